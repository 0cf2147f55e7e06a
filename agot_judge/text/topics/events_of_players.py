"""What players do: triggering conditions."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition, Happened
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Who
from agot_judge.text.before_or_after import changes_what_is_asked
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.substitution import spoken_of
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.counted_results import counted
from agot_judge.text.topics.events_of_cards import DISCARD_FROM, how_many
from agot_judge.text.topics.events_of_rounds import of_challenge
from agot_judge.text.topics.states_of_players import PERIODS
from agot_judge.text.topics.zones import Zone

events_of_players = Topic("events_of_players", "event")

Fields = dict[str, Any]


@events_of_players.rule
def player_does(reading: Reading, person: Person, fields: Fields) -> Trigger:
    if person.none:
        raise Unclear("no opponent")
    if person.every:
        raise Unclear("each of several players, or any one of them")
    doer = fields.pop("_doer", "player")
    if person.whoever != "you":  # "after an opponent wins a challenge, that player": who won it
        reading.player = "acting player" if doer == "by" else person.in_turn
    if person.where is not None and doer == "player":
        when = spoken_of(person.where, "that player")
        if changes_what_is_asked(fields.get("event", ""), person.where):
            reading.asked_before = when
        return Trigger(**{**fields, doer: person.whoever, "when": (*fields.get("when", ()), when)})
    return Trigger(**{**fields, doer: person.who})


@events_of_players.rule
def player_would(reading: Reading, person: Person, fields: Fields) -> Trigger:
    found = player_does(reading, person, fields)
    if found.event == "draw phase draw":
        found = drawn(found)
    return replace(found, would=True)


def drawn(found: Trigger) -> Trigger:
    """``draws cards`` otherwise than in the draw phase: one or more."""
    return replace(found, event="draw", card=Cards(), one_or_more=True)


# -- what a player does --------------------------------------------------------------------------------------------


def _any(reading: Reading, event: str, *found: Challenge) -> Fields:
    """One of several descriptions: what differs becomes a condition."""
    found = tuple(counted(event, one) for one in found)
    if len(found) == 1:
        return of_challenge(reading, found[0], event)
    parts = [of_challenge(reading, one, event) for one in found]
    if any(set(part) - {"event", "challenge", "unopposed", "when"} for part in parts):
        raise Unclear("one of two such challenges")

    return {"event": event, "when": (Condition(any_of=tuple(one.condition() for one in found)),)}


@events_of_players.rule
def win(reading: Reading, *found: Challenge) -> Fields:
    reading.player = _beaten(reading, found)
    return _any(reading, "win challenge", *found)


def _beaten(reading: Reading, challenges: tuple[Challenge, ...]) -> Who | None:
    """Who is spoken of after "you win a challenge": who loses it, unless an effect waits for that and a player was spoken of
    before: ``After an opponent plays an event, the next time you win a challenge, that player ..``. What part somebody had
    in a challenge, nothing keeps till then."""
    before = reading.player
    present = "challenge" in reading.happened and not any(one.period for one in challenges)
    if not reading.awaiting or before in (None, "you") or present:
        return "loser"
    if before in ("controller", "owner", "its player"):
        return "its player"
    return before if before in ("chosen player", "that player") else None


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
def win_or_lose(reading: Reading, challenge: Challenge) -> Fields:
    found = of_challenge(reading, challenge, "win challenge")
    if found.get("other_player") or challenge.against_where is not None:
        raise Unclear("against whom")
    return {**found, "or_events": ("lose challenge",)}


@events_of_players.rule
def win_or_lose_initiative(reading: Reading) -> Fields:
    return {"event": "win initiative", "or_events": ("lose initiative",)}


@events_of_players.rule
def initiate(reading: Reading, challenge: Challenge) -> Fields:
    return of_challenge(reading, challenge, "initiate challenge")


@events_of_players.rule
def collect_income(reading: Reading) -> Fields:
    return {"event": "collect income"}


def _how(found: Fields, *how: Fields) -> Fields:
    for part in how:
        if found.keys() & part.keys():
            raise Unclear("how it comes about said twice")
        found = found | part
    return found


@events_of_players.rule
def gain_gold(reading: Reading, *how: Fields) -> Fields:
    return _how({"event": "gain gold"}, *how)


@events_of_players.rule
def gain_much_gold(reading: Reading, many: int, *how: Fields) -> Fields:
    return _how({"event": "gain gold", "at_least": many}, *how)


@events_of_players.rule
def gain_power(reading: Reading, *how: Fields) -> Fields:
    return _how({"event": "gain power"}, *how)


@events_of_players.rule
def gain_much_power(reading: Reading, many: int, *how: Fields) -> Fields:
    return _how({"event": "gain power", "at_least": many}, *how)


@events_of_players.rule
def gain_just_so_much_power(reading: Reading, many: int, how: Fields) -> Fields:
    """``gain 1 power for winning an unopposed challenge``: that is how much it is worth."""
    if how.get("cause") not in ("unopposed", "dominance"):
        raise Unclear("whether more than that does as well")
    return _how({"event": "gain power", "at_least": many, "exactly": True}, how)


@events_of_players.rule
def pay_gold(reading: Reading, many: int = 0) -> Fields:
    return {"event": "pay gold", "at_least": many}


@events_of_players.rule
def return_gold(reading: Reading) -> Fields:
    return {"event": "return gold", "or_events": ("lose gold",)}


@events_of_players.rule
def draw_cards(reading: Reading) -> Fields:
    """``in the draw phase`` follows: the framework's draw is one occurrence, whatever is drawn."""
    return {"event": "draw phase draw"}


@events_of_players.rule
def draw_own_cards(reading: Reading, owner: Person) -> Fields:
    return draw_cards(reading)


BY_WHOM = {"kill", "discard", "discard from deck", "discard from play"}
"""What happens to the player whose card it is, by whomever."""
CHOSEN_BY_THE_PLAYER = ("claim", "reserve")
"""Causes that are no player's effect: whose cards these are does it."""


@events_of_players.rule
def cards_done(reading: Reading, verbs: tuple[str, ...], noun: Noun, *how: Fields) -> Fields:
    if noun.plural and noun.quantity == "bare" and noun.cards == Cards():
        raise Unclear("cards, whichever and how many they are")
    if noun.quantity == "some" and not (noun.any_number or noun.exactly) and noun.most != 1:
        raise Unclear("so many at once, and no more")
    if not BY_WHOM.isdisjoint(verbs) and not BY_WHOM.issuperset(verbs):
        raise Unclear("who does one of them, and to whom the other happens")
    if verbs == ("marshal",) and noun.types == ("duplicate",):
        verbs = ("marshal duplicate",)  # which is not to marshal a card (2e/rr/duplicates/8)
    card = reading.happens_to(replace(noun, exactly=False))
    found: Fields = {"event": verbs[0], "or_events": verbs[1:], "card": card}
    if verbs == ("reveal",) and noun.types == ("plot",):
        found["event"] = "reveal plot"
    found |= how_many(noun, verbs)
    found = _how(found, *how)
    cause = found.get("cause")
    whose = noun.cards.controller
    of_another = whose in ("you", "opponent") and (whose == "you") != (reading.subject == "you")
    if of_another and set(verbs) <= {"kneel", "stand"}:  # by an effect
        found["_doer"] = "by"
    if cause in ("intimidate", "assault") or (
        found["event"] in BY_WHOM and cause not in CHOSEN_BY_THE_PLAYER
    ):
        found["_doer"] = "by"
    if found.get("cause") == "pillage" and verbs == ("discard",):
        found["event"] = "discard from deck"
    return found


@events_of_players.rule
def new_plot(reading: Reading, verbs: tuple[str, ...], noun: Noun) -> Fields:
    if verbs != ("reveal",) or noun.types != ("plot",) or noun.plural or noun.quantity != "bare":
        raise Unclear("new in what way")
    return cards_done(reading, verbs, replace(noun, quantity="some"))


@events_of_players.rule
def cards_done_from(reading: Reading, verbs: tuple[str, ...], noun: Noun, zone: Zone, *how: Fields) -> Fields:
    if verbs != ("discard",):
        found = cards_done(reading, verbs, noun, *how)
        if verbs == ("marshal",):  # it is in play by then
            return {**found, **_out_of(found, zone)}
        return {**found, "card": replace(found["card"] or Cards(), zone=zone.field)}
    kinds = tuple(DISCARD_FROM.get((place,), "") for place in zone.places)
    if not all(kinds):
        raise Unclear("discarded from where")
    found = {**cards_done(reading, kinds[:1], noun, *how), "or_events": kinds[1:]}
    if zone.places == ("play",):
        return found
    if zone.who == reading.subject or (zone.who == "you" and reading.subject == "you"):
        return {**found, "_doer": "player"}
    return {**found, "_doer": "by", "player": zone.who}


def _out_of(found: Fields, zone: Zone) -> Fields:
    """``from your discard pile``: what is there is your own. Raises Unclear for a pile of whoever does it."""
    if zone.who not in ("any", "you", "opponent"):
        raise Unclear("whose cards these are")
    return {"out_of": zone.places, "card": replace(found["card"] or Cards(), owner=zone.who)}


@events_of_players.rule
def verbs(reading: Reading, *found: str) -> tuple[str, ...]:
    return found


@events_of_players.rule
def put_into_play(reading: Reading, noun: Noun, *how: Fields) -> Fields:
    return cards_done(reading, ("put into play",), noun, *how)


@events_of_players.rule
def put_into_play_from(reading: Reading, noun: Noun, zone: Zone, *how: Fields) -> Fields:
    found = put_into_play(reading, noun, *how)
    if zone.who not in ("any", reading.subject):
        found["card"] = replace(found["card"] or Cards(), owner=zone.who)
    return {**found, "out_of": zone.places}


@events_of_players.rule
def bypass(reading: Reading, noun: Noun) -> Fields:
    return cards_done(reading, ("bypass",), noun)


@events_of_players.rule
def attach(reading: Reading, noun: Noun, host: Noun) -> Fields:
    found = cards_done(reading, ("attach",), noun)
    return {**found, "card": replace(found["card"] or Cards(), attached_to=host.on())}


@events_of_players.rule
def own(reading: Reading) -> None:
    """Of whoever does it."""


@events_of_players.rule
def numbered_cards_done(
    reading: Reading, verbs: tuple[str, ...], own: None, many: int, noun: Noun, period: str
) -> Fields:
    """``your second event each phase``: so many have been played then, and no more."""
    if len(verbs) != 1 or noun.plural or noun.quantity != "bare":
        raise Unclear("which of them")
    found = cards_done(reading, verbs, replace(noun, quantity="some"))
    player: Any = "that player" if reading.subject != "you" else "you"
    done = Happened(
        event=verbs[0],
        player=player,
        period=PERIODS[period],
        card=replace(noun.cards, zone="any"),
        at_least=many,
    )
    no_more = Condition(none_of=(Condition(happened=replace(done, at_least=many + 1)),))
    return {**found, "when": (Condition(happened=done), no_more)}


@events_of_players.rule
def lose_to(reading: Reading, challenge: Challenge, person: Person) -> Fields:
    found = lose(reading, challenge)
    if "other_player" in found or person.every or person.none:
        raise Unclear("to whom")
    return {**found, "other_player": person.who}


@events_of_players.rule
def win_or_lose_dominance(reading: Reading) -> Fields:
    return {"event": "win dominance", "or_events": ("lose dominance",)}


@events_of_players.rule
def bring(reading: Reading, noun: Noun) -> Fields:
    return {"event": "bring out of shadows", "card": reading.happens_to(noun)}


@events_of_players.rule
def check_reserve(reading: Reading, owner: Person | None = None) -> Fields:
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
def trigger_kind(reading: Reading, kind: str) -> Fields:
    """``triggers a reaction``."""
    return {"event": "initiate", "ability_kind": kind}


@events_of_players.rule
def trigger_ability_on(reading: Reading, noun: Noun) -> Fields:
    """``triggers an ability on a location``."""
    card = reading.happens_to(noun) or Cards()
    return {"event": "initiate", "card": card if card.zone != "play" else replace(card, zone="any")}


@events_of_players.rule
def trigger_card(reading: Reading, noun: Noun) -> Fields:
    return trigger_ability_on(reading, noun)


@events_of_players.rule
def choose_title(reading: Reading) -> Fields:
    return {"event": "select title"}


@events_of_players.rule
def redirect(reading: Reading, challenge: Challenge) -> Fields:
    return {"event": "redirect challenge", "challenge": challenge.only("types").types}
