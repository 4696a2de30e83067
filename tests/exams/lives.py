"""A program that sits exams until it is killed; the next one resumes what the last one left.

``python -m tests.exams.lives FILE PASSPHRASE`` tells in a line of JSON each question that it shows
and each answer that is saved.
"""

import json
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from time import sleep

from dealer_trainer.exams import keys
from dealer_trainer.exams.book import Candidate
from dealer_trainer.exams.clock import present
from dealer_trainer.exams.plan import Tries
from dealer_trainer.store import Store
from tests.exams.helpers import PLAN, right

ROOT = Path(__file__).parents[2]
MANY = replace(PLAN, tries=Tries(99))


def tell(**values: object) -> None:
    print(json.dumps(values), flush=True)


def main() -> None:
    keys._MEMORY, keys._PASSES = 64, 1
    store = Store.open(Path(sys.argv[1]))
    exams = store.exams
    kept = exams.key()
    key = kept.open(sys.argv[2]) if kept else exams.set_up(sys.argv[2], datetime.now(UTC))
    while True:
        left = exams.unfinished()
        if left:
            sitting = exams.resume(key, left.number, present(), "one")
        else:
            sitting = exams.begin(key, MANY, Candidate("Anna", "1"), "Boris", present, "one")
        entry = exams.unfinished()
        exam = entry.number if entry else 0
        while each := sitting.next(present()):
            tell(exam=exam, asked=each.number, left=sitting.left(present()).exam)
            sleep(0.003)
            sitting.answer(right(each), present())
            tell(exam=exam, answered=each.number, given=right(each))
        sitting.finish(present())
        tell(exam=exam, ended=True)


if __name__ == "__main__":
    main()
