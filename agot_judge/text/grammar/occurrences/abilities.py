"""``When the effects of an opponent's event would initiate``: which abilities."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading, Unclear, cards_of
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, SECOND
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

occurrences_of_abilities = Fragment(__name__, "event")


Fields = dict[str, Any]


@occurrences_of_abilities.rule
def would_initiate(reading: Reading, fields: Fields) -> Trigger:
    """The occurrence of effects that would initiate."""
    return Trigger(event="initiate", would=True, **fields)


@occurrences_of_abilities.rule
def either_would_initiate(reading: Reading, owner: Person, kind: str) -> Trigger:
    """``the effects of an opponent's event or when revealed ability``: of either kind."""
    reading.player = owner.in_turn
    of_kind = would_initiate(reading, {"card": Cards(type=(kind,), zone="any"), "player": owner.who})
    return replace(
        of_kind, or_else=(would_initiate(reading, {**when_revealed(reading), "player": owner.who}),)
    )


@occurrences_of_abilities.rule
def chooses_only_target(reading: Reading, person: Person, noun: Noun, fields: Fields) -> Trigger:
    """``When an opponent chooses a character you control as the only target of an ability``: as it initiates."""
    found = _chosen_by(reading, person, fields)
    reading.mention(noun, "its target")
    reading.occurrence = replace(reading.occurrence, card="occurrence")
    return Trigger(event="initiate", player=person.who, only_target=cards_of(noun), **found)


def _chosen_by(reading: Reading, person: Person, fields: Fields) -> Fields:
    """The ability of a player who chooses for it."""
    if person.every or person.none or person.where is not None or "player" in fields:
        raise Unclear("whose ability it is")
    if {"only_target"} & fields.keys():
        raise Unclear("of which targets said twice")
    reading.forget("occurrence")
    reading.player = person.in_turn
    return fields


@occurrences_of_abilities.rule
def any_ability(reading: Reading, fields: Fields) -> Fields:
    """``that card`` is the one with the ability."""
    if "only_target" in fields:  # of which is spoken then
        return fields
    card = fields.get("card")
    reading.mention(Noun(cards=Cards(type=card.type if card is not None else ())), "occurrence")
    return fields


@occurrences_of_abilities.rule
def owned_ability(reading: Reading, owner: Person, fields: Fields) -> Fields:
    """The ability of a player."""
    reading.player = owner.in_turn
    any_ability(reading, fields)
    return {**fields, "player": owner.who}


@occurrences_of_abilities.rule
def event_card(reading: Reading, noun: Noun, choosing: Fields | None = None) -> Fields:
    """``an opponent's event``: whose it is is who plays it."""
    player = noun.cards.controller
    card = replace(noun.cards, zone="any", controller="any")
    reading.mention(noun, "occurrence")
    found: Fields = {"card": card, **(choosing or {})}
    return {**found, "player": player} if player != "any" else found


@occurrences_of_abilities.rule
def of_kinds(reading: Reading, types: tuple[str, ...], choosing: Fields | None = None) -> Fields:
    """The ability of cards of some types."""
    return {"card": Cards(type=types, zone="any"), **(choosing or {})}


@occurrences_of_abilities.rule
def ability(reading: Reading, choosing: Fields | None = None) -> Fields:
    """The ability, whatever its kind."""
    return choosing or {}


@occurrences_of_abilities.rule
def when_revealed(reading: Reading, kind: str | None = None) -> Fields:
    """The When Revealed ability."""
    found: Fields = {"ability_kind": "when revealed"}
    return {**found, "card": Cards(type=(kind,), zone="any")} if kind else found


@occurrences_of_abilities.rule
def only_target(reading: Reading, noun: Noun) -> Fields:
    """The choice of a card as the only target."""
    reading.mention(noun, "its target")
    return {"only_target": cards_of(noun)}


occurrences_of_abilities.means(
    of_other_kinds={"card": Cards(zone="any", excluding=(Cards(type=FIRST, zone="any"),))},
    with_word={"with_word": FIRST},  # "a triggered ability with the word "search" in it"
    winning="win challenge",  # The occurrence "winning a challenge"
    kinds=ALL,
    exclusions=ALL,
    owned_reaction={"reacts_to": SECOND, "player": FIRST.who},  # The reaction of a player to an occurrence
)
