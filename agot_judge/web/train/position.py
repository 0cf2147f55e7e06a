"""The position of an exercise as it is shown: the challenge, both sides, the last lines before it."""

from collections.abc import Iterator

from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.engine.state.state import PlayerState, State
from agot_judge.errors import UnknownExercise
from agot_judge.explain.in_force import said_in_force
from agot_judge.scenario.sight import Sight
from agot_judge.training.citing import grounds
from agot_judge.training.model import Exercise
from agot_judge.training.names import names
from agot_judge.training.played import Played, play, state_at
from agot_judge.web.card_library import imported_cards
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation
from agot_judge.web.train.card_on_board import CardOnBoard, card_on_board, words_of

NOTED = ("Refused: ", "Not legal: ")
"""What a line says that the run itself has noted: a move or a use of a card that its file says is not legal."""
LINES_BEFORE = 3


class Side(Struct, frozen=True, kw_only=True):
    """A player's side of the board."""

    name: str
    facts: tuple[str, ...]
    play: tuple[CardOnBoard, ...]
    hand: tuple[CardOnBoard, ...]

    @property
    def cards(self) -> tuple[CardOnBoard, ...]:
        """The cards in play and in hand."""
        return (*self.play, *self.hand)


class ShownLine(Struct, frozen=True, kw_only=True):
    """A line of the trace that explains the answer."""

    number: int
    depth: int
    text: str
    decides: bool
    citations: tuple[Citation, ...]


class Position(Struct, frozen=True, kw_only=True):
    """The board of an exercise where its question is asked."""

    challenge: str
    """The challenge under way; empty for none."""
    sides: tuple[Side, ...]
    before: tuple[ShownLine, ...]
    """The last lines before the position."""


def played_again(exercise: Exercise) -> Played:
    """The scenario of an exercise, played. Raises UnknownExercise where it cannot be any more."""
    played = play(exercise.scenario, imported_cards())
    if played is None:
        raise UnknownExercise(
            "The position of this exercise does not hold any more: build the exercises again."
        )
    return played


def position(corpus: Corpus, played: Played, exercise: Exercise) -> Position:
    """The board as it stands where the question is asked."""
    last = _before(played, exercise)
    return Position(
        challenge=_challenge(played, exercise),
        sides=_sides(played, _state(played, exercise), _told(exercise)),
        before=(
            *lines_of(corpus, played, exercise, max(1, last + 1 - LINES_BEFORE), last),
            *_next_step(played, _state(played, exercise)),
        ),
    )


def _next_step(played: Played, state: State) -> Iterator[ShownLine]:
    """The step that comes next, where the board is shown before the next decision."""
    steps = played.machine.rulebook.steps
    number = Sight(played.machine, state).step
    if state.asking is None and number in steps:
        text = f"Next: {number} {steps[number].title}"
        yield ShownLine(number=0, depth=0, text=text, decides=False, citations=())


def _before(played: Played, exercise: Exercise) -> int:
    """The number of lines at the position."""
    return len(_state(played, exercise).log)


def _state(played: Played, exercise: Exercise) -> State:
    return state_at(played, exercise.place, exercise.lines)


def _challenge(played: Played, exercise: Exercise) -> str:
    challenge = _state(played, exercise).challenge
    if challenge is None:
        return ""
    attacker, defender = played.player(challenge.attacker), played.player(challenge.defender)
    return f"{challenge.type.capitalize()} challenge: {attacker} against {defender}"


def _told(exercise: Exercise) -> str:
    """All that the question says: what it names is shown."""
    return "\n".join((exercise.prompt, *(choice.text for choice in exercise.choices)))


def _sides(played: Played, state: State, told: str) -> tuple[Side, ...]:
    sight = Sight(played.machine, state)
    names = played.machine.game.players
    return tuple(
        Side(
            name=name,
            facts=(
                *_facts(sight, state, number),
                *_piles(sight, state.players[number]),
                *_in_force(sight, state, number),
            ),
            play=tuple(card_on_board(sight, card) for card in _in_view(sight, state, number, told)),
            hand=tuple(card_on_board(sight, card) for card in state.players[number].hand if card >= 0),
        )
        for number, name in enumerate(names)
    )


def _in_view(sight: Sight, state: State, player: int, told: str) -> tuple[int, ...]:
    """The cards of a side that are shown by themselves: what says nothing of its own stands with the card that it is on,
    and of the piles what the question names."""
    own = state.players[player]
    hosted = {card for card in own.play if state.cards[card].host >= 0}
    ruling = tuple(card for card in (own.plot, *own.agendas, own.title) if card >= 0)
    silent = {card for card in (*hosted, *ruling) if not words_of(sight, card)}
    labels = {
        card: sight.machine.game.cards[card].label
        for card in (*own.dead, *own.discard, *own.shadows)
        if card >= 0
    }
    named = tuple(card for card, label in labels.items() if names(told, label) and words_of(sight, card))
    return tuple(card for card in (*ruling, *own.play, *named) if card not in silent)


def _facts(sight: Sight, state: State, player: int) -> tuple[str, ...]:
    plot = state.players[player].plot
    facts = (
        [sight.machine.game.cards[plot].label, f"claim {sight.of_player(player, 'claim')}"]
        if plot >= 0
        else []
    )
    facts += [f"{sight.of_player(player, 'power')} power", f"{sight.of_player(player, 'gold')} gold"]
    if state.first_player == player:
        facts.append("first player")
    if state.players[player].title >= 0:
        facts.append(f"title {sight.machine.game.cards[state.players[player].title].label}")
    return tuple(facts)


def _piles(sight: Sight, player: PlayerState) -> tuple[str, ...]:
    """The piles that everybody may look through, by the cards that lie in them."""
    piles = {"dead pile": player.dead, "discard pile": player.discard, "used pile": player.used}
    shadowed = (f"{len(player.shadows)} in shadows",) if player.shadows else ()
    return shadowed + tuple(
        f"{pile}: {', '.join(_in_pile(sight, card) for card in cards if card >= 0)}"
        for pile, cards in piles.items()
        if any(card >= 0 for card in cards)
    )


def _in_force(sight: Sight, state: State, player: int) -> tuple[str, ...]:
    """The lasting and delayed effects that a player has brought into force."""
    return tuple(
        f"in force: {said_in_force(sight.machine.game, one)}"
        for one in state.in_force
        if one.controller == player
    )


def _in_pile(sight: Sight, number: int) -> str:
    """The card with its type, where that is not what one expects of a pile."""
    card = sight.machine.game.cards[number]
    face = card.definition.face
    return card.label if face.type in ("character", "plot", "") else f"{card.label} ({face.type})"


def lines_of(
    corpus: Corpus, played: Played, exercise: Exercise, first: int, last: int
) -> tuple[ShownLine, ...]:
    """The lines of the trace from one to another, both included, from 1; without what the run itself has noted."""
    return tuple(
        ShownLine(
            number=entry.n,
            depth=entry.depth,
            text=entry.text,
            decides=exercise.best in grounds(entry),
            citations=tuple(citation(corpus, cite) for cite in entry.cites),
        )
        for entry in played.trace[first - 1 : last]
        if not any(words in entry.text for words in NOTED)
    )
