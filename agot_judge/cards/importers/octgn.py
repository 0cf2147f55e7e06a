"""OCTGN deck files (.o8d): sections of cards, each with its copies and OCTGN's id."""

from xml.parsers import expat

from agot_judge.cards.importers.factions import faction_named
from agot_judge.cards.importers.sources import DeckList
from agot_judge.errors import CardDataError
from agot_judge.spelling import shown

MOST_COPIES = 100
DEEPEST = 3


class _Reader:
    """Notes what the parser meets; anything that no deck needs is an error."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._words
        # Declarations are what attacks by XML are made of; a deck has none.
        self.parser.StartDoctypeDeclHandler = self._refuse_declaration
        self.parser.EntityDeclHandler = self._refuse_declaration
        self.path: list[str] = []
        self.section = ""
        self.id = ""
        self.copies = 0
        self.words = ""
        self.place = ""
        self.faction = ""
        self.agendas: list[str] = []
        self.cards: list[tuple[str, int, str]] = []

    def _where(self) -> str:
        return f"line {self.parser.CurrentLineNumber}"

    def _wrong(self, message: str) -> CardDataError:
        return CardDataError(f"{self.source}, {self._where()}: {message}")

    def _refuse_declaration(self, *_declared: object) -> None:
        raise self._wrong("a deck has no document type and no entities. Export it from OCTGN anew.")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self.path.append(name)
        if len(self.path) > DEEPEST:
            raise self._wrong(f"<{name}> stands too deep: deck, section, card.")
        if len(self.path) == 1 and name != "deck":
            raise self._wrong(f"expected <deck>, not <{name[:40]}>.")
        if name == "section":
            self.section = attributes.get("name", "")
        if name == "card" and len(self.path) == DEEPEST:
            self.id, self.words, self.place = attributes.get("id", ""), "", self._where()
            copies = attributes.get("qty", "1")
            if not (copies.isascii() and copies.isdigit() and 1 <= int(copies[:9]) <= MOST_COPIES):
                raise self._wrong(f"'qty' is a number from 1 to {MOST_COPIES}, not {shown(copies)}.")
            self.copies = int(copies)

    def _words(self, words: str) -> None:
        self.words += words

    def _end(self, name: str) -> None:
        if name == "card" and len(self.path) == DEEPEST:
            title = " ".join(self.words.split())
            if self.section == "Faction":
                self.faction = faction_named(f"{self.source}, {self.place}", title) if title else ""
            elif self.section in ("Agenda", "Agendas"):
                self.agendas.append(self.id or title)
            elif title or self.id:
                self.cards.append((self.id or title, self.copies, f"{self.place}, {title}"))
        self.path.pop()


def read_o8d(source: str, data: bytes, name: str) -> DeckList:
    """The deck of a file, called ``name``. Raises CardDataError with the line."""
    reader = _Reader(source)
    try:
        reader.parser.Parse(data, True)
    except expat.ExpatError as error:
        raise CardDataError(f"{source}, line {error.lineno}: {expat.ErrorString(error.code)}.") from error
    return DeckList(
        name=name, faction=reader.faction, agendas=tuple(reader.agendas), cards=tuple(reader.cards)
    )
