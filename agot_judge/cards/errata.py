"""Official errata put into the text of the cards that they are about."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from typing import Literal

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
_UNIQUE = re.compile(r"\bshould be unique\.", re.IGNORECASE)
_OF_A_SET = re.compile(r"[a-z]+_\d+")
_MARKUP = re.compile(r"</?[a-zA-Z]+>")
_WORD = re.compile(r"\S+")
_SENTENCE_ENDS = (".", ".)", '."')


class Erratum(Struct, frozen=True, kw_only=True):
    """An erratum as the documents print it."""

    edition: str
    title: str
    """The card that it is about."""
    number: int | None
    """Its collector number, where one is printed."""
    set: str = ""
    """The set under which the erratum stands."""
    text: str
    cite: str


def with_errata(cards: Iterable[Card], errata: Iterable[Erratum]) -> tuple[Card, ...]:
    """The cards, those that an erratum of their edition is about with its words in place of the printed ones."""
    by_title: dict[tuple[str, str], list[Erratum]] = {}
    for erratum in errata:
        by_title.setdefault((erratum.edition, plain(erratum.title)), []).append(erratum)
    listed = tuple(cards)
    bearers = Counter(_title(card) for card in listed)
    return tuple(_with_all(card, by_title.get(_title(card), ()), bearers[_title(card)]) for card in listed)


def _title(card: Card) -> tuple[str, str]:
    return card.edition, plain(card.face.name)


def _with_all(card: Card, errata: Iterable[Erratum], bearers: int) -> Card:
    for erratum in errata:
        if _is_about(erratum, card, bearers == 1):
            card = apply(erratum, card)
    return card


def _is_about(erratum: Erratum, card: Card, is_alone: bool) -> bool:
    """True for the one of the cards of its name that the erratum is about: the number tells, where its code ends in one; in
    1e the set too, since a card that was printed again has the words of its time."""
    if _OF_A_SET.fullmatch(card.face.code):
        if not _is_of(erratum.set, card):
            return False
        number = int(card.face.code.rpartition("_")[2])
        return erratum.number is None or erratum.number == number
    found = re.fullmatch(r"\d{2}(\d{3})", card.face.code)
    if erratum.number is None or found is None:
        return is_alone
    return int(found[1]) == erratum.number


def _is_of(set_: str, card: Card) -> bool:
    """True for a card of this set, or of a chapter of it: a code begins with the initials of the cycle
    (``acoa_82`` is of A Clash of Arms), and the documents name a box in full."""
    words = plain(set_).split()
    initials = "".join(word[0] for word in words)
    cycle = card.face.code.partition("_")[0]
    own = plain(card.face.pack).split()
    return initials == cycle or words == own or words[-len(own) - 1 :] == [*own, "set"]


def apply(erratum: Erratum, card: Card) -> Card:
    """The card with this erratum noted, and in its text where the erratum says which words it replaces."""
    face = card.face
    if _UNIQUE.search(erratum.text):
        outcome: Literal["applied", "already there"] = "already there" if face.unique else "applied"
        done = AppliedErratum(cite=erratum.cite, outcome=outcome)
        return replace(card, face=replace(face, unique=True), errata=(*card.errata, done))
    done = _applied(erratum, face.text)
    if done.outcome == "applied":
        face = replace(face, text=face.text.replace(done.before, done.after, 1))
    return replace(card, face=face, errata=(*card.errata, done))


def _applied(erratum: Erratum, text: str) -> AppliedErratum:
    """The change that the erratum makes to a text."""
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
