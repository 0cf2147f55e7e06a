"""``Discards a card from his or her hand with the same cardtype``: what the card must have, said at the end."""

import pytest

from tests.rulings.texts import run, text


@pytest.mark.parametrize(
    ("words", "moves"),
    [
        ("the losing opponent reveals his or her hand and discards each location.", None),
    ],
)
def test_each_such_card_is_discarded_from_the_hand_that_was_revealed(words, moves):
    """RR Reveal ¶1: what is discarded is of the hand that is revealed; no location in play."""
    run(
        {"play": ["Miller", "Cellar", "Well"]},
        {"play": ["Keep"], "hand": ["Mine", "Cook"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Ann": {"trigger": "Cellar"}},
        *([{"Ann": {"choose": moves}}] if moves else []),
        {"advance": "4.3"},
        {
            "check": {
                "cards": {"Mine": {"zone": "discard"}, "Keep": {"zone": "play"}, "Well": {"zone": "play"}},
                "players": {"Bob": {"hand": 1}},
            }
        },
        Cellar=text("location", f"Reaction: After you win a challenge, {words}"),
        **dict.fromkeys(("Well", "Keep", "Mine"), text("location", "")),
        Cook=text("character", ""),
    )
