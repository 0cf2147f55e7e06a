"""The errata of the First Edition FAQ (001, section I): sets, card lines in many shapes, loose numbers, texts.

Each heuristic is one pattern or one ``if``, with the artefact that it answers.
"""

import re
from collections import Counter
from collections.abc import Iterable

from agot_judge.citation import Span
from agot_judge.corpus.arrangement import CardFact
from agot_judge.corpus.corrections import Corrections, reading
from agot_judge.corpus.draft import Draft
from agot_judge.corpus.model import Furniture, PrintedCard
from agot_judge.corpus.passages import STARS, Passage
from agot_judge.corpus.slugs import slug
from agot_judge.errors import CorpusError

_NUMBER = r"[A-Z]{0,3}/?\d+'?"
"""A collector number: L56, SBP5, 130 (its letter lost), U12' (its end cut off), C/3 (misread)."""
_CARD_LINE = re.compile(
    # R139 (v3.8) Symon Silvertongue; **(v5.3) Chamber of the Painted Table** F16; (v 4.2) ...; (v. 4.2) ...; (3.8) ...
    rf"\**(?:(?P<before>{_NUMBER})\**\s+)?(?P<title_line>\((?P<v>v?)\.?\s?(?P<version>\d+(?:\.\d+)+)\)\s(?P<title>.+?))"
    # A number or a lone letter of one, then perhaps the text; without a number the text is told by its words alone.
    rf"(?:\**\s+\**(?P<number>{_NUMBER}|[A-Z](?=$))\**(?:\s+(?P<text>.+))?"
    r"|\**\s+(?P<bare_text>(?:Should |This character |The effect |The second sentence |(?P=title) ).+))?\**"
)
_NUMBER_LINE = re.compile(rf"\**(?P<number>{_NUMBER})\**(?:\s+(?P<text>.+))?")
"""A number on a line of its own, or before the text: "U14 Should read: ..."."""
_CUT_OFF = re.compile(r"'$|/")


class Card:
    """One erratum while its lines are gathered."""

    def __init__(self, line: Passage, found: re.Match[str], set_title: str, fact: CardFact | None) -> None:
        """``found`` is the card line, matched; ``fact`` what the corrections say of the card."""
        self.line = line
        self.title_span = Span(*found.span("title"))
        self.version = found["version"]
        self.lacks_v = not found["v"]
        self.set = fact.set if fact and fact.set else set_title
        self.fact = fact
        self.heading = [Span(*found.span("title_line"))]
        self.numbers: list[str] = []
        self.texts: list[tuple[Span, ...]] = []
        for group in ("before", "number"):
            if found[group]:
                self.take_number(found[group], Span(*found.span(group)))

    def take_number(self, number: str, span: Span) -> None:
        """A collector number that stands at ``span`` is this card's."""
        self.numbers.append(number)
        self.heading.append(span)


class Errata:
    """Section I while it is read: an entry for each set, as its heading, and one for each card."""

    def __init__(self, document: str, section: str, source: str, corrections: Corrections) -> None:
        """``section`` is the title of section I."""
        self.furniture: list[Furniture] = []
        self._document = document
        self._section = section
        self._source = source
        self._corrections = corrections
        self._facts = {fact.start: fact for fact in corrections.arrangement.card}
        self._strays = {stray.start: f"{document}/{stray.to}" for stray in corrections.arrangement.stray}

    def read(self, passages: Iterable[Passage]) -> list[Draft]:
        """The entries of all sets and cards in the order of their lines."""
        order: list[Draft | Card] = []
        strayed: list[Passage] = []
        for passage in passages:
            span = passage.spans[0]
            line = _CARD_LINE.fullmatch(self._source, span.start, span.end)
            if passage.start in self._strays:
                strayed.append(passage)
            elif line:
                order.append(self._card(passage, line, _open_set(order)))
            elif passage.hashed and not _NUMBER_LINE.fullmatch(self._source, span.start, span.end):
                order.append(self._set(passage, order))
            else:
                self._take(order[-1], passage)
        ids = self._ids([item for item in order if isinstance(item, Card)])
        for passage in strayed:
            to = self._strays[passage.start]
            if to not in ids:
                raise CorpusError(
                    f"the line at {passage.start} is said to belong to {to}, which is no erratum"
                )
            self._take(ids[to], passage)
        slugs = {id(card): entry_id.removeprefix(f"{self._document}/") for entry_id, card in ids.items()}
        return [self._draft(item, slugs[id(item)]) if isinstance(item, Card) else item for item in order]

    def _set(self, passage: Passage, before: list[Draft | Card]) -> Draft:
        title = reading(self._source, passage.spans, self._corrections)[0]
        name = f"set-{slug(title)}"
        # "Multiplayer Titles" stands twice.
        again = any(isinstance(item, Draft) and item.title == title for item in before)
        return Draft(
            self._document,
            f"{name}-2" if again else name,
            heading=passage.spans,
            title=title,
            path=(self._section,),
            kind="section",
        )

    def _card(self, passage: Passage, line: re.Match[str], set_title: str) -> Card:
        card = Card(passage, line, set_title, self._facts.get(passage.start))
        text = "text" if line["text"] else "bare_text"
        if line[text]:
            # The text begins on the card line; where that is broken, it goes on in the next piece.
            card.texts.append((Span(*line.span(text)), *passage.spans[1:]))
        self._stars(passage.spans[0], [*card.heading, Span(*line.span(text))])
        return card

    def _take(self, owner: Draft | Card, passage: Passage) -> None:
        """A number or a text below a card line; below the heading of a set, that it has no errata."""
        span = passage.spans[0]
        number = _NUMBER_LINE.fullmatch(self._source, span.start, span.end)
        if isinstance(owner, Draft):
            owner.add("note", *passage.spans)
        elif number:
            owner.take_number(number["number"], Span(*number.span("number")))
            if number["text"]:
                owner.texts.append((Span(*number.span("text")), *passage.spans[1:]))
            self._stars(span, [Span(*number.span("number")), Span(*number.span("text"))])
        else:
            owner.texts.append(passage.spans)

    def _stars(self, line: Span, parts: list[Span]) -> None:
        """The marks of bold type between the parts of a line."""
        reached = line.start
        for part in [*sorted(part for part in parts if part.start >= 0), Span(line.end, line.end)]:
            for stars in re.finditer(r"\*+", self._source[reached : part.start]):
                span = Span(reached + stars.start(), reached + stars.end())
                self.furniture.append(Furniture(span=span, reason=STARS))
            reached = part.end

    def _title(self, card: Card) -> str:
        return reading(self._source, (card.title_span,), self._corrections)[0]

    def _ids(self, cards: list[Card]) -> dict[str, Card]:
        """Each card by its entry id: the title, with the set or else the version where a title has several errata."""
        titles = Counter(slug(self._title(card)) for card in cards)
        in_set = Counter((slug(self._title(card)), card.set) for card in cards)
        ids = {}
        for card in cards:
            name = slug(self._title(card))
            if in_set[name, card.set] > 1:
                name += f"-v{card.version}"
            elif titles[name] > 1:
                name += f"-{slug(card.set)}"
            ids[f"{self._document}/errata-{name}"] = card
        return ids

    def _draft(self, card: Card, name: str) -> Draft:
        fact = card.fact
        removed = fact is not None and fact.removed
        title = self._title(card)
        notes = [fact.doubt] if fact and fact.doubt else []
        if card.lacks_v:
            notes.append("The version is printed without its v; it is no number of a ruling")
        if removed:
            notes.append("The erratum of this card has been removed: none is in force")
        draft = Draft(
            self._document,
            name,
            heading=tuple(sorted(card.heading)),
            title=title,
            path=(self._section, card.set),
            kind="erratum",
            version=card.version,
            repaired="; ".join(notes),
            # An index by card must not show an erratum that is in force no more.
            card=None if removed else _printed(card, title),
        )
        for spans in card.texts:
            draft.add("note" if removed else "erratum", *spans)
        return draft


def _printed(card: Card, title: str) -> PrintedCard:
    """The card as its line names it, the number left out where it is cut off or cannot be decided."""
    number = card.numbers[0] if card.numbers and not _CUT_OFF.search(card.numbers[0]) else ""
    if card.fact and card.fact.number is not None:
        number = card.fact.number
    return PrintedCard(title=title, set=card.set, number=number, doubt=card.fact.doubt if card.fact else "")


def _open_set(order: list[Draft | Card]) -> str:
    """The title of the set that is open."""
    return next(item.title for item in reversed(order) if isinstance(item, Draft))
