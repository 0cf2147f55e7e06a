"""Other cards than those of which was said just before: others to choose, or others on which an effect works."""

from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid, If
from agot_judge.engine.ability.cards import Cards, Condition, Pick
from agot_judge.engine.ability.effects_on_cards import Move, Search
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import Ref
from agot_judge.text.discourse.reading import Reading, Unclear, choice_of
from agot_judge.text.phrases.description import Fields
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.trees.alternative import Conditional, Effects, other_last
from agot_judge.text.trees.substitution import spoken_of


def _other_cards(
    reading: Reading,
    effects: Effects,
    condition: Condition,
    described: Callable[[Cards], Cards],
    chosen: Callable[[Choose], Choose],
) -> Effects:
    """Other cards, or another number of them: ``(Up to 3 characters instead if ..)``.

    What is chosen is changed in the choice; what is picked as it is done, or done to each, in the effect.
    """
    searches = [at for at, effect in enumerate(effects) if isinstance(effect, Search)]
    if len(searches) == 1 and not hasattr(effects[-1], "on"):
        return _other_search(effects, searches[0], condition, described)
    on = getattr(effects[-1], "on", None) if effects else reading_target(reading)
    if isinstance(on, Cards):
        patch: Fields = {"on": described(on)}
        return other_last(effects, condition, lambda last: (replace(last, **patch),))
    if on not in TARGETS:
        raise Unclear("instead of which cards")
    change_choice(reading, on, chosen, condition)
    return effects


def _other_search(
    effects: Effects, at: int, condition: Condition, described: Callable[[Cards], Cards]
) -> Effects:
    """``Search your deck for .., put it into play, and shuffle your deck. (Printed cost 6 or lower instead if ..)``: other cards
    are searched for."""
    usual = effects[at]
    if not isinstance(usual, Search) or usual.each:
        raise Unclear("instead of which cards")
    other = replace(usual, cards=described(usual.cards))
    return (*effects[:at], If(condition=condition, effects=(other,), otherwise=(usual,)), *effects[at + 1 :])


def reading_target(reading: Reading) -> Ref | None:
    """The name that effects have for the card chosen last, where nothing is done with it yet; None where none was chosen."""
    return TARGETS[len(reading.targets) - 1] if reading.targets else None


def change_choice(
    reading: Reading, on: Ref, change: Callable[[Choose], Choose], condition: Condition
) -> None:
    """The choice of these targets is another if the condition is true. Raises Unclear where they are not chosen here."""
    of_cards = [at for at, one in enumerate(reading.choices) if one.player is None and not one.word]
    number = TARGETS.index(on)
    if number >= len(of_cards) or reading.choices[of_cards[number]].instead is not None:
        raise Unclear("instead of which choice")
    at = of_cards[number]
    usual = reading.choices[at]
    other = change(usual)
    if other.most != 1:
        reading.mention_each(on)
    reading.choices[at] = replace(usual, instead=other, instead_if=condition)


def other_choice(other: Choose, usual: Choose) -> Choose:
    """The other choice in place of the usual one, of the same player, or with another number of the same cards. Raises Unclear
    where it is not known of whose cards."""
    if _is_only_how_many(other, usual.cards, usual):
        return replace(usual, least=other.least, most=other.most, any_number=other.any_number)
    if other.each_of is None and usual.by != "you":
        other = replace(other, each_of=usual.each_of)  # of whoever chooses
    if other.each_of != usual.each_of:
        raise Unclear("of which players")
    return replace(other, by=usual.by)


def _is_only_how_many(other: Noun | Choose, cards: Cards, before: Pick | Choose) -> bool:
    """True where only the number is another: nothing is said of the cards but their type."""
    together = other.of_same_player or other.different or other.total
    plain = other.cards == Cards(type=other.cards.type) and not together
    if not plain or other.cards.type not in ((), cards.type):
        return False
    return (other.least, other.most, other.any_number) != (before.least, before.most, before.any_number)


class OtherNoun(Conditional, frozen=True, kw_only=True):
    """``(Each Knight you control instead if ..)``, ``(2 characters instead if ..)``: said in full, or only how many."""

    noun: Noun
    placed: bool = False
    """They are placed where the one would be: in a deck, where their order is asked for."""

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, or the choice, of which the cards are others if the condition is true."""
        last = effects[-1] if effects else None
        if self.placed and not (isinstance(last, Move) and last.to in ("top of deck", "bottom of deck")):
            raise Unclear("where they are placed instead")
        if isinstance(last, Forbid) and last.more_than is not None and last.cards is not None:
            return (*effects[:-1], *self._forbidden(last))
        return _other_cards(reading, effects, self.condition, self._described, self._chosen)

    def _chosen(self, choose: Choose) -> Choose:
        return other_choice(choice_of(self.noun), choose)

    def _forbidden(self, last: Forbid) -> tuple[Forbid, Forbid]:
        """``cannot play more than 1 event (2 events instead if ..)``: so many for those of whom it is true."""
        cards = self.noun.cards
        if last.during is not None or self.noun.ref is not None or last.cards is None:
            raise Unclear("instead of how many")
        if self.noun.least != self.noun.most or self.noun.any_number or self.noun.also or self.noun.total:
            raise Unclear("how many instead")
        if replace(cards, zone="any") != last.cards:
            raise Unclear("instead of which cards")
        theirs = spoken_of(self.condition, "this opponent", "that player")
        if theirs == self.condition:
            raise Unclear("of which player it must be so")
        return (
            replace(last, during=Condition(none_of=(theirs,))),
            replace(last, more_than=self.noun.most, during=theirs),
        )

    def _described(self, cards: Cards) -> Cards:
        on = self.noun.on()
        if not isinstance(on, Cards):
            raise Unclear("instead of which cards")
        if (on.pick is None) != (cards.pick is None):
            raise Unclear("instead of which cards")
        if on.pick is None or cards.pick is None:
            return on
        pick = replace(on.pick, by=cards.pick.by)
        return replace(cards if _is_only_how_many(self.noun, cards, cards.pick) else on, pick=pick)


class OtherMeasure(Conditional, frozen=True, kw_only=True):
    """``(Printed cost 3 or lower instead if ..)``: another limit of what the cards may have."""

    patch: Fields

    def __call__(self, reading: Reading, effects: Effects) -> Effects:
        """The effects, or the choice, of which the cards are others if the condition is true."""
        return _other_cards(reading, effects, self.condition, self._described, self._chosen)

    def _described(self, cards: Cards) -> Cards:
        """Raises Unclear where the cards were not compared in this way."""
        (new,) = self.patch["where"]
        limited = [one for one in cards.where if one.of == new.of]
        if len(limited) != 1:
            raise Unclear("instead of which limit")
        return replace(cards, where=tuple(new if one is limited[0] else one for one in cards.where))

    def _chosen(self, choose: Choose) -> Choose:
        return replace(choose, cards=self._described(choose.cards))
