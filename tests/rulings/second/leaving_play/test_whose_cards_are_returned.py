"""Whose cards go to a hand: what is said, or it is left to the judge; by printed texts on the table."""

import pytest

from tests.rulings.texts import event, person, run
from tests.text.reading import read


@pytest.mark.parametrize(
    ("words", "anns", "bobs"),
    [
        ("Each opponent returns each Lord character he or she controls to his or her hand.", "play", "hand"),
        ("Return each Lord character to its owner's hand.", "hand", "hand"),
    ],
)
def test_those_whose_it_is_said_to_be_are_returned(words, anns, bobs):
    """RR Ownership and Control ¶4: each of them goes to its owner's hand."""
    run(
        {"hand": ["Writ"], "play": ["Old Lord"]},
        {"play": ["Young Lord"]},
        "4.1",
        {"Ann": {"play": "Writ"}},
        {"check": {"cards": {"Old Lord": {"zone": anns}, "Young Lord": {"zone": bobs}}}},
        **{name: person("", traits=["Lord"]) for name in ("Old Lord", "Young Lord")},
        Writ=event(f"Action: {words}"),
    )


@pytest.mark.parametrize(
    "words",
    [
        "Each opponent returns each Lord character to his or her hand.",
        "Each opponent shuffles each Lord character into his or her deck.",
        "Return each Lord character to your hand.",
    ],
)
def test_where_only_the_hand_is_said_it_is_left_to_the_judge_whose_cards_go_there(words):
    """RR Ownership and Control ¶4: a card of another player cannot go there, and who must control it is not said."""
    assert read(f"Action: {words}").cause == "unclear: whose cards"


@pytest.mark.parametrize(
    "words",
    [
        "Choose a character. Its controller draws 1 card and kneels it.",
        "Choose a character. Draw 1 card. Then, kill it.",
        "Choose a character. Reveal the top card of your deck. If it is a Lord character, kneel it.",
    ],
)
def test_a_card_that_was_drawn_or_shown_is_not_what_kneels_or_is_killed(words):
    """RR In Play and Out of Play ¶2: no card of a hand or deck is in play, so that "it" may be meant of another."""
    assert read(f"Action: {words}").cause.startswith("unclear: whether it is ")
