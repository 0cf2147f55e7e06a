"""Other changes of the same kind than what was said just before: ``(Renown instead if ..)``, ``(by 2 instead if ..)``."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, If, Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.effects_on_cards import LookAt, Move, ReturnToHand, Reveal, Search
from agot_judge.engine.ability.effects_on_players import DiscardFromDeck
from agot_judge.text.alternative import Conditional, Effects, other_last, other_number_last
from agot_judge.text.description import Patch
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.places import Place

VALUES = ("claim", "gold", "initiative", "reserve")
GAINED = ("gains_icons", "gains_keywords", "gains_traits")
PLACES = {"top of deck", "bottom of deck", "shadows", "hand"}


def only_change(effect: Effect) -> str:
    """The one thing that changes. Raises Unclear where more than one was said before, or another effect."""
    if not isinstance(effect, Modify):
        raise Unclear("instead of which change")
    plain = Modify()
    said = {
        name
        for name in Modify.__struct_fields__
        if name not in ("on", "until") and getattr(effect, name) != getattr(plain, name)
    }
    if len(said) != 1:
        raise Unclear("instead of which change")
    return said.pop()


def value_changed(effect: Modify, by: int) -> Modify:
    """Another change of a value on a plot card, in the same direction."""
    value = only_change(effect)
    before = getattr(effect, value)
    if value not in VALUES or not isinstance(before, int):
        raise Unclear("by how much what changes instead")
    field: Patch = {value: by if before > 0 else -by}
    return replace(effect, **field)


class OtherGains(Conditional, frozen=True, kw_only=True):
    """``gains stealth. (Stealth and renown instead if ..)``; what is lost likewise."""

    fields: Patch

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, of which the last one is another if the condition is true."""
        return other_last(effects, self.condition, self._changed)

    def _changed(self, last: Effect) -> Effects:
        before = only_change(last)
        is_lost = before.startswith("loses")
        if before.replace("loses", "gains") not in GAINED:
            raise Unclear("instead of which change")
        plain: Any = replace(last, **{before: ()})
        return (
            replace(
                plain,
                **{
                    name.replace("gains", "loses") if is_lost else name: of
                    for name, of in self.fields.items()
                },
            ),
        )


class OtherTop(Conditional, frozen=True, kw_only=True):
    """``search the top 5 cards of your deck .. (top 10 cards instead if ..)``; of cards that are discarded likewise."""

    many: int

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, in which so many cards are looked through if the condition is true."""
        searches = [place for place, one in enumerate(effects) if isinstance(one, Search)]
        if not searches:
            return other_number_last(effects, self.condition, self._discarded)
        place = searches[-1]
        search = effects[place]
        assert isinstance(search, Search)
        if len(searches) > 1 or search.cards.top is None or search.each:
            raise Unclear("of what there is another number")
        other = replace(search, cards=replace(search.cards, top=self.many))
        found = If(condition=self.condition, effects=(other,), otherwise=(search,))
        return (*effects[:place], found, *effects[place + 1 :])

    def _discarded(self, last: Effect) -> Effects:
        if isinstance(last, LookAt | Reveal) and isinstance(last.on, Cards) and isinstance(last.on.top, int):
            return (replace(last, on=replace(last.on, top=self.many)),)
        if not isinstance(last, DiscardFromDeck) or not isinstance(last.amount, int):
            raise Unclear("of what there is another number")
        return (replace(last, amount=self.many),)


class OtherPlace(Conditional, frozen=True, kw_only=True):
    """``place it on the bottom of your deck. (On top of your deck instead if ..)``; in shadows, or to a hand."""

    place: Place

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, of which the last one puts the card elsewhere if the condition is true."""
        return other_last(effects, self.condition, self._changed)

    def _changed(self, last: Effect) -> Effects:
        if isinstance(last, ReturnToHand) and self.place.to != "hand" and self.place.to in PLACES:
            return (Move(on=last.on, to=self.place.to, can_be_saved=last.can_be_saved),)
        if not isinstance(last, Move) or not {last.to, self.place.to} <= PLACES:
            raise Unclear("where it is placed instead")
        return (replace(last, to=self.place.to),)
