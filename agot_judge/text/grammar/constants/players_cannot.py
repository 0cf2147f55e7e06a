"""Prohibitions of players: the acts that they cannot do, and when; how many attackers and defenders they may declare, and which;
whose effects they cannot cancel."""

from operator import sub
from typing import Any, get_args

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid, Later, Modify
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Period
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.effects.lasting import lasts
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call, joined
from agot_judge.text.phrases.description import Patch, described, excluding
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

players_cannot = Fragment(__name__, "forbidden", "constant", "effect", "act", "periods")

Act = tuple[Forbid, ...]
"""Prohibitions that are nobody's yet."""


def _forbid(what: str, **fields: Any) -> Act:
    """The prohibition of one act."""
    return (Forbid(player="you", cannot=what, **fields),)


def _with(acts: Act, **fields: Any) -> Act:
    """The prohibitions, each with these fields."""
    return tuple(replace(act, **fields) for act in acts)


# -- whose they are, and when ----------------------------------------------------------------------------------------


@players_cannot.rule
def cannot(reading: Reading, person: Person, acts: Act) -> Act:
    """The prohibitions of a player."""
    if person.none:
        raise Unclear("nobody is forbidden anything")
    if person.where is None:
        return _with(acts, player=person.who)
    return tuple(replace(act, player=person.whoever, during=_both(person.where, act.during)) for act in acts)


def _both(first: Condition, second: Condition | None) -> Condition:
    return first if second is None else Condition(all_of=(first, second))


def _such(such: Person, person: Person) -> Person:
    """Each of whom it is true, where the clause is about that player. Raises Unclear."""
    if person.who != "that player":
        raise Unclear("which player")
    return such


@players_cannot.rule
def cannot_lose(reading: Reading, challenge: Challenge) -> Act:
    """``You cannot lose (and your opponent cannot win) the first challenge initiated against you each phase``."""
    if challenge.ordinal is None or challenge.against != "you" or not challenge.each:
        raise Unclear("which challenge")
    return _forbid("lose challenges", during=challenge.nth(challenge.ordinal))


@players_cannot.rule
def cannot_but_on(reading: Reading, person: Person, acts: Act, patch: Patch) -> Act:
    """``cannot trigger abilities on characters unless those cards have the King trait``: on those that do not have it."""
    if any(act.cards is None or act.cannot != "trigger" for act in acts):
        raise Unclear("which cards")
    others = tuple(
        replace(act, cards=described(act.cards, [excluding(patch)])) for act in acts if act.cards is not None
    )
    return cannot(reading, person, others)


@players_cannot.rule
def cannot_in(reading: Reading, person: Person, acts: Act, given: dict[str, Any]) -> Act:
    """The prohibitions in a period, or of more than so many in each."""
    found = cannot(reading, person, acts)
    until = given.get("until")
    if any(act.more_than is None for act in found):
        if until is None:
            raise Unclear("each of several times")
        return _with(found, until=until)
    # Of a triggered ability what it forbids lasts.
    return _with(found, period=until or given["period"], until=until if reading.discourse.sentence else None)


# -- the acts --------------------------------------------------------------------------------------------------------


def _on_cards(verb: str, noun: Noun) -> Forbid:
    if noun.ref not in (None, "self") or noun.also:
        raise Unclear("which cards")
    if noun.cards.attached_to is not None and verb in ("marshal", "play", "ambush", "put into play"):
        raise Unclear("to what they cannot be attached")  # they are not attached yet
    cards = noun.cards if noun.ref is None else Cards(among="self")
    there = "any" if cards.zone == "play" else cards.zone  # "in their discard piles": only those
    return Forbid(player="you", cannot=verb, cards=replace(cards, zone=there))


@players_cannot.rule
def do(reading: Reading, *said: Any) -> Act:
    """The prohibitions to do it with such cards."""
    *verbs, noun = said
    return tuple(_on_cards(verb, noun) for verb in verbs)


@players_cannot.rule
def do_more(reading: Reading, *said: Any) -> Act:
    """``marshal or put into play more than 2 characters``: together, in whichever way."""
    *verbs, many, noun = said
    if len(verbs) > 1 and "stand" in verbs:
        raise Unclear("whether what is done in several ways is counted together")
    return (replace(_on_cards(" or ".join(verbs), noun), more_than=many),)


@players_cannot.rule
def initiate(reading: Reading, challenge: Challenge) -> Act:
    """The prohibition to initiate such challenges."""
    challenge.only("types", "against", "period")
    if challenge.period and challenge.period not in get_args(Period):
        raise Unclear("how long")
    against = None if challenge.against == "any" else challenge.against
    return _forbid(
        "initiate challenges", challenge=challenge.types, against=against, until=challenge.period or None
    )


@players_cannot.rule
def not_initiated(reading: Reading, challenge: Challenge, against: Person | None) -> Act:
    """``challenges cannot be initiated against you``: by any player."""
    acts = _with(initiate(reading, challenge), player="any")
    if against is None:
        return acts
    if challenge.against != "any":
        raise Unclear("against whom")
    return _with(acts, against=against.who)


@players_cannot.rule
def initiate_more(reading: Reading, many: int, against: Person | None) -> Act:
    """``cannot initiate more than 1 challenge (against you)``: without a time of its own, in each challenges phase."""
    if against is not None and against.who not in ("you", "chosen", "that player"):
        raise Unclear("whether the challenges against each of them are counted apart")
    whom = None if against is None else against.who
    return _forbid("initiate challenges", more_than=many, period="phase", against=whom)


@players_cannot.rule
def not_against_each_other(reading: Reading, one: Person, other: Person, challenge: Challenge) -> Act:
    """``you and that player cannot initiate challenges against each other``."""
    acts = initiate(reading, challenge)
    if challenge.against != "any":
        raise Unclear("against whom")
    return (
        *_with(acts, player=one.one, against=other.one),
        *_with(acts, player=other.one, against=one.one),
    )


MUST_BE = {
    "declare attackers": "must be declared as an attacker",
    "declare defenders": "must be declared as a defender",
}


@players_cannot.rule
def must_declare_all_when(
    reading: Reading, person: Person, roles: tuple[str, ...], when: Condition
) -> Effects:
    """``each player must declare all eligible characters as attackers``, at some time: each of that player's characters, if
    able."""
    if person.who not in ("any", "opponent", "you"):
        raise Unclear("who must declare them")
    theirs = Cards(type=("character",), controller=person.who)
    return tuple(Modify(on=theirs, rules=(MUST_BE[role],), during=when) for role in roles)


@players_cannot.rule
def declare_more(reading: Reading, many: int, noun: Noun, roles: tuple[str, ...]) -> Act:
    """The prohibition to declare more than so many cards."""
    if noun.ref is not None:
        raise Unclear("which cards")
    return tuple(
        Forbid(player="you", cannot=role, cards=noun.cards, more_than=many, period="challenge")
        for role in roles
    )


@players_cannot.rule
def trigger_on(reading: Reading, noun: Noun) -> Act:
    """The prohibition to trigger abilities of such cards."""
    if noun.ref is None and noun.cards.name == "chosen" and noun.cards.zone == "play":
        # A named card may be an event, which interacts with the game from out of play (2e/rr/abilities/5).
        return _forbid("trigger", cards=replace(noun.cards, zone="any"))
    return _forbid("trigger", cards=noun.cards if noun.ref is None else Cards(among=noun.ref, zone="any"))


@players_cannot.rule
def played_not_canceled(reading: Reading, noun: Noun, person: Person) -> Act:
    """``the effects of events you play cannot be canceled``: only events are played."""
    if noun.types != ("event",) or noun.also or noun.quantity == "some" or noun.cards.controller != "any":
        raise Unclear("what is played")
    named = noun.ref is not None and noun.ref not in ("self", "host")
    cards = Cards(among=noun.ref, zone="any") if named else replace(noun.cards, zone="any")
    return (Forbid(player="any", cannot="cancel", cards=replace(cards, controller=person.who)),)


players_cannot.means(
    constant=FIRST,
    until=call(lasts, FIRST, SECOND),  # The prohibitions for a time
    this={"until": FIRST},  # The end of the period: "this round"
    each={"period": FIRST},  # The period in which is counted: "each round"
    cannot_either=call(cannot, READING, FIRST, call(joined, (SECOND, THIRD))),
    cannot_when=call(cannot, READING, FIRST, call(_with, SECOND, during=THIRD)),
    cannot_unless=call(_with, call(cannot, READING, FIRST, SECOND), unless=THIRD),
    # "While an opponent has more power than you, that player cannot ..": each of whom it is true.
    such_cannot=call(cannot, READING, call(_such, FIRST, SECOND), THIRD),
    # "you do not set up cards": none are placed in that step (2e/rr/setup/9)
    no_setup=call(cannot, READING, FIRST, _forbid("set up cards")),
    # "If you win initiative, you must choose an opponent to be the first player"
    opponent_first=_forbid("choose oneself as the first player"),
    # "Skip the standing phase this round", on a plot card: as long as it is revealed
    skipped=(Forbid(player="any", cannot="have a standing phase"),),
    # "card abilities cannot cause characters to enter play": nobody can put them into play by one
    no_causing=call(_with, (call(_on_cards, "put into play", FIRST),), player="any"),
    # "cards cannot be discarded at random from your hand": nobody falls victim to chance there
    not_at_random=(Forbid(player=call(Zone.only, FIRST, "hand"), cannot="discard at random"),),
    # Fewer defenders may not be declared than that, if able
    at_least=(Forbid(player="any", cannot="declare no defenders", more_than=call(sub, FIRST, 1)),),
    # "cannot reveal a new plot card during the next plot phase": from when that phase begins to its end
    no_new_plot=(
        Later(
            trigger=Trigger(event="phase begins", phase=("plot",)),
            effects=(Forbid(player=FIRST.one, cannot="reveal plots", until="phase"),),
            on="self",
            until="game",
        ),
    ),
    gain_gold=_forbid("gain gold"),
    gain_power_for_dominance=_forbid("gain power for dominance"),
    # "from challenge bonuses (unopposed and rivals)" (2e/rr/4.2.3)
    gain_power_from_bonuses=_forbid("gain power for challenge bonuses"),
    gain_power_for_faction=_forbid("gain power for faction"),
    draw_more=_forbid("draw", more_than=FIRST),
    gain_more_gold=_forbid("gain gold", more_than=FIRST),
    gain_more_power=_forbid("gain power", more_than=FIRST),
    # "cannot trigger reactions to winning or losing challenges"
    trigger_reactions=_forbid("trigger", reacts_to=("win challenge", "lose challenge")),
    trigger=_forbid("trigger"),
    win=_forbid("win"),
    bring=(call(_on_cards, "bring out of shadows", FIRST),),
    enter_play=(call(_on_cards, "enter play", FIRST),),
    put_into_play="put into play",  # The verb "put into play"
    verb=FIRST,
    defender=("declare defenders",),
    either=("declare attackers", "declare defenders"),
)
