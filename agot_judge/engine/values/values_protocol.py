"""What can be read of a state: the values that descriptions, numbers and conditions need of each other.

``engine.values`` is the one implementation. The machine hands it on, so that the modules that describe cards need not
import the one that computes their values, which needs them.
"""

from typing import TYPE_CHECKING, Literal, Protocol

from agot_judge.engine.ability.cards import Amount, Cards, Condition, Measure
from agot_judge.engine.state.game import Keyword
from agot_judge.engine.state.state import State
from agot_judge.engine.values.scope import Apart, Scope

if TYPE_CHECKING:
    from agot_judge.engine.machine import Machine


class Values(Protocol):
    """See ``engine.values`` for what each gives."""

    def strength(self, machine: "Machine", state: State, card: int, apart: Apart = ()) -> int: ...

    def icons(self, machine: "Machine", state: State, card: int, apart: Apart = ()) -> frozenset[str]: ...

    def traits(self, machine: "Machine", state: State, card: int, apart: Apart = ()) -> frozenset[str]: ...

    def factions(self, machine: "Machine", state: State, card: int, apart: Apart = ()) -> frozenset[str]: ...

    def keywords(
        self, machine: "Machine", state: State, card: int, apart: Apart = ()
    ) -> tuple[Keyword, ...]: ...

    def has_keyword(
        self, machine: "Machine", state: State, card: int, name: str, apart: Apart = ()
    ) -> bool: ...

    def is_blank(self, machine: "Machine", state: State, card: int, apart: Apart = ()) -> bool: ...

    def is_loyal(self, machine: "Machine", state: State, card: int, apart: Apart = ()) -> bool: ...

    def power_of(self, machine: "Machine", state: State, player: int) -> int: ...

    def plot_value(
        self, machine: "Machine", state: State, player: int, name: str, apart: Apart = ()
    ) -> int: ...

    def attacking_strength(self, machine: "Machine", state: State) -> int: ...

    def defending_strength(self, machine: "Machine", state: State) -> int: ...

    def number_on(
        self, machine: "Machine", state: State, what: Measure, card: int, scope: Scope, token: str = ""
    ) -> int | None: ...

    def amount_of(self, machine: "Machine", state: State, amount: Amount, scope: Scope) -> int: ...

    def adjusted(
        self, machine: "Machine", state: State, player: int, what: str, apart: Apart = ()
    ) -> int: ...

    def holds_in(self, machine: "Machine", state: State, condition: Condition, scope: Scope) -> bool: ...

    def considered(self, machine: "Machine", state: State, cards: Cards, scope: Scope) -> int: ...

    def times_happened(
        self,
        machine: "Machine",
        state: State,
        event: str,
        period: str,
        players: tuple[int, ...] | None,
        challenge: tuple[str, ...],
        card: "Cards | int | None",
        scope: Scope,
        as_player: Literal["attacking player", "defending player"] | None = None,
        to_players: tuple[int, ...] | None = None,
        unopposed: bool = False,
        by_at_least: int = 0,
    ) -> int: ...
