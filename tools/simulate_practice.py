"""Measure the mix against questions drawn evenly: how many a learner needs to master a house.

`python -m tools.simulate_practice HOUSE [SEEDS]` takes some minutes; see docs/practice.md.
"""

import sys

from dealer_trainer.files import Houses
from tools.simulated.learner import by_mix, by_turns, questions_until_mastered, skills_of


def main(arguments: list[str]) -> int:
    """Print a line for each seed: skills, questions by the mix and evenly, and their ratio."""
    house = Houses().named(arguments[0])
    skills = skills_of(house)
    for seed in range(int(arguments[1]) if arguments[1:] else 3):
        mix, even = (
            questions_until_mastered(house, skills, choose, seed) for choose in (by_mix, by_turns)
        )
        figures = f"{len(skills)} skills, {mix} by the mix, {even} evenly, {mix / even:.2f}"
        sys.stdout.write(f"{house.id}, seed {seed}: {figures}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
