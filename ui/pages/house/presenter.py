"""Which house is shown, which beside it, and what may be done with houses of one's own."""

from collections.abc import Callable, Mapping, Sequence

from dealer_trainer.files import OwnHouse, OwnHouses
from dealer_trainer.house import House, Names
from dealer_trainer.wording import Language
from ui.pages.house.draft import Draft


class HousePresenter:
    """Hold the house that is shown and the one beside it; write houses of one's own.

    `offer` is told all houses whenever they are others, `uses` finds what names a house; OSError is
    left to the page.
    """

    def __init__(
        self,
        own: OwnHouses,
        houses: Sequence[House],
        offer: Callable[[Sequence[House]], None],
        uses: Callable[[str], Sequence[Names]],
    ) -> None:
        self._own = own
        self._offer = offer
        self._uses = uses
        self._owned: Mapping[str, OwnHouse] = {}
        self.houses = {house.id: house for house in houses}
        self.house = houses[0]
        self.other: House | None = None

    def show(self, house: House) -> None:
        """Show a house, which may be one that is not offered any more, and none beside it."""
        self.house, self.other = house, None
        self._owned = self._own.all()

    def choose(self, house: str) -> None:
        """Show another of the houses."""
        self.house = self.houses[house]
        if self.other and self.other.id == house:
            self.other = None

    def compare(self, house: str | None) -> None:
        """Show a house beside the first one, or none."""
        self.other = self.houses[house] if house else None

    @property
    def own(self) -> OwnHouse | None:
        """The file of the house that is shown, None for a house of the program."""
        return self._owned.get(self.house.id)

    @property
    def can_change(self) -> bool:
        """Tell whether the house can be changed without losing what a person wrote by hand."""
        return self.own is not None and self.own.base is not None and self.own.is_as_written

    def new_draft(self, rule: str) -> Draft:
        """Begin a house made from the one that is shown; `rule` is cited for what it changes."""
        base = self.houses.get(self.house.id, self.house)
        return Draft(base, tuple(self.houses.values()), rule)

    def changing_draft(self, rule: str) -> Draft:
        """Begin to change the house that is shown; raise ValueError if it cannot be changed."""
        own = self.own
        if own is None or own.base is None:
            raise ValueError(self.house.id)
        return Draft(own.base, tuple(self.houses.values()), rule, own.house)

    def save(self, draft: Draft) -> House:
        """Write the house of a draft, show it and offer it; raise ValueError if it has faults."""
        if draft.house is None:
            raise ValueError(draft.base.id)
        house = draft.house
        if draft.own is None:
            house = self._own.add(house, draft.base)
        else:
            self._own.change(self._owned[house.id], house)
        self._reload(house.id)
        return house

    def rename(self, name: str, language: Language) -> None:
        """Give the shown house another name; both languages share it where they did before."""
        own = self.own
        if own is None:
            return
        names = own.house.names
        if names.ru == names.en:
            names = Names(name, name)
        elif language is Language.RUSSIAN:
            names = Names(name, names.en)
        else:
            names = Names(names.ru, name)
        self._own.rename(own, names)
        self._reload(own.house.id)

    @property
    def uses(self) -> Sequence[Names]:
        """The names of the own drills and exam plans that need the shown house."""
        return self._uses(self.house.id)

    def delete(self) -> None:
        """Delete the shown house; raise HouseInUseError if another one is made from it."""
        own = self.own
        if own is not None:
            self._own.delete(own)
            self._reload(next(iter(self.houses)))

    def _reload(self, shown: str) -> None:
        houses = self._own.houses().all()
        self.houses = {house.id: house for house in houses}
        self._offer(houses)
        self.show(self.houses.get(shown, houses[0]))
