"""The question to an exploration: fields of checks by their paths, such as ``cards.Hodor.zone, players.Ann.power``.

    QUESTION := PATH {"," PATH}
    PATH     := "cards." NAME "." FIELD | "players." NAME "." FIELD | "challenge." FIELD | FIELD

The fields are those of ``check`` in a scenario. A NAME that has a comma in it stands in double quotes. ``challenge``
looks at the challenge under way or, after its end, at the last one.
"""

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from agot_judge.engine.state.state import State
from agot_judge.errors import ScenarioError
from agot_judge.scenario.builder import Board
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.read_checks import CARD_FIELDS, CHALLENGE_FIELDS, PLAIN, PLAYER_FIELDS
from agot_judge.scenario.sight import Sight

_PARTS = re.compile(r'((?:[^,"]|"[^"]*")+)')


class Path(Struct, frozen=True):
    """One field that is looked at: the words of the question, and what they mean."""

    words: str
    look: Callable[[Sight], Any]
    card: int = -1
    """The card of which it is a field."""


class Question(Struct, frozen=True):
    """The fields by which outcomes are told apart."""

    board: Board
    paths: tuple[Path, ...]

    @property
    def cards(self) -> frozenset[int]:
        """The cards that it names."""
        return frozenset(path.card for path in self.paths if path.card >= 0)

    def values(self, state: State) -> tuple[Any, ...]:
        """The value of each field in a state, as values that can be compared and hashed."""
        sight = Sight(self.board.machine, state)
        return tuple(_hashable(path.look(sight)) for path in self.paths)


def read_question(board: Board, words: str) -> Question:
    """The question that these words ask about a board. Raises ScenarioError, with the nearest right thing."""
    parts = [part.strip() for part in _PARTS.findall(words)]
    if not all(parts) or not parts or words.count('"') % 2:
        raise ScenarioError(
            f"{shown(words)} is no question. Name fields, such as: cards.Hodor.zone, players.Ann.power, winner."
        )
    return Question(board, tuple(_path(board, part) for part in parts))


def _path(board: Board, words: str) -> Path:
    first, _, rest = words.partition(".")
    if not rest:
        return Path(words, _of_plain(_known(first, PLAIN)))
    if first == "challenge":
        return Path(words, _of_challenge(_known(rest, CHALLENGE_FIELDS)))
    name, _, field = rest.rpartition(".")
    name = name.strip().strip('"')
    if first == "players":
        player = board.machine.game.players.index(_known(name, board.machine.game.players))
        return Path(words, _of_player(player, _known(field, PLAYER_FIELDS)))
    _known(first, ("cards", "players", "challenge"))
    found = board.roster.find(_known(name, board.roster.names()))
    if len(found) > 1:
        labels = ", ".join(board.roster.positions[card].label for card in found)
        raise ScenarioError(f"{name!r} can mean {labels}. Name one.")
    return Path(words, _of_card(found[0], _known(field, CARD_FIELDS)), found[0])


def _known(word: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise ScenarioError(f"Nothing is called {shown(word)} here. {did_you_mean(word, words)}")
    return word


def _of_plain(field: str) -> Callable[[Sight], Any]:
    return lambda sight: sight.plain(field)


def _of_challenge(field: str) -> Callable[[Sight], Any]:
    return lambda sight: _challenge(sight, field)


def _of_player(player: int, field: str) -> Callable[[Sight], Any]:
    return lambda sight: sight.of_player(player, field)


def _of_card(card: int, field: str) -> Callable[[Sight], Any]:
    return lambda sight: sight.of_card(card, field)


def _challenge(sight: Sight, field: str) -> Any:
    """A field of the challenge under way; of the last one where it is over, which keeps who won; else ``none``."""
    if sight.state.challenge is not None:
        return sight.of_challenge(field)
    if not sight.state.past:
        return "none"
    value = getattr(sight.state.past[-1], field, "over")
    players = sight.machine.game.players
    return (players[value] if value >= 0 else "none") if isinstance(value, int) else value


def _hashable(value: Any) -> Any:
    if isinstance(value, dict):
        return tuple(sorted(value.items()))
    return tuple(value) if isinstance(value, list) else value
