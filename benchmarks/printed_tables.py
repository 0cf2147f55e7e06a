"""Boards of printed cards as a judge meets them: a fixed pair of houses, and cards drawn by a seed; 61-card decks."""

from random import Random
from typing import Any

from agot_judge.cards.card import Card
from agot_judge.scenario.model import Definition, Scenario
from agot_judge.scenario.write_scenario import scenario_as_data
from benchmarks.printed_boards import printed

PLAYERS = ("Ann", "Bob")
HOUSES = {
    "Ann": (
        "stark",
        ("01146", "01144", "01143", "01148", "01142", "01141", "01147", "03017", "01156", "06038"),
        {"01144": "01153"},
    ),
    "Bob": (
        "lannister",
        ("01090", "01087", "01089", "01084", "01086", "01094", "01091", "01098", "01097", "01038"),
        {"01087": "01096"},
    ),
}
"""By player: the faction, the codes of ten cards in play, and what is attached to which of them."""
HAND, DECK, PLOTS = 7, 54, 7
FACTIONS = ("stark", "lannister", "tyrell", "baratheon", "martell")


class PrintedTable:
    """One board of two players; the same seed gives the same one."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._cards: dict[str, Any] = {}
        self._codes = {card.face.code: card for cards in printed().values() for card in cards}

    def of_houses(self, start: str) -> dict[str, Any]:
        """The fixed pair of ten cards each, as a scenario in the shape of the format."""
        laid = {name: self._house(codes, attached) for name, (_, codes, attached) in HOUSES.items()}
        players = {name: self._side(HOUSES[name][0], play) for name, play in laid.items()}
        return self._scenario(players, start)

    def of_drawn(self, count: int, start: str) -> dict[str, Any]:
        """So many cards in play, three characters of five cards, five locations of twenty, three attachments of twenty."""
        laid = {name: self._some(count // 2) for name in PLAYERS}
        players = {name: self._side(self._random.choice(FACTIONS), play) for name, play in laid.items()}
        return self._scenario(players, start)

    def _house(self, codes: tuple[str, ...], attached: dict[str, str]) -> list[Any]:
        play: list[Any] = []
        for code in codes:
            title = self._title(self._codes[code])
            on_it = [self._title(self._codes[attached[code]])] if code in attached else []
            play.append({title: {"attachments": on_it}} if on_it else title)
        return play

    def _some(self, count: int) -> list[Any]:
        characters, attachments = round(count * 0.6), round(count * 0.15)
        play: list[Any] = [self._drawn("character") for _ in range(characters)]
        play += [self._drawn("location") for _ in range(count - characters - attachments)]
        for host in range(attachments):
            play[host] = {play[host]: {"attachments": [self._drawn("attachment")]}}
        return play

    def in_a_challenge(self) -> dict[str, Any]:
        """The fixed pair in a military challenge in which the first two of one side attack, to its end."""
        scenario = self.of_houses("4.2.1")
        play = scenario["players"][PLAYERS[0]]["play"]
        for place in range(2):
            card = play[place]
            title, marks = next(iter(card.items())) if isinstance(card, dict) else (card, {})
            play[place] = {title: {**marks, "attacking": True}}
        scenario["challenge"] = {"type": "military", "attacker": PLAYERS[0], "defender": PLAYERS[1]}
        scenario["stop"] = "4.2.6"
        return scenario

    def _scenario(self, players: dict[str, Any], start: str) -> dict[str, Any]:
        return {"edition": "2e", "players": players, "cards": self._cards, "start": start}

    def _side(self, faction: str, play: list[Any]) -> dict[str, Any]:
        """A player's side: the cards in play, others in hand and deck."""
        kinds = ("character", "character", "location", "attachment", "event")
        others = [self._drawn(self._random.choice(kinds)) for _ in range(HAND + DECK)]
        plots = [self._drawn("plot") for _ in range(PLOTS)]
        return {
            "faction": faction,
            "plots": plots[1:],
            "plot": plots[0],
            "gold": 4,
            "play": play,
            "hand": others[:HAND],
            "deck": others[HAND:],
        }

    def _drawn(self, type_: str) -> str:
        """The title of a card of this type that is not on the board yet."""
        while True:
            card = self._random.choice(printed()[type_])
            if card.face.name not in self._cards:
                return self._title(card)

    def _title(self, card: Card) -> str:
        definition = Definition(key=card.face.name, face=card.face)
        data: Any = scenario_as_data(Scenario(edition="2e", players=(), cards=(definition,)))
        self._cards[card.face.name] = data["cards"][card.face.name]
        return card.face.name
