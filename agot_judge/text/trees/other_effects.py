"""Other effects, or other numbers in them, than what was said just before."""

from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import ChooseNow, Delayed, Effect, If, Later, May, Modify
from agot_judge.engine.ability.cards import Amount, Condition
from agot_judge.engine.ability.changed_numbers import Cost
from agot_judge.engine.ability.effects_on_players import (
    DiscardFromDeck,
    DiscardFromHand,
    DiscardRandom,
    Draw,
    GainGold,
    GainPower,
    MoveGold,
    MovePower,
    PlaceGold,
)
from agot_judge.engine.ability.later_choices import TARGETS, inside, mentions, renamed
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.walk import given
from agot_judge.engine.ability.words import Ref, Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.phrases.description import Fields
from agot_judge.text.trees.alternative import (
    Conditional,
    Effects,
    last_of,
    of_the_same,
    other_last,
    other_number_last,
)
from agot_judge.text.trees.other_cards import change_choice, other_choice, reading_target
from agot_judge.text.trees.other_then import other_then, with_other_result
from agot_judge.text.trees.substitution import scaled

THINGS: dict[str, tuple[type[Any], ...]] = {
    "gold": (GainGold, PlaceGold, MoveGold),
    "power": (GainPower, MovePower),
    "card": (Draw, DiscardFromHand, DiscardRandom, DiscardFromDeck),
    "cards": (Draw, DiscardFromHand, DiscardRandom, DiscardFromDeck),
}
VALUES = ("claim", "gold", "initiative", "reserve")


def _on(effect: Effect, before: Ref, after: Ref) -> Fields:
    """The field with which the effect would work on what was chosen later."""
    return {"on": after} if getattr(effect, "on", None) == before else {}


def other_strength(last: Effect, other: Modify) -> Modify:
    """The change with another STR: ``(+2 STR instead if ..)``."""
    if not isinstance(last, Modify) or (last.strength == 0 and last.lower_strength == 0):
        raise Unclear("what has another STR")
    return replace(last, strength=other.strength, lower_strength=other.lower_strength)


def higher_strength(last: Effect, many: int) -> Modify:
    """The change with a STR that is so much higher: ``gets +X STR, where X is .. (1 higher instead if ..)``."""
    if not isinstance(last, Modify) or _only_change(last) != "strength":
        raise Unclear("what is higher")
    return replace(last, strength=scaled(last.strength, 1, many))


def other_keyword(last: Effect, keyword: str) -> Modify:
    """The change with another number of the keyword: ``gains prized 1 (prized 2 instead if ..)``."""
    if not isinstance(last, Modify) or len(last.gains_keywords) != 1:
        raise Unclear("instead of which keyword")
    if last.gains_keywords[0].split()[0] != keyword.split()[0]:
        raise Unclear("instead of which keyword")
    return replace(last, gains_keywords=(keyword,))


def other_contribution(last: Effect, many: int) -> Modify:
    """The change with another contribution: ``(3 STR instead if ..)``."""
    if isinstance(last, Modify) and isinstance(last.dominance, int) and _only_change(last) == "dominance":
        return replace(last, dominance=many)
    if not isinstance(last, Modify) or not isinstance(last.contributes, int):
        raise Unclear("what contributes another STR")
    return replace(last, contributes=many)


def up_to_power(last: Effect, many: int) -> MovePower:
    """The same power, or less: ``(Up to 2 power instead if ..)``."""
    if not isinstance(last, MovePower):
        raise Unclear("of what there is another number")
    return replace(last, amount=many, up_to=True)


def _only_change(effect: Effect) -> str:
    """The one thing that changes. Raises Unclear where more than one was said before, or another effect."""
    if not isinstance(effect, Modify):
        raise Unclear("instead of which change")
    said = given(effect).keys() - {"on", "until"}
    if len(said) != 1:
        raise Unclear("instead of which change")
    return said.pop()


def _value_changed(effect: Modify, by: int) -> Modify:
    """Another change of a value on a plot card, in the same direction."""
    value = _only_change(effect)
    before = getattr(effect, value)
    if value not in VALUES or not isinstance(before, int):
        raise Unclear("by how much what changes instead")
    return replace(effect, **{value: by if before > 0 else -by})


class OtherReduction(Conditional, frozen=True, kw_only=True):
    """``(by 2 instead if ..)``."""

    many: int

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, the last of which reduces by another number: for such cards as the condition speaks of, or for all of them
        while it is true. Raises Unclear for any other last effect."""
        last = effects[-1] if effects else None
        if isinstance(last, Modify):
            return other_last(effects, self.condition, lambda _: (_value_changed(last, self.many),))
        if not isinstance(last, Cost):
            raise Unclear("what costs less")
        if self.condition.fits is not None:
            return (*effects[:-1], replace(last, instead=(self.condition.fits, self.many)))
        return other_last(effects, self.condition, lambda _: (replace(last, reduce=self.many),))


class OtherEffects(Conditional, frozen=True, kw_only=True):
    """``(.. instead if ..)``; ``If .., you may .. instead.``"""

    effects: Effects

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """``(Choose and kneel 2 characters instead if ..)``: where the same is done, only the choice is another."""
        awaited = effects[-1] if effects else None
        if isinstance(awaited, Delayed | Later) and not any(
            isinstance(one, Delayed | Later) for one in self.effects
        ):
            return (*effects[:-1], other_then(awaited, self.condition, self.effects, self._changed))
        same = of_the_same(self.effects, last_of(effects), self.condition)
        if same != self.effects:
            return replace(self, effects=same)(reading, effects)
        chosen = reading_target(reading)
        position = TARGETS.index(chosen) if chosen is not None else -1
        if position >= 0 and mentions(effects[-1:], position) and not mentions(self.effects, position):
            _is_chosen_in_either_case(reading, position)
        if position < 0 or mentions(effects, position) or not mentions(self.effects, position):
            return other_last(effects, self.condition, self._changed)
        choice = reading.choices.pop()
        if choice.word or choice.player is not None:
            raise Unclear("instead of which choice")
        before = TARGETS[position - 1] if position else None
        last = last_of(effects)
        if before is not None and self.effects == (replace(last, **_on(last, before, TARGETS[position])),):
            change_choice(reading, before, partial(other_choice, choice), self.condition)
            return effects
        if before is not None and mentions(effects, position - 1):
            return self._with_other_choice(reading, effects, choice, before)
        now = ChooseNow(choose=choice, effects=inside(self.effects, position))
        return other_last(effects, self.condition, lambda _: (now,))

    def _with_other_choice(self, reading: Reading, effects: Effects, choice: Choose, before: Ref) -> Effects:
        """``(choose and kill a character with .. instead if ..)``: another choice, and another thing done with it."""
        position = TARGETS.index(before)
        only = not mentions(effects[:-1], position) and not mentions(self.effects, position)
        if not only or choice.each_of is not None or choice.by != reading.choices[-1].by:
            raise Unclear("instead of which choice")
        change_choice(reading, before, lambda _: choice, self.condition)
        done: Effects = renamed(self.effects, {TARGETS[position + 1]: before})
        return other_last(effects, self.condition, lambda _: done)

    def _changed(self, last: Effect) -> Effects:
        """``you may .. instead``: if the player does not, what was said before happens."""
        first = self.effects[0]
        if len(self.effects) == 1 and isinstance(first, May) and not first.otherwise:
            return (replace(first, otherwise=(last,)),)
        return tuple(_as_long(one, last) for one in self.effects)


def _is_chosen_in_either_case(reading: Reading, position: int) -> None:
    """Raises Unclear for ``choose and kneel a character (kneel up to 2 characters instead if ..)``: whether the one is chosen
    then is not said."""
    if any(
        one.ref == TARGETS[position] and one.chosen_in == reading.discourse.sentence
        for one in reading.discourse.mentions
    ):
        raise Unclear("whether it is chosen where something else is done")


def _as_long(effect: Effect, last: Effect) -> Effect:
    """``it gets +3 STR instead``: until the same moment. Raises Unclear where more than one thing was said before."""
    if not isinstance(effect, Modify) or not isinstance(last, Modify) or effect.until is not None:
        return effect
    _only_change(last)
    return replace(effect, until=last.until)


class OtherAmount(Conditional, frozen=True, kw_only=True):
    """``(3 cards instead if ..)``."""

    many: Amount
    thing: str

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, of which the last one has another number if the condition is true."""
        return other_number_last(effects, self.condition, self._changed)

    def _changed(self, last: Effect) -> Effects:
        if not isinstance(last, THINGS[self.thing]):
            raise Unclear("of what there is another number")
        if isinstance(self.many, int) and not isinstance(last.amount, int):
            raise Unclear("whether it is so much in all, or for each of them")
        return (replace(last, amount=self.many),)


class Otherwise(Struct, frozen=True, kw_only=True):
    """``If .., ... Otherwise, ...``."""

    effects: Effects

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects with what happens otherwise."""
        last = effects[-1] if effects else None
        if isinstance(last, If) and not last.otherwise:
            self._needs_no_choice(reading, last)
            return (*effects[:-1], replace(last, otherwise=_if_not_before(effects[:-1], self.effects)))
        if isinstance(last, Later) and (found := with_other_result(last, self.effects)) is not None:
            return (*effects[:-1], found)
        if isinstance(last, May) and not last.otherwise:
            return (*effects, If(condition=Condition(succeeded=False), effects=self.effects))
        raise Unclear("otherwise than what")

    def _needs_no_choice(self, reading: Reading, first: If) -> None:
        """Raises Unclear where a target is chosen for one of the two alone: without it the other could not be initiated."""
        for mention in reading.discourse.mentions:
            if mention.ref in TARGETS and mention.chosen_in == reading.discourse.sentence:
                position = TARGETS.index(mention.ref)
                if mentions(first.effects, position) != mentions(self.effects, position):
                    raise Unclear("a target of only one of two things")


def _if_not_before(before: Effects, otherwise: Effects) -> Effects:
    """``If it is a character, .. If it is a location, .. Otherwise, ..``: where none of it is so. Raises Unclear where the
    sentences before are no alternatives."""
    first = before[-1] if before else None
    if not isinstance(first, If):
        return otherwise
    if first.otherwise or first.condition.succeeded is not None:
        raise Unclear("otherwise than what")
    return (
        If(condition=Condition(none_of=(first.condition,)), effects=_if_not_before(before[:-1], otherwise)),
    )


class Prevented(Struct, frozen=True, kw_only=True):
    """``An opponent may .. to cancel this effect``: all of it."""

    player: Who
    effects: Effects

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, which happen if the player does not prevent them."""
        last_of(effects)
        return (May(player=self.player, effects=self.effects, otherwise=effects),)
