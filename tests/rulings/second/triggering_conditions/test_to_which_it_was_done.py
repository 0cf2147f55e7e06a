"""``The bypassed character``, ``the discarded card``: the one to which it was done, not the card that did it."""

import pytest

from tests.rulings.texts import check, person, run


@pytest.mark.parametrize("words", ["the bypassed character gets", "that character gets"])
def test_the_bypassed_character_is_not_the_one_that_bypassed_it(words):
    """RR Stealth ¶1: the character with stealth bypasses the other one, and that is the one spoken of."""
    run(
        {"play": ["Scout"]},
        {"play": ["Baker", "Miller"]},
        "4.2",
        {
            "Ann": {
                "challenge": {
                    "type": "military",
                    "against": "Bob",
                    "with": ["Scout"],
                    "stealth": {"Scout": "Miller"},
                }
            }
        },
        {"Ann": {"trigger": "Scout"}},
        check(Miller={"str": 1}, Scout={"str": 2}, Baker={"str": 2}),
        Scout=person(
            f"Stealth.\nReaction: After Scout bypasses a character using stealth, {words} -2 STR until the end of the phase.",
        )
        | {"str": 2, "icons": ["military"]},
    )


@pytest.mark.parametrize("words", ["the discarded card", "that card"])
def test_the_discarded_card_is_not_the_one_that_discarded_it(words):
    """RR Pillage ¶1: the top card of the deck is discarded; it is that which goes to the bottom of its owner's deck."""
    run(
        {"play": ["Reaver"]},
        {"deck": ["Baker", "Miller"]},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Reaver"]}}},
        {"Ann": {"trigger": "Reaver"}},
        check(Baker={"zone": "deck", "position": 2}, Reaver={"zone": "play"}),
        Reaver=person(
            f"Pillage.\nReaction: After Reaver discards a character using pillage, place {words} on the bottom of its owner's "
            "deck."
        )
        | {"str": 2, "icons": ["military"]},
    )
