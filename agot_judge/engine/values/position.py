"""A position: one state of one game, of which values are computed; and the values that are asked of each other there.

A description of cards may ask for a value, and a value for a description: the modules that compute them need each other.
``Values`` is the one list of what they ask; ``engine.values.values`` answers it, and a position hands it on. In the same
way it hands on ``EntryRules``: how cards come into play in the edition that is played.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Literal, Protocol

from agot_judge.engine.ability import Effect, PutIntoPlay
from agot_judge.engine.ability.ability import Ability
from agot_judge.engine.ability.cards import Amount, Cards, Condition, Measure
from agot_judge.engine.aspects import EVERYTHING, changed
from agot_judge.engine.framework import Framework
from agot_judge.engine.index import FIRST_GAINED, Index
from agot_judge.engine.kept import ByWhatIsRead, Kept, Store
from agot_judge.engine.memo import ByPosition
from agot_judge.engine.reading import Constants, Reads, Standing, differing
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.game import Game, Keyword
from agot_judge.engine.state.state import State
from agot_judge.engine.values.scope import Apart, Scope


class Position:
    """One state of one game."""

    __slots__ = ("_kept", "_known", "_positions", "game", "index", "state", "values")

    def __init__(self, positions: "Positions", state: State) -> None:
        self._positions = positions
        self.game = positions.game
        self.index = positions.index
        self.values = positions.values
        self.state = state
        self._known: dict[Hashable, Any] | None = None
        self._kept: Kept | None = None

    @property
    def entry_rules(self) -> "EntryRules":
        """The rules by which cards come into play in the edition that is played."""
        return self._positions.entry_rules

    @property
    def framework(self) -> Framework:
        """All that the edition that is played declares about itself."""
        return self._positions.framework

    @property
    def known(self) -> dict[Hashable, Any]:
        """Values that were found out about this position before: to be looked up in, and added to."""
        if self._known is None:
            self._known = self._positions.known.of(self.state)
        return self._known

    def kept_of(self, what: str, card: int) -> dict[Hashable, Any]:
        """The cards of this kind that are where this card is: in play, or not."""
        kept = self._kept
        return (self.kept if kept is None else kept)[what][self.state.cards[card].zone != "play"]

    def kept_of_ability(self, source: int, number: int, what: str) -> tuple[Store, Store]:
        """Values that were found out of a constant ability where it is active: of when it is, and of what it reaches."""
        kept = self.kept
        active, reaching = kept.reading.of_ability.get((source, number, what), (EVERYTHING, EVERYTHING))
        return kept.reading_only(active), kept.reading_only(reaching)

    def shares(self, other: "Position", what: str) -> bool:
        """True where nothing is different in the other position that values of this kind of cards in play read."""
        kept, others = self.kept, other.kept
        if kept is others:
            return True
        read = kept.reading.aspects.get(what, EVERYTHING) | others.reading.aspects.get(what, EVERYTHING)
        return not read & (changed(self.state, other.state) | differing(kept.reading, others.reading))

    def that_matter(self, apart: Apart, what: str) -> Apart:
        """The abilities among those left out on which a value of this kind can depend."""
        asked = self.kept.reading.others.get(what)
        return apart if asked is None else tuple([one for one in apart if one[2] in asked])

    def constants(self, what: str) -> Constants:
        """The constant abilities that change this about cards and whose cards are where they work."""
        return self.kept.reading.constants.get(what, ())

    def may_be_changed(self, what: str) -> bool:
        """True where anything in force, or a constant ability where it works, could change this about any card."""
        if what not in self.index.constants and not self.state.in_force:
            return False
        kept = self._kept
        return what in (self.kept if kept is None else kept).reading.changed

    def standing(self, kind: type) -> Standing:
        """The constant effects of this kind on players or costs whose cards are where they work."""
        return self.kept.reading.standing[kind] if kind in self.index.standing else ()

    def may_be_in_force(self, kind: type) -> bool:
        """True where any effect of this kind could be in force: of a constant ability where it works, or a lasting one."""
        index = self.index
        if self.state.in_force or kind not in index.standing:
            return bool(self.state.in_force)
        return kind in index.gained_standing or bool(self.standing(kind))

    @property
    def kept(self) -> Kept:
        """The values that were computed before, by kind, of cards in play and of others, and that are still so."""
        found = self._kept
        if found is None:
            found = self._kept = self._positions.kept.of(self.state)
        return found

    def at(self, state: State) -> "Position":
        """The position of another state of the same game."""
        return self._positions.at(state)

    def ability(self, card: int, number: int) -> Ability:
        """The ability of this number on the card: a printed one, or one that it has gained."""
        return self._positions.ability(card, number)


class Positions:
    """The positions of one game, each made when it is asked for."""

    def __init__(
        self,
        game: Game,
        index: Index,
        values: "Values",
        entry_rules: "EntryRules",
        framework: Framework,
        known: ByPosition,
    ) -> None:
        self.game = game
        self.index = index
        self.values = values
        self.entry_rules = entry_rules
        self.framework = framework
        self.known = known
        self.kept = ByWhatIsRead(Reads(index, game))
        self._latest: Position | None = None

    def at(self, state: State) -> Position:
        """The position of this state; the one asked for last is kept."""
        latest = self._latest
        if latest is None or latest.state is not state:
            latest = self._latest = Position(self, state)
        return latest

    def ability(self, card: int, number: int) -> Ability:
        """See Position."""
        if number >= FIRST_GAINED:
            return self.index.gained[number - FIRST_GAINED]
        return self.game.cards[card].definition.abilities[number]


class Values(Protocol):
    """See ``engine.values.values`` for each."""

    def strength(self, position: Position, card: int, apart: Apart = ()) -> int: ...

    def icons(self, position: Position, card: int, apart: Apart = ()) -> frozenset[str]: ...

    def traits(self, position: Position, card: int, apart: Apart = ()) -> frozenset[str]: ...

    def crests(self, position: Position, card: int, apart: Apart = ()) -> frozenset[str]: ...

    def factions(self, position: Position, card: int, apart: Apart = ()) -> frozenset[str]: ...

    def keywords(self, position: Position, card: int, apart: Apart = ()) -> tuple[Keyword, ...]: ...

    def has_keyword(self, position: Position, card: int, name: str, apart: Apart = ()) -> bool: ...

    def is_blank(self, position: Position, card: int, apart: Apart = ()) -> bool: ...

    def is_loyal(self, position: Position, card: int, apart: Apart = ()) -> bool: ...

    def power_of(self, position: Position, player: int) -> int: ...

    def plot_value(self, position: Position, player: int, name: str, apart: Apart = ()) -> int: ...

    def attacking_strength(self, position: Position) -> int: ...

    def defending_strength(self, position: Position) -> int: ...

    def number_on(
        self, position: Position, what: Measure, card: int, scope: Scope, token: str = ""
    ) -> int | None: ...

    def amount_of(self, position: Position, amount: Amount, scope: Scope) -> int: ...

    def adjusted(self, position: Position, player: int, what: str, apart: Apart = ()) -> int: ...

    def holds_in(self, position: Position, condition: Condition, scope: Scope) -> bool: ...

    def considered(self, position: Position, cards: Cards, scope: Scope) -> int: ...

    def times_happened(
        self,
        position: Position,
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


class EntryRules(Protocol):
    """An edition's answers; a module with these functions is one."""

    def attachment_requirements(
        self, position: Position, player: int, card: int, host: int
    ) -> Iterator[Requirement]:
        """The requirements for this attachment, under the player's control, to be attached to ``host``."""

    def may_attach(self, position: Position, player: int, card: int, host: int) -> bool:
        """True where this attachment, under the player's control, can be attached to ``host``."""

    def against_becoming_attached(
        self, position: Position, own: Sequence[str], card: int, host: int
    ) -> tuple[Requirement, ...]:
        """Each unmet requirement of a card that becomes an attachment with these traits to be attached to ``host``."""

    def against_duplicating(
        self, position: Position, player: int, owner: int, host: int
    ) -> tuple[Requirement, ...]:
        """Each unmet requirement of a card with this owner to be placed on ``host`` as its duplicate by the player."""

    def may_enter_play(
        self,
        position: Position,
        player: int,
        card: int,
        facedown: bool = False,
        host: int | None = None,
        way: str = "put into play",
    ) -> bool:
        """True where the card could enter play in this way under the player's control: attached to ``host``, or to anything."""

    def uniqueness(self, position: Position, player: int, card: int) -> Iterator[Requirement]:
        """Each requirement of a unique card to come into play under this player's control, other than as a duplicate."""

    def presence(self, position: Position, player: int, card: int) -> Iterator[Requirement]:
        """Each requirement of uniqueness for a card that would come into play, as a duplicate where it has to be one."""

    def prohibitions(self, position: Position, player: int, card: int, way: str) -> Iterator[Requirement]:
        """One requirement, not met, for each effect in force that forbids the player to use the card in this way."""

    def keeping_out(
        self, position: Position, effect: PutIntoPlay, card: int, scope: Scope
    ) -> Iterator[Requirement]:
        """Each unmet requirement of this card to enter play by the effect."""

    def obstacles(
        self, position: Position, effects: tuple[Effect, ...], scope: Scope
    ) -> tuple[Requirement, ...]:
        """Each unmet requirement of the cards that the effects would put into play, where none could be."""

    def can_be_played_from_there(self, position: Position, player: int, card: int) -> bool:
        """True where an event is where the player may play it."""

    def might_be_played_from_there(self, position: Position, card: int) -> bool:
        """True where an event is where somebody might play it, whoever, and whatever that takes."""

    def may_play_of_another(self, position: Position, player: int, card: int) -> bool:
        """True where an effect lets the player play this event of another player, from where it is out of play."""

    def play_requirements(self, position: Position, player: int, card: int) -> Iterator[Requirement]:
        """Each requirement that the card itself has for being played, but for its gold cost."""

    def play_cost(self, position: Position, player: int, card: int, x: int = 0) -> int:
        """The gold that playing this event costs the player now; ``x`` is the number chosen for X."""

    def why_playing_costs_so_much(self, position: Position, player: int, card: int, x: int) -> str:
        """The words for each change of that cost; empty where nothing changes it."""

    def why_not_permitted(self, position: Position, player: int, card: int, way: str) -> str:
        """The words for each permission to use the card that does not reach it."""
