"""``draw 1 card or gain 1 gold``: a choice between what is done, in a sentence of its own."""

from collections.abc import Callable

from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.doings import Option, may_either, must_either, one_of
from agot_judge.text.topics.in_player_order import doings
from agot_judge.text.topics.sentences import Effects, Sentence

__all__ = ["doings"]


@doings.rule
def one_or_other(
    reading: Reading,
    first: Effects,
    second: Effects,
    change: Callable[[Reading, Effects], Effects] | None,
) -> Sentence:
    """``discard 1 power from it or return it to your hand``; ``.. (or both if ..)``, whose options have names."""
    if change is None:
        return Sentence((one_of((Option(first), Option(second)), Person("you")),))
    one, _, other = reading.words.partition("(")[0].strip().partition(" or ")
    return Sentence(change(reading, (one_of((Option(first, one), Option(second, other)), Person("you")),)))


@doings.rule
def says_one_or_other(reading: Reading, person: Person, *found: Option) -> Sentence:
    """``that player must discard 1 card from their hand or sacrifice a location``."""
    if person.none or (not person.every and person.who in ("any", "opponent")):
        raise Unclear("which player does it")
    return Sentence(must_either(reading, person, *found))


@doings.rule
def may_say_one_or_other(reading: Reading, person: Person, *found: Option) -> Sentence:
    """``you may draw it or place it on the bottom of your deck``."""
    if person.none or (not person.every and person.who in ("any", "opponent")):
        raise Unclear("which player may do it")
    return Sentence(may_either(reading, person, *found))
