"""The order in which cards that leave for the same pile simultaneously are placed there."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import person, text
from tests.rulings.texts import run as told

GHOUL = person("X is the printed STR of the top character in your dead pile.", str="X")
PLAGUE = text("event", "Action: Kill each character with printed cost 2 or lower.")
RAVEN = text("event", "Action: Put the top card of your discard pile into your hand.")
TOLL = text("event", "Action: Each opponent chooses and discards 2 cards from his or her hand.")


@pytest.mark.parametrize(("order", "strength"), [(["Miller", "Baker"], 2), (["Baker", "Miller"], 3)])
def test_the_owner_places_characters_killed_simultaneously_in_any_order(order, strength):
    """RR Dead Pile ¶7: one at a time, so that the last of them lies on top."""
    run(
        {"Ann": {"hand": ["Plague"]}, "Bob": {"play": ["Ghoul", "Miller", "Baker"]}},
        "challenges",
        {"Ann": {"play": "Plague"}},
        {"Bob": {"choose": order}},
        {"check": {"cards": {"Ghoul": {"str": strength}}, "cites": ["2e/rr/dead-pile/7"]}},
        cards={"Ghoul": GHOUL | {"cost": 4}, "Plague": PLAGUE},
    )


def test_each_owner_orders_cards_of_his_or_her_own_pile():
    """RR Dead Pile ¶7: the owner, in player order; a single card is in no order."""
    run(
        {
            "Ann": {"hand": ["Plague"], "play": ["Ghoul", "Miller", "Baker", "Cook"]},
            "Bob": {"play": ["Cook", "Miller", {"Baker": {"owner": "Ann"}}]},
        },
        "challenges",
        {"Ann": {"play": "Plague"}},
        {"check": {"decision": {"player": "Ann", "kind": "order", "choices": ["Miller#1", "Baker#1", "Baker#2", "Cook#1"]}}},
        {"Ann": {"choose": ["Miller#1", "Baker#1", "Baker#2", "Cook#1"]}},
        {"check": {"decision": {"player": "Bob", "kind": "order", "choices": ["Miller#2", "Cook#2"]}}},
        {"Bob": {"choose": ["Miller#2", "Cook#2"]}},
        {"check": {"cards": {"Ghoul": {"str": 1}}}},
        cites=["2e/rr/dead-pile/7"],
        cards={"Ghoul": GHOUL | {"cost": 4}, "Plague": PLAGUE, "Cook": person("", str=1)},
    )  # fmt: skip


def test_cards_discarded_simultaneously_are_placed_in_any_order():
    """RR Discard Pile ¶5: the last card placed is the one on top."""
    run(
        {"Ann": {"hand": ["Toll"]}, "Bob": {"hand": ["Baker", "Miller", "Raven"]}},
        "challenges",
        {"Ann": {"play": "Toll"}},
        {"Bob": {"choose": ["Baker", "Miller"]}},
        {"Bob": {"choose": ["Miller", "Baker"]}},
        {"check": {"cites": ["2e/rr/discard-pile/5"]}},
        {"Bob": {"play": "Raven"}},
        {"check": {"cards": {"Baker": {"zone": "hand"}, "Miller": {"zone": "discard"}}}},
        cards={"Toll": TOLL, "Raven": RAVEN},
    )


def test_where_nothing_speaks_of_the_top_of_a_pile_nobody_is_asked():
    """RR Dead Pile ¶7: the owner may; the order could make no difference."""
    run(
        {"Ann": {"hand": ["Plague"]}, "Bob": {"play": ["Miller", "Baker"]}},
        "challenges",
        {"Ann": {"play": "Plague"}},
        {"check": {"decision": {"player": "Bob", "kind": "action"}}},
        cards={"Plague": PLAGUE},
    )


def test_an_order_that_nobody_gives_is_told_as_one_that_nobody_has_said():
    """RR Dead Pile ¶7: the owner may choose it; the outcome depends on it, so the line says which one is taken."""
    result = told(
        {"hand": ["Plague"]},
        {"play": ["Ghoul", "Miller", "Baker"]},
        "challenges",
        {"Ann": {"play": "Plague"}},
        {"advance": "4.2"},
        {"check": {"cards": {"Ghoul": {"str": 2}}, "cites": ["2e/rr/dead-pile/7"]}},
        Ghoul=GHOUL | {"cost": 4},
        Plague=PLAGUE,
    )

    assert [line.text for line in result.trace if "2e/rr/dead-pile/7" in line.cites] == [
        "Bob may place these cards in the dead pile in any order. Which is not said, so it is taken, one at a time: Miller,"
        " Baker."
    ]


@pytest.mark.parametrize("order", [["Miller", "Baker"], ["Baker", "Miller"]])
def test_an_order_that_its_owner_gives_is_told_as_chosen_even_if_it_is_the_one_taken_otherwise(order):
    """RR Dead Pile ¶7: one at a time, in any order."""
    result = told(
        {"hand": ["Plague"]},
        {"play": ["Ghoul", "Miller", "Baker"]},
        "challenges",
        {"Ann": {"play": "Plague"}},
        {"Bob": {"choose": order}},
        {"check": {"cites": ["2e/rr/dead-pile/7"]}},
        Ghoul=GHOUL | {"cost": 4},
        Plague=PLAGUE,
    )

    assert f"Bob places in the dead pile, one at a time: {', '.join(order)}." in [
        line.text for line in result.trace
    ]
