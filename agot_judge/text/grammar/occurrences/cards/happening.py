"""Occurrences as a whole in which something happens to cards, or cards do something."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading, Unclear, cards_of
from agot_judge.text.discourse.that_player import TO_ITS_CONTROLLER
from agot_judge.text.grammar.occurrences.cards import occurrences_of_cards
from agot_judge.text.grammar.occurrences.cards.several import entering_too, parted
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.trees.either_trigger import either_of

Fields = dict[str, Any]


DISCARD_FROM: dict[tuple[str, ...], str] = {
    ("play",): "discard from play",
    ("hand",): "discard from hand",
    ("deck",): "discard from deck",
    ("shadows",): "discard from shadows",
}


DONE_BY_PLAYERS = {
    "marshal",
    "marshal duplicate",
    "play event",
    "put into play",
    "ambush",
    "sacrifice",
    "declare attacker",
    "declare defender",
    "draw",
}
"""The kinds of occurrences that are done by the player of the occurrence; the rest is done by the player whose effect it is."""


DUPLICATES = frozenset({"enter play", "marshal duplicate", "put into play", "attach"})
"""The kinds of occurrences that are a duplicate's own."""


def _is_of_an_opponent(noun: Noun) -> bool:
    return noun.ref is None and not noun.plural and noun.cards.controller == "opponent"


def how_many(noun: Noun, kinds: tuple[str, ...]) -> Fields:
    """``1 or more cards``, ``exactly 1 card``: once for all that happens together; nothing for ``a card``.

    Raises Unclear for ``2 cards``, which says neither, and for what happens to duplicates and is no occurrence of their own.
    """
    if "duplicate" in noun.types and not DUPLICATES.issuperset(kinds):
        raise Unclear("what happens to duplicates")
    counted = noun.any_number or noun.exactly
    (replace(noun, quantity="the") if counted else noun).of_one()
    if noun.quantity != "some" or not counted:
        return {}
    found: Fields = {"one_or_more": True, "exactly": noun.exactly}
    return found if noun.least == 1 else {**found, "at_least": noun.least}


def happening(reading: Reading, noun: Noun, *found: Fields) -> Trigger:
    """The occurrence that the fields describe, to these cards. Several kinds: any of them."""
    merged: Fields = {}
    events: list[str] = []
    for fields in found:
        events += [fields["event"], *fields.get("or_events", ())] if "event" in fields else []
        for name, value in fields.items():
            if name in ("event", "or_events"):
                continue
            if name == "when":
                value = (*merged.get("when", ()), *value)
            elif merged.get(name, value) != value:
                raise Unclear(f"{name} said twice")
            merged[name] = value
    kinds = tuple(dict.fromkeys(events))
    if kinds == ("reveal",) and noun.types == ("plot",):
        kinds = ("reveal plot",)
    if kinds == ("marshal",) and noun.types == ("duplicate",):
        kinds = ("marshal duplicate",)  # which is not to marshal a card (2e/rr/duplicates/8)
    if kinds == ("enter play",) and merged.get("cause") == "ambush":
        del merged["cause"]
        kinds = ("ambush",)
    merged |= how_many(noun, kinds)
    doer = merged.pop("_doer", None)
    if doer is not None:
        done = set(kinds) <= DONE_BY_PLAYERS or merged.get("cause") in ("claim", "reserve")
        merged["player" if done else "by"] = doer
    card = merged.pop("card", None) or reading.happens_to(replace(noun, exactly=False))
    start = merged.pop("_from", None)
    if start is not None:
        merged["out_of"] = start.places
    zone = merged.pop("_zone", None)
    if card is not None and zone is not None:
        card = replace(card, zone=zone)
    if card is not None and start is not None and start.who != "any":
        card = replace(card, owner=start.who)
    if _is_of_an_opponent(noun) and reading.player is None and TO_ITS_CONTROLLER.issuperset(kinds):
        reading.player = "that player"
    owner = merged.pop("_owner", None)
    if card is not None and owner is not None:
        card = replace(card, owner=owner)
    controller = merged.pop("_controller", None)
    if controller and card is not None:
        if card.controller != "any":  # "an opponent's card enters play under your control": whose card it is
            card = replace(card, owner=card.controller)
        card = replace(card, controller=controller)
    return Trigger(event=kinds[0], or_events=kinds[1:], card=card, **merged)


@occurrences_of_cards.rule
def happens(reading: Reading, noun: Noun, *found: Fields) -> Trigger:
    """The occurrence, done to a card or by it: of ``bypasses a character`` the other card is the one to which it
    happens."""
    if noun.types == ("plot",) and noun.plural and not noun.any_number and found == ({"event": "reveal"},):
        if noun.cards == Cards(type=("plot",)) and noun.quantity == "each":
            return Trigger(event="reveal plots")
        raise Unclear("all plot cards at once: an occurrence of its own")
    found = entering_too(found)
    if any("_other" in fields for fields in found):
        return _done_by(reading, noun, *found)
    first, *others = [happening(reading, noun, *alike) for alike in parted(found)]
    for other in others:
        first = either_of(first, other)
    return first


@occurrences_of_cards.rule
def would_happen(reading: Reading, noun: Noun, *found: Fields) -> Trigger:
    """The occurrence of what would happen to cards."""
    happened = happens(reading, noun, *found)
    others = tuple(replace(other, would=True) for other in happened.or_else)
    return replace(happened, would=True, or_else=others)


def _done_by(reading: Reading, noun: Noun, fields: Fields, *more: Fields) -> Trigger:
    """A description of the source is no antecedent: the occurrence's card is the other one."""
    reading.occurrence = replace(
        reading.occurrence,
        doer=noun.ref or "doer",
        is_done_by_a_card=True,
        by_whom=None if noun.ref is not None else (noun, fields["_other"]),
        is_out_of_play=fields.get("event") in ("discard from deck", "draw"),
    )
    source = reading.happens_to(noun) if noun.ref is not None else noun.of_one()
    rest = dict(fields)
    other = rest.pop("_other")
    reading.occurrence = replace(
        reading.occurrence, card=None
    )  # "the discarded card": the one to which it happens
    return replace(happening(reading, other, rest, *more), source=source)


@occurrences_of_cards.rule
def strength_changed(reading: Reading, noun: Noun, change: str, *more: Fields) -> Trigger:
    """The occurrence of a change of STR."""
    event = "raise strength" if change in ("increased", "raised") else "lower strength"
    return happening(reading, noun, {"event": event}, *more)


@occurrences_of_cards.rule
def strength_reduced_to(reading: Reading, noun: Noun, many: int, *more: Fields) -> Trigger:
    """``a character's STR is reduced to 0``: from more than that."""
    if many:
        raise Unclear("another STR than 0")
    return happening(reading, noun, {"event": "lower strength", "to_zero": True}, *more)


def source_of(noun: Noun) -> Cards:
    """The card that brings it about. Raises Unclear where it is not one."""
    if noun.quantity not in ("some", "the", "bare") or noun.ref not in (None, "self", "host"):
        raise Unclear("by which card")
    return cards_of(noun)
