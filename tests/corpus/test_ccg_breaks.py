"""Paragraphs of the Iron Throne Edition rules that a page or column break runs through: each is one, in pieces."""

import pytest

from agot_judge.citation import Span

DOCUMENT = "ccg/rules"
BROKEN = [
    ("CONTENTS", [(1049, 1273), (1275, 1332)]),
    ("Locations", [(4129, 4352), (4354, 4600)]),
    ("Events", [(6411, 6520), (6522, 6775)]),
    ("Agendas", [(7175, 7320), (7322, 7425)]),
    ("Influence", [(9048, 9352), (9354, 9471)]),
    ("Place setup cards", [(11206, 11612), (11614, 11826)]),
    ("ROUND SEQUENCE", [(13134, 13205), (13207, 13602)]),
    ("Phase 2: Draw", [(14989, 15063), (15067, 15132)]),
    ("Resolving Challenges", [(18663, 18732), (18734, 18783)]),
    ("Multiple Character Versions", [(27945, 28136), (28138, 28425)]),
    ("“In Play”", [(32057, 32135), (32137, 32245)]),
    ("Actions and Passive Abilities", [(33310, 33378), (33380, 33596)]),
    ("Lasting Effects", [(35971, 36042), (36044, 36174)]),
    ("MULTIPLAYER RULES", [(38039, 38194), (38196, 38561)]),
]
"""The title of the entry, and where the pieces stand, in reading order."""


@pytest.mark.parametrize(("title", "pieces"), BROKEN, ids=[title for title, _ in BROKEN])
def test_a_paragraph_broken_by_a_column_is_one(corpus, title, pieces):
    spans = tuple(Span(*piece) for piece in pieces)
    found = [
        paragraph
        for entry in corpus.entries(DOCUMENT)
        if entry.title.startswith(title)
        for paragraph in entry.paragraphs
        if paragraph.spans[: len(spans)] == spans
    ]
    assert len(found) == 1


def test_no_other_paragraph_is_in_pieces(corpus):
    in_pieces = [p.id for e in corpus.entries(DOCUMENT) for p in e.paragraphs if len(p.spans) > 1]
    # The address at the end of an introduction stands on a line of its own.
    assert len(in_pieces) == len(BROKEN) + 1
