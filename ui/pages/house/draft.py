"""A house that is being made of another: the fields of a form, their values, what is wrong.

The fields are made from the table of options; nothing here knows an option by name.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum, auto

from dealer_trainer.faults import Fault, Key
from dealer_trainer.files import Plain, WrongValueError, house_of_plain, house_to_plain
from dealer_trainer.house import House
from dealer_trainer.options import CITED_WITH, Kind, Option, optional_groups, options
from ui.pages.house.values import OFF, ON, clean, flat, folded

NAMES: tuple[Key, ...] = (("names", "ru"), ("names", "en"))
SOURCE: Key = ("source",)
RULE: Key = ("rule",)
_MOST_DRAWS = 3
_MOST_EXCHANGED = 5


class Control(Enum):
    """What a field is filled with."""

    TEXT = auto()
    CHOICE = auto()
    SWITCH = auto()


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to fill in: its path in the document, the option it belongs to, its values.

    A choice with `optional` has "" beside its values, which leaves it out. The option of a switch
    of a whole group is that group.
    """

    key: Key
    control: Control
    option: str
    values: tuple[StrEnum | int, ...] = ()
    optional: bool = False


class Draft:
    """The values of the form over a base house; each change is checked at once.

    `known` are houses from which a group takes its values that the base has not. A draft that
    changes a house begins with its values; `own` is that house.
    """

    def __init__(
        self, base: House, known: Sequence[House], rule: str, own: House | None = None
    ) -> None:
        self.base = base
        self.own = own
        self._donors = (base, *known)
        turns = (*base.draw, *(own.draw if own else ()))
        self._draws = max(_MOST_DRAWS, len(base.draw), len(own.draw) if own else 0)
        sizes = (cards for turn in turns for cards in turn.exchange)
        self._exchanged = max((_MOST_EXCHANGED, *sizes))
        self._before = self._values_of(base)
        self._values = dict(self._before)
        self._values[RULE] = rule
        if own is None:
            self._values.update(dict.fromkeys(NAMES, ""))
        else:
            self._values.update(self._values_of(own))
            self._values[RULE] = _own_rule(own, base) or rule
        self.touched: Field | None = None
        self.is_changed = False
        self.house: House | None = None
        self.faults: dict[Key, Fault] = {}
        self._check()

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields that can be filled in now, in the order of a house's file."""
        return tuple(self._fields())

    def value(self, key: Key) -> str:
        """Return the value of a field as text."""
        return self._values.get(key, "")

    def before(self, key: Key) -> str:
        """Return what the base has there."""
        return self._before.get(key, "")

    def differs(self, field: Field) -> bool:
        """Tell whether a field has another value than the base."""
        return clean(self.value(field.key)) != clean(self.before(field.key))

    def put(self, field: Field, value: str) -> None:
        """Fill in a field, and check the whole house."""
        if value == self.value(field.key):
            return
        self._values[field.key] = value
        if field.control is Control.CHOICE and field.option == "draw":
            self._fill_draws(int(value))
        self.touched = field
        self.is_changed = True
        self._check()

    def without(self, option: str) -> House:
        """Return the house with one option as the base has it; the base if that cannot be."""
        if self.house is None:
            return self.base
        values = dict(self._values)
        for key in {*self._before, *self._values}:
            path = ".".join(map(str, key))
            if path == option or path.startswith(f"{option}."):
                values[key] = self._before.get(key, "")
        try:
            return house_of_plain(self._document(values))
        except WrongValueError:
            return self.base

    def _fields(self) -> Iterator[Field]:
        yield from (Field(key, Control.TEXT, "names") for key in NAMES)
        yield Field(SOURCE, Control.TEXT, "source")
        yield Field(RULE, Control.TEXT, "rule")
        seen = set()
        for option in options():
            group = option.key[0]
            if group in optional_groups():
                if group not in seen:
                    seen.add(group)
                    yield Field((group,), Control.SWITCH, group)
                if self.value((group,)) == OFF:
                    continue
            yield from self._of_option(option)

    def _of_option(self, option: Option) -> Iterator[Field]:
        key, path = option.key, option.path
        match option.kind:
            case Kind.CHOICE:
                yield Field(key, Control.CHOICE, path, option.values, option.optional)
            case Kind.SEVERAL:
                yield from (Field((*key, v), Control.SWITCH, path) for v in option.values)
            case Kind.ODDS:
                yield from (Field((*key, v), Control.TEXT, path) for v in reversed(option.values))
            case Kind.LIMITS:
                yield from (Field((*key, at), Control.TEXT, path) for at in (0, 1))
            case Kind.DRAWS:
                yield Field(key, Control.CHOICE, path, tuple(range(self._draws + 1)))
                for turn in range(int(self.value(key) or 0)):
                    yield Field((*key, turn, "sixth"), Control.TEXT, path)
                    for cards in range(1, self._exchanged + 1):
                        yield Field((*key, turn, "exchange", cards), Control.TEXT, path)
            case _:
                yield Field(key, Control.TEXT, path, optional=option.optional)

    def _values_of(self, house: House) -> dict[Key, str]:
        plain = house_to_plain(house)
        values: dict[Key, str] = {SOURCE: house.source}
        values |= {key: plain["names"][key[1]] for key in NAMES}
        for group in optional_groups():
            values[group,] = ON if plain[group] else OFF
            if not plain[group]:
                donors = (getattr(each, group) and each for each in self._donors)
                donor = next(filter(None, donors), None)
                plain[group] = house_to_plain(donor)[group] if donor else {}
        for option in options():
            values |= flat(option, plain)
        return values

    def _fill_draws(self, turns: int) -> None:
        """Give a draw that is new the prices of the one before, or of a house that has one."""
        for turn in range(turns):
            keys = [key for key in self._values if key[:2] == ("draw", turn)]
            if any(self._values[key] for key in keys):
                continue
            if turn:
                like = {k: v for k, v in self._values.items() if k[:2] == ("draw", turn - 1)}
            else:
                donor = next((each for each in self._donors if each.draw), None)
                like = self._values_of(donor) if donor else {}
                like = {key: value for key, value in like.items() if key[:2] == ("draw", 0)}
            self._values |= {("draw", turn, *key[2:]): value for key, value in like.items()}

    def _check(self) -> None:
        try:
            self.house = house_of_plain(self._document(self._values))
            self.faults = {}
        except WrongValueError as error:
            self.house = None
            keys = [field.key for field in self._fields()]
            self.faults = {}
            for fault in error.faults:
                self.faults.setdefault(_nearest(fault.key, keys), fault)

    def _document(self, values: Mapping[Key, str]) -> dict[str | int, Plain]:
        names = {str(key[1]): values[key].strip() for key in NAMES}
        known = next(filter(None, names.values()), "")
        document: dict[str | int, Plain] = {
            "id": self.own.id if self.own else self.base.id,
            "names": dict[str | int, Plain]({each: name or known for each, name in names.items()}),
            "version": self.base.version,
            "source": values[SOURCE].strip() or self.base.source,
        }
        for option in options():
            group = option.key[0]
            if group in optional_groups() and values[group,] == OFF:
                document[group] = None
                continue
            value = folded(option, values)
            if len(option.key) == 1:
                document[group] = value
            else:
                below = document.get(group)
                own = below if isinstance(below, dict) else {}
                document[group] = {**own, option.key[1]: value}
        document["rules"] = self._rules(values)
        return document

    def _rules(self, values: Mapping[Key, str]) -> Plain:
        """Name the house's own rule for each option that it decided otherwise than the base.

        What is said of a group as a whole goes for its options too, if it was not there before.
        """
        rules: dict[str | int, Plain] = {}
        rules.update(self.base.rules.items())
        own = values[RULE].strip() or None
        switched = [each for each in optional_groups() if values[each,] != self._before[each,]]
        for group in switched:
            if values[group,] == ON:
                rules |= dict.fromkeys(_below(group, self.base.rules))
            rules[group] = own
        for option in options():
            if option.key[0] not in switched and self._decided(option, values):
                named = (option.path, *CITED_WITH.get(option.path, ()))
                rules |= dict.fromkeys([*named, *_below(option.path, self.base.rules)], own)
        return rules

    def _decided(self, option: Option, values: Mapping[Key, str]) -> bool:
        """Tell whether an option is another than the base's."""
        group = option.key[0]
        if group in optional_groups() and values[group,] == OFF:
            return False
        return folded(option, values) != folded(option, self._before)


def _below(path: str, rules: Mapping[str, str]) -> list[str]:
    return [each for each in rules if each.startswith(f"{path}.")]


def _own_rule(own: House, base: House) -> str:
    """Return the rule that a house names where its base names another."""
    named = (rule for path, rule in own.rules.items() if base.rules.get(path) != rule)
    return next(named, "")


def _nearest(key: Key, fields: Sequence[Key]) -> Key:
    """Return the field at a fault's place, the first one below it, or one that it lies within."""
    if key in fields:
        return key
    below = (each for each in fields if each[: len(key)] == key)
    above = (each for each in fields if key[: len(each)] == each)
    return next(below, next(above, fields[0]))
