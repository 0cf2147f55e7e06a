"""``When the effects of an opponent's event would initiate``: which abilities."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear, cards_of
from agot_judge.text.substitution import spoken_of
from agot_judge.text.topic import Topic

events_of_abilities = Topic("events_of_abilities", "event")

Fields = dict[str, Any]


@events_of_abilities.rule
def would_initiate(reading: Reading, fields: Fields) -> Trigger:
    return Trigger(event="initiate", would=True, **fields)


@events_of_abilities.rule
def is_initiated(reading: Reading, fields: Fields) -> Trigger:
    """``When a triggered ability is initiated``: it does nothing before its effects initiate."""
    return Trigger(event="initiate", **fields)


@events_of_abilities.rule
def is_canceled(reading: Reading, fields: Fields) -> Trigger:
    """``After the effects of an event are canceled``; ``other_player``: whose ability it was."""
    if fields.keys() - {"card", "player"}:
        raise Unclear("which ability is canceled")
    reading.player = None
    return Trigger(event="cancel", card=fields.get("card"), other_player=fields.get("player", "any"))


@events_of_abilities.rule
def card_is_canceled(reading: Reading, noun: Noun) -> Trigger:
    if noun.types != ("event",):
        raise Unclear("only events and abilities are canceled")
    return is_canceled(reading, event_card(reading, noun))


@events_of_abilities.rule
def played_is_canceled(reading: Reading, noun: Noun, person: Person) -> Trigger:
    """``After an event you played is canceled``."""
    if noun.types != ("event",):
        raise Unclear("only events and abilities are canceled")
    found = is_canceled(reading, played_by(reading, noun, person))
    reading.player = person.in_turn
    return found


@events_of_abilities.rule
def effects_are_canceled(reading: Reading, noun: Noun) -> Trigger:
    return is_canceled(reading, _of_card(reading, noun))


@events_of_abilities.rule
def player_cancels_effects(reading: Reading, person: Person, noun: Noun) -> Trigger:
    """``After you cancel a card's effects``."""
    return player_cancels(reading, person, _of_card(reading, noun))


def _of_card(reading: Reading, noun: Noun) -> Fields:
    if noun.types == ("event",):
        return event_card(reading, noun)
    if noun.ref is None and noun.cards == Cards():
        return any_ability(reading, {})  # an event as well
    return ability_of(reading, noun)


@events_of_abilities.rule
def player_cancels(reading: Reading, person: Person, fields: Fields) -> Trigger:
    if person.every or person.none:
        raise Unclear("who cancels it")
    found = replace(is_canceled(reading, fields), player=person.who)
    reading.player = person.in_turn
    return found


@events_of_abilities.rule
def chooses_only_target(reading: Reading, person: Person, noun: Noun, fields: Fields) -> Trigger:
    """``When an opponent chooses a character you control as the only target of an ability``: as it initiates."""
    found = _chosen_by(reading, person, fields)
    reading.mention(noun, "its target")
    reading.happening = "occurrence"
    return Trigger(event="initiate", player=person.who, only_target=cards_of(noun), **found)


@events_of_abilities.rule
def chooses_target(reading: Reading, person: Person, noun: Noun, fields: Fields) -> Trigger:
    """``chooses this character as a target of an event``: among others perhaps."""
    found = _chosen_by(reading, person, fields)
    return _with_target(reading, noun, {**found, "player": person.who})


def _chosen_by(reading: Reading, person: Person, fields: Fields) -> Fields:
    """The ability of a player who chooses for it."""
    if person.every or person.none or person.where is not None or "player" in fields:
        raise Unclear("whose ability it is")
    if {"only_target", "with_target"} & fields.keys():
        raise Unclear("of which targets said twice")
    reading.forget("occurrence")
    reading.player = person.in_turn
    return fields


@events_of_abilities.rule
def chosen_as_target(reading: Reading, noun: Noun, fields: Fields) -> Trigger:
    """``When this character is chosen as a target of an opponent's event``: as its effects initiate."""
    if {"only_target", "with_target"} & fields.keys():
        raise Unclear("of which targets said twice")
    reading.forget("occurrence")
    return _with_target(reading, noun, fields)


def _with_target(reading: Reading, noun: Noun, fields: Fields) -> Trigger:
    """One of the targets at least is such a card: by a pronoun only a card can be meant that is named."""
    if noun.quantity not in ("some", "the", "bare") or noun.most != 1 or noun.any_number or noun.also:
        raise Unclear("how many targets")
    reading.happening = noun.ref if noun.ref in ("self", "host") else None
    if reading.happening is not None:
        reading.mention(noun, reading.happening)
    return Trigger(event="initiate", with_target=cards_of(noun), **fields)


@events_of_abilities.rule
def chosen_as_only_target(reading: Reading, noun: Noun, fields: Fields) -> Trigger:
    """``When this character is chosen as the only target of an opponent's event``: as its effects initiate."""
    if "only_target" in fields or "with_target" in fields:
        raise Unclear("of which targets said twice")
    reading.forget("occurrence")
    reading.happening = noun.ref if noun.ref in ("self", "host") else "its target"
    reading.mention(noun, reading.happening)
    return Trigger(event="initiate", only_target=cards_of(noun), **fields)


@events_of_abilities.rule
def any_ability(reading: Reading, fields: Fields) -> Fields:
    """``that card`` is the one with the ability."""
    if "only_target" in fields:  # of which is spoken then
        return fields
    card = fields.get("card")
    reading.mention(Noun(cards=Cards(type=card.type if card is not None else ())), "occurrence")
    return fields


@events_of_abilities.rule
def any_effect(reading: Reading, choosing: Fields | None = None) -> Fields:
    """``a triggered effect``: of any triggered ability."""
    return any_ability(reading, choosing or {})


@events_of_abilities.rule
def owned_effect(reading: Reading, owner: Person, choosing: Fields | None = None) -> Fields:
    return owned_ability(reading, owner, choosing or {})


@events_of_abilities.rule
def owned_ability(reading: Reading, owner: Person, fields: Fields) -> Fields:
    reading.player = owner.in_turn
    any_ability(reading, fields)
    return {**fields, "player": owner.who}


@events_of_abilities.rule
def any_ability_on(reading: Reading, fields: Fields, noun: Noun) -> Fields:
    """``a triggered ability on a location``, ``of a character with lower STR``."""
    if "card" in fields:
        raise Unclear("of which cards said twice")
    if noun.ref not in (None, "self", "host"):
        raise Unclear("on which card")
    card = cards_of(noun)
    if noun.ref is None:
        reading.mention(noun, "occurrence")
    return {**fields, "card": card if card.zone != "play" else replace(card, zone="any")}


@events_of_abilities.rule
def ability_of(reading: Reading, noun: Noun, choosing: Fields | None = None) -> Fields:
    """``an opponent's Maester character's ability``: whose card it is is who triggers it."""
    if noun.ref is not None:
        return any_ability_on(reading, choosing or {}, noun)
    who = noun.cards.controller
    found = any_ability_on(
        reading, choosing or {}, replace(noun, cards=replace(noun.cards, controller="any"))
    )
    if who == "any":
        return found
    reading.player = "that player" if who == "opponent" else reading.player
    return {**found, "player": who}


@events_of_abilities.rule
def owned_ability_on(reading: Reading, owner: Person, fields: Fields, noun: Noun) -> Fields:
    return owned_ability(reading, owner, any_ability_on(reading, fields, noun))


@events_of_abilities.rule
def event_card(reading: Reading, noun: Noun, choosing: Fields | None = None) -> Fields:
    """``an opponent's event``: whose it is is who plays it."""
    player = noun.cards.controller
    card = replace(noun.cards, zone="any", controller="any")
    reading.mention(noun, "occurrence")
    found: Fields = {"card": card, **(choosing or {})}
    return {**found, "player": player} if player != "any" else found


@events_of_abilities.rule
def when_revealed_of(reading: Reading, noun: Noun) -> Fields:
    """``a plot card's when revealed ability``."""
    return {**event_card(reading, noun), "ability_kind": "when revealed"}


@events_of_abilities.rule
def played_by(reading: Reading, noun: Noun, person: Person) -> Fields:
    if person.every or person.none or noun.cards.controller != "any":
        raise Unclear("played by whom")
    reading.player = person.in_turn
    fields = {**event_card(reading, noun), "player": person.whoever}
    return fields if person.where is None else {**fields, "when": (spoken_of(person.where, "that player"),)}


@events_of_abilities.rule
def any_reaction(reading: Reading, what: str) -> Fields:
    return {"reacts_to": what}


@events_of_abilities.rule
def owned_reaction(reading: Reading, owner: Person, what: str) -> Fields:
    return {"reacts_to": what, "player": owner.who}


@events_of_abilities.rule
def of_kinds(reading: Reading, types: tuple[str, ...], choosing: Fields | None = None) -> Fields:
    return {"card": Cards(type=types, zone="any"), **(choosing or {})}


@events_of_abilities.rule
def event_or_ability(reading: Reading, kind: str) -> Fields:
    """``an event or triggered ability``: every one of them; an event is used by triggering it (2e/rr/triggered-abilities)."""
    if kind != "event":
        raise Unclear("which abilities")
    return {}


@events_of_abilities.rule
def of_type(reading: Reading, kind: str) -> Fields:
    """``an opponent's reaction``."""
    return {"ability_kind": kind}


@events_of_abilities.rule
def of_other_kinds(reading: Reading, types: tuple[str, ...]) -> Fields:
    return {"card": Cards(zone="any", excluding=(Cards(type=types, zone="any"),))}


@events_of_abilities.rule
def ability(reading: Reading, choosing: Fields | None = None) -> Fields:
    return choosing or {}


@events_of_abilities.rule
def when_revealed(reading: Reading, kind: str | None = None) -> Fields:
    found: Fields = {"ability_kind": "when revealed"}
    return {**found, "card": Cards(type=(kind,), zone="any")} if kind else found


@events_of_abilities.rule
def only_target(reading: Reading, noun: Noun) -> Fields:
    reading.mention(noun, "its target")
    return {"only_target": cards_of(noun)}


@events_of_abilities.rule
def target(reading: Reading, noun: Noun) -> Fields:
    """One target at least is such a card."""
    if noun.any_number and noun.least != 1:
        raise Unclear("how many targets")
    return {"with_target": cards_of(noun)}


@events_of_abilities.rule
def with_word(reading: Reading, word: str) -> Fields:
    """``a triggered ability with the word "search" in it``."""
    return {"with_word": word}


@events_of_abilities.rule
def winning(reading: Reading) -> str:
    return "win challenge"


@events_of_abilities.rule
def losing(reading: Reading) -> str:
    return "lose challenge"


@events_of_abilities.rule
def kinds(reading: Reading, *found: str) -> tuple[str, ...]:
    return found


@events_of_abilities.rule
def exclusions(reading: Reading, *found: str) -> tuple[str, ...]:
    return found
