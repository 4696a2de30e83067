"""What an examiner can do with exams; the page only shows it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_trainer.exams.book import Candidate, Entry
from dealer_trainer.exams.clock import Moment, present
from dealer_trainer.exams.keys import OpenKey
from dealer_trainer.exams.paper import Blueprint, Paper
from dealer_trainer.exams.plan import ExamPlan
from dealer_trainer.exams.plan_file import (
    dump_plan,
    load_plan,
    plan_of_text,
    read_plan,
    shipped_houses,
    shipped_plans,
)
from dealer_trainer.exams.public_key import FILE_NAME, public_key_text
from dealer_trainer.exams.quality import Quality, by_question, by_sort
from dealer_trainer.exams.tries import MayNotTry
from dealer_trainer.exams.verifying import Verified, verify
from dealer_trainer.files import FilesError, Houses, Source
from dealer_trainer.house import House, Names
from ui.pages.sitting.presenter import SittingPresenter

if TYPE_CHECKING:
    from dealer_trainer.exams.certificate import Certificate
    from dealer_trainer.exams.chain import Flaw
    from dealer_trainer.exams.sitting import Sitting
    from dealer_trainer.store.exams import Exams
    from ui.records import Recorder

#: Where an examiner's own plans lie in the data folder.
PLANS = "exams"


class RecordsClosedError(Exception):
    """The records are not open, so no exam can be kept in them."""


class TakenError(Exception):
    """Another plan has this id."""


@dataclass(frozen=True, slots=True)
class Plans:
    """The plans that can be read, and the files of the others with what is wrong with them."""

    good: tuple[ExamPlan, ...]
    faulty: tuple[tuple[Path, FilesError], ...]


class ExamsPresenter:
    """Decide about exams; the methods raise what those of `Exams` raise, and RecordsClosedError.

    `owner` is the random text of this window.
    """

    def __init__(
        self,
        recorder: Recorder,
        data: Path,
        houses: Houses,
        owner: str,
        now: Callable[[], datetime],
    ) -> None:
        self._recorder = recorder
        self._data = data
        self._houses = houses
        self._owner = owner
        self._now = now
        self.examiner = ""

    @property
    def is_open(self) -> bool:
        """Tell whether exams can be kept now."""
        return self._recorder.is_reachable

    @property
    def today(self) -> date:
        """The day by the clock of this computer."""
        return self._now().astimezone().date()

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses for which plans can be made."""
        return tuple(each for each in map(self._house, self._houses.ids) if each is not None)

    @property
    def own_plans(self) -> Path:
        """The folder of the examiner's own plans."""
        return self._data / PLANS

    @property
    def has_key(self) -> bool:
        """Tell whether the examiner's key was made."""
        return self._exams.key() is not None

    def plans(self) -> Plans:
        """Return all plans: those of the program, then the examiner's own."""
        good, faulty = [], []
        for path in (*shipped_plans(), *sorted(self.own_plans.glob("*.yaml"))):
            try:
                good.append(load_plan(path, self._houses))
            except FilesError as error:
                faulty.append((path, error))
        return Plans(tuple(good), tuple(faulty))

    def paper(self, plan: ExamPlan, seed: int) -> Paper:
        """Draw the paper of a seed; it takes seconds."""
        return Blueprint(plan, shipped_houses()).draw(seed)

    def fresh_seed(self) -> int:
        """Return a seed that nobody knows."""
        from dealer_trainer.store.exams import MOST_SEED

        return secrets.randbelow(MOST_SEED)

    def names(self) -> dict[str, Names]:
        """Return the names of all plans and houses by their ids."""
        plans = {each.id: each.names for each in self.plans().good}
        return {**plans, **{house.id: house.names for house in self.houses}}

    def free_id(self, plan: ExamPlan) -> str:
        """Return an id for a plan that is made from this one."""
        taken = {each.id for each in self.plans().good}
        return next(name for n in count(2) if (name := f"{plan.id}_{n}") not in taken)

    def save_plan(self, plan: ExamPlan) -> Path:
        """Check a plan and save it under its id; raise FilesError, and TakenError for another's."""
        if any(each.id == plan.id for each in self.plans().good):
            raise TakenError
        text = dump_plan(plan, plan.house.id)
        self.own_plans.mkdir(parents=True, exist_ok=True)
        path = self.own_plans / f"{plan.id}.yaml"
        read_plan(Source(path.name, text, self.own_plans), self._houses)
        if path.exists():
            raise TakenError
        path.write_text(text, encoding="utf-8")
        return path

    def set_up(self, passphrase: str) -> None:
        """Make the examiner's key, and put its public half beside the records for `verify`."""
        key = self._exams.set_up(passphrase, self._now())
        (self._data / FILE_NAME).write_text(public_key_text(key.public), encoding="ascii")

    def change_passphrase(self, key: OpenKey, passphrase: str) -> None:
        """Keep the examiner's key under another passphrase; raise WeakPassphraseError."""
        self._exams.change_passphrase(key, passphrase)

    def open_key(self, passphrase: str) -> OpenKey:
        """Return the examiner's key; raise WrongPassphraseError."""
        kept = self._exams.key()
        if kept is None:
            raise RecordsClosedError
        return kept.open(passphrase)

    def refusal(self, plan: ExamPlan, staff: str) -> MayNotTry | None:
        """Return why the person with a staff number may not try a plan now."""
        return self._exams.may_not_try(plan, staff, self._now().astimezone().date())

    def begin(self, key: OpenKey, plan: ExamPlan, candidate: Candidate) -> SittingPresenter:
        """Open an exam; it takes seconds."""
        return self._sit(
            self._exams.begin(key, plan, candidate, self.examiner, present, self._owner)
        )

    def resume(self, key: OpenKey, entry: Entry) -> SittingPresenter:
        """Go on with an exam that was broken off; it takes seconds."""
        return self._sit(self._exams.resume(key, entry.number, present(), self._owner))

    def annul(self, key: OpenKey, entry: Entry, reason: str) -> None:
        """End an exam without a result."""
        self._exams.annul(key, entry.number, reason, self._now())

    def unfinished(self) -> Entry | None:
        """Return the exam that was broken off, if there is one."""
        return self._exams.unfinished()

    def entries(self) -> tuple[Entry, ...]:
        """Return all exams, the newest first."""
        return tuple(reversed(self._exams.entries()))

    def plan_of(self, entry: Entry) -> ExamPlan:
        """Return the plan of an exam as it was on that day."""
        return plan_of_text(entry.plan_text)

    def strike(self, key: OpenKey, digest: str, reason: str) -> Sequence[Entry]:
        """Strike a question wherever it was asked, and return the exams that were graded anew."""
        return self._exams.strike(key, digest, reason, self._now())

    def certify(self, key: OpenKey, entry: Entry) -> Certificate:
        """Return the certificate of a passed exam."""
        return self._exams.certify(key, entry.number, self._now())

    def check(self) -> Sequence[Flaw]:
        """Return what is wrong with the records, the certificates issued here being witnesses."""
        kept = self._exams.key()
        if kept is None:
            return ()
        witnesses = [each.certificate.witness for each in self.entries() if each.certificate]
        return self._exams.check(kept.public, witnesses)

    def quality(self) -> tuple[Quality, ...]:
        """Return how good the questions were, by sorts and one by one, the faulty-looking first."""
        asked = self._exams.entries()
        found = (*by_sort(asked), *by_question(asked))
        return tuple(sorted(found, key=lambda each: -len(each.doubts)))

    def verified(self, path: Path) -> Verified:
        """Return what a file holds that this computer's key has signed; raise FilesError."""
        return verify([str(path)], self.public)

    def export(self, target: Path) -> None:
        """Write all records into a file."""
        self._exams.export(target)

    @property
    def public(self) -> str:
        """The public key, by which certificates are checked; empty if there is none yet."""
        kept = self._exams.key()
        return kept.public if kept else ""

    def _house(self, name: str) -> House | None:
        try:
            return self._houses.named(name)
        except FilesError:
            return None

    def _sit(self, sitting: Sitting) -> SittingPresenter:
        def beat(now: Moment) -> None:
            self._exams.beat(self._owner, now.wall)

        return SittingPresenter(sitting, present, beat, lambda: self._exams.leave(self._owner))

    @property
    def _exams(self) -> Exams:
        if self._recorder.store is None:
            raise RecordsClosedError
        return self._recorder.store.exams
