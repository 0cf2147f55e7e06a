"""Worked examples and answers that name cards: cited beside the rule that they apply, where the cards are there."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.trace import Entry


class CardRuling(Struct, frozen=True):
    """One example or answer: the cards that it names, and the rules that it applies to them."""

    cite: str
    titles: tuple[str, ...]
    rules: tuple[str, ...]
    """The paragraphs beside which it is cited."""
    least: int = 1
    """How many of the titles must be those of cards in the game."""
    word: str = ""
    """What the text of the card must speak of, where several cards have the title."""


class CardRulings:
    """The examples and answers that are about the cards of one game."""

    def __init__(self, rulings: tuple[CardRuling, ...], game: Game) -> None:
        faces: dict[str, list[CardFace]] = {}
        for card in game.cards:
            faces.setdefault(card.definition.face.name.casefold(), []).append(card.definition.face)
        self._by_rule: dict[str, list[str]] = {}
        self._by_title: dict[str, list[str]] = {}
        for ruling in rulings:
            there = [
                title for title in ruling.titles if _is_there(faces.get(title.casefold(), []), ruling.word)
            ]
            if len(there) < ruling.least:
                continue
            for rule in ruling.rules:
                self._by_rule.setdefault(rule, []).append(ruling.cite)
            for title in there:
                self._by_title.setdefault(title.casefold(), []).append(ruling.cite)

    def beside(self, entries: list[Entry]) -> list[Entry]:
        """The lines of a trace, each with what was ruled about the cards of this game under the rules that it cites.

        A line about the use of an ability cites what was ruled about the cards that it names as well.
        """
        if not self._by_title:
            return entries
        return [self._with_rulings(entry) for entry in entries]

    def _with_rulings(self, entry: Entry) -> Entry:
        found = [ruling for cite in entry.cites for ruling in self._by_rule.get(cite, ())]
        if entry.kind == "ability":
            text = entry.text.casefold()
            named = (cites for title, cites in self._by_title.items() if title in text)
            found += (cite for cites in named for cite in cites)
        cites = tuple(dict.fromkeys((*entry.cites, *found)))
        return entry if len(cites) == len(entry.cites) else replace(entry, cites=cites)


def _is_there(faces: list[CardFace], word: str) -> bool:
    return any(word in face.text for face in faces)
