"""Paragraphs of the First Edition FAQ that a page or column break runs through: each is one, in pieces."""

import pytest

from agot_judge.citation import Span

DOCUMENT = "1e/faq"
BROKEN = [
    ("Lord Commander of the Kingsguard", [(2345, 2653), (2655, 2716)]),
    ("Holding Tactics", [(4115, 4160), (4162, 4231)]),
    ("Hope Fades With Twilight", [(5443, 5485), (5486, 5515)]),
    ("The Wildling Horde", [(5768, 5859), (5861, 5867)]),
    ("Viserys Targaryen", [(6932, 6973), (6975, 7056)]),
    ("Kingsmoot Grounds", [(14533, 14620), (14622, 14713)]),
    ("Conquer", [(18126, 18165), (18097, 18114)]),
    ("The Eyrie", [(18547, 18590), (18592, 18711)]),
    ("King's Hall", [(19455, 19501), (19503, 19590)]),
    ("Seal of the Wolf", [(20365, 20448), (20450, 20504)]),
    ("Secrets of Oldtown", [(23287, 23418), (23420, 23483)]),
    ("Simultaneous but Conflicting Entry into", [(35848, 36071), (36073, 36131)]),
    ("The Letter X", [(37911, 38050), (38052, 38211)]),
    ("Card Abilities", [(40197, 40240), (40242, 40484)]),
    ("Effects of Immunity", [(44692, 44772), (44774, 45035)]),
    ("Card Title", [(59965, 60044), (60046, 60190)]),
    ('The word "then"', [(61199, 61228), (61231, 61306)]),
    ("The Hand", [(61794, 62109), (62111, 62175)]),
    ("Cost", [(63980, 64069), (64072, 64330)]),
    ("Additional Notes", [(66044, 66317), (66319, 66370)]),
    ("First Actions and Responses", [(71711, 71890), (71892, 72039)]),
    ("Wheels within Wheels", [(74049, 74183), (74185, 74241)]),
    ('What is a "Player Action"?', [(76203, 76250), (76252, 76300)]),
    ('Response "Opportunities"', [(79870, 80315), (80317, 80477)]),
    ("Action is initiated", [(82304, 82442), (82444, 82452)]),
    ('What is "Moribund"?', [(87178, 87218), (87219, 87258), (87259, 87300)]),  # and eleven lines more
    ("Responses", [(91322, 91802), (91804, 92090)]),
    ("Framework Actions", [(93724, 93990), (93992, 94055)]),
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
