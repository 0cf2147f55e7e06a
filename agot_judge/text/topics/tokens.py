"""Tokens: placed, removed, moved; and the one that was placed before. All the power or gold of the card that was spoken of."""

from agot_judge.engine.ability.cards import Amount, CardNumber, Cards, On
from agot_judge.engine.ability.effects_on_cards import PlaceToken, RemoveToken
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.deeds import affected
from agot_judge.text.topics.nouns import it
from agot_judge.text.topics.sentences import Effects
from agot_judge.text.topics.treasures import Pool, all_of, move_all_gold, move_all_power, treasures

__all__ = ["treasures"]


@treasures.rule
def token(reading: Reading, kind: str) -> str:
    return kind


@treasures.rule
def token_placed(reading: Reading) -> str:
    """``remove that token``: the one that the text placed before."""
    if not reading.token_placed:
        raise Unclear("which token")
    return reading.token_placed


@treasures.rule
def place_tokens(reading: Reading, many: Amount, kind: str, noun: Noun) -> Effects:
    reading.token_placed = kind
    reading.tokens_placed = PlaceToken(token=kind, amount=many, on=affected(reading, noun, None))
    return (reading.tokens_placed,)


@treasures.rule
def place_tokens_on_each(reading: Reading, many: Amount, kind: str) -> Effects:
    """``choose up to 3 characters, and place 1 poison token on each``: of those that were spoken of."""
    return place_tokens(reading, many, kind, reading.those_meant())


@treasures.rule
def remove_tokens(reading: Reading, many: Amount | None, kind: str, noun: Noun) -> Effects:
    amount = 1 if many is None else many
    if reading.part == "cost":
        reading.goods_paid = {**reading.goods_paid, "token": amount}
    return (RemoveToken(token=kind, amount=amount, on=affected(reading, noun, None)),)


@treasures.rule
def remove_all_tokens(reading: Reading, kind: str, noun: Noun) -> Effects:
    on = all_of(reading, noun)
    return (RemoveToken(token=kind, amount=CardNumber(what="tokens", on=on, token=kind), on=on),)


@treasures.rule
def remove_those_tokens(reading: Reading) -> Effects:
    """``discard those tokens from play``, ``remove that token``: as many from each card as the text has placed on each."""
    if reading.tokens_placed is None:
        raise Unclear("which tokens")
    placed = reading.tokens_placed
    on = "those" if isinstance(placed.on, Cards) else placed.on
    return (RemoveToken(token=placed.token, amount=placed.amount, on=on),)


@treasures.rule
def remove_tokens_from_play(reading: Reading, kind: str) -> Effects:
    """``remove each poison token from play``: from every card that is in play."""
    on = Cards()
    return (RemoveToken(token=kind, amount=CardNumber(what="tokens", on=on, token=kind), on=on),)


@treasures.rule
def move_tokens(reading: Reading, many: Amount, kind: str, source: Noun, to: Noun) -> Effects:
    taken = RemoveToken(token=kind, amount=many, on=affected(reading, source, None))
    return (taken, PlaceToken(token=kind, amount=many, on=affected(reading, to, None)))


@treasures.rule
def move_its_power(reading: Reading, on: On, to: Pool) -> Effects:
    """``when a character is killed, move its power to your faction card``."""
    return move_all_power(reading, Pool(on=on), to)


@treasures.rule
def move_its_gold(reading: Reading, on: On, to: Pool) -> Effects:
    return move_all_gold(reading, Pool(on=on), to)


@treasures.rule
def its(reading: Reading) -> On:
    noun = it(reading)
    if noun.ref is None or noun.or_else is not None or noun.plural:
        raise Unclear("whose it is")
    return noun.ref
