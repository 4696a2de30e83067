"""The generator never keeps a trainee waiting."""

from itertools import islice
from time import process_time

from dealer_trainer.generator import Topic, scenarios
from dealer_trainer.house import House
from tests.generator.shipped import EACH_TOPIC

# A thousand a second is the promise; this bound leaves room for a busy and slow computer.
LEAST_A_SECOND, COUNT = 500, 300


@EACH_TOPIC
def test_a_topic_comes_fast_enough(house: House, topic: Topic) -> None:
    stream = scenarios(house, topic, seed=1)
    for _ in islice(stream, COUNT):
        pass  # caches fill
    start = process_time()
    for _ in islice(stream, COUNT):
        pass
    assert COUNT / (process_time() - start) > LEAST_A_SECOND
