"""What an examiner does by his passphrase: he opens, resumes and ends exams, strikes and signs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_trainer.exams.book import Candidate
from dealer_trainer.exams.keys import OpenKey
from dealer_trainer.wording import Words
from dealer_trainer.wording.exams.results import name_of, refusal_text
from ui.form import Field
from ui.notice import Sentence
from ui.pages.exams.desk import Desk
from ui.pages.exams.telling import EXPECTED, attempt, sentence_of

if TYPE_CHECKING:
    from ui.pages.sitting.presenter import SittingPresenter

_PASSPHRASE = Field(lambda words: words.text("Examiner's passphrase"), secret=True)
_AGAIN = Field(lambda words: words.text("The same again"), secret=True)
_REASON = Field(lambda words: words.text("Reason"))


class Acts(Desk):
    """Lead through what the passphrase opens."""

    def set_exam(self) -> None:
        """Ask for candidate and passphrase, then open the exam by the selected plan."""
        plan = self._page.home.plan
        if plan is None or not self._presenter.is_open:
            return
        if not self._has_key():
            return
        fields = (
            Field(lambda words: words.text("Candidate's name")),
            Field(lambda words: words.text("Staff number")),
            Field(lambda words: words.text("Examiner"), self._presenter.examiner),
            _PASSPHRASE,
        )

        def begin(name: str, staff: str, examiner: str, passphrase: str) -> Sentence | None:
            candidate = Candidate(name, staff)
            try:
                key = self._presenter.open_key(passphrase)
                refusal = self._presenter.refusal(plan, candidate.staff)
            except EXPECTED as error:
                return sentence_of(error)
            if refusal is not None:
                return lambda words: refusal_text(words, refusal)
            self._presenter.examiner = examiner
            self._sit(lambda: self._presenter.begin(key, plan, candidate))
            return None

        self._ask(
            lambda words: words.text("Exam “{plan}”", plan=name_of(words, plan.names)),
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

        def go_on(key: OpenKey) -> Sentence | None:
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

        def end(key: OpenKey, reason: str) -> Sentence | None:
            self._presenter.annul(key, entry, reason)
            self._page.refresh()
            return None

        self._ask_key(
            lambda words: words.text("Annul the exam of {name}", name=entry.candidate.name),
            lambda words: words.text("Annul"),
            end,
            (_REASON,),
            hint=lambda words: words.text(
                "It ends without a result, does not count as a try, and stays in the records."
            ),
        )

    def strike(self, digest: str) -> None:
        """Ask for reason and passphrase, then count a question no more."""

        def strike(key: OpenKey, reason: str) -> Sentence | None:
            regraded = self._presenter.strike(key, digest, reason)
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
            (_REASON,),
            hint=lambda words: words.text(
                "Whoever had it is graded anew without it. The old results stay in the records."
            ),
        )

    def save_certificate(self) -> None:
        """Ask for the passphrase and a place, then save the certificate as a PDF."""
        entry = self._page.details.entry
        if entry is None:
            return

        def certify(key: OpenKey) -> Sentence | None:
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

    def change_passphrase(self) -> None:
        """Ask for the passphrase and for another, which opens the examiner's key from now on."""
        if not self._has_key():
            return

        def change(key: OpenKey, other: str, again: str) -> Sentence | None:
            if other != again:
                return _differ
            self._presenter.change_passphrase(key, other)
            self._tell(lambda words: words.text("From now on the new passphrase opens exams."))
            return None

        self._ask_key(
            lambda words: words.text("Another passphrase for the examiner"),
            lambda words: words.text("Set the passphrase"),
            change,
            (Field(lambda words: words.text("New passphrase"), secret=True), _AGAIN),
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
        def make(passphrase: str, again: str) -> Sentence | None:
            if passphrase != again:
                return _differ
            try:
                self._presenter.set_up(passphrase)
            except EXPECTED as error:
                return sentence_of(error)
            self._tell(lambda words: words.text("The passphrase is set. Now set the exam."))
            return None

        self._ask(
            lambda words: words.text("First the examiner's passphrase is set"),
            lambda words: words.text("Set the passphrase"),
            make,
            (_PASSPHRASE, _AGAIN),
            lambda words: words.text(
                "It opens exams and signs results on this computer. Nobody can look it up: write "
                "it down and lock it away. Four words that do not belong together are good."
            ),
        )

    def _ask_key(
        self,
        title: Sentence,
        button: Sentence,
        do: Callable[..., Sentence | None],
        fields: tuple[Field, ...] = (),
        hint: Sentence | None = None,
    ) -> None:
        """Ask for what is needed and the passphrase, and do something with the key and that."""

        def done(*given: str) -> Sentence | None:
            *others, passphrase = given
            try:
                return do(self._presenter.open_key(passphrase), *others)
            except EXPECTED as error:
                return sentence_of(error)

        self._ask(title, button, done, (*fields, _PASSPHRASE), hint)

    def _sit(self, open_exam: Callable[[], SittingPresenter]) -> None:
        self._page.busy.run(open_exam, self._page.began.emit, self._fail, *EXPECTED)


def _differ(words: Words) -> str:
    return words.text("The two passphrases differ. Type both again.")
