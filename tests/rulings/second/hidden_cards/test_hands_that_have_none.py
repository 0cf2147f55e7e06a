"""A player discards such a card unless he or she reveals a hand that has none."""

import pytest

from tests.rulings.texts import check, person, run

THIEF = person(
    "Reaction: After you win a challenge, the losing opponent must choose and discard a character from their hand unless they "
    "reveal a hand containing no characters."
)
SHOP = {"type": "location", "cost": 1}


@pytest.mark.parametrize(("hand", "zone"), [(["Baker", "Shop"], "discard"), (["Shop"], None)])
def test_who_has_one_discards_one_and_who_has_none_reveals_the_hand(hand, zone):
    """RR Reveal ¶1, The Golden Rules ¶2: a hand that has one is no hand containing none; it is not revealed."""
    run(
        {"play": ["Thief"]},
        {"hand": hand},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Thief"]}}},
        {"Ann": {"trigger": "Thief"}},
        *([{"Bob": {"choose": "Baker"}}] if zone else []),
        check(
            *([] if zone else ["2e/rr/reveal/1"]),
            Shop={"zone": "hand"},
            **({"Baker": {"zone": zone}} if zone else {}),
        ),
        Thief=THIEF,
        Shop=SHOP,
    )


def test_that_cardtype_is_the_one_of_the_card_that_was_discarded_before():
    """RR Reveal ¶1, Target ¶1: of the hand only cards of that type are chosen from."""
    run(
        {"play": ["Reaver"]},
        {"deck": ["Shop", "Baker"], "hand": ["Baker", "Mill", "Inn"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Reaver"]}}},
        {"Ann": {"trigger": "Reaver"}},
        {"check": {"decision": {"player": "Bob", "choices": ["Mill", "Inn"], "not_choices": ["Baker#2"]}}},
        {"Bob": {"choose": "Inn"}},
        check(Inn={"zone": "discard"}, Mill={"zone": "hand"}),
        Reaver=person(
            "Pillage.\nReaction: After Reaver discards a card using pillage, the losing opponent must choose and discard a card "
            "with the same cardtype from their hand unless they reveal a hand containing no cards with that cardtype."
        ),
        Shop=SHOP,
        Mill=SHOP,
        Inn=SHOP,
    )
