"""Random boards of the Iron Throne Edition, cards of our own, from a seed."""

from random import Random
from typing import Any

EDITION = "ccg"
STARTS = (
    "round",
    "round",
    "setup",
    "draw",
    "marshaling",
    "challenges",
    "challenges",
    "dominance",
    "standing",
)
HOUSES = ("stark", "lannister", "baratheon", "greyjoy", "targaryen", "martell")
ICONS = ("military", "intrigue", "power")
KEYWORDS = (
    *("", "", "Renown.", "Stealth.", "Deadly.", "Deathbound.", "No attachments.", "Limited."),
    *("Stealth. Renown.", "Deadly. Deathbound.", "Immune to events.", "Setup."),
)
LINES = {
    "character": (
        "Response: After a character is killed, this card claims 1 power.",
        "Response: After you win a challenge, draw 1 card.",
        "After a character is killed, draw 1 card.",
        "Challenges: Kneel this card to choose a character. Until the end of the phase, that character gets -2 STR.",
        "Each other character you control gets +1 STR.",
        "Any Phase: Kneel 2 influence to draw 1 card.",
        "If this card would be killed, return it to its owner's hand instead.",
    ),
    "location": (
        "[+1 Income]",
        "[+2 Influence]",
        "[+1 Initiative]",
        "After you win a challenge, claim 1 power for your House.",
        "Response: Discard this card from play to save a character from being killed.",
        "Dominance: Kneel this card to choose a character. Stand that character.",
    ),
    "attachment": (
        "Attached character gets +2 STR.",
        "Attached character gains an intrigue icon.",
        "Response: Discard this card from play to save attached character from being killed.",
    ),
    "event": (
        "Any Phase: Choose and kill a character.",
        "Any Phase: Choose a character. Until the end of the phase, that character gets +3 STR.",
        "Any Phase: Choose a character. Take control of that character.",
        "Any Phase: Put a character into play from your hand.",
        "Any Phase: Choose a character. Until the end of the phase, that character gets -3 STR and is killed if its STR is 0.",
        "Response: Cancel the effects of an event.",
        "Response: After a character is killed, draw 1 card.",
        "Any Phase: Kill each character. (cannot be saved)",
        "Any Phase: Return a character to its owner's hand.",
    ),
    "plot": (
        "When revealed, each player draws 1 card.",
        "When revealed, choose and kill a character.",
        "",
    ),
}
"""By the type of card: lines in the templates that are printed, written for these boards."""


class CcgBoards:
    """Boards of one seed: the same seed gives the same board."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.cards: dict[str, dict[str, Any]] = {}

    def scenario(self) -> dict[str, Any]:
        """A scenario in the shape of the format."""
        pick = self.random
        names = ("Ann", "Bob", "Cat", "Dan")[: pick.choice((2, 2, 2, 3, 4))]
        houses = pick.sample(HOUSES, len(names))
        start = pick.choice(STARTS)
        return {
            "edition": EDITION,
            "players": {
                name: self._side(name, house, start) for name, house in zip(names, houses, strict=True)
            },
            "first_player": pick.choice(names),
            "start": start,
            "cards": self.cards,
        }

    def _side(self, who: str, house: str, start: str) -> dict[str, Any]:
        pick = self.random
        people = [self._character(f"{who} {number}", house) for number in range(8)]
        places = [self._card(f"{who} place {number}", "location", pick.randint(0, 2)) for number in range(3)]
        rings = [self._card(f"{who} ring {number}", "attachment", pick.randint(0, 2)) for number in range(3)]
        events = [self._card(f"{who} event {number}", "event", None) for number in range(4)]
        plots = [self._plot(f"{who} plot {number}") for number in range(3)]
        rest = [*people[4:], *places[1:], *rings[1:], *events]
        pick.shuffle(rest)
        held = pick.randint(2, 7)
        side: dict[str, Any] = {
            "faction": house,
            "plots": plots[1:],
            "hand": rest[:held],
            "deck": rest[held:],
        }
        if start == "setup":
            side["plots"] = plots
            return side
        side |= {"plot": plots[0], "gold": pick.randint(0, 5), "power": pick.randint(0, 9)}
        side["play"] = [{card: self._marks(card, rings[:1])} for card in [*people[:4], places[0]]]
        return side

    def _marks(self, card: str, rings: list[str]) -> dict[str, Any]:
        pick, facts = self.random, self.cards[card]
        marks: dict[str, Any] = {}
        if pick.random() < 0.2:
            marks["kneeling"] = True
        if facts.get("unique") and pick.random() < 0.4:
            marks["duplicates"] = pick.randint(1, 2)
        if rings and facts["type"] == "character" and "No attachments" not in facts["text"]:
            marks["attachments"] = [rings.pop()]
        return marks

    def _character(self, title: str, house: str) -> str:
        pick = self.random
        self._card(title, "character", pick.randint(0, 4))
        self.cards[title] |= {
            "faction": pick.choice((house, house, "neutral", pick.choice(HOUSES))),
            "str": pick.randint(0, 4),
            "icons": pick.sample(ICONS, pick.randint(0, 3)),
            "unique": pick.random() < 0.4,
            "doomed": pick.random() < 0.2,
            "traits": pick.sample(("Knight", "Lord", "Army"), pick.randint(0, 1)),
        }
        return title

    def _card(self, title: str, type_: str, cost: int | None) -> str:
        pick = self.random
        line = pick.choice(LINES[type_]) if type_ != "character" or pick.random() < 0.5 else ""
        keywords = pick.choice(KEYWORDS) if type_ == "character" else ""
        text = "\n".join(filter(None, (keywords, line.replace("this card", title))))
        self.cards[title] = {"type": type_, "cost": cost, "text": text}
        return title

    def _plot(self, title: str) -> str:
        pick = self.random
        self.cards[title] = {
            **{"type": "plot", "gold": pick.randint(0, 5), "initiative": pick.randint(0, 5)},
            **{"claim": pick.randint(0, 2), "text": pick.choice(LINES["plot"])},
        }
        return title
