"""A wrong answer is understood at once."""

from itertools import islice
from time import process_time

from dealer_trainer.generator import scenarios
from dealer_trainer.house import House
from dealer_trainer.mistakes import figures
from tests.generator.shipped import EACH_HOUSE
from tests.mistakes.shipped import others_of

# Three thousandths of a second a box is the promise; this leaves room for a slow computer.
MOST_SECONDS, COUNT = 0.006, 100


@EACH_HOUSE
def test_the_figures_of_a_box_come_fast_enough(house: House) -> None:
    others = others_of(house)
    shown = list(islice(scenarios(house, None, 3, boxes=1), COUNT))
    for each in shown:
        figures(each, others)  # caches fill
    start = process_time()
    for each in shown:
        figures(each, others)
    assert (process_time() - start) / COUNT < MOST_SECONDS
