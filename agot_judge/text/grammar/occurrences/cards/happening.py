"""Occurrences as a whole in which something happens to cards, or cards do something."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.walk import given
from agot_judge.text.discourse.reading import Reading, Unclear, cards_of
from agot_judge.text.discourse.that_player import TO_ITS_CONTROLLER
from agot_judge.text.grammar.occurrences.cards import occurrences_of_cards
from agot_judge.text.grammar.occurrences.cards.done_to_cards import into
from agot_judge.text.grammar.occurrences.parts import kinds_of, parted, to_such_cards, together
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.parsing.template import FIRST, READING, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.trees.either_trigger import either_of

_DONE_BY_PLAYERS = {
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


def _is_of_an_opponent(noun: Noun) -> bool:
    return noun.ref is None and not noun.plural and noun.cards.controller == "opponent"


def happening(reading: Reading, noun: Noun, said: Trigger) -> Trigger:
    """The occurrence of which this is said, to these cards."""
    if kinds_of(said) == ("enter play",) and said.cause == "ambush":
        said = replace(said, event="ambush", cause=None)
    said = to_such_cards(said, noun)
    kinds = set(kinds_of(said))
    done = (kinds <= _DONE_BY_PLAYERS and said.cause != "effect") or said.cause in ("claim", "reserve")
    if done and said.by != "any":  # "is marshaled by an opponent"
        said = replace(said, player=said.by, by="any")
    card = reading.happens_to(replace(noun, exactly=False))
    if _is_of_an_opponent(noun) and reading.player is None and TO_ITS_CONTROLLER.issuperset(kinds):
        reading.player = "that player"
    more = given(said.card or Cards())
    if "controller" in more and card.controller != "any":
        # "an opponent's card enters play under your control": whose card it is
        more["owner"] = card.controller
    return replace(said, card=replace(card, **more))


@occurrences_of_cards.rule
def happens(reading: Reading, noun: Noun, *parts: Trigger) -> Trigger:
    """The occurrence of what happens to cards, or of what they do; of what differs in more than its kind, one or the other."""
    several_plots = noun.types == ("plot",) and noun.plural and not noun.any_number
    if several_plots and parts == (Trigger(event="reveal"),):
        if noun.cards == Cards(type=("plot",)) and noun.quantity == "each":
            return Trigger(event="reveal plots")
        raise Unclear("all plot cards at once: an occurrence of its own")
    first, *others = [happening(reading, noun, one) for one in parted(parts)]
    for other in others:
        first = either_of(first, other)
    return first


@occurrences_of_cards.rule
def happens_or_enters(reading: Reading, noun: Noun, first: Trigger, zone: Zone, *more: Trigger) -> Trigger:
    """``enters play under your control or your discard pile``."""
    if first.event != "enter play":
        raise Unclear("what happens there")
    return happens(reading, noun, first, into(zone), *more)


@occurrences_of_cards.rule
def would_happen(reading: Reading, noun: Noun, *parts: Trigger) -> Trigger:
    """The occurrence of what would happen to cards."""
    happened = happens(reading, noun, *parts)
    others = tuple(replace(other, would=True) for other in happened.or_else)
    return replace(happened, would=True, or_else=others)


@occurrences_of_cards.rules(
    intimidates=Trigger(event="kneel", cause="intimidate"),
    bypasses=Trigger(event="bypass"),
    pillages=Trigger(event="discard from deck", cause="pillage"),
)
def done_by_card(reading: Reading, said: Trigger, noun: Noun, other: Noun) -> Trigger:
    """The occurrence of what a card does to another one. Its description is no antecedent: the occurrence's card is the other."""
    if said.cause == "pillage":
        reading.player = "that player"  # from whose deck it is
    source = reading.happens_to(noun) if noun.ref is not None else noun.of_one()
    reading.occurrence = replace(
        reading.occurrence,
        card=None,  # "the discarded card": the one to which it happens
        doer=noun.ref or "doer",
        is_done_by_a_card=True,
        by_whom=None if noun.ref is not None else (noun, other),
    )
    return replace(happening(reading, other, said), source=source)


@occurrences_of_cards.rule
def strength_changed(reading: Reading, noun: Noun, change: str, *more: Trigger) -> Trigger:
    """The occurrence of a change of STR."""
    event = "raise strength" if change in ("increased", "raised") else "lower strength"
    return happening(reading, noun, together(Trigger(event=event), *more))


@occurrences_of_cards.rule
def strength_reduced_to(reading: Reading, noun: Noun, many: int, *more: Trigger) -> Trigger:
    """``a character's STR is reduced to 0``: from more than that."""
    if many:
        raise Unclear("another STR than 0")
    return happening(reading, noun, together(Trigger(event="lower strength", to_zero=True), *more))


def source_of(noun: Noun) -> Cards:
    """The card that brings it about. Raises Unclear where it is not one."""
    if noun.quantity not in ("some", "the", "bare") or noun.ref not in (None, "self", "host"):
        raise Unclear("by which card")
    return cards_of(noun)


occurrences_of_cards.means(
    draws_by_insight=call(done_by_card, READING, Trigger(event="draw", cause="insight"), FIRST, Noun()),
)
