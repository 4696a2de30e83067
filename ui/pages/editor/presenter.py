"""What the scenario editor does: a table changed step by step, judged and settled after each."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cached_property

from dealer_trainer.cards import Card
from dealer_trainer.faults import Fault
from dealer_trainer.files import Drill, DrillHead, Laid
from dealer_trainer.files.drill_folder import DrillFolder, Kept
from dealer_trainer.files.drills import MOST_SCENARIOS
from dealer_trainer.generator import topics_of
from dealer_trainer.generator.topics import shows
from dealer_trainer.house import House, Names
from dealer_trainer.scenario import Scenario
from dealer_trainer.settlement import Settlement, settle
from ui.pages.editor.dealing import deal_rest
from ui.pages.editor.draft import Draft, Spot, blank, draft_of
from ui.pages.editor.sheet import Sheet, Steps
from ui.pages.editor.typed import cards_typed


class Put(Enum):
    """What became of a card that was put somewhere."""

    LIES = auto()
    TAKEN_BACK = auto()
    ELSEWHERE = auto()
    FULL = auto()


class NotReady(Enum):
    """Why a drill cannot be saved or run yet."""

    FAULTS = auto()
    NAMELESS = auto()


class NotReadyError(Exception):
    """The drill is not ready; `table` is the number of the table with faults."""

    def __init__(self, why: NotReady, table: int = 0) -> None:
        super().__init__(why)
        self.why = why
        self.table = table


@dataclass(frozen=True)
class Judged:
    """A table with its faults, and its settlement if it has none."""

    draft: Draft

    @cached_property
    def scenario(self) -> Scenario | None:
        """The scenario, None while it has faults."""
        return None if self.faults else self._laid.scenario

    @property
    def is_blank(self) -> bool:
        """Tell whether nothing was laid yet; that much is missing is no fault of anybody's."""
        return self.draft == blank(self.draft.house)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything that is wrong, in the order of the table."""
        return self._laid.faults

    @cached_property
    def settlement(self) -> Settlement | None:
        """What the dealer does, None while there are faults."""
        return settle(self.scenario) if self.scenario else None

    @cached_property
    def _laid(self) -> Laid:
        return self.draft.laid()


class EditorPresenter:
    """Hold the drill that is edited; every change can be taken back.

    `folder` keeps the drills and knows the houses, `seed` gives a fresh one for each deal.
    """

    def __init__(self, folder: DrillFolder, seed: Callable[[], int]) -> None:
        self.houses = folder.houses.all()
        self._folder = folder
        self._seed = seed
        self._steps = Steps(Sheet((blank(self.houses[0]),)))
        self._judged = Judged(self.sheet.table)
        self._kept: Kept | None = None
        self._saved = self.sheet

    @property
    def sheet(self) -> Sheet:
        """The drill as it stands."""
        return self._steps.now

    @property
    def draft(self) -> Draft:
        """The table that is shown."""
        return self.sheet.table

    @property
    def judged(self) -> Judged:
        """The table that is shown, with its faults or its settlement."""
        if self._judged.draft != self.draft:
            self._judged = Judged(self.draft)
        return self._judged

    @property
    def is_changed(self) -> bool:
        """Tell whether there is anything that is not saved."""
        now, saved = replace(self.sheet, at=0), replace(self._saved, at=0)
        return now != saved

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a step back."""
        return self._steps.can_undo

    @property
    def can_redo(self) -> bool:
        """Tell whether a step was taken back."""
        return self._steps.can_redo

    def begin_in(self, house: House) -> None:
        """Begin in a house if nothing was done yet."""
        known = {each.id: each for each in self.houses}
        untouched = not (self.can_undo or self.can_redo or self.is_changed)
        if untouched and self._kept is None:
            self._steps = Steps(Sheet((blank(known.get(house.id, house)),)))
            self._saved = self.sheet

    def restore(self, sheet: Sheet) -> None:
        """Go on with a drill that was not saved when the window closed."""
        self._steps = Steps(sheet)

    def unsaved(self) -> Sheet | None:
        """Return the drill if it is not saved yet."""
        return self.sheet if self.is_changed else None

    def undo(self) -> None:
        """Take the last step back."""
        self._steps.undo()

    def redo(self) -> None:
        """Take a step again that was taken back."""
        self._steps.redo()

    def put(self, spot: Spot, value: str) -> None:
        """Let a place hold what was typed or chosen there."""
        self._change(self.draft.put(spot, value), spot)

    def put_card(self, spot: Spot, card: Card) -> tuple[Put, Spot]:
        """Lay a card at a place, or take it back from there; return what became of it, and where.

        A card that lies elsewhere stays there, and a place that has its cards takes no more.
        """
        lies = self.draft.lying().get(card)
        held = cards_typed(self.draft.get(spot)).split()
        if str(card) in held:
            held.remove(str(card))
            self._lay(spot, held)
            return Put.TAKEN_BACK, spot
        gives = spot.name == "gives" and self.draft.get(spot._replace(name="draw")) == "exchange"
        if lies and not gives:
            return Put.ELSEWHERE, lies
        if len(held) >= self.draft.wanted(spot):
            return Put.FULL, spot
        self._lay(spot, [*held, str(card)])
        return Put.LIES, spot

    def take_last(self, spot: Spot) -> None:
        """Take the last card of a place back."""
        held = cards_typed(self.draft.get(spot)).split()
        self._lay(spot, held[:-1])

    def next_spot(self, spot: Spot) -> Spot:
        """Return the next place that lacks cards once this one has all of its own, else this."""
        order = list(self.draft.card_spots())
        if spot not in order or len(self.draft.cards(spot)) < self.draft.wanted(spot):
            return spot
        at = order.index(spot)
        for each in (*order[at + 1 :], *order[:at]):
            lacks = len(self.draft.cards(each)) < self.draft.wanted(each)
            if lacks and each.name != "next":
                return each
        return spot

    def choose_house(self, house: House) -> None:
        """Let all tables be of another house, without what that one has not got."""
        moved = tuple(table.move(house) for table in self.sheet.tables)
        self._steps.take(replace(self.sheet, tables=moved, topic=""))

    def name(self, ru: str, en: str) -> None:
        """Give the drill its names."""
        self._steps.take(replace(self.sheet, ru=ru, en=en), "name")

    def choose_topic(self, topic: str) -> None:
        """Say what the drill is about; nothing leaves it to the tables."""
        self._steps.take(replace(self.sheet, topic=topic))

    def deal_rest(self) -> None:
        """Deal every card that is missing at random."""
        self._change(deal_rest(self.draft, self._seed()), None)

    def clear(self) -> None:
        """Empty the table that is shown."""
        self._change(blank(self.draft.house), None)

    def add_table(self) -> bool:
        """Put an empty table of the same house behind this one; tell whether there was room."""
        sheet = self.sheet
        if len(sheet.tables) >= MOST_SCENARIOS:
            return False
        at = sheet.at + 1
        tables = (*sheet.tables[:at], blank(self.draft.house), *sheet.tables[at:])
        self._steps.take(replace(sheet, tables=tables, at=at))
        return True

    def remove_table(self) -> None:
        """Take the table that is shown away; the last one is emptied."""
        sheet = self.sheet
        if len(sheet.tables) == 1:
            self.clear()
            return
        tables = (*sheet.tables[: sheet.at], *sheet.tables[sheet.at + 1 :])
        self._steps.take(replace(sheet, tables=tables, at=min(sheet.at, len(tables) - 1)))

    def show_table(self, at: int) -> None:
        """Show another table; nothing changes."""
        self._steps.now = replace(self.sheet, at=at)

    def new(self, house: House) -> None:
        """Begin a drill; what was there is one step back."""
        self._begin(Sheet((blank(house),)), None)

    def open_scenarios(self, scenarios: tuple[Scenario, ...]) -> None:
        """Show scenarios without a head; what was there is one step back."""
        self._begin(Sheet(tuple(map(draft_of, scenarios))), None)

    def open_sheet(self, sheet: Sheet) -> None:
        """Show what was read of a file with faults; it is saved into a file of its own."""
        self._begin(sheet, None)

    def open_drill(self, kept: Kept) -> None:
        """Show a drill that can be read; what was there is one step back."""
        if kept.drill is None:
            return
        head = kept.drill.head
        sheet = Sheet(
            tables=tuple(map(draft_of, kept.drill.scenarios)),
            ru=head.names.ru,
            en=head.names.en,
            topic=head.topic,
            rules=head.rules,
            kind=head.kind,
        )
        self._begin(sheet, kept)

    def drill(self, *, named: bool) -> Drill:
        """Return the drill; raise NotReadyError if a table has faults, or a name is wanted."""
        scenarios = []
        for number, table in enumerate(self.sheet.tables, start=1):
            scenario = Judged(table).scenario
            if scenario is None:
                raise NotReadyError(NotReady.FAULTS, number)
            scenarios.append(scenario)
        ru, en = self.sheet.ru.strip(), self.sheet.en.strip()
        if named and not (ru or en):
            raise NotReadyError(NotReady.NAMELESS)
        settled = [(scenario, settle(scenario)) for scenario in scenarios]
        rules = self.sheet.rules or tuple(
            dict.fromkeys(
                line.rule
                for _, settlement in settled
                for box in settlement.boxes
                for line in box.bets
                if line.rule
            )
        )
        names = Names(ru or en or "?", en or ru or "?")
        head = DrillHead(names, self.sheet.topic or _topic(settled), rules, self.sheet.kind)
        return Drill(head, tuple(scenarios))

    def save(self) -> Kept:
        """Keep the drill in the user's own folder; raise NotReadyError or OSError."""
        drill = self.drill(named=True)
        self._kept = self._folder.save(drill, drill.head.names.en, self._kept)
        self._saved = self.sheet
        return self._kept

    def _begin(self, sheet: Sheet, kept: Kept | None) -> None:
        self._steps.take(sheet)
        self._kept, self._saved = kept, self.sheet

    def _lay(self, spot: Spot, cards: list[str]) -> None:
        self._change(self.draft.put(spot, " ".join(cards)), None)

    def _change(self, draft: Draft, place: Hashable) -> None:
        at = None if place is None else (self.sheet.at, place)
        self._steps.take(self.sheet.with_table(draft), at)


def _topic(settled: list[tuple[Scenario, Settlement]]) -> str:
    """Return the first topic of the house that one of the tables shows, the rarer ones first."""
    topics = topics_of(settled[0][0].house)
    found = (topic for topic in reversed(topics) if any(shows(topic, *each) for each in settled))
    return next(found, topics[0]).value
