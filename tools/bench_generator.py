"""Print how many scenarios a second the generator makes, for each house and topic."""

import sys
from itertools import islice
from time import perf_counter

from dealer_trainer.files.houses import Houses
from dealer_trainer.generator import scenarios, topics_of

COUNT = 1000


def main() -> int:
    """Time each topic of each house; the first scenarios, which fill caches, count too."""
    houses = Houses()
    for name in houses.ids:
        house = houses.named(name)
        for topic in topics_of(house):
            start = perf_counter()
            made = sum(1 for _ in islice(scenarios(house, topic, seed=1), COUNT))
            rate = made / (perf_counter() - start)
            sys.stdout.write(f"{name:22} {topic:18} {rate:8,.0f} a second\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
