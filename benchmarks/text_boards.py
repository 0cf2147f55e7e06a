"""Random boards whose cards have printed texts, lines of our own: ``python -m benchmarks text_playouts``."""

import re
from functools import cache
from pathlib import Path

from benchmarks.random_boards import Boards

LINES = Path(__file__).parents[1] / "tests" / "text" / "wordings.txt"
OWN = "Harwin the Miller"
"""The card on which the lines stand."""
PEOPLE = ("Knight", "Lord", "Army", "King", "Septon", "Builder", "Direwolf")
_TRIGGERED = re.compile(r"(\w+ )?(Action|Reaction|Interrupt):")


@cache
def lines_for(type_: str) -> tuple[str, ...]:
    """The lines that could stand on such a card."""
    lines = LINES.read_text(encoding="utf-8").splitlines()
    return tuple(line for line in lines if line and not line.startswith("#") and type_ in _types(line))


def _types(line: str) -> tuple[str, ...]:
    if line.startswith("When Revealed:"):
        return ("plot",)
    if "ttached " in line or f"ttach {OWN}" in line:
        return ("attachment",)
    if line.startswith("Play only") or "event cost" in line:
        return ("event",)
    if _TRIGGERED.match(line) and OWN not in line:
        return ("character", "location", "attachment", "event")
    return ("character", "location", "attachment")


class TextBoards(Boards):
    """The same boards, but most cards have one or two lines of text in place of structured abilities."""

    def lines_for(self, type_: str) -> tuple[str, ...]:
        """The lines that could stand on such a card; ``OWN`` stands for its title."""
        return lines_for(type_)

    def _card(self, title: str, type_: str) -> str:
        title = super()._card(title, type_)
        card, pick = self.cards[title], self.random
        if pick.random() < 0.8:
            card.pop("abilities", None)
            said = [
                pick.choice(self.lines_for(type_))
                for _ in range(1 if type_ == "event" else pick.choice((1, 1, 2)))
            ]
            card["text"] = "\n".join((*filter(None, [card.get("text")]), *said)).replace(OWN, title)
            if type_ == "character":
                card["traits"] = pick.sample(PEOPLE, 2)
                card["faction"] = pick.choice(("stark", "lannister", "neutral"))
        return title

    def _plot(self, title: str) -> str:
        title = super()._plot(title)
        if self.random.random() < 0.5:
            self.cards[title]["text"] = self.random.choice(self.lines_for("plot")).replace(OWN, title)
        return title
