"""What may only be paid with gold from another player's gold pool."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import ICONS, event

LORD = {"type": "character", "str": 5, "icons": ICONS}
ONLY = "You may only use gold from the losing opponent's gold pool to pay for Levy.\n"


def levied(levy, *moves, ann=0, bob=2, **more):
    """Ann wins a challenge; she has a Levy, an event with this text and cost."""
    run(
        {
            "Ann": {"gold": ann, "hand": ["Levy"], "deck": 9, "play": [{"Lord": "attacking"}]},
            "Bob": {"gold": bob, "deck": 10, "hand": ["Gainsay"]},
        },
        "duck",
        *moves,
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Lord": LORD,
            "Levy": levy,
            "Gainsay": event(
                "Interrupt: When the effects of an opponent's event would initiate, cancel those effects. X is that "
                "event's printed cost.",
                cost="X",
            ),
            **more,
        },
    )


def of_cost(cost, words="gain 1 power for your faction."):
    return {"type": "event", "cost": cost, "text": f"{ONLY}Reaction: After you win a challenge, {words}"}


@pytest.mark.parametrize("own", [0, 3])
def test_the_losers_gold_pays_and_not_ones_own(own):
    """RR Costs ¶3: a player pays with what is his own, unless the text says with what it is paid."""
    levied(
        of_cost(2),
        {"Ann": {"play": "Levy"}},
        {"check": {"players": {"Ann": {"gold": own}, "Bob": {"gold": 0}}}},
        ann=own,
    )


@pytest.mark.parametrize("own", [0, 5])
def test_without_enough_of_the_losers_gold_it_cannot_be_played(own):
    """RR Costs ¶1: the cost cannot be paid, whatever gold the player himself has."""
    levied(
        of_cost(3),
        {"check": {"may_not": {"Ann": ["Levy"]}}},
        {"check": {"why_not": {"Ann": {"Levy": "(2 in Bob's gold pool)"}}}},
        ann=own,
    )


@pytest.mark.parametrize("paid", [1, 2])
def test_x_is_what_was_paid_of_it(paid):
    """RR The letter "X" ¶1: X is chosen, and so much is paid."""
    levied(
        of_cost("X", "discard the top X cards from the losing opponent's deck."),
        {"Ann": {"play": "Levy", "choose": paid}},
        {"Bob": "pass"},
        {"advance": "4.2.4"},
        {"check": {"players": {"Bob": {"gold": 2 - paid, "deck": 10 - paid}}}},
    )


def test_more_than_the_loser_has_cannot_be_chosen():
    """RR Costs ¶1: X is no more than can be paid."""
    levied(
        of_cost("X", "discard the top X cards from the losing opponent's deck."),
        {"Ann": {"play": "Levy", "choose": 2}},
        {"check": {"players": {"Bob": {"gold": 0}, "Ann": {"gold": 9}}}},
        ann=9,
    )


def test_what_cancels_it_asks_the_printed_x():
    """RR The letter "X" ¶1: X that nobody specifies, as printed, is 0, so it is canceled for 0 gold."""
    levied(
        of_cost("X", "discard the top X cards from the losing opponent's deck."),
        {"Ann": {"play": "Levy", "choose": 2}},
        {"check": {"may": {"Bob": ["Gainsay"]}}},
        {"Bob": {"play": "Gainsay"}},
        {"advance": "4.2.4"},
        {"check": {"players": {"Bob": {"deck": 10, "gold": 0}}}},
    )


def test_a_reduction_is_one_of_what_is_taken_from_the_loser():
    """RR Costs ¶1: the cost is reduced before it is paid."""
    clerk = {"type": "location", "text": "Reduce the cost of the first event you play each phase by 1."}
    run(
        {
            "Ann": {"gold": 0, "hand": ["Levy"], "play": ["Clerk", {"Lord": "attacking"}]},
            "Bob": {"gold": 2},
        },
        "duck",
        {"Ann": {"play": "Levy"}},
        {"check": {"players": {"Bob": {"gold": 1}}}},
        challenge={"type": "power", "attacker": "Ann", "defender": "Bob"},
        cards={"Lord": LORD, "Levy": of_cost(2), "Clerk": clerk},
    )


def test_an_opponents_pool_that_is_chosen_by_who_lost():
    """RR Winning a Challenge ¶1: of two opponents, the one who lost the challenge pays."""
    run(
        {
            "Ann": {"gold": 4, "hand": ["Levy"], "play": [{"Lord": "attacking"}]},
            "Bob": {"gold": 2},
            "Cid": {"gold": 2},
        },
        "duck",
        {"Ann": {"play": "Levy"}},
        {"check": {"players": {"Ann": {"gold": 4}, "Bob": {"gold": 2}, "Cid": {"gold": 0}}}},
        challenge={"type": "power", "attacker": "Ann", "defender": "Cid"},
        cards={"Lord": LORD, "Levy": of_cost(2)},
    )
