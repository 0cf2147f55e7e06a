"""Worked examples, answers and errata about cards: cited beside the rule that they apply, on lines that name the cards."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.trace import Entry


class CardRuling(Struct, frozen=True):
    """One example, answer or erratum: the cards that it names, and the rules that it applies to them."""

    cite: str
    titles: tuple[str, ...]
    rules: tuple[str, ...]
    """The paragraphs beside which it is cited."""
    least: int = 1
    """The least number of the titles that must be those of cards in the game."""
    word: str = ""
    """The words that the text of the card must have, where the card has a text: several cards may have the title, or other
    words."""
    is_about_others: bool = False
    """True where it decides what other cards do: the line need not name the card."""


class CardRulings:
    """The examples and answers that are about the cards of one game."""

    def __init__(self, rulings: tuple[CardRuling, ...], game: Game) -> None:
        faces: dict[str, list[CardFace]] = {}
        for card in game.cards:
            faces.setdefault(card.definition.face.name.casefold(), []).append(card.definition.face)
        self._by_rule: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
        """The citations beside each rule, each with the titles of which the line names one."""
        for ruling in rulings:
            there = tuple(
                title for title in ruling.titles if _is_there(faces.get(title.casefold(), []), ruling.word)
            )
            if len(there) < ruling.least:
                continue
            for rule in ruling.rules:
                named = ("",) if ruling.is_about_others else there
                self._by_rule.setdefault(rule, []).append((ruling.cite, named))

    def beside(self, entries: list[Entry]) -> list[Entry]:
        """The lines of a trace, each with what was ruled about the cards that it names under the rules that it cites."""
        return [self._with_rulings(entry) for entry in entries] if self._by_rule else entries

    def _with_rulings(self, entry: Entry) -> Entry:
        ruled = [ruling for cite in entry.cites for ruling in self._by_rule.get(cite, ())]
        if not ruled:
            return entry
        text = entry.text.casefold()
        found = (cite for cite, titles in ruled if any(title.casefold() in text for title in titles))
        cites = tuple(dict.fromkeys((*entry.cites, *found)))
        return entry if len(cites) == len(entry.cites) else replace(entry, cites=cites)


def _is_there(faces: list[CardFace], word: str) -> bool:
    return any(not face.text or word in face.text for face in faces)
