"""What players cannot do."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid, Later
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Duration
from agot_judge.text.description import Patch, described, excluding
from agot_judge.text.fragment import Fragment
from agot_judge.text.grammar.challenges import Challenge
from agot_judge.text.grammar.durations import PERIODS
from agot_judge.text.grammar.lasting import lasts
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear

forbids = Fragment(__name__, "forbidden", "constant", "effect", "act", "periods")

Act = tuple[Forbid, ...]
"""What is forbidden, to nobody yet."""


@forbids.rule
def constant(reading: Reading, found: Act) -> Effects:
    return found


@forbids.rule
def until(reading: Reading, found: Act, duration: Duration) -> Effects:
    return lasts(found, duration)


@forbids.rule
def cannot(reading: Reading, person: Person, acts: Act) -> Act:
    if person.none:
        raise Unclear("nobody is forbidden anything")
    if person.where is None:
        return tuple(replace(act, player=person.who) for act in acts)
    return tuple(replace(act, player=person.whoever, during=_both(person.where, act.during)) for act in acts)


def _both(first: Condition, second: Condition | None) -> Condition:
    return first if second is None else Condition(all_of=(first, second))


@forbids.rule
def such_cannot(reading: Reading, such: Person, person: Person, acts: Act) -> Act:
    """``While an opponent has more power than you, that player cannot ..``: each of whom it is true."""
    return cannot(reading, _such(such, person), acts)


def _such(such: Person, person: Person) -> Person:
    """Each of whom it is true, where the clause is about that player. Raises Unclear."""
    if person.who != "that player":
        raise Unclear("which player")
    return such


@forbids.rule
def opponent_first(reading: Reading) -> Act:
    """``If you win initiative, you must choose an opponent to be the first player``."""
    return _forbid("choose oneself as the first player")


@forbids.rule
def skipped(reading: Reading, phase: str) -> Act:
    """``Skip the standing phase this round``, on a plot card: as long as it is revealed."""
    return tuple(replace(act, player="any") for act in _forbid(f"have a {phase} phase"))


@forbids.rule
def cannot_lose(reading: Reading, challenge: Challenge) -> Act:
    """``You cannot lose (and your opponent cannot win) the first challenge initiated against you each phase``."""
    if challenge.ordinal is None or challenge.against != "you" or not challenge.each:
        raise Unclear("which challenge")
    return _forbid("lose challenges", during=challenge.nth(challenge.ordinal))


@forbids.rule
def cannot_either(reading: Reading, person: Person, first: Act, second: Act) -> Act:
    return cannot(reading, person, (*first, *second))


@forbids.rule
def cannot_when(reading: Reading, person: Person, acts: Act, when: Condition) -> Act:
    return cannot(reading, person, tuple(replace(act, during=when) for act in acts))


def put_cards(reading: Reading, noun: Noun) -> Act:
    return (_on_cards("put into play", noun),)


@forbids.rule
def no_causing(reading: Reading, noun: Noun) -> Effects:
    """``card abilities cannot cause characters to enter play``: nobody can put them into play by one."""
    return tuple(replace(act, player="any") for act in put_cards(reading, noun))


@forbids.rule
def cannot_unless(reading: Reading, person: Person, acts: Act, unless: Condition) -> Act:
    return tuple(replace(act, unless=unless) for act in cannot(reading, person, acts))


@forbids.rule
def cannot_but_on(reading: Reading, person: Person, acts: Act, patch: Patch) -> Act:
    """``cannot trigger abilities on characters unless those cards have the King trait``: on those that do not have it."""
    if any(act.cards is None or act.cannot != "trigger" for act in acts):
        raise Unclear("which cards")
    others = tuple(
        replace(act, cards=described(act.cards, [excluding(patch)])) for act in acts if act.cards is not None
    )
    return cannot(reading, person, others)


@forbids.rule
def cannot_in(reading: Reading, person: Person, acts: Act, given: dict[str, Any]) -> Act:
    found = cannot(reading, person, acts)
    if any(act.more_than is None for act in found):
        if "until" not in given:
            raise Unclear("each of several times")
        return tuple(replace(act, until=given["until"]) for act in found)
    period = given.get("until") or given["period"]
    until = given.get("until") if reading.sentence else None  # of a triggered ability: what it forbids lasts
    return tuple(replace(act, period=period, until=until) for act in found)


def _forbid(what: str, **fields: Any) -> Act:
    return (Forbid(player="you", cannot=what, **fields),)


@forbids.rule
def initiate(reading: Reading, challenge: Challenge) -> Act:
    return _forbid("initiate challenges", **_challenges(challenge))


@forbids.rule
def not_initiated(reading: Reading, challenge: Challenge, against: Person | None) -> Act:
    """``challenges cannot be initiated against you``: by any player."""
    if against is not None and (against.none or challenge.against != "any"):
        raise Unclear("against whom")
    whom = {} if against is None else {"against": against.who}
    return tuple(replace(act, player="any", **whom) for act in initiate(reading, challenge))


def _challenges(challenge: Challenge) -> dict[str, Any]:
    challenge.only("types", "against", "period")
    if challenge.period and challenge.period not in PERIODS:
        raise Unclear("how long")
    return {
        "challenge": challenge.types,
        "against": None if challenge.against == "any" else challenge.against,
        "until": challenge.period or None,
    }


@forbids.rule
def do(reading: Reading, *said: Any) -> Act:
    *verbs, noun = said
    return tuple(_on_cards(verb, noun) for verb in verbs)


@forbids.rule
def do_more(reading: Reading, *said: Any) -> Act:
    """``marshal or put into play more than 2 characters``: together, in whichever way."""
    *verbs, many, noun = said
    if len(verbs) > 1 and "stand" in verbs:
        raise Unclear("whether what is done in several ways is counted together")
    return (replace(_on_cards(" or ".join(verbs), noun), more_than=many),)


def _on_cards(verb: str, noun: Noun) -> Forbid:
    if noun.ref not in (None, "self") or noun.also:
        raise Unclear("which cards")
    if noun.cards.attached_to is not None and verb in ("marshal", "play", "ambush", "put into play"):
        raise Unclear("to what they cannot be attached")  # they are not attached yet
    cards = noun.cards if noun.ref is None else Cards(among="self")
    there = "any" if cards.zone == "play" else cards.zone  # "in their discard piles": only those
    return Forbid(player="you", cannot=verb, cards=replace(cards, zone=there))


@forbids.rule
def bring(reading: Reading, noun: Noun) -> Act:
    return (_on_cards("bring out of shadows", noun),)


@forbids.rule
def enter_play(reading: Reading, noun: Noun) -> Act:
    return (_on_cards("enter play", noun),)


@forbids.rule
def draw_more(reading: Reading, many: int) -> Act:
    return _forbid("draw", more_than=many)


@forbids.rule
def gain_gold(reading: Reading) -> Act:
    return _forbid("gain gold")


@forbids.rule
def gain_more_gold(reading: Reading, many: int) -> Act:
    return _forbid("gain gold", more_than=many)


@forbids.rule
def gain_more_power(reading: Reading, many: int) -> Act:
    return _forbid("gain power", more_than=many)


@forbids.rule
def gain_power_for_dominance(reading: Reading) -> Act:
    return _forbid("gain power for dominance")


@forbids.rule
def gain_power_from_bonuses(reading: Reading) -> Act:
    """``from challenge bonuses (unopposed and rivals)`` (2e/rr/4.2.3)."""
    return _forbid("gain power for challenge bonuses")


@forbids.rule
def gain_power_for_faction(reading: Reading) -> Act:
    """What would be placed on the faction card (2e/rr/for-your-faction/1)."""
    return _forbid("gain power for faction")


@forbids.rule
def trigger_reactions(reading: Reading) -> Act:
    """``cannot trigger reactions to winning or losing challenges``."""
    return _forbid("trigger", reacts_to=("win challenge", "lose challenge"))


@forbids.rule
def win(reading: Reading) -> Act:
    return _forbid("win")


@forbids.rule
def verb(reading: Reading, word: str) -> str:
    return word


@forbids.rule
def put_into_play(reading: Reading) -> str:
    return "put into play"


@forbids.rule
def this(reading: Reading, period: str) -> dict[str, Any]:
    return {"until": PERIODS[period]}


@forbids.rule
def each(reading: Reading, period: str) -> dict[str, Any]:
    return {"period": PERIODS[period]}


# -- challenges ------------------------------------------------------------------------------------------------------


@forbids.rule
def initiate_more(reading: Reading, many: int, against: Person | None = None) -> Act:
    """``cannot initiate more than 1 challenge (against you)``: without a time of its own, in each challenges phase."""
    return _more(many, against)


def _more(many: int, against: Person | None, **fields: Any) -> Act:
    if against is not None:
        if against.who not in ("you", "chosen", "that player"):
            raise Unclear("whether the challenges against each of them are counted apart")
        fields["against"] = against.who
    return (Forbid(player="you", cannot="initiate challenges", more_than=many, period="phase", **fields),)


@forbids.rule
def not_against_each_other(reading: Reading, one: Person, other: Person, challenge: Challenge) -> Act:
    """``you and that player cannot initiate challenges against each other``."""
    if any(person.every or person.none or person.who in ("any", "opponent") for person in (one, other)):
        raise Unclear("which players")
    acts = initiate(reading, challenge)
    if any(act.against is not None for act in acts):
        raise Unclear("against whom")
    return tuple(
        replace(act, against=against.who)
        for person, against in ((one, other), (other, one))
        for act in cannot(reading, person, acts)
    )


@forbids.rule
def no_new_plot(reading: Reading, person: Person) -> Effects:
    """``cannot reveal a new plot card during the next plot phase``: from when that phase begins to its end."""
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which player")
    begins = Trigger(event="phase begins", phase=("plot",))
    forbidden = Forbid(player=person.who, cannot="reveal plots", until="phase")
    return (Later(trigger=begins, effects=(forbidden,), on="self", until="game"),)


# -- plots -----------------------------------------------------------------------------------------------------------


@forbids.rule
def no_setup(reading: Reading, person: Person) -> Act:
    """``you do not set up cards``: none are placed in that step (2e/rr/setup/9)."""
    return cannot(reading, person, (Forbid(player="you", cannot="set up cards"),))


# -- from where cards enter ------------------------------------------------------------------------------------------
