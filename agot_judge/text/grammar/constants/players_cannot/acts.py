"""The acts that players cannot do; how many attackers and defenders they may declare, and which."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid, Modify
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.constants.players_cannot import players_cannot
from agot_judge.text.grammar.constants.players_cannot.times import Act, cannot, forbid
from agot_judge.text.grammar.durations import PERIODS
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


def put_cards(reading: Reading, noun: Noun) -> Act:
    """The prohibition to put such cards into play."""
    return (_on_cards("put into play", noun),)


@players_cannot.rule
def no_causing(reading: Reading, noun: Noun) -> Effects:
    """``card abilities cannot cause characters to enter play``: nobody can put them into play by one."""
    return tuple(replace(act, player="any") for act in put_cards(reading, noun))


@players_cannot.rule
def initiate(reading: Reading, challenge: Challenge) -> Act:
    """The prohibition to initiate such challenges."""
    return forbid("initiate challenges", **_challenges(challenge))


@players_cannot.rule
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


def _on_cards(verb: str, noun: Noun) -> Forbid:
    if noun.ref not in (None, "self") or noun.also:
        raise Unclear("which cards")
    if noun.cards.attached_to is not None and verb in ("marshal", "play", "ambush", "put into play"):
        raise Unclear("to what they cannot be attached")  # they are not attached yet
    cards = noun.cards if noun.ref is None else Cards(among="self")
    there = "any" if cards.zone == "play" else cards.zone  # "in their discard piles": only those
    return Forbid(player="you", cannot=verb, cards=replace(cards, zone=there))


@players_cannot.rules(bring="bring out of shadows", enter_play="enter play")
def come_into_play(reading: Reading, verb: str, noun: Noun) -> Act:
    """The prohibition to bring cards out of shadows, or to have them enter play."""
    return (_on_cards(verb, noun),)


@players_cannot.rules(draw_more="draw", gain_more_gold="gain gold", gain_more_power="gain power")
def no_more(reading: Reading, verb: str, many: int) -> Act:
    """The prohibition to draw or gain more than so much."""
    return forbid(verb, more_than=many)


@players_cannot.rule
def initiate_more(reading: Reading, many: int, against: Person | None = None) -> Act:
    """``cannot initiate more than 1 challenge (against you)``: without a time of its own, in each challenges phase."""
    return _more(many, against)


def _more(many: int, against: Person | None, **fields: Any) -> Act:
    if against is not None:
        if against.who not in ("you", "chosen", "that player"):
            raise Unclear("whether the challenges against each of them are counted apart")
        fields["against"] = against.who
    return (Forbid(player="you", cannot="initiate challenges", more_than=many, period="phase", **fields),)


@players_cannot.rule
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


@players_cannot.rule
def not_at_random(reading: Reading, zone: Zone) -> Act:
    """``cards cannot be discarded at random from your hand``: nobody falls victim to chance there."""
    if zone.places != ("hand",):
        raise Unclear("from where they are discarded")
    return (Forbid(player=zone.who, cannot="discard at random"),)


MUST_BE = {
    "declare attackers": "must be declared as an attacker",
    "declare defenders": "must be declared as a defender",
}


@players_cannot.rule
def at_least(reading: Reading, many: int) -> Effects:
    """Fewer defenders may not be declared than that, if able."""
    return (Forbid(player="any", cannot="declare no defenders", more_than=many - 1),)


def must_declare_all(reading: Reading, person: Person, roles: tuple[str, ...]) -> Effects:
    """``each player must declare all eligible characters as attackers``: each of that player's characters, if able."""
    if person.none or person.where is not None or person.who not in ("any", "opponent", "you"):
        raise Unclear("who must declare them")
    theirs = Cards(type=("character",), controller=person.who)
    return (Modify(on=theirs, rules=tuple(MUST_BE[role] for role in roles)),)


@players_cannot.rule
def must_declare_all_when(
    reading: Reading, person: Person, roles: tuple[str, ...], when: Condition
) -> Effects:
    """The duty to declare all eligible characters at some time."""
    each = (one for role in roles for one in must_declare_all(reading, person, (role,)))
    return tuple(replace(one, during=when) for one in each)


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
        return (Forbid(player="you", cannot="trigger", cards=replace(noun.cards, zone="any")),)
    cards = noun.cards if noun.ref is None else Cards(among=noun.ref, zone="any")
    return (Forbid(player="you", cannot="trigger", cards=cards),)


players_cannot.means(
    gain_gold=forbid("gain gold"),
    gain_power_for_dominance=forbid("gain power for dominance"),
    # "from challenge bonuses (unopposed and rivals)" (2e/rr/4.2.3)
    gain_power_from_bonuses=forbid("gain power for challenge bonuses"),
    gain_power_for_faction=forbid("gain power for faction"),
    # "cannot trigger reactions to winning or losing challenges"
    trigger_reactions=forbid("trigger", reacts_to=("win challenge", "lose challenge")),
    win=forbid("win"),
    put_into_play="put into play",  # The verb "put into play"
    verb=FIRST,  # The verb
    defender=("declare defenders",),
    either=("declare attackers", "declare defenders"),
    trigger=(Forbid(player="you", cannot="trigger"),),
)
