"""Which wrong ideas a person may hold, weighed against every answer that they would have given."""

from collections import Counter, deque
from collections.abc import Iterable, Mapping

from dealer_trainer.house import House
from dealer_trainer.mistakes import Idea, meant
from dealer_trainer.mistakes.figures import Answers
from dealer_trainer.mistakes.hypotheses import Hypothesis, hypotheses
from dealer_trainer.questions import Grade, Question

_HELD_FROM = 2.0
_SURE_FROM = 5.0
_FITS, _FITS_PARTLY, _MISSES = 1.0, -0.5, -2.0
_MOST = 6.0
_REMEMBERED = 6
_PLACES = {idea: place for place, idea in enumerate(Idea)}


class Suspicions:
    """Weigh the ideas of a house: for an idea speaks an answer that it gives, against it another.

    `untested` are those that no question has shown yet. `known` are weights from earlier days. An
    idea that has nothing to say of a question is neither confirmed nor refuted by its answer.
    """

    def __init__(
        self,
        hypotheses: Iterable[Hypothesis],
        others: tuple[House, ...] = (),
        known: Mapping[Idea, float] | None = None,
    ) -> None:
        self._others = others
        self._known = dict(known or {})
        self._weights: dict[Hypothesis, float] = {}
        self._explained: Counter[Idea] = Counter()
        self._looked_at: deque[tuple[Question, tuple[tuple[Hypothesis, Answers], ...]]] = deque(
            maxlen=_REMEMBERED
        )
        self.untested = {each for each in hypotheses if each.idea not in self._known}

    def learn(self, question: Question, grade: Grade) -> None:
        """Weigh the ideas by one more answer."""
        given = {each.part.key: meant(question, each) for each in grade.parts}
        shown: set[Idea] = set()
        fitting: set[Idea] = set()
        for hypothesis, answers in self._wrong_answers(question):
            weighs = _weighs(answers, given)
            before = self._weights.get(hypothesis, 0.0)
            if weighs > 0:
                self._weights[hypothesis] = min(max(before, 0.0) + weighs, _MOST)
                if hypothesis.idea not in fitting:
                    self._explained[hypothesis.idea] += len(answers)
                fitting.add(hypothesis.idea)
            elif before:
                self._weights[hypothesis] = before + weighs
            shown.add(hypothesis.idea)
            self.untested.discard(hypothesis)
        for idea in (shown - fitting) & self._known.keys():
            del self._known[idea]

    def untested_in(self, question: Question) -> int:
        """Return how many of the ideas that no question has shown yet this one shows."""
        return sum(each in self.untested for each, _ in self._wrong_answers(question))

    def house_behind(self, idea: Idea) -> str:
        """Return the house whose rule is taken for this one's, as far as the answers tell."""
        weights = {each: weight for each, weight in self._weights.items() if each.idea is idea}
        return max(weights, key=lambda each: weights[each]).house if weights else ""

    def _wrong_answers(self, question: Question) -> tuple[tuple[Hypothesis, Answers], ...]:
        """Return what the ideas answer to a question; the latest are not worked out again."""
        for looked_at, found in self._looked_at:
            if looked_at is question:
                return found
        found = tuple(hypotheses(question, self._others))
        self._looked_at.append((question, found))
        return found

    @property
    def suspected(self) -> tuple[Idea, ...]:
        """The ideas for which more speaks than against, the likeliest first.

        Of those that fit as well comes first which has explained more wrong answers.
        """
        weights = self._by_idea()
        return tuple(
            sorted(
                weights, key=lambda idea: (-weights[idea], -self._explained[idea], _PLACES[idea])
            )
        )

    @property
    def held(self) -> Idea | None:
        """The idea that a person holds, as far as his answers can tell; None if none is clear.

        It has given more than one answer, and more than any other idea, unless no question tells
        the two apart.
        """
        weights = self._by_idea()
        first = next(iter(self.suspected), None)
        if first is None or weights[first] < _HELD_FROM:
            return None
        return None if self.is_tied and weights[first] < _SURE_FROM else first

    @property
    def is_tied(self) -> bool:
        """Tell whether as much speaks for the second idea as for the likeliest one."""
        weights = self._by_idea()
        two = self.suspected[:2]
        return len(two) > 1 and len({(weights[idea], self._explained[idea]) for idea in two}) == 1

    def _by_idea(self) -> dict[Idea, float]:
        weights = dict(self._known)
        best: dict[Idea, float] = {}
        for hypothesis, weight in self._weights.items():
            best[hypothesis.idea] = max(weight, best.get(hypothesis.idea, 0.0))
        for idea, weight in best.items():
            weights[idea] = weights.get(idea, 0.0) + weight
        return {idea: weight for idea, weight in weights.items() if weight > 0}


def _weighs(answers: Answers, given: Mapping[str, str | None]) -> float:
    """Return what the answers given say of an idea that would have given these."""
    fitting = sum(given.get(key) == answer for key, answer in answers.items())
    if fitting == len(answers):
        return _FITS
    return _FITS_PARTLY if fitting else _MISSES
