"""``The bypassed character``: the one to which stealth was done, whoever the text speaks of first."""

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
