"""Official errata put into the text of the cards that they are about."""

import re
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.cards.card import AppliedErratum, Card
from agot_judge.cards.pool import plain

ALIKE = 0.6
"""Words of a card that are less like the new ones than this are not what an erratum replaces."""

_READS = re.compile(r'should read: ["“](?P<words>.+)["”]\s*$', re.IGNORECASE | re.DOTALL)
_ADDS = re.compile(
    r'(?P<kind>\w+) ability should have the text: ["“](?P<words>.+)["”]\s*$', re.IGNORECASE | re.DOTALL
)
_MARKUP = re.compile(r"</?[a-zA-Z]+>")
_WORD = re.compile(r"\S+")
_SENTENCE_ENDS = (".", ".)", '."')


class Erratum(Struct, frozen=True, kw_only=True):
    """An erratum as the documents print it."""

    title: str
    """The card that it is about."""
    number: int | None
    """Its collector number, where one is printed."""
    text: str
    cite: str


def with_errata(cards: Iterable[Card], errata: Iterable[Erratum]) -> tuple[Card, ...]:
    """The cards, those that an erratum is about with its words in place of the printed ones."""
    by_title: dict[str, list[Erratum]] = {}
    for erratum in errata:
        by_title.setdefault(plain(erratum.title), []).append(erratum)
    listed = tuple(cards)
    bearers: dict[str, int] = {}
    for card in listed:
        bearers[plain(card.face.name)] = bearers.get(plain(card.face.name), 0) + 1
    return tuple(_with_all(card, by_title.get(plain(card.face.name), ()), bearers) for card in listed)


def _with_all(card: Card, errata: Iterable[Erratum], bearers: dict[str, int]) -> Card:
    for erratum in errata:
        if _is_about(erratum, card, bearers[plain(card.face.name)] == 1):
            card = apply(erratum, card)
    return card


def _is_about(erratum: Erratum, card: Card, is_alone: bool) -> bool:
    """Whether it is this one of the cards of its name: the number tells, where its code ends in one."""
    found = re.fullmatch(r"\d{2}(\d{3})", card.face.code)
    if erratum.number is None or found is None:
        return is_alone
    return int(found[1]) == erratum.number


def apply(erratum: Erratum, card: Card) -> Card:
    """The card with this erratum noted, and in its text where the erratum says which words it replaces."""
    done = _applied(erratum, card.face.text)
    face = card.face
    if done.outcome == "applied":
        face = replace(face, text=face.text.replace(done.before, done.after, 1))
    return replace(card, face=face, errata=(*card.errata, done))


def _applied(erratum: Erratum, text: str) -> AppliedErratum:
    """What the erratum does to a text."""
    by_hand = AppliedErratum(cite=erratum.cite, outcome="by hand")
    found = _READS.search(erratum.text) or _ADDS.search(erratum.text)
    if found is None:
        return by_hand
    words = found["words"]
    opens, closes = words.startswith(("...", "…")), words.endswith(("...", "…"))
    words = words.strip(".… ")
    if not closes and not words.endswith((")", "!")):
        words += "."
    if _letters(words) in _letters(text):
        return replace(by_hand, outcome="already there")
    lines = [line for line in text.split("\n") if line.strip()]
    if "kind" in found.groupdict():
        before, after = _added(lines, found["kind"], words)
    else:
        before, after = _replaced(lines, words, opens, closes)
    return replace(by_hand, outcome="applied", before=before, after=after) if before else by_hand


def _added(lines: list[str], kind: str, words: str) -> tuple[str, str]:
    """The line of the one ability of this kind, without and with the words; nothing where there is none or several."""
    own = [line for line in lines if kind.lower() in _MARKUP.sub("", line).partition(":")[0].lower().split()]
    return (own[0], f"{own[0]} {words}") if len(own) == 1 else ("", "")


def _replaced(lines: list[str], words: str, opens: bool, closes: bool) -> tuple[str, str]:
    """A line without and with ``words`` in place of the run of its words that is most like them; nothing
    where no run is like them.

    Where the erratum does not begin (end) with an ellipsis, the run begins (ends) with a sentence or an ability.
    """
    target = _letters(words).split()
    best = (ALIKE, "", "")
    for line in lines:
        for start, end in _runs(line, len(target), opens, closes):
            likeness = SequenceMatcher(None, target, _letters(line[start:end]).split(), False).ratio()
            if likeness > best[0]:
                best = (likeness, line, line[:start] + words + line[end:])
    return best[1], best[2]


def _runs(line: str, length: int, opens: bool, closes: bool) -> Iterator[tuple[int, int]]:
    """Where a run of words about as long as ``length`` may begin and end in the line."""
    found = list(_WORD.finditer(line))
    ends = [match.group().endswith(_SENTENCE_ENDS) for match in found]
    starts = [True, *ends[:-1]]
    for first in range(len(found)):
        if not (opens or starts[first]):
            continue
        for last in range(first + max(length // 2 - 1, 0), min(len(found), first + 2 * length + 4)):
            if closes:
                # The ellipsis stands for what follows, the punctuation too.
                yield found[first].start(), found[last].start() + len(found[last].group().rstrip(".,;:"))
            elif ends[last]:
                yield found[first].start(), found[last].end()


def _letters(text: str) -> str:
    """The words alone, for a comparison."""
    return " ".join(re.findall(r"[\w']+", plain(_MARKUP.sub("", text))))
