"""What players cannot do."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, Forbid, Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition
from agot_judge.engine.ability.effects_on_players import DiscardFromHand, PayGold
from agot_judge.engine.ability.words import Duration
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.durations import PERIODS
from agot_judge.text.topics.lasting import lasts
from agot_judge.text.topics.sentences import Effects

forbids = Topic("forbids", "forbidden", "constant", "effect", "act", "periods")

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
def such_cannot_in(reading: Reading, such: Person, person: Person, acts: Act, given: dict[str, Any]) -> Act:
    return cannot_in(reading, _such(such, person), acts, given)


@forbids.rule
def such_cannot_when(reading: Reading, such: Person, person: Person, acts: Act, when: Condition) -> Act:
    return cannot_when(reading, _such(such, person), acts, when)


@forbids.rule
def cannot_either(reading: Reading, person: Person, first: Act, second: Act) -> Act:
    return cannot(reading, person, (*first, *second))


@forbids.rule
def cannot_when(reading: Reading, person: Person, acts: Act, when: Condition) -> Act:
    return cannot(reading, person, tuple(replace(act, during=when) for act in acts))


@forbids.rule
def none_may(reading: Reading, person: Person, acts: Act) -> Act:
    """``no player can draw cards``."""
    if not person.none:
        raise Unclear("what players may do anyway")
    return cannot(reading, replace(person, none=False), acts)


@forbids.rule
def none_may_when(reading: Reading, person: Person, acts: Act, when: Condition) -> Act:
    return none_may(reading, person, tuple(replace(act, during=when) for act in acts))


@forbids.rule
def put_cards(reading: Reading, noun: Noun) -> Act:
    return (_on_cards("put into play", noun),)


@forbids.rule
def ambush(reading: Reading, noun: Noun) -> Act:
    """``put characters into play using ambush``."""
    return (_on_cards("ambush", noun),)


@forbids.rule
def use_ambush(reading: Reading) -> Act:
    return (_on_cards("ambush", Noun(cards=Cards(), quantity="each", plural=True)),)


@forbids.rule
def no_causing(reading: Reading, noun: Noun) -> Effects:
    """``card abilities cannot cause characters to enter play``: nobody can put them into play by one."""
    return tuple(replace(act, player="any") for act in put_cards(reading, noun))


@forbids.rule
def no_causing_to_leave(reading: Reading, noun: Noun) -> Effects:
    """``card abilities cannot cause characters to leave play``: they cannot leave it by card effects."""
    return (Modify(on=reading.on(noun), cannot=("leave play",), by=Cards(zone="any")),)


@forbids.rule
def into_shadows(reading: Reading, noun: Noun) -> Act:
    return (_on_cards("marshal into shadows", noun),)


@forbids.rule
def spend_gold(reading: Reading) -> Act:
    return _forbid("spend gold")


@forbids.rule
def cannot_unless(reading: Reading, person: Person, acts: Act, unless: Condition) -> Act:
    return tuple(replace(act, unless=unless) for act in cannot(reading, person, acts))


@forbids.rule
def cannot_unless_paid(
    reading: Reading, person: Person, acts: Act, payer: Person, paid: tuple[Effect, ...]
) -> Act:
    """``each opponent cannot initiate challenges against you unless he or she pays 1 gold``."""
    if payer.who not in ("that player", person.in_turn):
        raise Unclear("who pays")
    return must_pay(reading, person, paid, acts)


@forbids.rule
def must_pay(reading: Reading, person: Person, paid: tuple[Effect, ...], acts: Act) -> Act:
    """``each opponent must pay 1 gold to initiate a challenge against you``."""
    for act in acts:
        if act.cannot != "initiate challenges" or act.more_than is not None:
            raise Unclear("what costs more")
    for cost in paid:
        if not isinstance(cost, PayGold | DiscardFromHand) or not isinstance(cost.amount, int):
            raise Unclear("what it costs")
        in_full = isinstance(cost, PayGold) or not (cost.up_to or cost.all_of_it)
        if cost.at_least is not None or not in_full or cost.player != person.in_turn:
            raise Unclear("what it costs")
        if isinstance(cost, DiscardFromHand) and replace(cost.cards, controller="any") != Cards(zone="hand"):
            raise Unclear("what pays for it")
    payer = "you" if person.whoever == "you" else "that player"
    theirs = tuple(
        replace(cost, player=payer) for cost in paid if isinstance(cost, PayGold | DiscardFromHand)
    )
    return tuple(replace(act, unless_paid=theirs) for act in cannot(reading, person, acts))


@forbids.rule
def costs_besides(reading: Reading, acts: Act, person: Person, paid: tuple[Effect, ...]) -> Act:
    """``as an additional cost to initiate a challenge against you, each opponent must discard 1 card``."""
    return must_pay(reading, person, paid, acts)


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
def initiate_another(reading: Reading, type_: str | None) -> Act:
    """``another challenge``, ``any more challenges``: whatever was initiated before, from now on none."""
    return _forbid("initiate challenges", challenge=(type_,) if type_ else ())


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
def do_from(reading: Reading, *said: Any) -> Act:
    """``opponents cannot play events from their discard piles``."""
    *verbs, noun, zone = said
    if zone.places == ("play",) or noun.ref is not None or noun.cards.zone != "play":
        raise Unclear("from where it is used")
    return do(reading, *verbs, replace(noun, cards=replace(noun.cards, zone=zone.field, controller=zone.who)))


@forbids.rule
def do_more(reading: Reading, *said: Any) -> Act:
    """``marshal or put into play more than 2 characters``: together, in whichever way."""
    *verbs, many, noun = said
    if len(verbs) > 1 and "stand" in verbs:
        raise Unclear("whether what is done in several ways is counted together")
    return (replace(_on_cards(" or ".join(verbs), noun), more_than=many),)


@forbids.rule
def play_more(reading: Reading, many: int, noun: Noun) -> Act:
    """``may play only 1 event``: no more."""
    return do_more(reading, "play", many, noun)


@forbids.rule
def marshal_more(reading: Reading, many: int, noun: Noun) -> Act:
    return do_more(reading, "marshal", many, noun)


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
def bring_more(reading: Reading, many: int, noun: Noun) -> Act:
    return do_more(reading, "bring out of shadows", many, noun)


@forbids.rule
def into_shadows_more(reading: Reading, many: int, noun: Noun) -> Act:
    return do_more(reading, "marshal into shadows", many, noun)


@forbids.rule
def enter_play(reading: Reading, noun: Noun) -> Act:
    return (_on_cards("enter play", noun),)


@forbids.rule
def draw_more(reading: Reading, many: int) -> Act:
    return _forbid("draw", more_than=many)


@forbids.rule
def draw(reading: Reading) -> Act:
    return _forbid("draw")


@forbids.rule
def search(reading: Reading) -> Act:
    """``opponents cannot search their decks``."""
    return _forbid("search")


@forbids.rule
def gain_gold(reading: Reading) -> Act:
    return _forbid("gain gold")


@forbids.rule
def gain_power(reading: Reading) -> Act:
    return _forbid("gain power")


@forbids.rule
def gain_unopposed(reading: Reading) -> Act:
    return _forbid("gain power for unopposed")


@forbids.rule
def gain_for_dominance(reading: Reading) -> Act:
    return _forbid("gain power for dominance")


@forbids.rule
def gain_for_renown(reading: Reading) -> Act:
    return _forbid("gain power for renown")


@forbids.rule
def gain_more_gold(reading: Reading, many: int) -> Act:
    return _forbid("gain gold", more_than=many)


@forbids.rule
def gain_more_power(reading: Reading, many: int) -> Act:
    return _forbid("gain power", more_than=many)


@forbids.rule
def win(reading: Reading) -> Act:
    return _forbid("win")


@forbids.rule
def win_challenge(reading: Reading, challenge: Challenge) -> Act:
    raise Unclear("who cannot win, and what follows")


@forbids.rule
def win_dominance(reading: Reading) -> Act:
    return _forbid("win dominance")


@forbids.rule
def take_control(reading: Reading, noun: Noun) -> Act:
    if noun.also or noun.ref not in (None, "self", "host"):
        raise Unclear("which cards")
    if noun.ref is None:
        return _forbid("take control", cards=noun.cards)
    return _forbid("take control", cards=Cards(this=True) if noun.ref == "self" else Cards(host=True))


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


@forbids.rule
def collect_income(reading: Reading) -> Act:
    return _forbid("collect income")


@forbids.rule
def while_revealed(reading: Reading, duration: Duration, found: Act) -> Effects:
    """``this round, players cannot ..``, said by a plot card: for as long as it is revealed."""
    if reading.card_type != "plot" or duration not in ("round", "next plot"):
        raise Unclear("from when it lasts")
    return found


@forbids.rule
def forbidden_while_revealed(reading: Reading, found: Act, duration: Duration) -> Effects:
    return while_revealed(reading, duration, found)
