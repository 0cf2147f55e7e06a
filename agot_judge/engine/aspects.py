"""The parts of a state that change apart from each other, and which of them two states do not share.

States that follow each other share what has not changed: it is told by identity first.
"""

from itertools import compress
from operator import is_not

from agot_judge.engine.index import CHANGES, changes
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.state.frames import Delayed, Occurrence
from agot_judge.engine.state.state import CardState, InForce, PlayerState, State

ASPECTS = (
    "board",
    "elsewhere",
    "kneeling",
    "power",
    "tokens",
    "challenge",
    "assault",
    "phase",
    "first player",
    "history",
    "departures",
    "waiting",
    *CHANGES,
    "rest",
)
"""``board``: which cards are in play, whose, where and how they lie there; ``elsewhere``: all other cards; ``tokens``:
of every kind on cards, and players' gold; ``first player``: and the active one; ``history``: what happened; ``departures``:
the boards that cards left; what can be changed about cards: the lasting effects that change it; ``waiting``: those that
change nothing yet; ``rest``: what players may not do, what was determined, and what is done despite the rules."""
BIT = {aspect: 1 << number for number, aspect in enumerate(ASPECTS)}
EVERYTHING = (1 << len(ASPECTS)) - 1
REST, HISTORY = BIT["rest"], BIT["history"]
_BOARD, _ELSEWHERE, _TOKENS = BIT["board"], BIT["elsewhere"], BIT["tokens"]
_KNEELING, _POWER = BIT["kneeling"], BIT["power"]


def changed(before: State, after: State) -> int:
    """The aspects that the two states do not share, as bits; 0: every value is the same in both."""
    if (
        before.determined is not after.determined
        or before.excluded is not after.excluded
        or before.despite is not after.despite
        or len(before.cards) != len(after.cards)
    ):
        return EVERYTHING
    found = 0 if before.in_force is after.in_force else _changed_in_force(before, after)
    if before.cards is not after.cards:
        different = map(
            is_not, before.cards, after.cards
        )  # asked so often that Python's own loop takes too long
        for one, other in compress(zip(before.cards, after.cards, strict=True), different):
            found |= _changed_on(one, other)
    if before.players is not after.players:
        for player, later in zip(before.players, after.players, strict=True):
            if player is not later:
                found |= _changed_of(player, later)
    if before.challenge is not after.challenge:
        found |= BIT["challenge"]
        was, now = before.challenge, after.challenge
        if (was.assault if was is not None else ()) != (now.assault if now is not None else ()):
            found |= BIT["assault"]
    if before.past is not after.past:
        found |= BIT["challenge"] | HISTORY
    if before.stack is not after.stack and challenge_ends(before) != challenge_ends(after):
        found |= BIT["challenge"] | HISTORY
    if before.phase != after.phase or before.ended != after.ended:
        found |= BIT["phase"]
    if before.first_player != after.first_player or before.active_player != after.active_player:
        found |= BIT["first player"]
    if before.history is not after.history or before.deeds is not after.deeds or before.round != after.round:
        found |= HISTORY
    if before.departures is not after.departures:
        found |= BIT["departures"]
    return found


def _changed_in_force(before: State, after: State) -> int:
    """The aspects of cards that lasting effects change which are in force in one of the states alone."""
    found = 0
    for some, others in ((before.in_force, after.in_force), (after.in_force, before.in_force)):
        there = {id(effect) for effect in others}
        for effect in some:
            if id(effect) not in there:
                found |= _aspects_of(effect)
    return found


@ByIdentity
def _aspects_of(effect: InForce) -> int:
    modify = effect.modify
    if effect.rule is not None or (modify is not None and modify.gains_abilities):
        return EVERYTHING
    return sum(BIT[what] for what in changes(modify)) if modify is not None else BIT["waiting"]


def challenge_ends(state: State) -> bool:
    """True where a challenge that is over just ends: what resolves then still speaks of it as the present one."""
    if state.challenge is not None or not state.past:
        return False
    return any(
        frame.period == "challenge"
        if type(frame) is Delayed
        else type(frame) is Occurrence and any(event.kind == "challenge ends" for event in frame.events[:1])
        for frame in state.stack
    )


def _changed_on(before: CardState, after: CardState) -> int:
    found = 0
    if before.kneeling is not after.kneeling:
        found = _KNEELING
    if before.power != after.power:
        found |= _POWER
    if before.gold != after.gold or before.tokens != after.tokens:
        found |= _TOKENS
    if before.zone != after.zone:
        return found | (_BOARD | _ELSEWHERE if "play" in (before.zone, after.zone) else _ELSEWHERE)
    if (
        before.controller != after.controller
        or before.host != after.host
        or before.attachments != after.attachments
        or before.duplicates != after.duplicates
        or before.facedown is not after.facedown
        or before.blank is not after.blank
        or before.entered != after.entered
        or before.becomes != after.becomes
        or before.x != after.x
        or before.left_under != after.left_under
        or before.left_with != after.left_with
    ):
        found |= _BOARD if before.zone == "play" else _ELSEWHERE
    return found


def _changed_of(before: PlayerState, after: PlayerState) -> int:
    found = 0
    if before.gold != after.gold:
        found = _TOKENS
    if (
        before.play is not after.play
        or before.plot != after.plot
        or before.faction != after.faction
        or before.title != after.title
        or before.agendas is not after.agendas
        or before.eliminated is not after.eliminated
    ):
        found |= _BOARD
    if (
        before.hand is not after.hand
        or before.deck is not after.deck
        or before.discard is not after.discard
        or before.dead is not after.dead
        or before.shadows is not after.shadows
        or before.plots is not after.plots
        or before.used is not after.used
        or before.deck_top is not after.deck_top
        or before.removed is not after.removed
        or before.chosen != after.chosen
    ):
        found |= _ELSEWHERE
    return found
