"""Keyword lines are read, nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.engine.state.game import Keyword
from agot_judge.text.keywords import NAMES, read_keyword, read_text


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("Renown.", ["renown"]),
        ("Insight. Renown.", ["insight", "renown"]),
        ("Ambush (5). No attachments.", ["ambush (5)", "no attachments"]),
        ("Prized 2.", ["prized (2)"]),
        ("Bestow (2).\nRenown.", ["bestow (2)", "renown"]),
        ("Stealth. (It is hard to see.)", ["stealth"]),
        ("Renown. Renown.", ["renown"]),
        ("", []),
    ],
)
def test_keyword_lines_are_read(text, keywords):
    read = read_text(text)
    assert [str(keyword) for keyword in read.keywords] == keywords
    assert read.unread == ()


@pytest.mark.parametrize(
    ("line", "traits"),
    [
        ("No attachments except Weapon.", ("Weapon",)),
        ("No attachments except <i>The Seven</i>.", ("The Seven",)),
        ("No attachments except Raven or Weapon.", ("Raven", "Weapon")),
    ],
)
def test_an_exception_names_its_traits(line, traits):
    assert read_text(line).keywords == (Keyword("no attachments", words=traits),)


@pytest.mark.parametrize(
    "line",
    [
        "Reaction: After this card enters play, it gains renown.",
        "While he is attacking alone, he gains stealth and renown.",
        "Each character you control gains stealth.",
        "Limited cards cannot be marshaled.",
        "Renown and stealth.",
        "Immune to events.",
        "Action: Sacrifice this card only.",
    ],
)
def test_any_other_line_is_left_unread(line):
    read = read_text(line)
    assert (read.keywords, read.unread) == ((), (line,))


def test_a_restriction_or_an_ability_beside_a_keyword_stays_unread():
    read = read_text(
        "Lord character you control only. Ambush (3). Terminal.\nShadow (1). Play only during a challenge."
    )
    assert [str(keyword) for keyword in read.keywords] == ["ambush (3)", "terminal", "shadow (1)"]
    assert read.unread == ("Lord character you control only.", "Play only during a challenge.")


@given(st.sampled_from(NAMES), st.text(max_size=20))
def test_nothing_is_lost_silently(name, more):
    """Each line of letters is either a keyword or unread."""
    line = f"{name} {more}".strip()
    read = read_text(line)
    assert read.keywords or read.unread or not line.strip(". ")
    assert read_keyword("") is None
