"""What is done with the file of a house of one's own: written, named anew, deleted."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from dealer_trainer.files import HouseInUseError
from dealer_trainer.wording import Words
from dealer_trainer.wording.house_form import deleting, needed_by
from dealer_trainer.wording.house_page import house_name
from ui.form import Asked, Field, Form
from ui.notice import Sentence
from ui.pages.house.draft import Draft
from ui.pages.house.presenter import HousePresenter


class Owning(QObject):
    """Ask what is needed, do it, and tell what is in the way; then nothing was changed.

    Signals:
        changed: a house has another name, or is gone.
        told: a Sentence for the line at the bottom of the window.
    """

    changed = Signal()
    told = Signal(object)

    def __init__(
        self, parent: QObject, presenter: HousePresenter, form: Form, words: Callable[[], Words]
    ) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._form = form
        self._words = words

    def save(self, draft: Draft) -> bool:
        """Write the house of a draft; tell whether it was done."""
        return self._tries(lambda: self._presenter.save(draft))

    def ask_rename(self) -> None:
        """Ask for another name of the house that is shown."""

        def rename(name: str) -> None:
            language = self._words().language
            if not name:
                self._form.complain(lambda words: words.text("Type a name."))
            elif self._tries(lambda: self._presenter.rename(name, language)):
                self._form.close_form()
                self.changed.emit()

        house = self._presenter.house
        self._form.ask(
            Asked(
                lambda words: words.text(
                    "Another name for “{house}”", house=house_name(words, house)
                ),
                lambda words: words.text("Rename"),
                rename,
                (Field(text=house_name(self._words(), house)),),
            )
        )

    def ask_delete(self) -> None:
        """Ask whether the house that is shown is really to be deleted."""
        house, uses = self._presenter.house, self._presenter.uses
        self._form.ask(
            Asked(
                lambda words: words.text(
                    "Delete the house “{house}”?", house=house_name(words, house)
                ),
                lambda words: words.text("Delete"),
                self._delete,
                hint=lambda words: deleting(words, uses),
            )
        )

    def _delete(self) -> None:
        self._form.close_form()
        try:
            self._tries(self._presenter.delete)
        except HouseInUseError as error:
            houses = [self._presenter.houses[each] for each in error.by]
            self.told.emit(
                lambda words: needed_by(words, [house_name(words, each) for each in houses])
            )
        self.changed.emit()

    def _tries(self, write: Callable[[], object]) -> bool:
        try:
            write()
        except OSError as error:
            self.told.emit(_not_written(error))
            return False
        return True


def _not_written(error: OSError) -> Sentence:
    reason, name = error.strerror or str(error), str(error.filename or "")
    return lambda words: words.text(
        "The house's file cannot be written ({reason}): {name}. Nothing was changed.",
        reason=reason,
        name=name,
    )
