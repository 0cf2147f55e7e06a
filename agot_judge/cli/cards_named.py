"""The print of a card that is named in passing: its facts, its text, and the paragraphs that name it."""

from agot_judge.cards.card import Card
from agot_judge.cards.findable import without_markup
from agot_judge.cards.pool import Pool, plain
from agot_judge.catalog.documents import EDITION
from agot_judge.cli.cards_show import FROM_LIBRARY, facts
from agot_judge.corpus.store import Corpus
from agot_judge.scenario.library import find_in_library

CITED = 8
"""The most paragraphs that are listed."""


def lines_about(corpus: Corpus, pool: Pool, title: str, edition: str) -> list[str]:
    """The imported cards of this title, else what the library has; where neither knows it, who names it.

    Only for cards of ``edition``; empty where nothing of it is known there.
    """
    lines: list[str] = []
    for face in pool.named(title):
        lines += [
            f"{pool.label(face)}  {' · '.join(facts(Card(face=face)))}",
            *without_markup(face.text).splitlines(),
        ]
    if edition == EDITION and not lines:
        lines = _of_library(title)
    cited = [
        corpus.cite_label(paragraph.id)
        for name in corpus.cards()
        if plain(name) == plain(title)
        for paragraph, _ in corpus.naming(name, edition)
    ]
    if cited:
        more = f" and {len(cited) - CITED} more" if len(cited) > CITED else ""
        lines = [*(lines or [title]), f"Named by {', '.join(dict.fromkeys(cited[:CITED]))}{more}"]
    return lines


def _of_library(title: str) -> list[str]:
    from agot_judge.text.unparse import unparse

    lines: list[str] = []
    for card in find_in_library(title):
        face, abilities = card.definition.face, card.definition.abilities or ()
        lines += [
            f"{card.label}  {' · '.join(facts(Card(face=face)))}",
            FROM_LIBRARY,
            *face.text.splitlines(),
            *(unparse(ability, face.name) for ability in abilities),
        ]
    return lines
