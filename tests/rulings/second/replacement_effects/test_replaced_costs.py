"""A cost of which the resolution is replaced, and what went with a card and is gone before it."""

import pytest

from tests.rulings.texts import event, person, run, text

ALTAR = text("location", "Action: Sacrifice a Rat character to gain 1 gold.")
RAT = person("", traits=["Rat"])
BACK = "to return that character to your hand instead of placing it in your discard pile."


@pytest.mark.parametrize("on_it", [True, False])
def test_a_sacrifice_that_resolves_otherwise_is_made_and_pays(on_it):
    """RR Replacement Effects ¶1, Sacrifice ¶2: the triggering condition is still considered to occur, and the card left
    play; an attachment that paid for the replacement, and did not return with its card, prevents nothing."""
    thread = (
        text("attachment", f"Interrupt: When attached character is sacrificed, sacrifice Thread {BACK}")
        if on_it
        else text("location", f"Interrupt: When a Rat character is sacrificed, sacrifice Thread {BACK}")
    )
    run(
        {"play": ["Altar", {"Rat": {"attachments": ["Thread"]}}] if on_it else ["Altar", "Rat", "Thread"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Altar", "choose": "Rat"}},
        {"Ann": {"trigger": "Thread"}},
        {
            "check": {
                "cards": {"Rat": {"zone": "hand"}, "Thread": {"zone": "discard"}},
                "players": {"Ann": {"gold": 1}},
                "cites": ["2e/rr/replacement-effects/1"],
            }
        },
        Altar=ALTAR,
        Rat=RAT,
        Thread=thread,
    )


def test_a_kill_is_in_full_although_an_attachment_has_gone_before():
    """RR The word "Then" ¶1: the character was killed; that its attachment did not return with it belongs to no effect."""
    run(
        {"hand": ["Sword"]},
        {"play": [{"Miller": {"attachments": ["Purse"]}}]},
        "4.1",
        {"Ann": {"play": "Sword", "choose": "Miller"}},
        {"Bob": {"trigger": "Purse"}},
        {
            "check": {
                "cards": {"Miller": {"zone": "dead"}},
                "players": {"Ann": {"gold": 2}, "Bob": {"gold": 1}},
            }
        },
        Sword=event("Action: Choose and kill a character. Then, gain 2 gold."),
        Purse=text(
            "attachment", "Interrupt: When attached character is killed, sacrifice Purse to gain 1 gold."
        ),
    )
