"""Power that is gained, moved and discarded; tokens that are placed and removed."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Either
from agot_judge.engine.ability.cards import Amount, CardNumber, Cards
from agot_judge.engine.ability.effects_on_cards import Discard, PlaceToken, RemoveToken
from agot_judge.engine.ability.effects_on_players import DiscardPower, GainPower, MoveGold, MovePower
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.gold_and_power import gold_and_power
from agot_judge.text.grammar.effects.gold_and_power.gold import cards_gain
from agot_judge.text.grammar.effects.gold_and_power.places import (
    Pool,
    labels,
    moved,
    on_cards,
    one_place,
)
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.grammar.numbers.per import Per, for_each, x_capped
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, SECOND, SUBJECT, call
from agot_judge.text.phrases.noun import Noun


@gold_and_power.rule
def have_gain_power(reading: Reading, noun: Noun, many: Amount, per: Per | None) -> Effects:
    """``have it gain 1 power``; ``you may have a King character you control gain 1 power``."""
    if reading.clause.part == "cost" or reading.subject != "you":
        raise Unclear("who has it gain power")
    return cards_gain(reading, GainPower, noun, many, per)


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
def move_power_or_gold(reading: Reading, power: Amount, gold: Amount, source: Pool, to: Pool) -> Effects:
    """``move 1 power or 1 gold from a character you do not control to a character you control``."""
    if source.on is None or to.on is None or source.several:
        raise Unclear("power or gold that is not on one card")
    options = ((moved(MovePower, reading, power, source, to),), (moved(MoveGold, reading, gold, source, to),))
    return (Either(options=options, labels=labels(reading, " ", " from ")),)


@gold_and_power.rule
def move_power_to_yours(reading: Reading, many: Amount) -> Effects:
    """``kneel his or her faction card, or move 1 power from that faction card to yours``: of the player who does it."""
    if reading.subject == "you":
        raise Unclear("whose faction card")
    return (moved(MovePower, reading, many, Pool(who=reading.subject), Pool(who="you")),)


@gold_and_power.rule
def place_tokens(reading: Reading, many: Amount, kind: str, noun: Noun) -> Effects:
    """The placing of tokens."""
    return (PlaceToken(token=kind, amount=many, on=affected(reading, noun, None)),)


@gold_and_power.rule
def remove_tokens(reading: Reading, many: Amount | None, kind: str, noun: Noun) -> Effects:
    """The removal of tokens."""
    amount = 1 if many is None else many
    return (RemoveToken(token=kind, amount=amount, on=affected(reading, noun, None)),)


@gold_and_power.rule
def remove_tokens_or_power(
    reading: Reading, many: Amount, token: str, noun: Noun, power: Amount, holder: Noun
) -> Effects:
    """``discard 1 kiss token from a character or 1 power from a Brotherhood character``: one of the two pays."""
    if reading.clause.part != "cost" or noun.ref is not None or holder.ref is not None:
        raise Unclear("what is discarded from which card")
    tokens = remove_tokens(reading, many, token, noun)
    return (Either(options=(tokens, discard_power(reading, power, holder))),)


@gold_and_power.rule
def remove_those_tokens(reading: Reading) -> Effects:
    """``discard those tokens from play``, ``remove that token``: as many from each card as the text has placed on each."""
    placed = reading.discourse.effects.tokens_placed
    if placed is None:
        raise Unclear("which tokens")
    on = "those" if isinstance(placed.on, Cards) else placed.on
    return (RemoveToken(token=placed.token, amount=placed.amount, on=on),)


gold_and_power.means(
    # The gaining of power for a faction
    gain_power=(GainPower(amount=call(for_each, FIRST, SECOND), player=SUBJECT),),
    # "gain X power for your faction (to a maximum of 5)"
    gain_power_capped=(GainPower(amount=call(x_capped, FIRST, SECOND), player=SUBJECT),),
    token=FIRST,  # The kind of token
)
