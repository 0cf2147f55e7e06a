"""``Discards a card from his or her hand with the same cardtype``: what the card must have, said at the end."""

import pytest

from tests.rulings.texts import event, run, text


def test_the_card_has_the_cardtype_of_the_one_that_was_spoken_of():
    """RR Choose ¶1: the card that its owner chooses must be as the text says."""
    run(
        {"play": ["Cellar", "Well"], "hand": ["Blade"]},
        {"hand": ["Mine", "Cook", "Ode"]},
        "4.1",
        {"Ann": {"play": "Blade", "choose": "Well"}},
        {"Ann": {"trigger": "Cellar"}},
        {"refuse": {"Bob": {"choose": ["Cook"]}}},
        {"Bob": {"choose": ["Mine"]}},
        {"check": {"players": {"Bob": {"hand": 2}}, "cards": {"Mine": {"zone": "discard"}}}},
        Cellar=text(
            "location",
            "Reaction: After a location is placed in your discard pile from play, each opponent must choose and discard a "
            "card from his or her hand with the same cardtype.",
        ),
        Well=text("location", ""),
        Mine=text("location", ""),
        Cook=text("character", ""),
        Ode=event("Action: Draw 1 card."),
        Blade=event("Action: Choose a location and discard it from play."),
    )


@pytest.mark.parametrize(
    ("words", "moves"),
    [
        (
            "name a cardtype. The losing opponent reveals his or her hand and discards each card of that type.",
            ["location"],
        ),
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
