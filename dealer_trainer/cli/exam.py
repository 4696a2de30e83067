"""``exam``: the paper of a plan and a seed as PDF, and its key."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from dealer_trainer.exams.paper import Blueprint, Paper
from dealer_trainer.exams.plan_file import load_plan, shipped_houses, shipped_plans
from dealer_trainer.faults import Fault
from dealer_trainer.files import FilesError, Houses, LocatedFault, Place, is_path
from dealer_trainer.questions.kinds import KindImpossibleError
from dealer_trainer.wording import Language, Words

Progress = Callable[[int, int], bool]


def print_exam(
    reference: str, seed: int, paper: str, key: str | None, language: str | None, words: Words
) -> None:
    """Write the PDF of a paper and of its key; `reference` is a plan's file or a shipped plan's id.

    Raises FilesError for a plan with faults, an unknown one, and a file that cannot be written.
    """
    drawn = _draw(reference, seed)
    spoken = Words(Language(language)) if language else words
    from ui.pdf.papers import without_window, write_key, write_paper

    application = without_window()
    for name, write in ((paper, write_paper), (key, write_key)):
        if name is None:
            continue
        with _progress(name, words) as progress:
            try:
                write(spoken, drawn, Path(name), progress)
            except OSError as error:
                raise _fault(name, "file_unwritable") from error
    application.processEvents()


def _draw(reference: str, seed: int) -> Paper:
    plan = load_plan(_file(reference), Houses())
    try:
        return Blueprint(plan, shipped_houses()).draw(seed)
    except KindImpossibleError as error:
        house, kind = plan.house.id, error.kind.value
        raise _fault(reference, "kind_impossible", house=house, found=kind) from error


def _file(reference: str) -> Path:
    if is_path(reference):
        return Path(reference)
    shipped = {path.stem: path for path in shipped_plans()}
    if reference not in shipped:
        raise _fault("PLAN", "unknown_plan", found=reference, expected=tuple(shipped))
    return shipped[reference]


def _fault(place: str, problem: str, **values: str | tuple[str, ...]) -> FilesError:
    return FilesError([LocatedFault(Place(place), Fault((), problem, values))])


@contextmanager
def _progress(name: str, words: Words) -> Iterator[Progress]:
    """Show on standard error, if it is a terminal, how far the writing is."""
    from rich.console import Console
    from rich.progress import Progress as Shown

    with Shown(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(words.text("writing {what}", what=name))

        def tell(done: int, of: int) -> bool:
            shown.update(task, completed=done, total=of)
            return True

        yield tell
