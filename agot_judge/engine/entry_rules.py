"""How cards come into play, are attached and are played in an edition: what the rules that editions share ask of it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

from agot_judge.engine.ability import Effect, PutIntoPlay
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.state import State
from agot_judge.engine.values.scope import Scope

if TYPE_CHECKING:
    from agot_judge.engine.machine import Machine


class EntryRules(Protocol):
    """An edition's answers; a module with these functions is one."""

    def attachment_requirements(
        self, machine: "Machine", state: State, player: int, card: int, host: int
    ) -> Iterator[Requirement]:
        """What it takes for this attachment, under the player's control, to be attached to ``host``."""

    def may_attach(self, machine: "Machine", state: State, player: int, card: int, host: int) -> bool:
        """Whether this attachment, under the player's control, can be attached to ``host``."""

    def against_becoming_attached(
        self, machine: "Machine", state: State, own: Sequence[str], card: int, host: int
    ) -> tuple[Requirement, ...]:
        """Each unmet requirement of a card that becomes an attachment with these traits to be attached to ``host``."""

    def may_enter_play(
        self,
        machine: "Machine",
        state: State,
        player: int,
        card: int,
        facedown: bool = False,
        host: int | None = None,
        way: str = "put into play",
    ) -> bool:
        """Whether the card could enter play in this way under the player's control: attached to ``host``, or to anything."""

    def uniqueness(self, machine: "Machine", state: State, player: int, card: int) -> Iterator[Requirement]:
        """Each requirement of a unique card to come into play under this player's control, other than as a duplicate."""

    def presence(self, machine: "Machine", state: State, player: int, card: int) -> Iterator[Requirement]:
        """Each requirement of uniqueness for a card that would come into play, as a duplicate where it has to be one."""

    def prohibitions(
        self, machine: "Machine", state: State, player: int, card: int, way: str
    ) -> Iterator[Requirement]:
        """One requirement, not met, for each effect in force that forbids the player to use the card in this way."""

    def keeping_out(
        self, machine: "Machine", state: State, effect: PutIntoPlay, card: int, scope: Scope
    ) -> Iterator[Requirement]:
        """Each unmet requirement of this card to enter play by the effect."""

    def obstacles(
        self, machine: "Machine", state: State, effects: tuple[Effect, ...], scope: Scope
    ) -> tuple[Requirement, ...]:
        """Each unmet requirement of the cards that the effects would put into play, where none could be."""

    def can_be_played_from_there(self, machine: "Machine", state: State, player: int, card: int) -> bool:
        """Whether an event is where the player may play it."""

    def may_play_of_another(self, machine: "Machine", state: State, player: int, card: int) -> bool:
        """Whether an effect lets the player play this event of another player, from where it is out of play."""

    def play_requirements(
        self, machine: "Machine", state: State, player: int, card: int
    ) -> Iterator[Requirement]:
        """Each requirement that the card itself has for being played, but for its gold cost."""

    def play_cost(self, machine: "Machine", state: State, player: int, card: int, x: int = 0) -> int:
        """The gold that playing this event costs the player now; ``x`` is the number chosen for X."""

    def why_playing_costs_so_much(
        self, machine: "Machine", state: State, player: int, card: int, x: int
    ) -> str:
        """The words for each change of that cost; empty where nothing changes it."""

    def why_not_permitted(self, machine: "Machine", state: State, player: int, card: int, way: str) -> str:
        """The words for each permission to use the card that does not reach it."""
