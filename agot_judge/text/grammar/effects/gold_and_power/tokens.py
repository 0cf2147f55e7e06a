"""Tokens: placed, removed, moved; and the one that was placed before. All the power or gold of the card that was spoken of."""

from agot_judge.engine.ability.ability import Either
from agot_judge.engine.ability.cards import Amount, Cards
from agot_judge.engine.ability.effects_on_cards import PlaceToken, RemoveToken
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.gold_and_power import gold_and_power
from agot_judge.text.grammar.effects.gold_and_power.power import discard_power
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.phrases.noun import Noun


@gold_and_power.rule
def token(reading: Reading, kind: str) -> str:
    """The kind of token."""
    return kind


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
