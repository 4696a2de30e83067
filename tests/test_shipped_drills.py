"""The drills of ``scenarios/drills``: legal, different, and what each is named for is in it."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dealer_trainer.cards import ACE, DECK, FIVE, KING
from dealer_trainer.files import Drill, Houses, Known, read_drill, read_source
from dealer_trainer.generator import Topic, topics_of
from dealer_trainer.generator.chance import Chance
from dealer_trainer.generator.topics import shows
from dealer_trainer.hands import Hand, arrange
from dealer_trainer.house import BlindMay
from dealer_trainer.legality import faults
from dealer_trainer.mistakes.beside import beside_of
from dealer_trainer.practice.drilled import scenario_text
from dealer_trainer.procedure import steps
from dealer_trainer.questions import Kind
from dealer_trainer.questions.kinds import KINDS
from dealer_trainer.resources import scenarios_folder
from dealer_trainer.scenario import Box, Draw, Play, Scenario
from dealer_trainer.settlement import Result, Settlement, Why, settle
from dealer_trainer.wording.explanations import uncounted_rule
from dealer_trainer.wording.rules import RULES

FOLDER = scenarios_folder() / "drills"
FILES = sorted(FOLDER.glob("*/*.yaml"))
KNOWN = Known(tuple(Topic), tuple(Kind))
HOUSES = Houses(Path("none"))
# At this table there is no bonus to show; the drill asks whether one may be placed.
WITHOUT_ITS_TOPIC = {"bonus_electronic"}
PAIRS_ON_SIX_CARDS = 21
COMPARED = {Result.WIN, Result.LOSE, Result.STAND_OFF}
CORNERS_BESIDE = {
    (Hand.FULL_HOUSE, Hand.FULL_HOUSE), (Hand.FOUR_OF_A_KIND, Hand.FULL_HOUSE),
    (Hand.FLUSH, Hand.PAIR), (Hand.FLUSH, Hand.ACE_KING), (Hand.STRAIGHT, Hand.STRAIGHT),
    (Hand.STRAIGHT, Hand.PAIR),
}  # fmt: skip


def drill(path: Path) -> Drill:
    return read_drill(read_source(str(path)), HOUSES, KNOWN)


DRILLS = {path: drill(path) for path in FILES}


def tables(found: Drill) -> Iterator[tuple[Scenario, Settlement]]:
    return ((scenario, settle(scenario)) for scenario in found.scenarios)


def tries(scenario: Scenario) -> Iterator[Box]:
    """Yield each box with one decision more."""
    held = {card for box in scenario.boxes for card in (*box.cards, *box.hand)}
    taken = held | set(scenario.dealer.cards) | set(scenario.dealer.next)
    card = next(card for card in DECK if card not in taken)
    for box in scenario.boxes:
        yield replace(box, bonus=5)
        yield replace(box, insurance=box.ante)
        yield replace(box, insurance=scenario.house.table.max_payout)
        yield replace(box, buys_game=True)
        yield replace(box, play=Play.EARLY)
        yield replace(box, draws=(*box.draws, Draw(sixth=card)))
        yield replace(box, draws=(*box.draws, Draw(exchange=box.hand[:1], for_=(card,))))


def rules_of_refusals(scenario: Scenario) -> set[str | None]:
    found = set()
    for tried in tries(scenario):
        boxes = tuple(tried if box.box == tried.box else box for box in scenario.boxes)
        found |= {fault.rule for fault in faults(replace(scenario, boxes=boxes))}
    return found


def cited(scenario: Scenario, settlement: Settlement) -> set[str | None]:
    """Return the rules that the settlement, the round, a question or a refusal cites."""
    found = {line.rule for box in settlement.boxes for line in box.bets}
    found |= {step.rule for step in steps(scenario, settlement)}
    found |= rules_of_refusals(scenario)
    for box in settlement.boxes:
        if box.reading.uncounted:
            found.add(uncounted_rule(scenario.house, box.reading.uncounted))
    return found


def compared_in_class(_: Scenario, settlement: Settlement) -> bool:
    for box in settlement.boxes:
        against = settlement.dealer.final if box.reading.bought else settlement.dealer.opens
        if box.result in COMPARED and box.reading.main.hand is against.hand:
            return True
    return False


def low_ace_or_equal_suits(scenario: Scenario, settlement: Settlement) -> bool:
    hands = [settlement.dealer.opens, *(box.reading.main for box in settlement.boxes)]
    low = any(hand.hand is Hand.STRAIGHT and hand.ranks == (FIVE,) for hand in hands)
    return low or (hands[0].hand is Hand.FLUSH and hands[0].strength == hands[1].strength)


def second_combinations(settlement: Settlement) -> list[tuple[Hand, Hand]]:
    both = [box.combinations for box in settlement.boxes if len(box.combinations) == 2]
    return [(main.hand, second.hand) for main, second in both]


def kickers_or_inside(_: Scenario, settlement: Settlement) -> bool:
    alone = any(len(box.combinations) == 1 for box in settlement.boxes)
    return alone or bool(second_combinations(settlement))


def second_is_below_the_dealer(_: Scenario, settlement: Settlement) -> bool:
    dealer = settlement.dealer.opens
    return any(
        box.reading.second and box.reading.second.hand.level < dealer.hand.level
        for box in settlement.boxes
    )


def dealer_holds_two(scenario: Scenario, _: Settlement) -> bool:
    return arrange(scenario.dealer.cards, scenario.house.pays)[1] is not None


def corner(_: Scenario, settlement: Settlement) -> bool:
    if CORNERS_BESIDE & set(second_combinations(settlement)):
        return True
    for box in settlement.boxes:
        ranks = Counter(card.rank for card in box.reading.cards)
        if box.reading.uncounted or min(ranks[ACE], ranks[KING]) >= 2:
            return True
    return False


def cut(_: Scenario, settlement: Settlement) -> bool:
    return any("maximum" in line.reason.numbers for box in settlement.boxes for line in box.bets)


def odd_half(_: Scenario, settlement: Settlement) -> bool:
    reasons = [line.reason for box in settlement.boxes for line in box.bets]
    maxima = [each.numbers.get("maximum") for each in reasons if each.why is Why.EARLY_SHARE]
    return any(isinstance(maximum, int) and maximum % 2 for maximum in maxima)


def second_ante_above(scenario: Scenario, _: Settlement) -> bool:
    opened = [box for box in scenario.boxes if box.player == "A" and not box.blind]
    return len(opened) > 1


def blind(scenario: Scenario, _: Settlement) -> bool:
    return any(box.blind for box in scenario.boxes)


def dealer_ends_without_cards_that_play(scenario: Scenario, settlement: Settlement) -> bool:
    return settlement.dealer.opens.hand in {Hand.ACE_KING, Hand.NOTHING, Hand.PAIR}


SEEN: dict[str, Callable[[Scenario, Settlement], bool]] = {
    "C-1": low_ace_or_equal_suits,
    "C-3": compared_in_class,
    "C-4": lambda _, settled: any(
        box.result is Result.STAND_OFF and len(box.reading.cards) == 6 for box in settled.boxes
    ),
    "C-5": lambda _, settled: any(box.result is Result.WIN for box in settled.boxes),
    "C-6": cut,
    "C-7": odd_half,
    "C-8": lambda scenario, _: len(scenario.boxes) > 1,
    "T-1": kickers_or_inside,
    "T-2": second_is_below_the_dealer,
    "T-3": dealer_holds_two,
    "T-4": lambda _, settled: bool(second_combinations(settled)),
    "T-5": corner,
    "RP-1": second_ante_above,
    "RP-3": dealer_ends_without_cards_that_play,
    "RP-4": lambda _, settled: any(box.result is Result.WIN for box in settled.boxes),
    "RP-7": lambda _, settled: bool(settled.dealer.exchanges),
    "RP-11": blind,
    "RH-1": blind,
    "RH-6": lambda _, settled: bool(settled.dealer.exchanges),
    "RH-9": blind,
    "PP-1": blind,
    "PP-6": dealer_ends_without_cards_that_play,
    "OX-1": dealer_ends_without_cards_that_play,
    "FC-1": dealer_ends_without_cards_that_play,
}


def shown(rule: str, scenario: Scenario, settlement: Settlement) -> bool:
    seen = SEEN.get(rule)
    return rule in cited(scenario, settlement) or bool(seen and seen(scenario, settlement))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_drill_shows_what_it_is_named_for(path: Path) -> None:
    found = DRILLS[path]
    assert found.house.id == path.parent.name
    assert found.head.names.ru
    assert found.head.names.en
    assert found.head.names.ru != found.head.names.en
    assert all(not faults(scenario) for scenario in found.scenarios)
    settled = list(tables(found))
    topic = Topic(found.head.topic)
    if path.stem not in WITHOUT_ITS_TOPIC:
        assert topic in topics_of(found.house)
        assert any(shows(topic, *each) for each in settled)
    assert found.head.rules
    assert [
        rule for rule in found.head.rules if not any(shown(rule, *each) for each in settled)
    ] == []


@pytest.mark.parametrize(
    "path", [path for path in FILES if DRILLS[path].head.kind], ids=lambda path: path.stem
)
def test_each_scenario_of_a_drill_can_be_asked_in_its_kind(path: Path) -> None:
    found = DRILLS[path]
    build = KINDS[Kind(found.head.kind or "")].build
    for seed, scenario in enumerate(found.scenarios):
        assert build(scenario, Chance(seed), beside_of())


def test_no_two_scenarios_are_equal() -> None:
    seen: dict[str, list[str]] = {}
    for path, found in DRILLS.items():
        for scenario in found.scenarios:
            # By this text an answer tells which scenario was done.
            text = scenario_text(scenario)
            seen.setdefault(text, []).append(f"{scenario.house.id}/{path.stem}")
    assert [paths for paths in seen.values() if len(paths) > 1] == []
    names = Counter((found.house.id, found.head.names.en) for found in DRILLS.values())
    assert max(names.values()) == 1


def test_sixty_drills_and_more_for_every_house_and_topic() -> None:
    assert len(DRILLS) >= 60
    topics = {(found.house.id, found.head.topic) for found in DRILLS.values()}
    wanted = {
        (house.id, topic.value)
        for house in map(HOUSES.named, HOUSES.ids)
        for topic in topics_of(house)
        if house.id in {"russian_poker", "russian_poker_house", "poker_plus"}
    }
    assert wanted - topics == set()


def test_every_rule_has_a_drill() -> None:
    """C-2, the order of hands, is in every comparison; O-1 and O-5 are steps of every round."""
    named = {rule for found in DRILLS.values() for rule in found.head.rules}
    assert set(RULES) - named == {"C-2", "O-1", "O-5"}


def test_t4_all_pairs_of_combinations_are_dealt() -> None:
    of_house = [found for found in DRILLS.values() if found.house.id == "russian_poker"]
    six = {
        (box.combinations[0].hand, box.combinations[1].hand)
        for found in of_house
        for scenario, settlement in tables(found)
        for box in settlement.boxes
        if len(box.combinations) == 2 and len(box.reading.cards) == 6
    }
    assert len(six) >= PAIRS_ON_SIX_CARDS


def test_every_decision_of_a_blind_box_is_dealt() -> None:
    done = set()
    for found in DRILLS.values():
        for scenario in found.scenarios:
            for box in scenario.boxes:
                if box.blind:
                    done |= {BlindMay.BONUS} if box.bonus else set()
                    done |= {BlindMay.PURCHASE} if box.buys_game else set()
                    done |= {BlindMay.SIXTH} if box.draws else set()
    assert done == {BlindMay.BONUS, BlindMay.PURCHASE, BlindMay.SIXTH}
