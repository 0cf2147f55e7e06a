"""Power that is gained, moved and discarded."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Either
from agot_judge.engine.ability.cards import Amount, CardNumber
from agot_judge.engine.ability.effects_on_cards import Discard
from agot_judge.engine.ability.effects_on_players import DiscardPower, GainPower, MovePower
from agot_judge.text.discourse.moved_to import place_moved_to
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.gold_and_power import gold_and_power
from agot_judge.text.grammar.effects.gold_and_power.gold import moved_gold
from agot_judge.text.grammar.effects.gold_and_power.places import Pool, from_each, labels, on_cards, one_place
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.grammar.numbers.per import Per, for_each, x_capped
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.phrases.noun import Noun


@gold_and_power.rule
def gain_power(reading: Reading, many: Amount, per: Per | None) -> Effects:
    """The gaining of power for a faction."""
    return (GainPower(amount=for_each(many, per), player=reading.subject),)


@gold_and_power.rule
def gain_power_capped(reading: Reading, many: Amount, most: int) -> Effects:
    """``gain X power for your faction (to a maximum of 5)``."""
    return (GainPower(amount=x_capped(many, most), player=reading.subject),)


@gold_and_power.rule
def cards_gain_power(reading: Reading, noun: Noun, many: Amount, per: Per | None) -> Effects:
    """The power that cards gain."""
    return (GainPower(amount=for_each(many, per), on=reading.on(noun)),)


@gold_and_power.rule
def have_gain_power(reading: Reading, noun: Noun, many: Amount, per: Per | None) -> Effects:
    """``have it gain 1 power``; ``you may have a King character you control gain 1 power``."""
    if reading.clause.part == "cost" or reading.subject != "you":
        raise Unclear("who has it gain power")
    return cards_gain_power(reading, noun, many, per)


@gold_and_power.rule
def move_all_power(reading: Reading, source: Pool, to: Pool) -> Effects:
    """The moving of all power."""
    return source.of_each(replace(_moved_power(reading, 1, source, to), all_of_it=True))


@gold_and_power.rule
def discard_cards_and_power(reading: Reading, noun: Noun, holder: Noun) -> Effects:
    """``discard each duplicate and each power from it``."""
    if (
        reading.clause.part == "cost"
        or holder.ref is None
        or noun.types != ("duplicate",)
        or noun.quantity != "each"
    ):
        raise Unclear("what is discarded from which card")
    on = replace(noun, cards=replace(noun.cards, attached_to=holder.ref))
    power = discard_power(reading, CardNumber(what="power", on=holder.ref), holder)
    return (*power, Discard(on=affected(reading, on, None)))


@gold_and_power.rule
def discard_power(reading: Reading, many: Amount, noun: Noun) -> Effects:
    """The discarding of power."""
    one_place(noun)
    place = on_cards(reading, noun)
    if place.on is None:
        return place.of_each(DiscardPower(amount=many, player=place.who))
    from_each(reading, noun)
    return (DiscardPower(amount=many, on=place.on),)


@gold_and_power.rule
def discard_power_up_to(reading: Reading, many: int, noun: Noun) -> Effects:
    """Of one card: the player says how much."""
    if reading.clause.part == "cost" or noun.plural or noun.also or noun.quantity in ("each", "bare"):
        raise Unclear("how much from which of them")
    place = on_cards(reading, noun)
    if place.on is None:
        raise Unclear("how much of a player's power")
    return (DiscardPower(amount=many, up_to=True, on=place.on),)


@gold_and_power.rule
def discard_any_power(reading: Reading, noun: Noun) -> Effects:
    """The discarding of any amount of power."""
    (found,) = discard_power_up_to(reading, 1, noun)
    return (replace(found, all_of_it=True),)


@gold_and_power.rule
def move_power_up_to(reading: Reading, many: int, source: Pool, to: Pool) -> Effects:
    """The moving of up to so much power."""
    return source.of_each(replace(_moved_power(reading, many, source, to), up_to=True))


@gold_and_power.rule
def move_power_or_gold(reading: Reading, power: Amount, gold: Amount, source: Pool, to: Pool) -> Effects:
    """``move 1 power or 1 gold from a character you do not control to a character you control``."""
    if source.on is None or to.on is None or source.several:
        raise Unclear("power or gold that is not on one card")
    options = ((_moved_power(reading, power, source, to),), (moved_gold(reading, gold, source, to),))
    return (Either(options=options, labels=labels(reading, " ", " from ")),)


@gold_and_power.rule
def move_power(reading: Reading, many: Amount, source: Pool, to: Pool) -> Effects:
    """The moving of power."""
    return source.of_each(_moved_power(reading, many, source, to))


@gold_and_power.rule
def move_power_to_yours(reading: Reading, many: Amount) -> Effects:
    """``kneel his or her faction card, or move 1 power from that faction card to yours``: of the player who does it."""
    if reading.subject == "you":
        raise Unclear("whose faction card")
    return (_moved_power(reading, many, Pool(who=reading.subject), Pool(who="you")),)


def _moved_power(reading: Reading, many: Amount, source: Pool, to: Pool) -> MovePower:
    if source.own or to.every or to.several:
        raise Unclear("whose power, or to which of several cards")
    place, to_player = place_moved_to(reading, source.on, to.on), "you" if to.own else to.who
    if source.on is None and place is None and source.who == to_player and not to.own:
        raise Unclear("to whom it is moved")  # not to where it is (2e/rr/move/2)
    return MovePower(amount=many, source=source.on, from_player=source.who, to=place, to_player=to_player)
