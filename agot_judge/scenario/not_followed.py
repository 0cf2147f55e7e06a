"""Texts that nobody understands and that apply by themselves: what a check expects may depend on them."""

import re
from collections.abc import Iterable, Iterator

from agot_judge.engine.ability import ByHand
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.game import CardDefinition
from agot_judge.engine.state.state import State
from agot_judge.engine.values.amounts import is_undetermined
from agot_judge.engine.values.conditions import holds_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import is_blank
from agot_judge.errors import NeedsHand
from agot_judge.scenario.entries import Refuse, Use
from agot_judge.scenario.model import Scenario
from agot_judge.scenario.result import CheckResult
from agot_judge.scenario.roster import Roster

_SETTLED = ("step", "phase", "window", "active_player")
"""The fields that the rules of the game settle, whatever a card does."""
_USED = re.compile(
    r"\W*(?:\w+ )?(?<!Forced )(?:(?:Action|Reaction|Interrupt)\b|(?:Response|Phase):)"
    r"|\W*(?:Plot|Draw|Marshall?ing|Challenges|Dominance|Standing|Taxation):"
)
"""The beginning of a text that does nothing until somebody uses it."""


def is_used(line: str) -> bool:
    """True where it is an ability that a player uses: "Reaction: ..", not "Forced Reaction: .."."""
    return _USED.match(line) is not None


def not_followed(definition: CardDefinition) -> tuple[str, ...]:
    """The lines that nothing executes: those not read, and constant abilities of which only the condition is."""
    by_hand = (
        ability.text
        for ability in definition.abilities
        if ability.kind == "constant" and any(isinstance(effect, ByHand) for effect in ability.effects)
    )
    return (*definition.unread, *(text for text in by_hand if text not in definition.unread))


def undetermined(position: Position, card: int) -> list[str]:
    """The lines whose number is that of one opponent, of whom nothing says which: not followed where that matters."""
    scope = Scope(source=card, you=position.state.cards[card].controller)
    return [
        f"{ability.text} (Of which opponent it speaks is not said.)"
        for ability in position.game.cards[card].definition.abilities
        if ability.kind == "constant"
        and is_undetermined(position, ability.effects, scope)
        and (ability.condition is None or holds_in(position, ability.condition, scope))
    ]


class NotFollowed:
    """Finds the texts in force that are not followed, for checks that do not come out as expected."""

    def __init__(self, machine: Machine, roster: Roster, scenario: Scenario) -> None:
        self.machine = machine
        self.roster = roster
        self.scenario = scenario

    def error(
        self, states: Iterable[State], failing: tuple[CheckResult, ...], entry: object = None
    ) -> NeedsHand | None:
        """The error that it cannot be said whether these are as they are to be; None where it can.

        ``states``: those in which the run was. What a text does may have left nothing of it on the table.
        """
        parts = {check.field.split(".")[0] for check in failing}
        if not parts or parts <= {"cites"} or parts & {*_SETTLED}:
            return None
        lines = self._in_force(states, entry)
        if not lines:
            return None
        fields = ", ".join(check.field for check in failing)
        return NeedsHand(
            f"Whether {fields} is as expected may depend on what is not understood, so not followed: {' '.join(lines)} "
            "Say it in words that are understood in 'in_force', or as structured 'abilities' of the card."
        )

    def besides(self, state: State) -> str:
        """A sentence for a move that is refused: what might have allowed it; empty where nothing is left open."""
        lines = self._in_force((state,), None)
        return f" Not understood, so not followed: {' '.join(lines)}" if lines else ""

    def _in_force(self, states: Iterable[State], entry: object) -> tuple[str, ...]:
        """Of what is in force, of cards in play, and of the card that a move would use, but for those that are ruled out."""
        move = entry.move if isinstance(entry, Refuse) else None
        used = self.roster.find(move.card) if isinstance(move, Use) else ()
        found = [
            f"{given.source or 'in force'}: {given.text}"
            for given in self.scenario.in_force
            if not given.effects and given.source not in self.scenario.ignore
        ]
        for state in states:
            found += self._of_cards(state, used)
        return tuple(dict.fromkeys(found))

    def _of_cards(self, state: State, used: tuple[int, ...]) -> Iterator[str]:
        position = self.machine.at(state)
        for card, here in enumerate(state.cards):
            definition = self.machine.game.cards[card].definition
            if card not in used and (here.zone != "play" or is_blank(position, card)):
                continue
            if card < len(self.roster.positions) and self.roster.positions[card].name in self.scenario.ignore:
                continue
            lines = [line for line in not_followed(definition) if not is_used(line)]
            yield from (f"{definition.face.name}: {line}" for line in (*lines, *undetermined(position, card)))
