"""What the text of a title that is not of the core set lets its bearer do."""

import pytest

from agot_judge.cards.model import CardFace, CardType
from agot_judge.cards.titles import core_titles
from agot_judge.scenario.definitions import title_rights
from agot_judge.text.compile import compile_text
from tests.rulings.tables import run


def _rights(words: str, kind: CardType = "title"):
    """What a card with this text lets its bearer do."""
    lines = compile_text(words, CardFace(name="Master of Horse", type=kind))
    return lines, title_rights(tuple(one for line in lines for one in line.abilities))


@pytest.mark.parametrize(
    ("words", "title", "field"),
    [
        ("You may redirect 1 challenge this round.", "Crown Regent", "redirects"),
        (
            "You may resolve your [intrigue] claim against any number of opponents of your choice.",
            "Master of Whispers",
            "claim_against_any",
        ),
        (
            "You may initiate an additional [power] challenge during the challenges phase, against a different opponent.",
            "Hand of the King",
            "additional_challenge",
        ),
    ],
)
def test_the_text_says_what_the_title_of_the_core_set_does(words, title, field):
    """RR Title Cards ¶1: each title provides unique capabilities to its bearer."""
    lines, rights = _rights(words)

    assert [line.status for line in lines] == ["compiled"]
    assert getattr(rights, field) == getattr(core_titles()[title].abilities, field) != 0


def test_no_other_card_says_it():
    """RR Redirect ¶1: it is the title card that redirects; on a character the text is left to the judge."""
    lines, _ = _rights("You may redirect 1 challenge this round.", "character")

    assert [line.status for line in lines] != ["compiled"]


def test_a_title_with_the_text_redirects_a_challenge():
    """RR Redirect ¶1, ¶2: the attacking player chooses a new opponent."""
    run(
        {
            "Ann": {"title": "Master of Horse"},
            "Bob": {"title": "Master of Coin", "play": ["Baker"]},
            "Cat": {"title": "Master of Ships"},
        },
        "challenges",
        {"Bob": {"challenge": {"type": "military", "against": "Ann", "with": ["Baker"]}}},
        {"Ann": {"trigger": "Master of Horse"}},
        {"Bob": {"choose": "Cat"}},
        {"check": {"challenge": {"defender": "Cat"}, "cites": ["2e/rr/redirect/1", "2e/rr/redirect/3"]}},
        cards={"Master of Horse": {"type": "title", "text": "You may redirect 1 challenge this round."}},
        first_player="Bob",
    )
