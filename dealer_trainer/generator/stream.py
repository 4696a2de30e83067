"""The endless stream of scenarios of one topic, or of all topics in turn."""

from collections.abc import Callable, Iterator

from dealer_trainer.generator import by_bet, by_maximum, by_result
from dealer_trainer.generator.by_result import Recipe
from dealer_trainer.generator.chance import Chance, Rounds
from dealer_trainer.generator.deal import Deal
from dealer_trainer.generator.decisions import AT_WORK, BESIDE_TOPIC
from dealer_trainer.generator.finish import finish
from dealer_trainer.generator.game import Game
from dealer_trainer.generator.seats import take_seats
from dealer_trainer.generator.topics import Topic, TopicImpossibleError, shows, topics_of
from dealer_trainer.house import House
from dealer_trainer.scenario import Scenario

_TRIES = 60
_MOST_BOXES = 4
_MOST_WISHED = 7  # for more the deck has cards too few
_TWO_BOXES = {Topic.PURCHASE: 35, Topic.INSURANCE: 25}
_TWO_BOXES_ELSE = 10
_MIXED = (Topic.WHOLE_TABLE, Topic.BLIND)

_RECIPES: dict[Topic, Callable[[Game], list[Recipe]]] = {
    Topic.PAYOUT: by_result.payout,
    Topic.TWO_COMBINATIONS: by_result.two_combinations,
    Topic.STAND_OFF: by_result.stand_off,
    Topic.NO_GAME: by_result.no_game,
    Topic.PURCHASE: by_bet.purchase,
    Topic.INSURANCE: by_bet.insurance,
    Topic.BONUS: by_bet.bonus,
    Topic.TABLE_MAXIMUM: by_maximum.table_maximum,
    Topic.DRAWS: by_bet.draws,
    Topic.BLIND: by_bet.whole_table,
    Topic.EARLY_PAYOUT: by_bet.early_payout,
    Topic.FOLD: by_result.fold,
    Topic.WHOLE_TABLE: by_bet.whole_table,
}


def scenarios(
    house: House, topic: Topic | None, seed: int, boxes: int | None = None
) -> Iterator[Scenario]:
    """Return an endless stream of scenarios that show a topic, or all of the house's in turn.

    The same house, topic, seed and `boxes` give the same stream. `boxes` is the wished number of
    boxes; a topic that needs more has more. Raise TopicImpossibleError for a topic that the house
    lacks, and while the stream is read if the house's options leave no scenario of it.
    """
    game, chance = Game(house), Chance(seed)
    if topic is None:
        return _in_turn(game, chance, boxes)
    if topic not in topics_of(house):
        raise TopicImpossibleError(topic)
    return _of_topic(game, topic, chance, boxes)


def _in_turn(game: Game, chance: Chance, boxes: int | None) -> Iterator[Scenario]:
    """Yield one scenario of each topic in turn; topics that prove impossible are passed over."""
    streams = {topic: _of_topic(game, topic, chance, boxes) for topic in topics_of(game.house)}
    while streams:
        for topic, stream in tuple(streams.items()):
            try:
                scenario = next(stream)
            except TopicImpossibleError:
                del streams[topic]
            else:
                yield scenario


def _of_topic(game: Game, topic: Topic, chance: Chance, boxes: int | None) -> Iterator[Scenario]:
    rounds = Rounds(chance, _RECIPES[topic](game))
    worked: list[Recipe] = []
    while rounds:
        recipe = rounds.next()
        scenario = _cook(game, topic, chance, recipe, boxes)
        if scenario:
            yield scenario
            if recipe not in worked:
                worked.append(recipe)
        elif recipe not in worked:
            rounds.drop(recipe)
    raise TopicImpossibleError(topic)


def _cook(
    game: Game, topic: Topic, chance: Chance, recipe: Recipe, boxes: int | None
) -> Scenario | None:
    """Follow a recipe until it gives a scenario of the topic, which is nearly always at once."""
    rates = AT_WORK if topic in _MIXED else BESIDE_TOPIC
    for _ in range(_TRIES):
        count = _boxes(game.house, topic, chance) if boxes is None else min(boxes, _MOST_WISHED)
        count = max(count, _least_boxes(game.house, topic))
        seats = take_seats(
            chance, game.house, min(count, game.house.boxes.count), blind=topic is Topic.BLIND
        )
        deal = Deal(game, chance, seats)
        topical = chance.pick(
            [seat for seat in seats if seat.blind == (topic is Topic.BLIND)] or seats
        )
        if not recipe(deal, topical):
            continue
        finished = finish(deal, topical, rates)
        if finished and shows(topic, *finished):
            return finished[0]
    return None


def _boxes(house: House, topic: Topic, chance: Chance) -> int:
    """Choose how many boxes there are: one, for what is about many more."""
    if topic in _MIXED:
        least = _least_boxes(house, topic)
        return least + chance.below(max(1, _MOST_BOXES + 1 - least))
    return 2 if chance.happens(_TWO_BOXES.get(topic, _TWO_BOXES_ELSE)) else 1


def _least_boxes(house: House, topic: Topic) -> int:
    if topic is Topic.BLIND:
        return house.boxes.open_per_player + 1
    return 2 if topic is Topic.WHOLE_TABLE else 1
