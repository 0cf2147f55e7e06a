"""A set as its file says it: exercises that somebody has chosen or written."""

from msgspec import Struct

from agot_judge.training.model import Exercise

MOST_ITEMS = 200


class Item(Struct, frozen=True, kw_only=True):
    """One exercise of a set. Everything but the scenario and the kind may be left out, and is then made."""

    scenario: str
    """The text of the scenario."""
    kind: str
    id: str = ""
    """The id of the exercise that it was made as: it tells two apart that ask the same with other choices."""
    place: int | None = None
    """The number of answers of the run that were given before the position; None for wherever the kind asks first."""
    ask: str = ""
    """The question in words; empty for the one that is made."""
    options: tuple[str, ...] = ()
    key: tuple[str, ...] = ()
    """The texts of the right choices."""
    cite: str = ""
    explain: str = ""
    """The words of the instructor on the exercise, after the answer."""
    insist: bool = False
    """True to keep what the engine cannot prove, or contradicts: it is marked so."""
    line: int = 0
    """Where it stands in the file, from 1."""


class OwnSet(Struct, frozen=True, kw_only=True):
    """A set of exercises in the order in which they are asked."""

    title: str
    edition: str
    introduction: str = ""
    items: tuple[Item, ...]


class Proved(Struct, frozen=True, kw_only=True):
    """An item as an exercise."""

    exercise: Exercise
    explain: str = ""
    doubt: str = ""
    """The objection to the exercise, where its writer has insisted; empty where the engine has proved it."""
