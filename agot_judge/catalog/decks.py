"""Deck lists for a board: what each line of a list is among the imported cards."""

from difflib import SequenceMatcher, get_close_matches

from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.deck_list import DeckLine, DeckList, Reading
from agot_judge.cards.importers.decklists.text import faction_in
from agot_judge.cards.importers.factions import FACTION_NAMES, name_of
from agot_judge.cards.pool import Pool, Pools, plain
from agot_judge.catalog.documents import EDITION
from agot_judge.catalog.first_edition import FIRST, ON_A_BOARD, TO_IMPORT, signs_of_first_edition
from agot_judge.catalog.listed_cards import Found, listed_cards
from agot_judge.corpus.store import Corpus
from agot_judge.errors import CardDataError
from agot_judge.spelling import did_you_mean, nearest, shown

MOST_COPIES = 100
MOST_MESSAGES = 20
ALIKE = 0.8
"""The least likeness of a misspelt card's name to the card's name that is meant."""
MOST_WORDS_OF_A_NAME = 4
MOST_WORDS_COMPARED = 10
MOST_COMPARED = 60
"""The most lines that are compared with every card's name: each takes some milliseconds."""
FEW = 4
"""The most unknown lines that are slips, whatever the rest is."""
MOST_READINGS = 2
"""The most readings of a line that are compared."""
NEAR = 0.72
"""The least likeness of a name that nobody bears and one that is offered for it."""
MOST_NEAR = 3
LONGEST_COMPARED = 100


class TakenLine(Struct, frozen=True, kw_only=True):
    """A line of a list, and what it was taken for."""

    place: str
    """Where in the file: ``line 7``."""
    words: str
    taken: str
    """``3 Hedge Knight (Core), character``; ``a heading``; ``no card: the packs of the deck``."""


class UnclearLine(Struct, frozen=True, kw_only=True):
    """A line of a list that could not be taken."""

    place: str
    words: str
    message: str
    near: tuple[str, ...] = ()
    """The names of cards that could be meant."""


class Deck(Struct, frozen=True, kw_only=True):
    """A deck of known cards."""

    name: str
    edition: str
    faction: str
    agendas: tuple[Card, ...]
    plots: tuple[tuple[Card, int], ...]
    """Each with its copies."""
    cards: tuple[tuple[Card, int], ...]
    """The draw deck."""
    lines: tuple[TakenLine, ...] = ()
    """Every line that has words, with what it was taken for."""


class UnclearDeck(CardDataError):
    """Lines of a list are not clear; ``deck`` is what the others say, ``notes`` is said of the list as a whole."""

    def __init__(
        self, message: str, deck: Deck, lines: tuple[UnclearLine, ...], notes: tuple[str, ...]
    ) -> None:
        super().__init__(message)
        self.deck = deck
        self.lines = lines
        self.notes = notes


def deck_of(source: str, listed: DeckList, pools: Pools, corpus: Corpus, edition: str = "") -> Deck:
    """The deck with its cards looked up: those of ``edition``, else of the edition whose cards the list names.

    Raises UnclearDeck with every line that is not clear; CardDataError for a list of another edition or game.
    """
    asked = _read(source, listed, pools.of(edition or EDITION), edition or EDITION)
    if edition == FIRST or not asked.unknown:
        return _deck(source, asked, pools)
    signs = signs_of_first_edition(listed, asked.unknown, pools.of(EDITION), corpus)
    first = _read(source, listed, pools.of(FIRST), FIRST) if pools.of(FIRST).cards else None
    if first is not None and (signs or len(first.unknown) < len(asked.unknown)):
        if not edition:
            return _deck(source, first, pools)
        signs = signs or "this is a list of the First Edition: more of its cards are of that edition."
    if signs:
        raise CardDataError(f"{source}: {signs} {ON_A_BOARD if edition and first else TO_IMPORT}")
    return _deck(source, asked, pools)


def _read(source: str, listed: DeckList, pool: Pool, edition: str) -> "_Reader":
    reader = _Reader(source, listed, pool, edition)
    for at, line in enumerate(listed.lines):
        reader.take(at, line)
    return reader


def _deck(source: str, reader: "_Reader", pools: Pools) -> Deck:
    """The deck that was read. Raises UnclearDeck, CardDataError."""
    pool = pools.of(reader.edition)
    if reader.wrong:
        more = len(reader.wrong) - MOST_MESSAGES
        said = reader.wrong[:MOST_MESSAGES] + ([f"and {more} lines more"] if more > 0 else [])
        notes: list[str] = []
        if pool.damaged and reader.unknown:
            notes.append(
                f"Damaged, and so left out of the imported cards: {', '.join(pool.damaged[:MOST_MESSAGES])}."
            )
        if pool.cards and len(reader.unknown) > max(len(reader.lines), FEW):
            notes.append(
                f"{source}: most lines name no imported card. Is it a list of another edition, or are packs missing?"
            )
        message = "\n".join((*said, *notes))
        raise UnclearDeck(message, reader.deck(), tuple(reader.unclear), tuple(notes))
    if not reader.cards and not reader.agendas:
        raise CardDataError(
            f"{source}: there is no card in it. A deck list has lines such as '3x Hedge Knight (Core)'."
        )
    return reader.deck()


class _Reader:
    """Takes the lines of one list in turn."""

    def __init__(self, source: str, listed: DeckList, pool: Pool, edition: str) -> None:
        self._source = source
        self.edition = edition
        self._listed = listed
        self._pool = pool
        self._known = listed_cards(pool)
        self._name = "" if not listed.is_named else listed.name
        self._faction = ""
        self._faction_block = False
        self._compared = 0
        self._first: dict[str, str] = {}
        self.cards: list[tuple[Card, int]] = []
        self.agendas: list[Card] = []
        self.lines: list[TakenLine] = []
        self.wrong: list[str] = []
        self.unclear: list[UnclearLine] = []
        self.unknown: list[DeckLine] = []
        """The lines that must name a card and name none that is imported."""

    def deck(self) -> Deck:
        """The deck, when all lines are taken."""
        return Deck(
            name=self._name or self._listed.name,
            edition=self.edition,
            faction=self._faction,
            agendas=tuple(self.agendas),
            plots=tuple(one for one in self.cards if one[0].face.type == "plot"),
            cards=tuple(one for one in self.cards if one[0].face.type != "plot"),
            lines=tuple(self.lines),
        )

    def take(self, at: int, line: DeckLine) -> None:
        """Take one line."""
        if line.opens_block:
            self._faction_block = False
        if line.kind == "said":
            self._say(line, line.says)
        elif line.kind == "set aside":
            self._say(line, f"not taken: it stands under {shown(line.says)}")
        elif line.kind == "faction":
            self._take_faction(line)
        elif line.kind == "words":
            self._take_words(at, line)
        else:
            self._take_card(at, line)

    def _take_faction(self, line: DeckLine) -> None:
        faction = faction_in(line.faction)
        if not faction:
            self._refuse(
                line, f"{shown(line.faction)} is no faction. {did_you_mean(line.faction, FACTION_NAMES)}"
            )
            return
        if self._faction and self._faction != faction:
            self._refuse(line, f"the deck has the faction {name_of(self._faction)} already.")
            return
        self._faction = faction
        self._faction_block = True
        self._say(line, f"the faction: {name_of(faction)}")

    def _take_card(self, at: int, line: DeckLine) -> None:
        faction = next((code for one in line.readings if (code := faction_in(one.name))), "")
        found = self._known.find(line.readings)
        if found is None and faction:
            self._take_faction(_as_faction(line, faction))
        elif found is None and line.kind == "card" and self._is_on_top() and self._faction_follows(at):
            # A name may begin with a number.
            self._name = line.words
            self._say(line, "the name of the deck")
        elif found is None:
            self._refuse_unknown(line)
        else:
            self._put(line, found)

    def _take_words(self, at: int, line: DeckLine) -> None:
        """A line without a count: a card, a faction, the name of the deck, a heading, or a remark."""
        found = self._known.find(line.readings)
        faction = faction_in(line.words)
        if self._is_name(at, found is not None):
            self._name = line.words
            also = " (a card is called so too)" if found is not None and not found.wrong else ""
            self._say(line, f"the name of the deck{also}")
        elif (found is None or found.card is None) and (several := self._known.each(line.words)):
            for one in several:
                self._put(line, one)
        elif found is not None:
            self._put(line, found)
        elif split := self._faction_with_agenda(line.words):
            self._take_faction(_as_faction(line, split[0]))
            self._put(line, split[1])
        elif faction and self._faction and self.cards:
            self._say(line, f"a heading: cards of {name_of(faction)}")
        elif faction:
            self._take_faction(_as_faction(line, faction))
        elif self._may_be_misspelt(line):
            self._refuse_unknown(line)
        elif line.is_heading:
            self._say(line, "a heading")
        elif self._must_be_a_card(line):
            self._refuse_unknown(line)
        else:
            self._say(line, "no card: a remark")

    def _is_name(self, at: int, is_card: bool) -> bool:
        """True where the line on top is the deck's name: what is called like a card is one if a faction follows at once."""
        line = self._listed.lines[at]
        if not self._is_on_top():
            return False
        if faction_in(line.words) or self._faction_with_agenda(line.words):
            return False
        is_faction = any(_begins_with(line.words, name) for name in FACTION_NAMES)
        return self._faction_follows(at) or not (is_card or is_faction or self._may_be_misspelt(line))

    def _is_on_top(self) -> bool:
        """True where nothing of the deck was taken before this line."""
        return not (self._name or self._faction or self.cards or self.agendas)

    def _faction_follows(self, at: int) -> bool:
        """True where the next line that may be something is the faction."""
        following = (one for one in self._listed.lines[at + 1 :] if one.kind != "said")
        after = next(following, None)
        if after is None:
            return False
        is_faction = after.kind == "words" and bool(faction_in(after.words))
        return after.kind == "faction" or is_faction or self._faction_with_agenda(after.words) is not None

    def _faction_with_agenda(self, words: str) -> tuple[str, Found] | None:
        """``House Stark Fealty``, ``House Stark (Fealty)``: a faction's whole name with an agenda behind it."""
        for name, faction in FACTION_NAMES.items():
            if _begins_with(words, name):
                rest = words[len(name) :].strip(" -–—/|:,;()[]")
                agenda = self._known.find((Reading(copies=1, name=rest),))
                if agenda is not None and agenda.card is not None and agenda.card.face.type == "agenda":
                    return faction, agenda
        return None

    def _may_be_misspelt(self, line: DeckLine) -> bool:
        """True where the words look like a card's name with a slip in it. Raises CardDataError where that is asked too often."""
        if len(line.words.split()) > MOST_WORDS_COMPARED:
            return False
        self._compared += 1
        if self._compared > MOST_COMPARED:
            raise CardDataError(
                f"{self._source}, {line.place}: more than {MOST_COMPARED} lines so far are no card. Give the deck list alone."
            )
        return any(self._near(one.name) for one in line.readings[:MOST_READINGS])

    def _near(self, name: str) -> str:
        """The name of a card that this one differs from by a letter or two; empty where there is none."""
        near = nearest(name, self._known.names) if len(name) > 3 else ""
        return near if near and SequenceMatcher(None, plain(name), plain(near)).ratio() >= ALIKE else ""

    def _must_be_a_card(self, line: DeckLine) -> bool:
        """True where words that nothing is known of look like a name: right below the faction, or short among the cards."""
        count = len(line.words.split())
        if not line.readings or line.words.endswith((".", "?", "…", ":")):
            return False
        is_faction = not self._faction and any(_begins_with(line.words, name) for name in FACTION_NAMES)
        is_short = count <= MOST_WORDS_OF_A_NAME
        return (
            self._faction_block
            or (is_faction and count <= MOST_WORDS_COMPARED)
            or (bool(self.cards) and is_short)
        )

    def _put(self, line: DeckLine, found: Found) -> None:
        card = found.card
        if card is None:
            self.unknown.append(line)
            self._refuse(line, found.wrong)
            return
        if not 1 <= found.copies <= MOST_COPIES:
            self._refuse(line, f"from 1 to {MOST_COPIES} copies, not {found.copies}.")
            return
        kind = card.face.type
        notes = [f"; {note}" for note in found.notes]
        before = self._first.get(card.face.code)
        if before:
            notes.append(f"; {before} has it too")
        if line.kind == "agenda" and kind != "agenda":
            self._refuse(line, f"{card.label} is no agenda: its type is {kind}.")
        elif kind == "title":
            self._refuse(line, f"{card.label} is a title, and no card of a deck.")
        elif kind == "agenda" and found.copies > 1:
            self._refuse(line, f"a deck has an agenda once, not {found.copies} times.")
        elif kind == "agenda":
            if before:
                self._say(line, f"agenda: {card.label}, as {before} says")
                return
            self.agendas.append(card)
            self._say(line, f"agenda: {card.label}{''.join(notes)}")
        else:
            self.cards.append((card, found.copies))
            self._say(line, f"{found.copies} {card.label}, {kind}{''.join(notes)}")
        self._first.setdefault(card.face.code, line.place)

    def _refuse_unknown(self, line: DeckLine) -> None:
        self.unknown.append(line)
        name = line.readings[0].name if line.readings else line.words
        if len(self.wrong) >= MOST_MESSAGES:
            self._refuse(line, f"there is no card {shown(name)}.")
            self.wrong[-1] = line.place
            return
        near = self._nearest(line) if self._pool.cards else ()
        hint = f"Did you mean {near[0]!r}?" if near else "" if self._pool.cards else "Import the cards first."
        self._refuse(line, f"there is no card {shown(name)}. {hint}".rstrip(), near)

    def _nearest(self, line: DeckLine) -> tuple[str, ...]:
        """The names of cards that are spelt like what a line names, the nearest first."""
        bare: dict[str, list[str]] = {}
        for name in self._known.names:
            bare.setdefault(plain(name).partition(" (")[0], []).append(name)
        for one in line.readings[:MOST_READINGS]:
            found = get_close_matches(plain(one.name)[:LONGEST_COMPARED], bare, n=MOST_NEAR, cutoff=NEAR)
            if found:
                near = (name for close in found for name in bare[close])
                return tuple(sorted(near, key=lambda name: -_likeness(line.words, name)))[:MOST_NEAR]
        return ()

    def _refuse(self, line: DeckLine, message: str, near: tuple[str, ...] = ()) -> None:
        self.wrong.append(f"{self._source}, {line.place}: {message}")
        self.unclear.append(UnclearLine(place=line.place, words=line.words, message=message, near=near))

    def _say(self, line: DeckLine, taken: str) -> None:
        self.lines.append(TakenLine(place=line.place, words=line.words, taken=taken))


def _likeness(words: str, name: str) -> float:
    """A number that is higher the more of a name, its pack included, stands in the words of a line."""
    return SequenceMatcher(None, plain(words)[:LONGEST_COMPARED], plain(name)).ratio()


def _begins_with(words: str, faction: str) -> bool:
    """True where the words are the whole name of a faction and something behind it."""
    rest = plain(words).removeprefix(plain(faction))
    return rest != plain(words) and bool(rest) and not rest[0].isalnum()


def _as_faction(line: DeckLine, faction: str) -> DeckLine:
    return DeckLine(place=line.place, words=line.words, kind="faction", faction=faction)
