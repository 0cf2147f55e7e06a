"""Steps that ask nobody, because nothing legal could be declared: why a declaration is refused there all the same."""

from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Decision, Requirement
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import State
from agot_judge.scenario.entries import Check, DeclareChallenge, Defend, Entry, Mover, Mulligan, Refuse
from agot_judge.scenario.progress import Reached
from agot_judge.scenario.roster import Roster

_MULLIGAN = "A mulligan is declared once, with the starting hand and before any setup cards are placed."


def refused_declaration(entries: tuple[Entry, ...], number: int) -> Mover | None:
    """The declaration that the next entry, checks set aside, is to refuse; None where it refuses none."""
    for entry in entries[number:]:
        if isinstance(entry, Check):
            continue
        is_one = isinstance(entry, Refuse) and isinstance(entry.move, DeclareChallenge | Defend)
        return entry.move if isinstance(entry, Refuse) and is_one else None
    return None


def asking_nobody(machine: Machine, move: Mover | None) -> Reached:
    """A test if the next step is the one in which the player would declare this, and asks nothing: see ``as_asked``."""
    return lambda state: as_asked(machine, state, move) is not None


def as_asked(machine: Machine, state: State, move: Mover | None) -> State | None:
    """The state in which that step asks the player although nothing is legal; None where it is not the next step, or
    asks by itself.

    A player who cannot initiate a challenge has no such opportunity, nor one without eligible defenders.
    """
    framework = machine.rulebook.framework
    steps, cited = framework.challenges, framework.cited
    if not isinstance(move, DeclareChallenge | Defend) or state.asking is not None or not state.stack:
        return None
    if steps is None:
        return None
    top = state.stack[-1]
    number = steps.declaring if isinstance(move, DeclareChallenge) else steps.defending
    if type(top) is not Step or top.stage or top.number != number:
        return None
    after = machine.step(state)
    if isinstance(move, DeclareChallenge):
        player = after.active_player
    else:
        player = -1 if after.challenge is None else after.challenge.defender
    if after.asking is not None or player < 0 or machine.game.players[player] != move.player:
        return None
    if isinstance(move, DeclareChallenge):
        decision = Decision(
            player=player, kind="challenge", text=f"{move.player} cannot initiate a challenge.",
            options=(), least=0, most=0, may_pass=True, cites=cited.no_challenge,
        )  # fmt: skip
    else:
        decision = Decision(
            player=player, kind="defenders", text=f"{move.player} has no eligible defender.",
            options=(), least=0, most=0, may_pass=True, cites=cited.no_defenders,
        )  # fmt: skip
    return replace(after, asking=decision)


def when_declared(machine: Machine, state: State, move: Mover, roster: Roster) -> tuple[Requirement, ...]:
    """The rules about the moment for a declaration, or a mulligan, that is made at another one; nothing for
    other moves."""
    if isinstance(move, Mulligan):
        return (Requirement(text=_MULLIGAN, met=False, cites=machine.rulebook.framework.cited.mulligan),)
    if not isinstance(move, DeclareChallenge | Defend):
        return ()
    names, verb = (
        (move.attackers, "challenge") if isinstance(move, DeclareChallenge) else (move.cards, "defend")
    )
    player = machine.game.players.index(move.player)
    ways = (way for name in names for card in roster.find(name) for way in machine.ways(state, player, card))
    found = (one for way in ways if way.verb == verb for one in way.requirements)
    return tuple(dict.fromkeys(one for one in found if one.about == "turn" and not one.met))
