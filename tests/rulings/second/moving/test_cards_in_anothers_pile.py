"""Cards that a board given has in a pile of another player than their owner: it is remarked on, and can be played on."""

import pytest

from tests.rulings.texts import CARDS, check, run


@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "dead"])
def test_a_card_in_anothers_pile_returns_to_its_owners_hand(pile):
    """RR Ownership and Control ¶4: a card goes to the out-of-play area of its owner."""
    run(
        {},
        {pile: [{"Wanderer": {"owner": "Ann"}}, "Miller"]},
        {"event": "return to hand", "cards": ["Wanderer"]},
        check(Wanderer={"zone": "hand", "owner": "Ann"}, Miller={"zone": pile}),
        Wanderer=CARDS["Miller"],
    )
