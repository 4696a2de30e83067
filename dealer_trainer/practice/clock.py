"""The clock of an ordinary practice, which nobody sees.

It reads no time itself: every call is given the present one in monotonic seconds.
"""

IDLE_AFTER = 60.0


class PracticeClock:
    """Count the seconds that a person works at a question.

    The clock stands still from the answer to the next question, while the window is minimised, and
    from 60 s after the last sign of the person until the next one.
    """

    def __init__(self) -> None:
        self._seconds = 0.0
        self._seen = 0.0
        self._asking = False
        self._minimised = False

    def ask(self, now: float) -> None:
        """Begin at nothing with a new question."""
        self._seconds = 0.0
        self._seen = now
        self._asking = True

    def touch(self, now: float) -> None:
        """Take note of a sign of the person: a key, a click, a movement of the mouse."""
        if self._asking and not self._minimised:
            self._seconds += min(max(now - self._seen, 0.0), IDLE_AFTER)
        self._seen = now

    def minimise(self, now: float) -> None:
        """Stand still: nobody sees the question."""
        self.touch(now)
        self._minimised = True

    def restore(self, now: float) -> None:
        """Go on: the question is seen again."""
        self.touch(now)
        self._minimised = False

    def so_far(self, now: float) -> float:
        """Return the seconds that the open question has taken until now."""
        if not self._asking or self._minimised:
            return self._seconds
        return self._seconds + min(max(now - self._seen, 0.0), IDLE_AFTER)

    def answer(self, now: float) -> float:
        """Stand still until the next question and return the seconds that this one took."""
        self.touch(now)
        self._asking = False
        return self._seconds
