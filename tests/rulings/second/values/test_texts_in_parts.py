"""Printed texts that say several things after one beginning, or just how much."""

import pytest

from tests.rulings.texts import person, run, text


@pytest.mark.parametrize(("gained", "heard"), [(1, True), (2, False)])
def test_exactly_so_much_power_is_no_more_than_that(gained, heard):
    """RR Triggering Condition ¶1: an ability refers to the occurrence that its text names."""
    run(
        {"play": ["Miller", "Bell", "Watcher"]},
        {},
        "challenges",
        {"Ann": {"trigger": "Bell"}},
        {"check": {"may" if heard else "may_not": {"Ann": ["Watcher"]}}},
        Bell=text("location", f"Action: Kneel Bell to have Miller gain {gained} power."),
        Watcher=person("Reaction: After a character you control gains exactly 1 power, draw 1 card."),
    )


@pytest.mark.parametrize(
    ("present", "keywords"),
    [([], []), (["Hob"], ["stealth"]), (["Hob", "Nan"], ["stealth", "insight"])],
)
def test_each_bullet_of_a_constant_ability_holds_with_what_stands_before_all_of_them(present, keywords):
    """RR Constant Abilities ¶1: active as long as its condition is met; each bullet ends the same sentence."""
    run(
        {"play": ["Jon", *present]},
        {},
        "4.1",
        {"check": {"cards": {"Jon": {"keywords": keywords}}}},
        Jon=person(
            "While you control a:\n- Smith character, Jon gains stealth.\n- Maid character, Jon gains insight."
        ),
        Hob=person("", traits=["Smith"]),
        Nan=person("", traits=["Maid"]),
    )


@pytest.mark.parametrize(("trait", "may"), [("Smith", "may"), ("Maid", "may_not")])
def test_a_character_that_is_to_participate_in_such_a_challenge_can_join_no_other(trait, may):
    """RR Participating ¶2: it participates by the effect; RR Abilities ¶6: without such a challenge nothing would change."""
    words = "Kneel Giant to have it participate in a challenge in which you control a participating Smith character."
    run(
        {"play": ["Giant", "Hob"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Hob"]}}},
        {"check": {may: {"Ann": ["Giant"]}}},
        Giant=person(f"Action: {words}", traits=["Smith"]),
        Hob=person("", traits=[trait]),
    )


@pytest.mark.parametrize(("cards", "left"), [(6, 6), (7, 7), (8, 7)])
def test_who_is_considered_to_have_fewer_cards_in_hand_is_so_at_the_check_of_the_reserve(cards, left):
    """RR Reserve Value ¶1: the hand size is compared with the reserve value, 6; the card changes the hand size."""
    run(
        {"play": ["Galley"], "hand": [f"Card {number}" for number in range(cards)]},
        {},
        "taxation",
        *([{"Ann": {"choose": ["Card 0"]}}] if cards == 8 else []),
        {"advance": "end"},
        {"check": {"players": {"Ann": {"hand": left}}}},
        Galley=text("location", "You are considered to have 1 fewer card in your hand."),
        **{f"Card {number}": person("") for number in range(cards)},
    )
