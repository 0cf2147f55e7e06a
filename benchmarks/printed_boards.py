"""Random boards of printed cards, where their files are beside the project; else of lines of our own."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from agot_judge.cards.card import Card
from agot_judge.cards.importers.obtain import obtain
from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.titles import NAMES as TITLES
from agot_judge.editions import framework_for
from agot_judge.places import ROOT
from agot_judge.scenario.model import Definition, Scenario
from agot_judge.scenario.write_scenario import scenario_as_data
from benchmarks.random_boards import Boards
from benchmarks.text_boards import TextBoards

PACKS = ROOT.parent / "shared" / "cards"
"""Where the files of the printed cards are; they are not part of the project."""
NUMBERS = framework_for("2e").numbers
"""Every step at which a board can begin."""
AFTER_THE_WINNER = ("4.2.3", "4.2.4", "4.2.5", "4.2.6")
"""The steps before which a challenge has its winner."""


@cache
def printed(folder: Path = PACKS) -> dict[str, tuple[Card, ...]]:
    """The printed cards by their types; empty where there are no files."""
    found: dict[str, list[Card]] = {}
    for path in sorted(folder.glob("*.json")):
        for card in read_data(str(path), obtain(str(path))).cards:
            found.setdefault(card.face.type, []).append(card)
    return {type_: tuple(cards) for type_, cards in found.items()}


class PrintedBoards(TextBoards):
    """The same boards of printed cards, agendas and titles among them, from any step of the round."""

    def scenario(self) -> dict[str, Any]:
        """A scenario in the shape of the format."""
        scenario, pick = super().scenario(), self.random
        players = scenario["players"]
        if len(players) > 2 and pick.random() < 0.7:
            scenario["format"] = "melee"
            for name, title in zip(players, pick.sample(TITLES, len(players)), strict=False):
                players[name]["title"] = title
        for side in players.values():
            if printed() and pick.random() < 0.4:
                side["agenda"] = [self._printed(f"agenda {pick.randint(0, 999)}", "agenda")]
            if pick.random() < 0.3:
                side.pop("deck", None)
        if pick.random() < 0.4:
            self._begin_anywhere(scenario)
        return scenario

    def _begin_anywhere(self, scenario: dict[str, Any]) -> None:
        """Any step of the round as the start, with a challenge where there could be one."""
        pick = self.random
        scenario["start"] = pick.choice(NUMBERS)
        scenario.pop("stop", None)
        if scenario["start"].startswith("4.2.") and "challenge" not in scenario:
            names = tuple(scenario["players"])
            scenario["challenge"] = self._challenge(scenario["players"], names, "duck")
        if scenario["start"] in AFTER_THE_WINNER:
            sides = [scenario["challenge"]["attacker"], scenario["challenge"]["defender"]]
            scenario["challenge"]["winner"] = pick.choice(sides)

    def _card(self, title: str, type_: str) -> str:
        if not printed() or self.random.random() < 0.2:
            return super()._card(title, type_)
        return self._printed(title, type_)

    def _plot(self, title: str) -> str:
        if not printed() or self.random.random() < 0.2:
            return super()._plot(title)
        return self._printed(title, "plot")

    def _printed(self, title: str, type_: str) -> str:
        face = self.random.choice(printed()[type_]).face
        drawn = {card.get("name") for card in self.cards.values()}
        while (
            face.unique and face.name in drawn
        ):  # two of one name would be copies that the rules do not let come about
            face = self.random.choice(printed()[type_]).face
        definition = Definition(key=title, face=face)
        data: Any = scenario_as_data(Scenario(edition="2e", players=(), cards=(definition,)))
        self.cards[title] = data["cards"][title]
        return title


def boards_of(seed: int) -> Boards:
    """Boards of one seed, of the kinds in turn: structured abilities, lines of our own, printed cards."""
    kinds: tuple[type[Boards], ...] = (PrintedBoards, TextBoards, PrintedBoards, Boards)
    return kinds[Random(seed).randrange(len(kinds))](seed)
