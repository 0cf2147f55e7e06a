"""Characters that are considered to be participating as long as a constant ability says so."""

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import characters, label
from agot_judge.engine.state.state import Challenge, State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.values import has_exception, is_prohibited
from agot_judge.rules.effects.joining import with_joined

CONSIDERED = "is considered to be participating"
_SAID = ("2e/rr/participating/1", "2e/rr/participating/2", "2e/rr/constant-abilities/2")
_NO_MORE = ("2e/rr/participating/2", "2e/rr/constant-abilities/2")


@second.rule(*_SAID)
def participate_by_text(machine: Machine, state: State) -> State:
    """The state in which just those characters participate undeclared of which it is said now, each on the side of its
    controller: one that has been declared stays declared.

    That it is attacking on the attacking player's side is RR Attacker ¶1.
    """
    challenge = state.challenge
    if challenge is None or challenge.resolved or not machine.index.considers_participating:
        return state
    said = tuple(
        card
        for player in (challenge.attacker, challenge.defender)
        for card in characters(machine.game, state, player)
        if has_exception(machine.at(state), card, CONSIDERED)
        and not is_prohibited(machine.at(state), card, "participate")
    )
    taking_part = (*challenge.attackers, *challenge.defenders)
    gone = tuple(card for card in challenge.considered if card in taking_part and card not in said)
    new = tuple(card for card in said if card not in taking_part)
    if not gone and not new:
        return state
    for card in gone:
        text = f"{label(machine.game, card)} is not considered to be participating any more."
        state = say(state, "state", text, _NO_MORE)
    for card in new:
        state = say(state, "state", f"{label(machine.game, card)} is considered to be participating.", _SAID)
    return replace(state, challenge=_with(state, challenge, gone, new))


def _with(state: State, challenge: Challenge, gone: tuple[int, ...], new: tuple[int, ...]) -> Challenge:
    """The challenge without the one and with the others, who contribute their STR by participating."""
    attacking = tuple(card for card in new if state.cards[card].controller == challenge.attacker)
    defending = tuple(card for card in new if card not in attacking)
    changed = replace(
        challenge,
        attackers=(*(card for card in challenge.attackers if card not in gone), *attacking),
        defenders=(*(card for card in challenge.defenders if card not in gone), *defending),
        considered=tuple(dict.fromkeys((*(card for card in challenge.considered if card not in gone), *new))),
    )
    return with_joined(state, changed, new)
