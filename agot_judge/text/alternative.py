"""What happens instead of what was said just before: ``(+2 STR instead if ..)``."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import (
    ChooseNow,
    Cost,
    Delayed,
    Effect,
    ForEach,
    If,
    Later,
    May,
    Modify,
)
from agot_judge.engine.ability.cards import Amount, Cards, Pick
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.effects_on_cards import Search
from agot_judge.engine.ability.effects_on_players import (
    DiscardFromDeck,
    DiscardFromHand,
    DiscardRandom,
    Draw,
    GainGold,
    GainPower,
    MovePower,
    PlaceGold,
)
from agot_judge.engine.ability.later_choices import TARGETS, inside, mentions
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import Ref, Who
from agot_judge.text.description import Patch
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear, choice_of
from agot_judge.text.topics.zones import Zone

Effects = tuple[Effect, ...]

THINGS: dict[str, tuple[type[Any], ...]] = {
    "gold": (GainGold, PlaceGold),
    "power": (GainPower, MovePower),
    "card": (Draw, DiscardFromHand, DiscardRandom, DiscardFromDeck),
    "cards": (Draw, DiscardFromHand, DiscardRandom, DiscardFromDeck),
}
Counted = Draw | DiscardFromHand | DiscardRandom | DiscardFromDeck | Search
"""Effects of which a number of cards is a part."""


class Alternative(Struct, frozen=True, kw_only=True):
    """A change of the effects said before. Called with the reading and those effects. Raises Unclear."""

    condition: Condition = Condition()
    """When it is so instead."""

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, of which the last one is another if the condition is true."""
        last = _last(effects)
        return (*effects[:-1], self._either(self.changed(last), last))

    def changed(self, last: Effect) -> Effects:
        """What the last effect is then."""
        raise NotImplementedError

    def _either(self, changed: Effects, last: Effect) -> Effect:
        return If(condition=self.condition, effects=changed, otherwise=(last,))


def _on(effect: Effect, before: Ref, after: Ref) -> Patch:
    """The field with which the effect would work on what was chosen later."""
    return {"on": after} if getattr(effect, "on", None) == before else {}


def _last(effects: Effects) -> Effect:
    if not effects:
        raise Unclear("instead of what")
    return effects[-1]


class OtherStrength(Alternative, frozen=True, kw_only=True):
    """``(+2 STR instead if ..)``."""

    fields: Patch

    def changed(self, last: Effect) -> Effects:
        """See Alternative."""
        if not isinstance(last, Modify) or (last.strength == 0 and last.lower_strength == 0):
            raise Unclear("what has another STR")
        return (replace(replace(last, strength=0, lower_strength=0), **self.fields),)


class OtherContribution(Alternative, frozen=True, kw_only=True):
    """``(3 STR instead if ..)``."""

    many: int

    def changed(self, last: Effect) -> Effects:
        """See Alternative."""
        if not isinstance(last, Modify) or not isinstance(last.contributes, int):
            raise Unclear("what contributes another STR")
        return (replace(last, contributes=self.many),)


class OtherReduction(Alternative, frozen=True, kw_only=True):
    """``(by 2 instead if ..)``."""

    many: int

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """See Alternative."""
        last = effects[-1] if effects else None
        if not isinstance(last, Cost):
            raise Unclear("what costs less")
        if self.condition.fits is not None:
            return (*effects[:-1], replace(last, instead=(self.condition.fits, self.many)))
        return (*effects[:-1], self._either((replace(last, reduce=self.many),), last))


class OtherEffects(Alternative, frozen=True, kw_only=True):
    """``(.. instead if ..)``; ``If .., you may .. instead.``"""

    effects: Effects

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """``(Choose and kneel 2 characters instead if ..)``: where the same is done, only the choice is another."""
        chosen = reading_target(reading)
        position = TARGETS.index(chosen) if chosen is not None else -1
        if position < 0 or mentions(effects, position) or not mentions(self.effects, position):
            return super().__call__(reading, effects)
        choice = reading.choices.pop()
        if choice.word or choice.player is not None:
            raise Unclear("instead of which choice")
        before = TARGETS[position - 1] if position else None
        last = _last(effects)
        if before is not None and self.effects == (replace(last, **_on(last, before, TARGETS[position])),):
            noun = Noun(
                cards=choice.cards,
                quantity="some",
                least=choice.least,
                most=choice.most,
                any_number=choice.any_number,
                total=choice.total,
                each_of=choice.each_of or "",
            )
            return OtherNoun(noun=noun, condition=self.condition)(reading, effects)
        if mentions(effects, position - 1):
            raise Unclear("instead of which choice")
        now = ChooseNow(choose=choice, effects=inside(self.effects, position))
        return (*effects[:-1], self._either((now,), last))

    def changed(self, last: Effect) -> Effects:
        """``you may .. instead``: if the player does not, what was said before happens."""
        first = self.effects[0]
        if len(self.effects) == 1 and isinstance(first, May) and not first.otherwise:
            return (replace(first, otherwise=(last,)),)
        return self.effects


class OtherCards(Alternative, frozen=True, kw_only=True):
    """Other cards, or another number of them: ``(Up to 3 characters instead if ..)``."""

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """What is chosen is changed in the choice; what is picked as it is done, or done to each, in the effect."""
        on = getattr(effects[-1], "on", None) if effects else reading_target(reading)
        if isinstance(on, Cards):
            return super().__call__(reading, effects)
        if on not in TARGETS:
            raise Unclear("instead of which cards")

        def other(choose: Choose) -> Choose:
            found = self.choice(reading, choose)
            if found.most != 1:
                reading.several(on)
            return found

        reading.choices = changed_choice(reading.choices, TARGETS.index(on), other, self.condition)
        return effects

    def changed(self, last: Effect) -> Effects:
        """See Alternative."""
        on = getattr(last, "on", None)
        assert isinstance(on, Cards)
        other: Any = replace(last, **{"on": self.described(on)})
        return (other,)

    def described(self, cards: Cards) -> Cards:
        """The other cards on which an effect works."""
        raise NotImplementedError

    def choice(self, reading: Reading, choose: Choose) -> Choose:
        """What is chosen then."""
        return replace(choose, cards=self.described(choose.cards))


def reading_target(reading: Reading) -> Ref | None:
    """How effects name what was chosen last, where nothing is done with it yet."""
    cards = [choice for choice in reading.choices if choice.player is None and not choice.word]
    return TARGETS[len(cards) - 1] if cards else None


def changed_choice(
    choices: list[Choose], position: int, change: Callable[[Choose], Choose], condition: Condition
) -> list[Choose]:
    """The choices, of which the one of cards at this place is another if the condition is true."""
    found: list[Choose] = []
    at = -1
    for choice in choices:
        at += choice.player is None and not choice.word
        if at != position or choice.player is not None or choice.word:
            found.append(choice)
        elif choice.instead is not None:
            raise Unclear("instead of which choice")
        else:
            found.append(replace(choice, instead=change(choice), instead_if=condition))
    return found


class OtherNoun(OtherCards, frozen=True, kw_only=True):
    """``(Each Knight you control instead if ..)``, ``(2 characters instead if ..)``: said in full, or only how many."""

    noun: Noun

    def described(self, cards: Cards) -> Cards:
        """See OtherCards."""
        on = self.noun.on()
        if not isinstance(on, Cards):
            raise Unclear("instead of which cards")
        if (on.pick is None) != (cards.pick is None):
            raise Unclear("instead of which cards")
        if on.pick is None or cards.pick is None:
            return on
        pick = replace(on.pick, by=cards.pick.by)
        return replace(cards if self.only_how_many(cards, cards.pick) else on, pick=pick)

    def choice(self, reading: Reading, choose: Choose) -> Choose:
        """See OtherCards."""
        other = choice_of(self.noun, choose.by)
        before = Pick(least=choose.least, most=choose.most, any_number=choose.any_number)
        if self.only_how_many(choose.cards, before):
            return replace(choose, least=other.least, most=other.most, any_number=other.any_number)
        if other.each_of != choose.each_of:
            raise Unclear("of which players")
        return other

    def only_how_many(self, cards: Cards, before: Pick) -> bool:
        """Whether only the number is another: nothing is said of the cards but their type."""
        plain = self.noun.cards == Cards(type=self.noun.cards.type)
        if not plain or self.noun.cards.type not in ((), cards.type):
            return False
        return (self.noun.least, self.noun.most, self.noun.any_number) != (
            before.least,
            before.most,
            before.any_number,
        )


class OtherAmount(Alternative, frozen=True, kw_only=True):
    """``(3 cards instead if ..)``."""

    many: Amount
    thing: str

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """``(2 cards instead if ..)`` is also said of cards that are chosen."""
        if self.thing not in ("card", "cards") or (effects and isinstance(effects[-1], Counted)):
            return super().__call__(reading, effects)
        noun = Noun(quantity="some", least=self.many, most=self.many, plural=self.many != 1)
        return OtherNoun(noun=noun, condition=self.condition)(reading, effects)

    def changed(self, last: Effect) -> Effects:
        """See Alternative."""
        if isinstance(last, Search):
            if self.thing != "cards" or last.cards.top is None or last.each:
                raise Unclear("of what there is another number")
            return (replace(last, cards=replace(last.cards, top=self.many)),)
        if not isinstance(last, THINGS[self.thing]):
            raise Unclear("of what there is another number")
        return (replace(last, amount=self.many),)


class UpToPower(Alternative, frozen=True, kw_only=True):
    """``(Up to 2 power instead if ..)``: so much or less is moved."""

    many: int

    def changed(self, last: Effect) -> Effects:
        """See Alternative."""
        if not isinstance(last, MovePower):
            raise Unclear("of what there is another number")
        return (replace(last, amount=self.many, up_to=True),)


class OtherMeasure(OtherCards, frozen=True, kw_only=True):
    """``(Printed cost 3 or lower instead if ..)``: another limit of what the cards may have."""

    patch: Patch

    def described(self, cards: Cards) -> Cards:
        """See OtherCards. Raises Unclear where the cards were not compared in this way."""
        (new,) = self.patch["where"]
        limited = [one for one in cards.where if one.of == new.of]
        if len(limited) != 1:
            raise Unclear("instead of which limit")
        return replace(cards, where=tuple(new if one is limited[0] else one for one in cards.where))


class OtherZone(OtherCards, frozen=True, kw_only=True):
    """``(From your hand or discard pile instead if ..)``."""

    zone: Zone

    def described(self, cards: Cards) -> Cards:
        """See OtherCards."""
        if cards.zone == "play" or self.zone.every:
            raise Unclear("instead of from where")
        return replace(cards, zone=self.zone.field, controller=self.zone.who)


class Otherwise(Alternative, frozen=True, kw_only=True):
    """``If .., ... Otherwise, ...``."""

    effects: Effects

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """See Alternative."""
        last = effects[-1] if effects else None
        if isinstance(last, If) and not last.otherwise:
            return (*effects[:-1], replace(last, otherwise=self.effects))
        if isinstance(last, May) and not last.otherwise:
            return (*effects, If(condition=Condition(succeeded=False), effects=self.effects))
        raise Unclear("otherwise than what")


class Prevented(Alternative, frozen=True, kw_only=True):
    """``An opponent may .. to cancel this effect``: all of it."""

    player: Who
    effects: Effects

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """See Alternative."""
        _last(effects)
        return (May(player=self.player, effects=self.effects, otherwise=effects),)


class Unsaved(Alternative, frozen=True, kw_only=True):
    """``(Cannot be saved.)``: what the sentence before brings about."""

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """See Alternative."""
        found = tuple(_unsaved(effect) for effect in effects)
        if found == effects:
            raise Unclear("only what leaves play can be saved")
        return found


def _unsaved(effect: Effect) -> Effect:
    if isinstance(effect, Delayed | Later | ForEach | If | May | ChooseNow):
        inner: Effect = replace(effect, effects=tuple(_unsaved(one) for one in effect.effects))
        return inner
    if hasattr(effect, "can_be_saved"):
        outer: Effect = replace(effect, can_be_saved=False)
        return outer
    return effect
