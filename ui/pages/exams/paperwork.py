"""What is done beside exams, without the passphrase: plans, papers, checks, what is saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_trainer.wording import Words
from dealer_trainer.wording.exams.certificates import flaw_text
from dealer_trainer.wording.exams.results import name_of
from ui.file_dialogs import ask_which
from ui.form import Field
from ui.notice import Sentence
from ui.pages.exams.desk import Desk
from ui.pages.exams.telling import EXPECTED, attempt, sentence_of

if TYPE_CHECKING:
    from dealer_trainer.exams.paper import Paper
    from dealer_trainer.exams.plan import ExamPlan


class Paperwork(Desk):
    """Lead through what anybody may do with plans, papers and records."""

    def show_questions(self) -> None:
        """Draw the paper of the exam again and show every question."""
        entry = self._page.details.entry
        if entry is None or entry.seed is None:
            return
        seed = entry.seed
        self._page.busy.run(
            lambda: self._presenter.paper(self._presenter.plan_of(entry), seed),
            self._page.details.show_questions,
            self._fail,
            *EXPECTED,
        )

    def print_paper(self) -> None:
        """Ask for a seed, then save the paper by the selected plan and its key."""
        plan = self._page.home.plan
        if plan is None:
            return

        def draw(seed: str) -> Sentence | None:
            if not seed.isdecimal() or len(seed) > 18:
                return lambda words: words.text("A seed is a whole number of up to 18 digits.")
            self._page.busy.run(
                lambda: self._presenter.paper(plan, int(seed)),
                partial(self._save_paper, plan),
                self._fail,
                *EXPECTED,
            )
            return None

        offered = Field(lambda words: words.text("Seed"), str(self._presenter.fresh_seed()))
        self._ask(
            lambda words: words.text("Print a paper: “{plan}”", plan=name_of(words, plan.names)),
            lambda words: words.text("Save…"),
            draw,
            (offered,),
            lambda words: words.text(
                "The same seed gives the same paper again. The key is saved beside the paper."
            ),
        )

    def make_plan(self) -> None:
        """Begin a plan of one's own with the selected one."""
        from ui.pages.exams.page import Part

        plan = self._page.home.plan
        if plan is not None:
            identity = self._presenter.free_id(plan)
            self._page.maker.show_plan(plan, identity, self._presenter.houses)
            self._page.show_part(Part.MAKER)

    def save_plan(self) -> None:
        """Check the plan and save it, or say what is wrong with it."""
        from ui.pages.exams.page import Part

        plan = self._page.maker.plan
        if plan is None:
            return
        if not all((plan.id, plan.names.ru, plan.names.en)):
            self._page.maker.complain(
                lambda words: words.text("Give the plan an id and a name in both languages.")
            )
            return
        try:
            path = self._presenter.save_plan(plan)
        except EXPECTED as error:
            self._page.maker.complain(sentence_of(error))
            return
        self._page.maker.complain(None)
        self._page.show_part(Part.HOME)
        self._saved(path)

    def check(self) -> None:
        """Check the records of this computer, and whatever file is chosen."""
        flaws = attempt(self._tell, self._presenter.check)
        if flaws is None:
            return
        if flaws:
            first = flaws[0]
            self._tell(
                lambda words: words.text(
                    "The records were changed: {what}.", what=flaw_text(words, first)
                )
            )
        else:
            self._tell(lambda words: words.text("The records of this computer are unchanged."))
        ask_which(
            self._words,
            self._page,
            self._words.text("Check a certificate or exported records"),
            self._words.text("Certificates and records (*.pdf *.txt);;All files (*)"),
            self.check_file,
        )

    def check_file(self, path: Path) -> None:
        """Show what a genuine certificate says, or that a book of records is unchanged."""
        found = attempt(self._tell, lambda: self._presenter.verified(path))
        if found is None:
            return
        for _, certificate in found.certificates:
            self._page.show_facts(certificate.facts)
        for _, book in found.books:
            self._tell(partial(_unchanged, path.name, len(book.rows)))

    def save_csv(self) -> None:
        """Save what the register lists."""

        def write(path: Path) -> None:
            data = self._page.register.csv()
            if attempt(self._tell, lambda: path.write_bytes(data)) is not None:
                self._saved(path)

        self._where(lambda words: words.text("Save the list"), "csv", "register", write)

    def export(self) -> None:
        """Save all records in a file that can be checked anywhere."""

        def write(path: Path) -> None:
            def export() -> bool:
                self._presenter.export(path)
                return True

            if attempt(self._tell, export):
                self._saved(path)

        self._where(lambda words: words.text("Export records"), "txt", "exam-records", write)

    def _save_paper(self, plan: ExamPlan, paper: Paper) -> None:
        from ui.pdf.papers import write_key, write_paper

        def write(path: Path) -> None:
            key = path.with_stem(f"{path.stem}-key")

            def draw(progress: Callable[[int, int], bool]) -> None:
                def both() -> bool:
                    write_paper(self._words, paper, path, progress)
                    write_key(self._words, paper, key, progress)
                    return True

                if attempt(self._tell, both):
                    self._saved(path)

            self._page.busy.draw(draw)

        name = f"{plan.id}-{paper.name}"
        self._where(lambda words: words.text("Save the paper"), "pdf", name, write)


def _unchanged(name: str, count: int, words: Words) -> str:
    return words.plural(
        "{name}: {count} record, nothing was changed",
        "{name}: {count} records, nothing was changed",
        count,
        name=name,
    )
