"""The way to the results of everybody: the trainer's PIN, asked on the page itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from dealer_trainer.store import check_fit
from dealer_trainer.wording.language import message
from ui.form import PIN, Asked, Form
from ui.notice import Sentence
from ui.pages.people.telling import error_sentence, said
from ui.pages.results.presenter import ResultsPresenter

_HINT = message(
    "Four to twelve digits. Whoever knows it sees the results of everybody in these records. "
    "It cannot be read back, so keep it."
)


class Door(QObject):
    """Ask for the trainer's PIN, or for a new one where there is none yet.

    Signals:
        opened: the PIN was right.
        told: a Sentence for the line at the bottom of the window.
    """

    opened = Signal()
    told = Signal(object)

    def __init__(self, presenter: ResultsPresenter, form: Form, parent: QObject) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._form = form

    def ask(self) -> None:
        """Ask for the PIN, or for the first one."""
        self._attempt(self._ask)

    def ask_another(self) -> None:
        """Ask the trainer, who is in, for another PIN."""
        self._ask_new(self._change, said(message("The trainer's new PIN")))

    def _ask(self) -> None:
        if not self._presenter.has_trainer:
            self._ask_new(self._set_first, said(message("Set a PIN for the trainer")))
            return
        self._form.ask(
            Asked(
                said(message("The trainer's PIN")),
                said(message("Go on")),
                lambda pin: self._attempt(lambda: self._check(pin)),
                (PIN,),
            )
        )

    def _check(self, pin: str) -> None:
        wait = self._presenter.wait_after(pin)
        if wait is None:
            self._go_in()
        elif wait:
            self._form.wait(wait)
        else:
            self._form.complain(said(message("The PIN was wrong. Try again.")))

    def _ask_new(self, set_pin: Callable[[str], None], title: Sentence) -> None:
        """Ask for a PIN twice, since one that is mistyped would lock the trainer out."""

        def again(first: str) -> None:
            def compare(second: str) -> None:
                if second != first:
                    self._ask_new(set_pin, title)
                    self._form.complain(said(message("The two were not the same. Begin again.")))
                    return
                self._attempt(lambda: set_pin(first))

            self._form.ask(
                Asked(
                    said(message("The same PIN once more")),
                    said(message("Set")),
                    compare,
                    (PIN,),
                )
            )

        def check(first: str) -> None:
            check_fit(first)
            again(first)

        go_on = said(message("Go on"))
        self._form.ask(
            Asked(
                title,
                go_on,
                lambda pin: self._attempt(lambda: check(pin)),
                (PIN,),
                hint=said(_HINT),
            )
        )

    def _set_first(self, pin: str) -> None:
        if self._presenter.set_first_pin(pin):
            self._go_in()
        else:
            # Another window was quicker.
            self._ask()

    def _change(self, pin: str) -> None:
        self._presenter.set_pin(pin)
        self._form.close_form()
        self.told.emit(said(message("The PIN is set.")))

    def _go_in(self) -> None:
        self._form.close_form()
        self.opened.emit()

    def _attempt(self, do: Callable[[], None]) -> None:
        try:
            do()
        except Exception as error:  # noqa: BLE001 - it is told, or raised again
            sentence = error_sentence(error)
            if self._form.is_open:
                self._form.complain(sentence)
            else:
                self.told.emit(sentence)
