"""Several targets of one player: they may be named in any order, each goes where it fits (2e: Target)."""

from itertools import permutations

from agot_judge.engine.ability import Choose
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.decision import Decision
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.state.state import State
from agot_judge.scenario.roster import Roster

Words = tuple[str, ...]


def in_the_order_of_targets(
    machine: Machine, roster: Roster, state: State, decision: Decision, words: Words
) -> Words:
    """The words with those that name targets in the order in which an ability asks for them: as they are given where that
    fits, else in the first order in which each is a legal target."""
    top = state.stack[-1] if state.stack else None
    if decision.kind != "target" or len(words) < 2 or not isinstance(top, Initiation):
        return words
    pools = _pools(machine, decision, top)
    named = words[: len(pools)]
    if len(named) < 2 or len(named) < len(pools):
        return words
    cards = [set(roster.find(word)) for word in named]
    for order in permutations(range(len(named))):
        if all(cards[place] & pool for place, pool in zip(order, pools, strict=True)):
            return (*(named[place] for place in order), *words[len(named) :])
    return words


def _pools(machine: Machine, decision: Decision, top: Initiation) -> list[set[int]]:
    """The cards among which each of the choices is made that the player makes one after the other, the present one first."""
    choices = machine.ability(top.card, top.ability).choose[top.made :]
    found = [{option.card for option in decision.options}]
    if not choices or not _is_of_one(choices[0]):
        return found
    for place, choice in enumerate(choices[1:], top.made + 1):
        if not _is_of_one(choice) or place >= len(top.legal_targets):
            break
        found.append({card for cards in top.legal_targets[place] for card in cards})
    return found


def _is_of_one(choice: Choose) -> bool:
    """True where it is the choice of one card by the player of the ability."""
    is_single = choice.least == choice.most == 1 and not choice.any_number and choice.each_of is None
    return is_single and choice.by == "you" and choice.player is None and not choice.word
