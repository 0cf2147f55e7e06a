"""What players do, and what happens in the round and to challenges: triggering conditions."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition, Happened
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Who
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.substitution import spoken_of
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge, exists
from agot_judge.text.topics.events_of_cards import DISCARD_FROM
from agot_judge.text.topics.zones import Zone

events_of_players = Topic("events_of_players", "event")

Fields = dict[str, Any]

OTHERS: dict[str, Who] = {"win challenge": "loser", "lose challenge": "winner"}
"""The other player in a challenge, once it is won and lost; before that the defending player."""


@events_of_players.rule
def player_does(reading: Reading, person: Person, fields: Fields) -> Trigger:
    if person.none:
        raise Unclear("no opponent")
    if fields.pop("_plural_cards", False) and fields["event"] == "draw":
        fields["one_or_more"] = True
    if person.whoever != "you":  # "after an opponent wins a challenge, that player": who won it
        reading.player = person.in_turn
    return Trigger(player=person.who, **fields)


@events_of_players.rule
def player_would(reading: Reading, person: Person, fields: Fields) -> Trigger:
    return replace(player_does(reading, person, fields), would=True)


@events_of_players.rule
def challenge_initiated(reading: Reading, challenge: Challenge, against: Person | None) -> Trigger:
    found = _of(reading, challenge, "initiate challenge")
    if against is not None:
        found["other_player"] = against.who
        reading.player = "that player"
    return Trigger(**found)


@events_of_players.rule
def challenge_initiated_in_which(
    reading: Reading, challenge: Challenge, against: Person | None, more: Fields
) -> Trigger:
    found = challenge_initiated(reading, challenge, against)
    return replace(found, when=(*found.when, *more["when"]))


@events_of_players.rule
def challenge_ends(reading: Reading, challenge: Challenge, more: Fields | None = None) -> Trigger:
    found = _of(reading, challenge, "challenge ends")
    if more:
        found["when"] = (*found.get("when", ()), *more["when"])
    return Trigger(**found)


@events_of_players.rule
def in_which(reading: Reading, noun: Noun, role: Fields) -> Fields:
    return {"when": (exists(reading, noun, **role),)}


@events_of_players.rule
def claim(reading: Reading) -> Trigger:
    return Trigger(event="claim")


@events_of_players.rule
def phase_begins(reading: Reading, name: str) -> Trigger:
    return Trigger(event="phase begins", phase=(name,) if name else ())


@events_of_players.rule
def phase_ends(reading: Reading, name: str) -> Trigger:
    return Trigger(event="phase ends", phase=(name,) if name else ())


@events_of_players.rule
def phase_ends_in_which(reading: Reading, name: str, noun: Noun, keyword: str | None) -> Trigger:
    card = replace(reading.happens_to(noun) or Cards(), zone="any")
    entered = Happened(event=keyword or "enter play", card=card)
    return replace(phase_ends(reading, name), when=(Condition(happened=entered),))


@events_of_players.rule
def round_begins(reading: Reading) -> Trigger:
    return Trigger(event="round begins")


@events_of_players.rule
def round_ends(reading: Reading) -> Trigger:
    return Trigger(event="round ends")


@events_of_players.rule
def dominance_determined(reading: Reading) -> Trigger:
    return Trigger(event="determine dominance")


@events_of_players.rule
def initiative_determined(reading: Reading) -> Trigger:
    return Trigger(event="compare initiative")


@events_of_players.rule
def plots_revealed(reading: Reading) -> Trigger:
    return Trigger(event="reveal plots")


@events_of_players.rule
def gold_moved(reading: Reading, start: Person) -> Trigger:
    reading.player = "that player"
    return Trigger(event="move gold", player=start.who, other_player="you")


# -- what a player does --------------------------------------------------------------------------------------------


def _of(reading: Reading, challenge: Challenge, event: str) -> Fields:
    """The fields that a description of a challenge gives."""
    challenge.only(
        *("types", "unopposed", "when", "by_at_least", "as_player", "against", "against_where"),
        *("ordinal", "initiated_by", "period", "each"),
    )
    if reading.awaiting and not challenge.each:
        reading.awaited_in, challenge = challenge.period, replace(challenge, period="")
    if challenge.ordinal is None and (challenge.initiated_by != "any" or challenge.period):
        raise Unclear("which challenge")
    if challenge.plural:
        raise Unclear("which challenge")
    found: Fields = {"event": event, "challenge": challenge.types, "unopposed": challenge.unopposed}
    found["when"] = challenge.when
    if challenge.ordinal is not None:
        found["when"] = (*challenge.when, challenge.nth(challenge.ordinal))
    if challenge.by_at_least:
        found["by_at_least"] = challenge.by_at_least
    if challenge.as_player is not None:
        found["as_player"] = challenge.as_player
    if challenge.against != "any":
        found["other_player"] = challenge.against
    if challenge.against_where is not None:
        found["when"] = (
            *found["when"],
            spoken_of(challenge.against_where, OTHERS.get(event, "defending player")),
        )
    return found


def _any(reading: Reading, event: str, *found: Challenge) -> Fields:
    """One of several descriptions: what differs becomes a condition."""
    if len(found) == 1:
        return _of(reading, found[0], event)
    parts = [_of(reading, one, event) for one in found]
    if any(set(part) - {"event", "challenge", "unopposed", "when"} for part in parts):
        raise Unclear("one of two such challenges")

    return {"event": event, "when": (Condition(any_of=tuple(one.condition() for one in found)),)}


@events_of_players.rule
def win(reading: Reading, *found: Challenge) -> Fields:
    reading.player = "loser"
    return _any(reading, "win challenge", *found)


@events_of_players.rule
def lose(reading: Reading, *found: Challenge) -> Fields:
    return _any(reading, "lose challenge", *found)


@events_of_players.rule
def win_dominance(reading: Reading, by: int | None) -> Fields:
    return {"event": "win dominance", "by_at_least": by or 0}


@events_of_players.rule
def lose_dominance(reading: Reading) -> Fields:
    return {"event": "lose dominance"}


@events_of_players.rule
def win_initiative(reading: Reading) -> Fields:
    return {"event": "win initiative"}


@events_of_players.rule
def lose_initiative(reading: Reading) -> Fields:
    return {"event": "lose initiative"}


@events_of_players.rule
def initiate(reading: Reading, challenge: Challenge) -> Fields:
    return _of(reading, challenge, "initiate challenge")


@events_of_players.rule
def collect_income(reading: Reading) -> Fields:
    return {"event": "collect income"}


@events_of_players.rule
def gain_gold(reading: Reading) -> Fields:
    return {"event": "gain gold"}


@events_of_players.rule
def gain_much_gold(reading: Reading, many: int) -> Fields:
    return {"event": "gain gold", "at_least": many}


@events_of_players.rule
def draw_cards(reading: Reading) -> Fields:
    """``in the draw phase`` follows: the framework's draw is one occurrence, whatever is drawn."""
    return {"event": "draw phase draw"}


@events_of_players.rule
def cards_done(reading: Reading, *said: Any) -> Fields:
    *verbs, noun = said
    if noun.plural and noun.quantity == "bare" and noun.cards == Cards():
        raise Unclear("cards, whichever and how many they are")
    card = reading.happens_to(noun)
    if verbs == ["reveal"]:
        verbs = ["reveal plot"] if noun.types == ("plot",) else ["reveal"]
    found: Fields = {"event": verbs[0], "or_events": tuple(verbs[1:]), "card": card}
    if noun.any_number and noun.quantity == "some":
        found["one_or_more"] = True
        if noun.least != 1:
            found["at_least"] = noun.least
    return found


@events_of_players.rule
def cards_done_from(reading: Reading, *said: Any) -> Fields:
    *verbs, zone = said
    found = cards_done(reading, *verbs)
    return {**found, "card": replace(found["card"] or Cards(), zone=zone.field)}


@events_of_players.rule
def draw(reading: Reading, noun: Noun) -> Fields:
    return {"event": "draw", "card": reading.happens_to(noun), "one_or_more": noun.any_number}


@events_of_players.rule
def gain_power(reading: Reading) -> Fields:
    return {"event": "gain power"}


@events_of_players.rule
def gain_much_power(reading: Reading, many: int) -> Fields:
    return {"event": "gain power", "at_least": many}


@events_of_players.rule
def discard_from(reading: Reading, noun: Noun, zone: Zone) -> Fields:
    kinds = tuple(DISCARD_FROM.get((place,), "") for place in zone.places)
    if not all(kinds):
        raise Unclear("discarded from where")
    found = cards_done(reading, kinds[0], noun)
    return {**found, "or_events": kinds[1:]}


@events_of_players.rule
def put_into_play(reading: Reading, noun: Noun) -> Fields:
    return cards_done(reading, "put into play", noun)


@events_of_players.rule
def win_dominance_alone(reading: Reading) -> Fields:
    return {"event": "win dominance"}


@events_of_players.rule
def kneel(reading: Reading) -> str:
    return "kneel"


@events_of_players.rule
def stand(reading: Reading) -> str:
    return "stand"


@events_of_players.rule
def bring(reading: Reading, noun: Noun) -> Fields:
    return {"event": "bring out of shadows", "card": reading.happens_to(noun)}


@events_of_players.rule
def check_reserve(reading: Reading) -> Fields:
    return {"event": "check reserve"}


@events_of_players.rule
def compare(reading: Reading) -> Fields:
    return {"event": "compare initiative"}


@events_of_players.rule
def become_first(reading: Reading) -> Fields:
    return {"event": "become first player"}


@events_of_players.rule
def choose_plot(reading: Reading) -> Fields:
    return {"event": "choose plot"}


@events_of_players.rule
def trigger_ability(reading: Reading, kind: str | None = None) -> Fields:
    return {"event": "initiate", "card": Cards(type=(kind,) if kind else (), zone="any")}


@events_of_players.rule
def marshal(reading: Reading) -> str:
    return "marshal"


@events_of_players.rule
def play(reading: Reading) -> str:
    return "play event"


@events_of_players.rule
def ambush(reading: Reading) -> str:
    return "ambush"


@events_of_players.rule
def draw_verb(reading: Reading) -> str:
    return "draw"


@events_of_players.rule
def reveal(reading: Reading) -> str:
    return "reveal"


@events_of_players.rule
def sacrifice(reading: Reading) -> str:
    return "sacrifice"
