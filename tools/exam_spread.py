"""How alike the papers of a plan are in difficulty, as docs/exams.en.md has it.

``python -m tools.exam_spread COUNT [PLAN…]`` draws so many papers of each shipped plan and prints a
row of figures for each: points of a whole paper, and the spread within a section.
"""

import sys
from statistics import mean, pstdev

from dealer_trainer.exams.paper import Blueprint, Paper
from dealer_trainer.exams.plan_file import load_plan, shipped_houses, shipped_plans
from dealer_trainer.files import Houses


def main() -> None:
    """Draw and print."""
    count, wanted = int(sys.argv[1]), sys.argv[2:]
    print("| plan | papers | mean | standard deviation | least | most | section, at most |")
    print("|---|---|---|---|---|---|---|")
    for path in shipped_plans():
        if not wanted or path.stem in wanted:
            blueprint = Blueprint(load_plan(path, Houses()), shipped_houses())
            papers = [_points(blueprint.draw(seed)) for seed in range(count)]
            print(_row(path.stem, papers), flush=True)


def _points(paper: Paper) -> list[int]:
    """Return the points of each section."""
    points = [0] * len(paper.plan.sections)
    for each in paper.questions:
        points[each.section] += each.difficulty
    return points


def _row(name: str, papers: list[list[int]]) -> str:
    wholes = [sum(points) for points in papers]
    sections = [pstdev(points) for points in zip(*papers, strict=True)]
    deviation = pstdev(wholes)
    return (
        f"| {name} | {len(papers):,} | {mean(wholes):.1f} | {deviation:.2f} "
        f"({100 * deviation / mean(wholes):.1f} %) | {min(wholes)} | {max(wholes)} "
        f"| {max(sections):.2f} |"
    )


if __name__ == "__main__":
    main()
