"""OCTGN deck files (.o8d): sections of cards, each with its copies and OCTGN's id."""

import re
from xml.parsers import expat

from agot_judge.cards.deck_list import DeckLine, DeckList, Reading
from agot_judge.cards.importers.decklists.labels import section_of
from agot_judge.cards.importers.factions import faction_named
from agot_judge.errors import CardDataError
from agot_judge.spelling import shown

MOST_COPIES = 100
DEEPEST = 3
MOST_WORDS = 200
GAME = "30c200c9-6c98-49a4-a293-106c06295c05"
"""The id under which OCTGN has the Second Edition."""

_ENCODING = re.compile(r"(?P<before><\?xml[^>]*?)\s+encoding\s*=\s*(?:\"[^\"]*\"|'[^']*')")


class _Reader:
    """Notes what the parser meets; anything that no deck needs is an error."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.parser = expat.ParserCreate("utf-8")
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
        self.of_another_game = ""
        self.lines: list[DeckLine] = []

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
        if len(self.path) == 1:
            if name != "deck":
                raise self._wrong(f"expected <deck>, not <{name[:40]}>.")
            game = attributes.get("game", GAME)
            if game.lower() != GAME:
                self.of_another_game = f"OCTGN has it for the game {shown(game)}"
        self.words = ""
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
        words = " ".join(self.words.split())
        if name == "card" and len(self.path) == DEEPEST:
            self._take(words)
        elif words:
            # The notes of a deck, or words that stand between its cards.
            self.lines.append(
                DeckLine(
                    place=self._where(), words=words[:MOST_WORDS], kind="said", says=f"no card: <{name[:40]}>"
                )
            )
        self.words = ""
        self.path.pop()

    def _take(self, title: str) -> None:
        """The card that ends here."""
        names = tuple(dict.fromkeys(name for name in (self.id, title) if name))
        said = f"{self.copies}x {title or self.id}"
        readings = tuple(Reading(copies=self.copies, name=name) for name in names)
        section = section_of(self.section)
        if not readings:
            self.lines.append(
                DeckLine(place=self.place, words=said, kind="said", says="no card: it has no id and no name")
            )
        elif section == "faction":
            self._take_faction(said, title)
        elif section == "agenda":
            self.lines.append(DeckLine(place=self.place, words=said, kind="agenda", readings=readings))
        elif section == "set aside":
            self.lines.append(DeckLine(place=self.place, words=said, kind="set aside", says=self.section))
        else:
            self.lines.append(DeckLine(place=self.place, words=said, kind="card", readings=readings))

    def _take_faction(self, said: str, title: str) -> None:
        """The faction's card: OCTGN's id alone tells no faction here."""
        if title:
            faction_named(f"{self.source}, {self.place}", title)
            self.lines.append(DeckLine(place=self.place, words=said, kind="faction", faction=title))
        else:
            says = "no card: a faction's card without its name"
            self.lines.append(DeckLine(place=self.place, words=said, kind="said", says=says))


def read_o8d(source: str, text: str, name: str) -> DeckList:
    """The deck of a file, called ``name``. Raises CardDataError with the line."""
    reader = _Reader(source)
    try:
        # The text is decoded already: what its declaration says of its bytes is past.
        reader.parser.Parse(_ENCODING.sub(r"\g<before>", text, count=1).encode(), True)
    except expat.ExpatError as error:
        raise CardDataError(f"{source}, line {error.lineno}: {expat.ErrorString(error.code)}.") from error
    return DeckList(
        name=name, lines=tuple(reader.lines), is_named=True, of_another_game=reader.of_another_game
    )
