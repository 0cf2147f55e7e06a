"""The ruling that a line of play comes to, in one sentence for a chat, with the paragraphs that decide it."""

from collections.abc import Iterator

from msgspec import Struct

from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Entry
from agot_judge.engine.values.values import power_of
from agot_judge.web.sandbox.line_of_play import Line
from agot_judge.web.sandbox.positions import Position

MOST_SENTENCES = 5
MOST_CITED = 4
_GONE_TO = {
    "dead": "is killed",
    "discard": "is discarded",
    "hand": "returns to hand",
    "deck": "is put into the deck",
    "shadows": "goes into shadows",
    "out of game": "is removed from the game",
}


class Ruling(Struct, frozen=True):
    """The result of a line: a sentence for each thing, the most important first, and what decides them."""

    sentences: tuple[str, ...]
    cites: tuple[str, ...]

    @property
    def words(self) -> str:
        """All of it as one line."""
        return " ".join(self.sentences)


def ruling(line: Line, place: Position, entries: list[Entry]) -> Ruling:
    """The changes between the beginning of a line and a place on it, with the paragraph that decides each.

    Where nothing has, what is asked there.
    """
    before, now = line.board.state, place.state
    written = entries[: place.line]
    sentences: list[str] = []
    cites: list[str] = []
    for words, name, word in _changes(line, before, now):
        sentences.append(f"{words}.")
        cites += _decides(written, name, word)
    if not sentences:
        asking = now.asking
        said = (
            asking.text
            if asking is not None
            else written[-1].text
            if written
            else "Nothing has happened yet."
        )
        return Ruling((said,), asking.cites[:1] if asking is not None else ())
    return Ruling(tuple(sentences[:MOST_SENTENCES]), tuple(dict.fromkeys(cites))[:MOST_CITED])


def _changes(line: Line, before: State, now: State) -> Iterator[tuple[str, str, str]]:
    """The changes: the words, the name of which lines of the trace speak, and a word that they have."""
    machine = line.board.machine
    players = machine.game.players
    if now.winner >= 0:
        yield f"{players[now.winner]} wins the game", players[now.winner], "won"
    cards = range(len(line.board.roster.positions))
    for card in cards:
        was, here, name = before.cards[card], now.cards[card], machine.game.cards[card].label
        if was.host < 0 and was.zone == here.zone == "play" and len(here.duplicates) < len(was.duplicates):
            yield f"{name} is saved", name, "saved"
    for card in cards:
        was, here, name = before.cards[card], now.cards[card], machine.game.cards[card].label
        is_counted = was.host >= 0 and card in before.cards[was.host].duplicates
        if was.zone == here.zone or is_counted:
            continue
        done = _GONE_TO.get(here.zone, "enters play" if here.zone == "play" else "")
        if done:
            yield f"{name} {done}", name, {"dead": "killed", "discard": "discarded"}.get(here.zone, "")
    challenge = now.challenge
    was_open = before.challenge is None or not before.challenge.determined
    if challenge is not None and challenge.determined and was_open and challenge.winner >= 0:
        yield f"{players[challenge.winner]} wins the challenge", players[challenge.winner], "wins"
    for player, who in enumerate(players):
        had, has = (power_of(machine.at(state), player) for state in (before, now))
        if had != has:
            yield f"{who} has {has} power ({has - had:+d})", who, "power"
    for card in cards:
        was, here, name = before.cards[card], now.cards[card], machine.game.cards[card].label
        if was.zone == here.zone == "play" and was.kneeling != here.kneeling:
            yield (
                f"{name} {'kneels' if here.kneeling else 'stands'}",
                name,
                "kneel" if here.kneeling else "stand",
            )


def _decides(entries: list[Entry], name: str, word: str) -> tuple[str, ...]:
    """The deciding paragraph of the last line of the trace that says it."""
    said = (one for one in reversed(entries) if name in one.text and word in one.text.lower() and one.cites)
    found = next(said, None)
    return found.cites[:1] if found is not None else ()
