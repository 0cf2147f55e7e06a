"""The signs that a deck list is of the First Edition: its own words, its sets, and the titles that it names."""

from functools import cache
from pathlib import Path

from agot_judge.cards.deck_list import DeckLine, DeckList
from agot_judge.cards.pool import Pool, plain
from agot_judge.corpus.store import Corpus
from agot_judge.spelling import shown

FIRST = "1e"
EDITIONS = (FIRST, "ccg")
"""The editions whose documents name cards of which no list of the Second Edition has one."""
SHARE = 4
"""One line in so many must point to another edition, or `ENOUGH` of them."""
ENOUGH = 3
TO_IMPORT = (
    "Import the cards of that edition first, `agot-judge cards import FILE`, or describe each card in a scenario with "
    "`edition: 1e`."
)
ON_A_BOARD = "This board is of the Second Edition: begin one with `edition: 1e`."


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
    """The sentence that says by what the list is known as one of the First Edition; empty where too little says so.

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
    return f"this is a list of the First Edition or of another game: {said}."


@cache
def _titles(corpus: Corpus, edition: str) -> frozenset[str]:
    """The titles that the documents of an edition name, and no document of the Second Edition."""
    return frozenset(
        title for title in corpus.cards() if corpus.naming(title, edition) and not corpus.naming(title, "2e")
    )
