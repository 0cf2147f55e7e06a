"""Effects for each of something, said after what is done or before who does it: the number in them is taken so many times."""

from typing import Any, TypeVar

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, ForEach
from agot_judge.engine.ability.cards import Cards, Pick, PlayerNumber, ThatMany
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.triggers import Choose
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.numbers.per import Per, for_each
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment

multiplied = Fragment(__name__, "multiplied")


Number = TypeVar("Number", Pick, Choose)


@multiplied.rule
def so_many_times(reading: Reading, found: Effects, per: Per) -> Effects:
    """One effect with a number in it. Raises Unclear where there is another, or none."""
    if len(found) != 1 or reading.clause.part == "cost":
        raise Unclear("which number is meant for each")
    return (times(reading, found[0], per),)


@multiplied.rule
def each_so_many_times(reading: Reading, per: Per, *found: Effects) -> Effects:
    """``for every 5 STR by which you won the challenge, draw 1 card and discard 1 card at random from ..``."""
    # what is done for each of some cards is read in another way
    if not isinstance(per, PlayerNumber | ThatMany) or not all(found):
        raise Unclear("for each of what")
    return tuple(times(reading, effect, per) for one in found for effect in one)


def times(reading: Reading, effect: Effect, per: Per) -> Effect:
    """The effect with the number in it, or of those it chooses, for each of something. Raises Unclear where there is none."""
    amount: Any = getattr(effect, "amount", None)
    if type(amount) is int:
        return replace(effect, **{"amount": for_each(amount, per)})
    if isinstance(effect, ForEach) and effect.player is not None and len(effect.effects) == 1:
        return replace(effect, effects=(times(reading, effect.effects[0], per),))
    on = getattr(effect, "on", None)
    if isinstance(on, Cards):
        return replace(effect, **{"on": _so_many(on, per)})
    if on in TARGETS:
        position = TARGETS.index(on)
        cards = [at for at, one in enumerate(reading.choices) if one.player is None and not one.word]
        if (
            position == len(cards) - 1
            and reading.discourse.mentions[-1].chosen_in == reading.discourse.sentence
        ):
            reading.choices[cards[position]] = _numbered(reading.choices[cards[position]], per)
            return effect
    raise Unclear("which number is meant for each")


def _so_many(cards: Cards, per: Per) -> Cards:
    if cards.pick is not None:
        return replace(cards, pick=_numbered(cards.pick, per))
    for end in ("top", "bottom"):
        many = getattr(cards, end)
        if type(many) is int:
            return replace(cards, **{end: for_each(many, per)})
    raise Unclear("which number is meant for each")


def _numbered(choice: Number, per: Per) -> Number:
    if choice.any_number or choice.total is not None:
        raise Unclear("any number for each")
    least = 0 if choice.least == 0 else for_each(choice.least, per)
    return replace(choice, least=least, most=for_each(choice.most, per))
