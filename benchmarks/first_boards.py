"""Random boards of the First Edition with printed cards, from a seed."""

from random import Random
from typing import Any

from agot_judge.cards.model import CardFace
from agot_judge.cards.pool import CardPool

EDITION = "1e"
PHASES = ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")
STARTS = ("round", "round", *PHASES, "marshaling", "challenges", "challenges")
HOUSES = ("stark", "lannister", "baratheon", "greyjoy", "targaryen", "martell")


class FirstBoards:
    """Boards dealt from a pool of printed cards: the same pool and seed give the same board."""

    def __init__(self, pool: CardPool) -> None:
        self.of_type: dict[str, list[str]] = {}
        seen: set[CardFace] = set()
        for name in pool.names(EDITION):
            faces = pool.named(name, EDITION)
            if len(faces) == 1 and faces[0] not in seen:
                seen.add(faces[0])
                self.of_type.setdefault(faces[0].type, []).append(name)

    def __call__(self, seed: int) -> "FirstBoard":
        """The board of this seed."""
        return FirstBoard(self.of_type, seed)


class FirstBoard:
    """One board: two or three players with plots, an agenda now and then, cards in play, in hand and in the piles."""

    def __init__(self, of_type: dict[str, list[str]], seed: int) -> None:
        pick = self.random = Random(seed)
        drawn = pick.sample([*of_type["character"], *of_type["location"]], 50)
        # One of each title: two of them would be copies of a unique card that the rules do not let come about.
        self.people = list({name.partition(" (")[0]: name for name in drawn}.values())
        self.others = pick.sample([*of_type["event"], *of_type["attachment"]], 24)
        self.plots = pick.sample(of_type["plot"], 12)
        self.agendas = pick.sample(of_type["agenda"], 3)

    def scenario(self) -> dict[str, Any]:
        """A scenario in the shape of the format."""
        pick = self.random
        names = ("Ann", "Bob", "Cat")[: pick.choice((2, 2, 2, 3))]
        houses = pick.sample(HOUSES, len(names))
        return {
            "edition": EDITION,
            "players": {name: self._side(house) for name, house in zip(names, houses, strict=True)},
            "first_player": pick.choice(names),
            "start": pick.choice(STARTS),
        }

    def _side(self, house: str) -> dict[str, Any]:
        pick = self.random
        side: dict[str, Any] = {
            "faction": house,
            "plot": self.plots.pop(),
            "plots": [self.plots.pop(), self.plots.pop()],
            "play": [self._in_play() for _ in range(pick.randint(2, 6))],
            "hand": [
                *(self.people.pop() for _ in range(2)),
                *(self.others.pop() for _ in range(pick.randint(2, 6))),
            ],
            "deck": [self.people.pop() for _ in range(2)],
            "discard": [self.people.pop() for _ in range(pick.randint(0, 1))],
            "power": pick.randint(0, 12),
            "gold": pick.randint(0, 6),
        }
        if pick.random() < 0.2:
            side["agenda"] = self.agendas.pop()
        return side

    def _in_play(self) -> dict[str, Any]:
        pick = self.random
        marks: dict[str, Any] = {}
        if pick.random() < 0.2:
            marks["kneeling"] = True
        return {self.people.pop(): marks}
