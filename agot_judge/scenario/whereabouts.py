"""Where cards are that a move names and that are out of play for good: why much of what is asked of them is not met."""

from collections.abc import Iterator

from agot_judge.engine.values.position import Position
from agot_judge.scenario.entries import Choose, DeclareChallenge, Defend, Entry, Refuse, Use
from agot_judge.scenario.roster import Roster

_PLACES = {"dead": "in {}'s dead pile", "discard": "in {}'s discard pile", "out of game": "out of the game"}


def whereabouts(position: Position, roster: Roster, entry: Entry) -> str:
    """A sentence for each card that the move names, no copy of which is anywhere else; empty where there is none."""
    owners = position.game.players
    found: list[str] = []
    for name in _named(entry.move if isinstance(entry, Refuse) else entry):
        cards = roster.find(name)
        zones = {position.state.cards[card].zone for card in cards}
        place = _PLACES.get(zones.pop(), "") if len(zones) == 1 else ""
        if place:
            found.append(f" {name} is {place.format(owners[position.game.cards[cards[0]].owner])}.")
    return "".join(dict.fromkeys(found))


def _named(move: object) -> Iterator[str]:
    """The cards of which the move speaks, as it calls them."""
    if isinstance(move, Use):
        yield from (move.card, *move.choose, *((move.on,) if move.on else ()))
    elif isinstance(move, DeclareChallenge):
        yield from move.attackers
        yield from (name for pair in (*move.stealth, *move.assault) for name in pair)
    elif isinstance(move, Defend):
        yield from move.cards
    elif isinstance(move, Choose):
        yield from move.answers
