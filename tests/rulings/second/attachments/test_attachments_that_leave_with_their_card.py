"""An attachment that reacts to what takes the card out of play to which it is attached, and itself with it."""

import pytest

from tests.rulings.texts import person, run, text

DRAWS = "Reaction: After attached character is killed, draw 1 card."


@pytest.mark.parametrize(
    ("words", "zone", "hand"), [(DRAWS, "hand", 2), (f"Terminal.\n{DRAWS}", "discard", 1)]
)
def test_it_reacts_from_where_it_went_as_it_left_play_with_the_card(words, zone, hand):
    """RR Abilities ¶5, Leaves Play ¶5: its ability requires that it be out of play, for both leave play simultaneously."""
    run(
        {"play": [{"Ward": {"attachments": ["Vow"]}}], "deck": ["Page"]},
        {"play": ["Foe"]},
        {"effect": "Kill Ward.", "controller": "Bob", "source": "Foe"},
        {"check": {"cards": {"Ward": {"zone": "dead"}}}},
        {"Ann": {"trigger": "Vow"}},
        {
            "check": {
                "cards": {"Vow": {"zone": zone}},
                "players": {"Ann": {"hand": hand}},
                "cites": ["2e/rr/abilities/5", "2e/rr/leaves-play/5"],
            }
        },
        **{name: person("") for name in ("Ward", "Page", "Foe")},
        Vow=text("attachment", words),
    )


@pytest.mark.parametrize(
    ("play", "hand"), [([{"Ward": {"attachments": ["Vow"]}}, "Page"], []), (["Page", "Ward"], ["Vow"])]
)
def test_it_does_not_react_where_it_was_not_on_the_card_that_was_killed(play, hand):
    """RR Triggering Condition ¶1: attached character is the one to which it was attached as that left play."""
    run(
        {"play": play, "hand": hand, "deck": ["Squire"]},
        {"play": ["Foe"]},
        {"effect": "Kill Page.", "controller": "Bob", "source": "Foe"},
        {"check": {"may_not": {"Ann": ["Vow"]}, "cards": {"Page": {"zone": "dead"}}}},
        {"advance": "end"},
        {"check": {"cards": {"Squire": {"zone": "deck"}}}},
        **{name: person("") for name in ("Ward", "Page", "Foe", "Squire")},
        Vow=text("attachment", DRAWS),
    )


def test_its_effects_still_know_the_card():
    """FAQ 2.4 ¶1: a reaction that interacts with a character after it is killed interacts with it in the dead pile."""
    run(
        {"play": [{"Ward": {"attachments": ["Vow"]}}]},
        {"play": ["Foe"]},
        {"effect": "Kill Ward.", "controller": "Bob", "source": "Foe"},
        {"Ann": {"trigger": "Vow"}},
        {"check": {"cards": {"Ward": {"zone": "play"}, "Vow": {"zone": "hand"}}}},
        **{name: person("") for name in ("Ward", "Foe")},
        Vow=text(
            "attachment", "Reaction: After attached character is killed, put attached character into play."
        ),
    )
