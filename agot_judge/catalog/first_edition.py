"""Whether a list that cannot be read is one of the First Edition: by its own words, its sets, and the titles it names."""

from functools import cache
from pathlib import Path

from agot_judge.cards.deck_list import DeckLine, DeckList
from agot_judge.cards.pool import Pool, plain
from agot_judge.corpus.store import Corpus
from agot_judge.spelling import shown

EDITIONS = ("1e", "ccg")
"""The editions whose cards cannot be imported."""
SHARE = 4
"""One line in so many must point to another edition, or `ENOUGH` of them."""
ENOUGH = 3
_WHAT_TO_DO = (
    "Only cards of the Second Edition can be imported. Write those of the First into a scenario with `edition: 1e`, "
    "where each card is described."
)


@cache
def sets() -> dict[str, str]:
    """The sets by abbreviation and by name, both as they are compared."""
    text = Path(__file__).with_name("first-edition-sets.txt").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            short, _, name = line.partition(": ")
            found |= {plain(one): name for one in (*short.split(", "), name, name.removeprefix("The "))}
    return found


def signs_of_first_edition(listed: DeckList, unknown: list[DeckLine], pool: Pool, corpus: Corpus) -> str:
    """What says that the list is of the First Edition, and what to do; empty where too little does.

    ``unknown`` are its lines that name no imported card.
    """
    packs = {plain(name) for card in pool.cards for name in (card.face.pack, card.pack_name)}
    titles = {plain(title) for edition in EDITIONS for title in _titles(corpus, edition)}
    signs: list[str] = []
    for line in unknown:
        for one in line.readings:
            set_name = sets().get(plain(one.behind), "") if one.behind else ""
            if set_name and plain(one.behind) not in packs:
                signs.append(f"{line.place}, {shown(line.words)}, is of its set {set_name}")
                break
            if plain(one.name) in titles and not pool.printings(one.name):
                signs.append(f"{line.place}, {shown(line.words)}, is named in its documents")
                break
    cards = sum(bool(line.readings) for line in listed.lines)
    is_clear = len(signs) >= ENOUGH or (signs and len(signs) * SHARE >= len(unknown))
    if listed.of_another_game and (signs or len(unknown) * SHARE >= cards):
        signs.insert(0, listed.of_another_game)
    elif not is_clear:
        return ""
    more = len(signs) - ENOUGH
    said = "; ".join(signs[:ENOUGH]) + (f"; and {more} lines more" if more > 0 else "")
    return f"this is a list of the First Edition or of another game: {said}. {_WHAT_TO_DO}"


@cache
def _titles(corpus: Corpus, edition: str) -> frozenset[str]:
    """The titles that the documents of an edition name, and no document of the Second Edition."""
    return frozenset(
        title for title in corpus.cards() if corpus.naming(title, edition) and not corpus.naming(title, "2e")
    )
