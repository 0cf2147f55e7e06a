"""Descriptions, conditions and occurrences of abilities in words, for saying what a card would have to be."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from agot_judge.engine.ability import Cards, Comparison, Condition, Trigger
from agot_judge.explain.unfit import fields_given

_PLAYERS = {
    "you": "its controller",
    "opponent": "an opponent",
    "any": "any player",
    "winner": "the winner of the challenge",
    "loser": "the loser of the challenge",
    "controller": "the controller of that card",
    "owner": "the owner of that card",
    "its player": "the player of whom was spoken",
    "host controller": "the controller of the card to which it is attached",
}
_ZONES = {"discard": "the discard pile", "dead": "the dead pile", "used": "the used pile"}
_TO_BE: dict[str, Callable[[Any], str]] = {
    "this": lambda value: "be the card with the ability" if value else "be another card",
    "host": lambda value: "be the card to which it is attached" if value else "be another card than its host",
    "attached_to": lambda value: f"be attached to {_card(value)}",
    "attachment": lambda value: f"have an attachment that would {fitting(value)}",
    "name": lambda value: f"be {value}",
    "type": lambda value: f"be {_a(one_of(value))}",
    "zone": lambda value: f"be in {zone(value)}",
    "controller": lambda value: f"be under the control of {player(value)}",
    "owner": lambda value: f"be owned by {player(value)}",
    "faction": lambda value: f"be of the affiliation {one_of(value)}",
    "trait": lambda value: f"have the trait {one_of(value)}",
    "icon": lambda value: f"have {_a(one_of(value))} icon",
    "keyword": lambda value: f"have the keyword {one_of(value)}",
    "printed_type": lambda value: f"have the printed cardtype {one_of(value)}",
    "printed_keyword": lambda value: f"have the printed keyword {one_of(value)}",
    "unique": lambda value: _be(value, "unique"),
    "loyal": lambda value: _be(value, "loyal"),
    "limited": lambda value: _be(value, "limited"),
    "kneeling": lambda value: "be kneeling" if value else "be standing",
    "attacking": lambda value: _be(value, "attacking"),
    "defending": lambda value: _be(value, "defending"),
    "participating": lambda value: _be(value, "participating in the challenge"),
    "alone": lambda value: _be(value, "participating alone"),
    "facedown": lambda value: _be(value, "facedown"),
    "revealed": lambda value: _be(value, "revealed"),
    "with_token": lambda value: f"have a {value} token",
    "where": lambda value: " and ".join(map(_comparison, value)),
    "highest": lambda value: f"have the highest {value}",
    "lowest": lambda value: f"have the lowest {value}",
    "same": lambda value: f"share its {value}",
    "different": lambda value: f"have another {value}",
    "any_of": lambda value: " or ".join(map(fitting, value)),
    "excluding": lambda value: f"not {' or '.join(map(fitting, value))}",
}
_TRUE: dict[str, Callable[[Any], str]] = {
    "exists": lambda value: f"There are as many cards as it asks for that would {fitting(value)}.",
    "phase": lambda value: f"It is the {one_of(value)} phase.",
    "challenge": lambda value: (
        "A challenge is under way."
        if "any" in value
        else f"{_a(one_of(value)).capitalize()} challenge is under way."
    ),
    "you_are": lambda value: f"Its controller is {player(value)}.",
    "unopposed": lambda value: f"The challenge is {'' if value else 'not '}unopposed.",
    "any_of": lambda value: "One of its conditions is true.",
    "all_of": lambda value: "All of its conditions are true.",
    "none_of": lambda value: "None of what it excludes is true.",
}
_HAPPENED: dict[str, Callable[[Any], str]] = {
    "event": lambda value: f"what happens would have to be: {value}",
    "card": lambda value: f"the card to which it happens would have to {fitting(value)}",
    "player": lambda value: f"it would have to happen to, or be done by, {player(value)}",
    "other_player": lambda value: f"the other player in it would have to be {player(value)}",
    "challenge": lambda value: f"the challenge would have to be of the type {one_of(value)}",
    "unopposed": lambda value: f"the challenge would have to be {'' if value else 'not '}unopposed",
    "by_at_least": lambda value: f"it would have to be by {value} STR or more",
    "as_player": lambda value: f"its player would have to be {player(value)}",
    "to_zero": lambda value: "STR would have to have been reduced from more to 0",
    "cause": lambda value: f"it would have to come from: {value}",
    "source": lambda value: f"the card that brings it about would have to {fitting(value)}",
    "by": lambda value: f"it would have to be brought about by {player(value)}",
    "to": lambda value: f"the card would have to go to {zone(value)}",
    "out_of": lambda value: f"the card would have to come from {zone(value)}",
    "phase": lambda value: f"it would have to be the {one_of(value)} phase",
    "word": lambda value: f"it would have to be about: {value}",
    "at_least": lambda value: f"there would have to be {value} or more",
    "only_target": lambda value: f"its only target would have to {fitting(value)}",
    "with_word": lambda value: f"its text would have to have the word “{value}”",
    "ability_kind": lambda value: f"it would have to be a {value} ability",
    "triggered": lambda value: "it would have to be one that a player triggers",
    "reacts_to": lambda value: f"it would have to be a reaction to: {value}",
    "when": lambda value: f"this would have to be so: {' '.join(_all_true(value))}".removesuffix("."),
}


def one_of(words: Iterable[str]) -> str:
    """``Lord or King``."""
    return " or ".join(words)


def zone(name: str | tuple[str, ...]) -> str:
    """``play``, ``the discard pile`` ..."""
    if isinstance(name, tuple):
        return one_of(map(zone, name))
    return _ZONES.get(name, name if name in ("play", "shadows", "hand") else f"the {name}")


def player(who: str) -> str:
    """The player that a word of an ability means."""
    return _PLAYERS.get(who) or f"the {who}"


def to_be(cards: Cards, field: str) -> str:
    """The demand of one field of a description of a card: ``be standing``."""
    return _said(_TO_BE, field, getattr(cards, field))


def fitting(cards: Cards) -> str:
    """The demand of a whole description of a card: ``be a character, be standing``."""
    given = [to_be(cards, field) for field in fields_given(cards)]
    if cards.zone != "play":
        given.append(to_be(cards, "zone"))
    return ", ".join(given) or "be in play"


def true_when(condition: Condition, field: str) -> str:
    """The statement of one field of a condition, as a sentence."""
    return _said(_TRUE, field, getattr(condition, field))


def _all_true(conditions: Iterable[Condition]) -> Iterator[str]:
    for condition in conditions:
        yield from (true_when(condition, field) for field in fields_given(condition))


def happening(trigger: Trigger, field: str) -> str:
    """The demand of one field of a triggering condition asks of an occurrence."""
    return _said(_HAPPENED, field, getattr(trigger, field))


def _said(words: dict[str, Callable[[Any], str]], field: str, value: Any) -> str:
    known = words.get(field)
    return known(value) if known is not None else f"be as it says of {field.replace('_', ' ')}: {value}"


def _be(value: bool, what: str) -> str:
    return f"{'' if value else 'not '}be {what}"


def _a(words: str) -> str:
    return f"{'an' if words[:1] in 'aeiou' else 'a'} {words}"


def _card(value: Cards | str) -> str:
    return f"a card that would {fitting(value)}" if isinstance(value, Cards) else value


def _comparison(value: Comparison) -> str:
    amount = value.amount if isinstance(value.amount, int) else "the number it asks for"
    return f"have a {value.of} of {value.relation} {amount}"
