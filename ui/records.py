"""The records as the window keeps them: opened after the first paint, in memory if need be."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from enum import Enum, auto
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ui.practising import Practising
from ui.sending import Sender

if TYPE_CHECKING:
    from dealer_trainer.practice import AnswerRecord
    from dealer_trainer.store import Owner, Person, Store, StoreError, Trouble

_SOON = 400  # milliseconds


class News(Enum):
    """What came over the records and is over already."""

    PUT_BACK = auto()
    REPLACED = auto()
    PERSON_GONE = auto()
    NO_COPY = auto()
    PIN_WANTED = auto()


class Recorder(QObject):
    """Save answers in order; keep those that could not be saved and retry them with the next.

    `open_store` imports the store, opens it and raises StoreError; it runs in a thread, since the
    libraries behind it take longer to load than a question to appear. `day_of`
    tells to which day of practice a time belongs. `remembered` is the key of
    whoever practised last; he goes on unless he has a PIN.

    Signals:
        changed: whether answers are waiting to be saved may have changed.
        opened: the store is open, or the try is over.
        person_changed: another person practises, or his name is known now.
        happened: the News of something that is over, and the name of whom it is about, if anybody.
    """

    changed = Signal()
    opened = Signal()
    person_changed = Signal()
    happened = Signal(News, str)
    _opened = Signal()

    def __init__(
        self,
        open_store: Callable[[], Store],
        now: Callable[[], datetime],
        day_of: Callable[[datetime], date],
        remembered: str = "",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.open_another = open_store
        self._now = now
        self._day_of = day_of
        self._store: Store | None = None
        self._found: Store | None = None
        self._failure: StoreError | None = None
        self._trouble: StoreError | None = None
        self._refusal: StoreError | None = None
        self._thread: Thread | None = None
        self._first_try_is_over = False
        self._practising = Practising(remembered)
        self._unsaved: list[AnswerRecord] = []
        self._then: list[Callable[[], None]] = []
        self._sender = Sender(open_store, now, self)
        self._sender.tried.connect(self._look_at_server)
        self._opened.connect(self._take_store)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.open)

    @property
    def store(self) -> Store | None:
        """The store if it can be asked now: it is open, and its server not known to be gone."""
        return self._store if self.is_reachable else None

    @property
    def is_open(self) -> bool:
        """Tell whether answers are kept on a disk, if only on this computer."""
        return self._store is not None

    @property
    def is_opening(self) -> bool:
        """Tell whether the store is being opened now, or was not yet."""
        return self._thread is not None or not self._first_try_is_over

    @property
    def person(self) -> Person | None:
        """Who practises; None is the one without an account."""
        return self._practising.person

    @property
    def trouble(self) -> Trouble | None:
        """What keeps the records from working, if that is known."""
        return self._trouble.trouble if self._trouble else None

    @property
    def refusal(self) -> Trouble | None:
        """Why what `reopen` was to do first could not be done."""
        return self._refusal.trouble if self._refusal else None

    @property
    def unsaved(self) -> int:
        """How many answers live in memory alone because the store refused them."""
        return len(self._unsaved) if self._first_try_is_over else 0

    @property
    def waiting(self) -> int:
        """How many answers wait on this computer for the server."""
        if self._store is None:
            return 0
        from dealer_trainer.store import SharedStore, StoreError

        with suppress(StoreError):
            return self._store.waiting if isinstance(self._store, SharedStore) else 0
        return 0

    @property
    def is_reachable(self) -> bool:
        """Tell whether the store can be asked without waiting for a server that is gone."""
        if not self._is_shared:
            return self._store is not None
        return self._sender.has_tried and self._sender.trouble is None

    @property
    def _is_shared(self) -> bool:
        if self._store is None:
            return False
        from dealer_trainer.store import SharedStore

        return isinstance(self._store, SharedStore)

    @property
    def is_broken(self) -> bool:
        """Tell whether the store could not be opened, or refused the last answer, or waits."""
        broken = self._store is None or bool(self._unsaved) or self._trouble is not None
        return self._first_try_is_over and broken

    def choose(self, person: Person | None) -> None:
        """Let a person practise from the next answer on; None needs no account."""
        self._practising.choose(person)
        self.person_changed.emit()

    def open_soon(self) -> None:
        """Open the store a little later, so that the first question has the processor."""
        self._soon.start(_SOON)

    def open(self) -> None:
        """Open the store in a thread, unless it is open or being opened."""
        self._open_after(None)

    def reopen(self, first: Callable[[], None]) -> None:
        """Close the store, do something in a thread that needs it closed, and open it again.

        `refusal` tells afterwards whether it raised StoreError; answers wait meanwhile.
        """
        if self._thread is not None:
            self._thread.join()
            self._take_store()
        self._close_store()
        self._first_try_is_over = False
        self._open_after(first)
        self.changed.emit()

    def save(self, answer: AnswerRecord, then: Callable[[], None]) -> None:
        """Save an answer, and call `then` once: at once, but after the opening if that still runs.

        When this returns, the answer is on the disk or it is told that it is not. What `then` shows
        is made while the disk writes, and painted later.
        """
        day = answer.day or self._day_of(answer.answered)
        self._unsaved.append(replace(answer, person=self._practising.number, day=day))
        if not self._first_try_is_over:
            self._then.append(then)
            self.open()
            return
        shows = _Once(then)
        try:
            if self._store is None:
                self.retry()
            else:
                self._write(shows)
        finally:
            shows()

    def retry(self) -> None:
        """Save what waits, or open the store again in a thread if it is not open."""
        if self._store is None:
            self.open()
            self.changed.emit()
        else:
            self._write()
            if self._sender.trouble is not None:
                self._sender.begin()

    def finish(self) -> int:
        """Wait for the opening, save what waits, and return how many answers could not be saved."""
        if self._unsaved:
            self.retry()
        if self._thread is not None:
            self._thread.join()
            self._take_store()
        return len(self._unsaved)

    def close(self) -> None:
        """Finish and close the store."""
        self._soon.stop()
        self.finish()
        self._sender.stop()
        self._close_store()

    def _close_store(self) -> None:
        if self._store is not None:
            store, self._store = self._store, None
            from dealer_trainer.store import StoreError

            with suppress(StoreError):
                store.close()

    def _open_after(self, first: Callable[[], None] | None) -> None:
        self._soon.stop()
        if self._store is None and self._thread is None:
            self._thread = Thread(
                target=self._open_in_thread, args=[first], name="store", daemon=True
            )
            self._thread.start()

    def _open_in_thread(self, first: Callable[[], None] | None) -> None:
        self._found = self._failure = self._refusal = None
        try:
            from dealer_trainer.store import StoreError

            if first is not None:
                try:
                    first()
                except StoreError as error:
                    self._refusal = error
            try:
                self._found = self.open_another()
            except StoreError as error:
                self._failure = error
        finally:
            # Whatever happened: whoever has answered must not wait for ever.
            self._opened.emit()

    def _take_store(self) -> None:
        if self._thread is None:
            return
        self._thread = None
        self._store, self._trouble = self._found, self._failure
        self._first_try_is_over = True
        if self._is_shared:
            self._sender.begin()
        if self._store is not None and self._meet_again():
            self._write()
            if self._store is not None and self._store.copy_trouble is not None:
                self._log(self._store.copy_trouble)
                self.happened.emit(News.NO_COPY, "")
        else:
            self._tell()
        waiting, self._then = self._then, []
        for then in waiting:
            then()
        self.opened.emit()

    def _write(self, meanwhile: Callable[[], None] | None = None) -> None:
        from dealer_trainer.store import SharedStore, StoreError

        self._trouble = None
        try:
            while self._unsaved and self._store is not None:
                self._save_first(self._store, meanwhile)
        except StoreError as error:
            self._trouble = error
        if isinstance(self._store, SharedStore) and self.waiting:
            self._sender.send()
        self._look_at_server()

    def _save_first(self, store: Store, meanwhile: Callable[[], None] | None) -> None:
        from dealer_trainer.store import SharedStore, StoreError, Trouble

        first = self._unsaved[0]
        if isinstance(store, SharedStore):
            store.keep(first, self._practising.sought, meanwhile)
            del self._unsaved[0]
            return
        try:
            store.save(first, meanwhile)
        except StoreError as error:
            match error.trouble:
                case Trouble.GONE:
                    store.put_back(self._now())
                    news = News.PUT_BACK
                case Trouble.REPLACED:
                    self._find_people(store)
                    news = News.REPLACED
                case Trouble.PERSON_GONE if person := self._practising.met(first.person):
                    self._set_apart(store, person)
                    return
                case _:
                    raise
            self._log(error)
            store.save(self._unsaved[0])
            self.happened.emit(news, "")
        del self._unsaved[0]

    def _set_apart(self, store: Store, person: Person) -> None:
        """Keep the answers of somebody who was deleted meanwhile, and go on with the others."""
        theirs = [each for each in self._unsaved if each.person == person.id]
        store.set_apart(person, theirs)
        self._unsaved = [each for each in self._unsaved if each.person != person.id]
        self._forget_person(person)

    def _forget_person(self, person: Person | Owner) -> None:
        if self._practising.forget(person.key):
            self.choose(None)
        self.happened.emit(News.PERSON_GONE, person.name)

    def _look_at_server(self) -> None:
        """Take note of what came of sending, and of who could not be asked for until now."""
        from dealer_trainer.store import SharedStore

        store = self._store
        if isinstance(store, SharedStore):
            if self.is_reachable and self._practising.sought:
                self._meet_late(store)
            for owner in self._sender.take_gone():
                self._forget_person(owner)
            if not self._unsaved:
                self._trouble = store.trouble = self._sender.trouble
        self._tell()

    def _meet_late(self, store: Store) -> None:
        from dealer_trainer.store import StoreError

        try:
            self._find_people(store)
        except StoreError as error:
            self._sender.wait_for(error)

    def _tell(self) -> None:
        if self._trouble is not None:
            self._log(self._trouble)
        self.changed.emit()

    def _meet_again(self) -> bool:
        """Find in the file that is open now who practised; close it again if that fails.

        A server is asked later, when it is known to be there.
        """
        from dealer_trainer.store import StoreError

        try:
            if self._store is not None and not self._is_shared:
                self._find_people(self._store)
        except StoreError as error:
            self._trouble = error
            self._close_store()
            return False
        return True

    def _find_people(self, store: Store) -> None:
        before = self._practising.person
        self._unsaved, pin_wanted = self._practising.find(store, self._now, self._unsaved)
        if pin_wanted:
            self.happened.emit(News.PIN_WANTED, "")
        if self._practising.person != before:
            self.person_changed.emit()

    @staticmethod
    def _log(error: StoreError) -> None:
        from dealer_trainer import log

        log.trouble(f"records: {error.trouble}: {error.detail}")


class _Once:
    """Do something the first time that it is called for."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do: Callable[[], None] | None = do

    def __call__(self) -> None:
        do, self._do = self._do, None
        if do is not None:
            do()
