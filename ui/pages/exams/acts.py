"""What an examiner does, step by step: what is asked, what is done, what is said afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_trainer.exams.book import Candidate
from dealer_trainer.exams.keys import OpenKey
from dealer_trainer.wording import Words
from dealer_trainer.wording.exams.certificates import flaw_text
from dealer_trainer.wording.exams.results import name_of, refusal_text
from ui.notice import Sentence
from ui.pages.exams.fields import Asked, Field
from ui.pages.exams.telling import EXPECTED, attempt, sentence_of
from ui.pages.people.paths import ask_where_to_save, ask_which, file_name

if TYPE_CHECKING:
    from dealer_trainer.exams.paper import Paper
    from dealer_trainer.exams.plan import ExamPlan
    from ui.pages.exams.page import ExamsPage
    from ui.pages.sitting.presenter import SittingPresenter

_OPENED_BY = "passphrase"


class Acts:
    """Lead through what the buttons of the page begin; whatever matters asks the passphrase."""

    def __init__(self, page: ExamsPage) -> None:
        self._page = page
        self._presenter = page.presenter

    def set_exam(self) -> None:
        """Ask for candidate and passphrase, then open the exam by the selected plan."""
        plan = self._page.home.plan
        if plan is None or not self._presenter.is_open:
            return
        if not self._has_key():
            return
        fields = {
            "name": Field(lambda words: words.text("Candidate's name")),
            "staff": Field(lambda words: words.text("Staff number")),
            "examiner": Field(lambda words: words.text("Examiner"), self._presenter.examiner),
            _OPENED_BY: _passphrase(),
        }

        def begin(given: Mapping[str, str]) -> Sentence | None:
            candidate = Candidate(given["name"], given["staff"])
            try:
                key = self._presenter.open_key(given[_OPENED_BY])
                refusal = self._presenter.refusal(plan, candidate.staff)
            except EXPECTED as error:
                return sentence_of(error)
            if refusal is not None:
                return lambda words: refusal_text(words, refusal)
            self._presenter.examiner = given["examiner"]
            self._sit(lambda: self._presenter.begin(key, plan, candidate))
            return None

        self._ask(
            lambda words: words.text("Exam: {plan}", plan=name_of(words, plan.names)),
            lambda words: words.text("Open the exam"),
            begin,
            fields,
            lambda words: words.text(
                "After this the candidate has the keyboard. Help and all other pages are closed "
                "until the end."
            ),
        )

    def resume(self) -> None:
        """Ask for the passphrase, then go on with the exam that was broken off."""
        entry = attempt(self._tell, self._presenter.unfinished)
        if entry is None:
            return

        def go_on(key: OpenKey, _: Mapping[str, str]) -> Sentence | None:
            self._sit(lambda: self._presenter.resume(key, entry))
            return None

        self._ask_key(
            lambda words: words.text("Go on with the exam of {name}", name=entry.candidate.name),
            lambda words: words.text("Resume"),
            go_on,
            hint=lambda words: words.text(
                "The question that was open is not asked again; the time went on."
            ),
        )

    def annul(self) -> None:
        """Ask for reason and passphrase, then end the exam that was broken off."""
        entry = attempt(self._tell, self._presenter.unfinished)
        if entry is None:
            return

        def end(key: OpenKey, given: Mapping[str, str]) -> Sentence | None:
            self._presenter.annul(key, entry, given["reason"])
            self._page.refresh()
            return None

        self._ask_key(
            lambda words: words.text("Annul the exam of {name}", name=entry.candidate.name),
            lambda words: words.text("Annul"),
            end,
            reason=Field(lambda words: words.text("Reason")),
            hint=lambda words: words.text(
                "It ends without a result, does not count as a try, and stays in the records."
            ),
        )

    def strike(self, digest: str) -> None:
        """Ask for reason and passphrase, then count a question no more."""

        def strike(key: OpenKey, given: Mapping[str, str]) -> Sentence | None:
            regraded = self._presenter.strike(key, digest, given["reason"])
            self._page.refresh()
            self._tell(
                lambda words: words.plural(
                    "Struck; {count} exam was graded anew.",
                    "Struck; {count} exams were graded anew.",
                    len(regraded),
                )
            )
            return None

        self._ask_key(
            lambda words: words.text("Strike question {number}", number=digest[:8].upper()),
            lambda words: words.text("Strike"),
            strike,
            reason=Field(lambda words: words.text("Reason")),
            hint=lambda words: words.text(
                "Whoever had it is graded anew without it. The old results stay in the records."
            ),
        )

    def save_certificate(self) -> None:
        """Ask for the passphrase and a place, then save the certificate as a PDF."""
        entry = self._page.details.entry
        if entry is None:
            return

        def certify(key: OpenKey, _: Mapping[str, str]) -> Sentence | None:
            from ui.pdf.certificate import write_certificate

            certificate = self._presenter.certify(key, entry)
            name = f"{entry.candidate.name} {certificate.facts.number}"

            def write(path: Path) -> None:
                def draw() -> bool:
                    write_certificate(self._words, certificate, key, path)
                    return True

                if attempt(self._tell, draw):
                    self._saved(path)

            self._where(lambda words: words.text("Save the certificate"), "pdf", name, write)
            return None

        self._ask_key(
            lambda words: words.text("Certificate of {name}", name=entry.candidate.name),
            lambda words: words.text("Save…"),
            certify,
        )

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

        def draw(given: Mapping[str, str]) -> Sentence | None:
            if not given["seed"].isdecimal() or len(given["seed"]) > 18:
                return lambda words: words.text("A seed is a whole number of up to 18 digits.")
            self._page.busy.run(
                lambda: self._presenter.paper(plan, int(given["seed"])),
                partial(self._save_paper, plan),
                self._fail,
                *EXPECTED,
            )
            return None

        seed = Field(lambda words: words.text("Seed"), str(self._presenter.fresh_seed()))
        self._ask(
            lambda words: words.text("Print: {plan}", plan=name_of(words, plan.names)),
            lambda words: words.text("Save…"),
            draw,
            {"seed": seed},
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

    def change_passphrase(self) -> None:
        """Ask for the passphrase and for another, which opens the examiner's key from now on."""
        if not self._has_key():
            return

        def change(key: OpenKey, given: Mapping[str, str]) -> Sentence | None:
            if given["other"] != given["again"]:
                return _differ
            self._presenter.change_passphrase(key, given["other"])
            self._tell(lambda words: words.text("From now on the new passphrase opens exams."))
            return None

        self._ask_key(
            lambda words: words.text("Another passphrase for the examiner"),
            lambda words: words.text("Set the passphrase"),
            change,
            other=Field(lambda words: words.text("New passphrase"), secret=True),
            again=Field(lambda words: words.text("The same again"), secret=True),
            hint=lambda words: words.text(
                "Whoever knew the old one and has a copy of the records can still use that copy."
            ),
        )

    def _has_key(self) -> bool:
        """Tell whether there is a key of the examiner; where there is none yet, have it made."""
        there = attempt(self._tell, lambda: self._presenter.has_key)
        if there is False:
            self._set_up()
        return bool(there)

    def _set_up(self) -> None:
        def make(given: Mapping[str, str]) -> Sentence | None:
            if given[_OPENED_BY] != given["again"]:
                return _differ
            try:
                self._presenter.set_up(given[_OPENED_BY])
            except EXPECTED as error:
                return sentence_of(error)
            self._tell(lambda words: words.text("The passphrase is set. Now set the exam."))
            return None

        again = Field(lambda words: words.text("The same again"), secret=True)
        self._ask(
            lambda words: words.text("First the examiner's passphrase is set"),
            lambda words: words.text("Set the passphrase"),
            make,
            {_OPENED_BY: _passphrase(), "again": again},
            lambda words: words.text(
                "It opens exams and signs results on this computer. Nobody can look it up: write "
                "it down and lock it away. Four words that do not belong together are good."
            ),
        )

    def _ask_key(
        self,
        title: Sentence,
        button: Sentence,
        do: Callable[[OpenKey, Mapping[str, str]], Sentence | None],
        hint: Sentence | None = None,
        **fields: Field,
    ) -> None:
        """Ask for the passphrase, and what else is needed, and do something with the key."""

        def done(given: Mapping[str, str]) -> Sentence | None:
            try:
                return do(self._presenter.open_key(given[_OPENED_BY]), given)
            except EXPECTED as error:
                return sentence_of(error)

        self._ask(title, button, done, {**fields, _OPENED_BY: _passphrase()}, hint)

    def _ask(
        self,
        title: Sentence,
        button: Sentence,
        done: Callable[[Mapping[str, str]], Sentence | None],
        fields: Mapping[str, Field],
        hint: Sentence | None = None,
    ) -> None:
        self._page.fields.ask(Asked(title, button, done, fields, hint))

    def _sit(self, open_exam: Callable[[], SittingPresenter]) -> None:
        self._page.busy.run(open_exam, self._page.began.emit, self._fail, *EXPECTED)

    def _where(self, title: Sentence, end: str, name: str, then: Callable[[Path], None]) -> None:
        files = {"pdf": "PDF (*.pdf)", "csv": "CSV (*.csv)"}.get(end, f"*.{end}")
        ask_where_to_save(self._page, title(self._words), files, file_name(name, end), then)

    def _saved(self, path: Path) -> None:
        self._tell(lambda words: words.text("Saved in {path}", path=str(path)))

    def _fail(self, error: Exception) -> None:
        self._tell(sentence_of(error))

    def _tell(self, sentence: Sentence) -> None:
        self._page.told.emit(sentence)

    @property
    def _words(self) -> Words:
        return self._page.words


def _differ(words: Words) -> str:
    return words.text("The two passphrases differ. Type both again.")


def _passphrase() -> Field:
    return Field(lambda words: words.text("Examiner's passphrase"), secret=True)


def _unchanged(name: str, count: int, words: Words) -> str:
    return words.plural(
        "{name}: {count} record, nothing was changed",
        "{name}: {count} records, nothing was changed",
        count,
        name=name,
    )
