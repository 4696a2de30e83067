"""Exams in the database: the examiner's key, sittings, strikes, certificates, the check of all."""

import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import date, datetime
from pathlib import Path

from sqlalchemy import select, update

from dealer_trainer.exams.book import Candidate, Entry, State, entries
from dealer_trainer.exams.certificate import Certificate, certificate_of
from dealer_trainer.exams.certifying import facts_of
from dealer_trainer.exams.chain import Flaw, Witness
from dealer_trainer.exams.clock import Moment
from dealer_trainer.exams.exported import export_lines
from dealer_trainer.exams.keys import KeptKey, OpenKey
from dealer_trainer.exams.paper import Blueprint
from dealer_trainer.exams.plan import ExamPlan
from dealer_trainer.exams.plan_file import dump_plan, plan_of_text, shipped_houses
from dealer_trainer.exams.record import RecordKind
from dealer_trainer.exams.result import result_of, strike
from dealer_trainer.exams.sitting import Sitting
from dealer_trainer.exams.tries import MayNotTry, Try, may_not_try
from dealer_trainer.store.database import Database
from dealer_trainer.store.exam_rows import (
    Keeper,
    TakenOverError,
    all_rows,
    append,
    records_like,
    records_of,
    row_flaws,
)
from dealer_trainer.store.inserting import insert_once
from dealer_trainer.store.locks import Locks
from dealer_trainer.store.people import folded, tidy
from dealer_trainer.store.schema import exam_keys
from dealer_trainer.store.telling import troubles_told

LOCK = "exam"
#: Seeds have up to eighteen digits, so that a paper can be printed again from the command line.
MOST_SEED = 10**18

_OF_ENTRIES = (
    RecordKind.OPENED,
    RecordKind.RESULT,
    RecordKind.REGRADED,
    RecordKind.ANNULLED,
    RecordKind.CERTIFICATE,
)
_PLACE = 1


class KeyThereError(Exception):
    """The examiner's key was made before."""


class ExamRunningError(Exception):
    """An exam is open in another window, or was not ended: it is resumed or annulled first."""


class MayNotTryError(Exception):
    """The plan allows this candidate no try now; `refusal` says why."""

    def __init__(self, refusal: MayNotTry) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class PaperChangedError(Exception):
    """This version of the program draws another paper: the exam cannot go on, only be annulled."""


class Exams:
    """All exams of one database. Every method raises StoreError as those of `Store` do.

    How a page uses it: `key` is None until `set_up` was called; `key().open(passphrase)` gives the
    open key that most methods want. `begin` and `resume` give a `Sitting` and hold the lock, which
    the page keeps with `beat` every `HEARTBEAT` and gives back with `leave`. `owner` is the random
    text of a window.
    """

    def __init__(self, database: Database, locks: Locks) -> None:
        self._database = database
        self._locks = locks

    def key(self) -> KeptKey | None:
        """Return the examiner's key as it is kept, None if there is none yet."""
        with self._database.reading() as connection:
            row = connection.execute(select(exam_keys)).one_or_none()
        return None if row is None else KeptKey(row.public, row.salt, row.sealed)

    def set_up(self, passphrase: str, now: datetime) -> OpenKey:
        """Make the examiner's key; raise WeakPassphraseError, or KeyThereError."""
        key = OpenKey.new()
        kept = key.keep(passphrase)
        row = {"public": kept.public, "salt": kept.salt, "sealed": kept.sealed}
        with self._database.writing() as connection:
            if not insert_once(connection, exam_keys, {"place": _PLACE, **row}):
                raise KeyThereError
            append(connection, key, RecordKind.KEY, 0, now, {"public": kept.public})
        return key

    def change_passphrase(self, key: OpenKey, passphrase: str) -> None:
        """Keep the same key under another passphrase; raise WeakPassphraseError."""
        kept = key.keep(passphrase)
        change = update(exam_keys).where(exam_keys.c.public == kept.public)
        with self._database.writing() as connection:
            connection.execute(change.values(salt=kept.salt, sealed=kept.sealed))

    def entries(self) -> tuple[Entry, ...]:
        """Return all exams in the order in which they were opened."""
        with self._database.reading() as connection:
            return tuple(entries(records_like(connection, _OF_ENTRIES)).values())

    def entry(self, number: int) -> Entry:
        """Return one exam by its number; raise KeyError if there is none."""
        with self._database.reading() as connection:
            return entries(records_of(connection, number))[number]

    def unfinished(self) -> Entry | None:
        """Return the exam that was begun and not ended, if there is one."""
        return next((each for each in self.entries() if each.state is State.UNFINISHED), None)

    def may_not_try(self, plan: ExamPlan, staff: str, today: date) -> MayNotTry | None:
        """Return what stands against a try of the person with this staff number today."""
        tries = [
            Try(each.day, passed=each.state is State.PASSED)
            for each in self.entries()
            if each.plan == plan.id
            and folded(each.candidate.staff) == folded(" ".join(staff.split()))
            and each.state is not State.ANNULLED
        ]
        return may_not_try(plan.tries, tries, today)

    def begin(
        self,
        key: OpenKey,
        plan: ExamPlan,
        candidate: Candidate,
        examiner: str,
        present: Callable[[], Moment],
        owner: str,
    ) -> Sitting:
        """Open an exam: its paper is drawn, which takes seconds, its seed sealed; then time runs.

        `present` tells the moment, once the paper is drawn. Raises ExamRunningError,
        MayNotTryError, KindImpossibleError, and UnfitNameError for a name or staff number of the
        candidate, or a name of the examiner.
        """
        candidate = Candidate(tidy(candidate.name), tidy(candidate.staff))
        examiner = tidy(examiner)
        others = shipped_houses()
        paper = Blueprint(plan, others).draw(secrets.randbelow(MOST_SEED))
        now = present()
        body = {
            "name": candidate.name,
            "staff": candidate.staff,
            "examiner": examiner,
            "plan": plan.id,
            "plan_version": plan.version,
            "plan_text": dump_plan(plan),
            "house": plan.house.id,
            "sealed": key.seal({"seed": paper.seed, "paper": paper.digest}),
            "run": now.run,
            "running": now.running,
        }
        with self._locked(owner, now):
            if self.unfinished():
                raise ExamRunningError
            if refusal := self.may_not_try(plan, candidate.staff, now.wall.astimezone().date()):
                raise MayNotTryError(refusal)
            with self._database.writing() as connection:
                opened = append(connection, key, RecordKind.OPENED, 0, now.wall, body)
        keeper = Keeper(self._database, key, opened.number, opened.number)
        return Sitting(paper, keeper, now, others)

    def resume(self, key: OpenKey, number: int, now: Moment, owner: str) -> Sitting:
        """Go on with an exam after a crash; the question that was open is forfeited.

        Raises ExamRunningError if another window still holds it, TakenOverError if it was ended
        there meanwhile, PaperChangedError.
        """
        with self._locked(owner, now):
            with self._database.reading() as connection:
                opened, *since = records_of(connection, number)
            if entries([opened, *since])[number].state is not State.UNFINISHED:
                raise TakenOverError
            body = opened.body
            sealed = key.unseal(body["sealed"])
            others = shipped_houses()
            paper = Blueprint(plan_of_text(body["plan_text"]), others).draw(sealed["seed"])
            if paper.digest != sealed["paper"]:
                raise PaperChangedError
            last = since[-1] if since else opened
            keeper = Keeper(self._database, key, number, last.number)
            began = Moment(body["run"], body["running"], opened.at)
            return Sitting.resume(paper, keeper, began, since, now, others)

    def beat(self, owner: str, now: datetime) -> bool:
        """Say that the exam still goes on in this window; tell whether it may."""
        return self._locks.beat(LOCK, owner, now)

    def leave(self, owner: str) -> None:
        """Let other windows open exams again."""
        self._locks.release(LOCK, owner)

    def annul(self, key: OpenKey, number: int, reason: str, now: datetime) -> None:
        """Let an exam count as never sat, with the reason: while it is open or after its end."""
        with self._database.writing() as connection:
            append(connection, key, RecordKind.ANNULLED, number, now, {"reason": reason})

    def strike(self, key: OpenKey, digest: str, reason: str, now: datetime) -> tuple[Entry, ...]:
        """Strike a question wherever it was asked, regrade who had it, and return their exams.

        The old results stay in the book.
        """
        had = [
            each
            for each in self.entries()
            if each.state in (State.PASSED, State.FAILED)
            and any(graded.digest == digest and not graded.struck for graded in each.graded)
        ]
        with self._database.writing() as connection:
            append(connection, key, RecordKind.STRUCK, 0, now, {"digest": digest, "reason": reason})
            for each in had:
                graded = strike(each.graded, (digest,))
                result = result_of(plan_of_text(each.plan_text), graded)
                struck = [digest]
                body = {"struck": struck, "reason": reason, "passed": result.passed}
                append(connection, key, RecordKind.REGRADED, each.number, now, body)
        return tuple(self.entry(each.number) for each in had)

    def certify(self, key: OpenKey, number: int, now: datetime) -> Certificate:
        """Issue the certificate of an exam, or return the one it has; raise NotPassedError."""
        entry = self.entry(number)
        if entry.certificate and entry.certificate.record == entry.record:
            return Certificate(entry.certificate, entry.code)
        made = certificate_of(facts_of(entry, plan_of_text(entry.plan_text)), key)
        body = {"facts": made.facts.to_plain(), "code": made.code}
        with self._database.writing() as connection:
            append(connection, key, RecordKind.CERTIFICATE, number, now, body)
        return made

    def check(self, public: str, witnesses: Iterable[Witness] = ()) -> tuple[Flaw, ...]:
        """Return what is wrong with the records: none if nobody has touched them.

        `public` is the key that is trusted; certificates witness that the end is there.
        """
        with self._database.reading() as connection:
            return row_flaws(connection, public, witnesses)

    def export(self, target: Path) -> None:
        """Write all records into a file that `verify` checks anywhere; StoreError for it too."""
        with self._database.reading() as connection:
            public = connection.execute(select(exam_keys.c.public)).scalar_one_or_none() or ""
            rows = [(row.text, row.signature) for row in all_rows(connection)]
        with troubles_told(target), target.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(export_lines(public, len(rows), rows))

    @contextmanager
    def _locked(self, owner: str, now: Moment) -> Iterator[None]:
        """Take the lock; if then no exam can go on give it back, unless it was held before."""
        held = self._locks.owner(LOCK)
        if not self._locks.take(LOCK, owner, now.wall):
            raise ExamRunningError
        try:
            yield
        except BaseException:
            if held is None or held[0] != owner:
                self.leave(owner)
            raise
