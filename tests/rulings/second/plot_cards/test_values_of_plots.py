"""Values of revealed plot cards and bonuses of titles: what decides them is cited where they count."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import PLOT

X = "2e/rr/the-letter-x/1"
FIGHT = {"type": "military", "attacker": "Ann", "defender": "Bob"}


@pytest.mark.parametrize(
    ("value", "start", "other", "check"),
    [
        ("gold", "marshaling", {}, {"players": {"Ann": {"gold": 0, "income": 0}}}),
        ("reserve", "taxation", {}, {"players": {"Ann": {"hand": 0}}}),
        ("claim", "duck", {"challenge": FIGHT}, {"players": {"Bob": {"dead": 0}}}),
    ],
)
def test_a_value_of_x_that_nothing_defines_is_0(value, start, other, check):
    """RR The letter "X" ¶1: unless specified by a card ability, X is always equal to 0."""
    run(
        {
            "Ann": {"plot": "Riddle", "hand": 1, "play": [{"Miller": "attacking"} if other else "Miller"]},
            "Bob": {"play": ["Baker"]},
        },
        start,
        {"advance": "next" if value == "gold" else "end"},
        {"check": {**check, "cites": [X]}},
        cards={"Riddle": PLOT | {value: "X"}},
        **other,
    )


def test_a_claim_value_that_an_effect_raises_is_that_of_the_position():
    """FAQ 2.5 ¶1: what speaks of the revealed plot card refers to whatever card is in that position."""
    raised = "Until the end of the phase, raise the claim value on your revealed plot card by 1."
    run(
        {"Ann": {"play": [{"Miller": "attacking"}]}, "Bob": {"play": ["Baker", "Miller"]}},
        "duck",
        {"advance": "end"},
        {"check": {"players": {"Bob": {"dead": 2}}, "cites": ["2e/faq/2.5/1"]}},
        in_force=[{"text": raised, "source": "Saddle", "controller": "Ann"}],
        challenge=FIGHT,
    )


def test_a_title_adds_no_strength_without_a_participant():
    """RR Title Cards ¶5: in a challenge in which its bearer controls a participating character."""
    run(
        {
            "Ann": {"title": "Crown Regent", "play": [{"Miller": "attacking"}]},
            "Bob": {"title": "Hand of the King", "power": 2},
            "Cat": {"title": "Master of Laws"},
        },
        "duck",
        {"advance": "4.2.4"},
        {
            "check": {
                "challenge": {"attacking_str": 3, "defending_str": 0, "unopposed": True},
                "cites": ["2e/rr/title-cards/5"],
            }
        },
        challenge=FIGHT | {"type": "power"},
    )


@pytest.mark.parametrize(("others", "winner", "drawn"), [([1, 0], "Ann", 0)])
def test_a_lower_value_than_that_of_each_opponent_is_lower_than_the_lowest(others, winner, drawn):
    """FAQ 2.5 ¶1 and RR Initiative ¶1: the values of the plot cards that were revealed together are compared."""
    words = "Reaction: After you reveal a plot card with a lower initiative than each opponent's revealed plot card, draw 1 card."
    plots = {f"Plot {value}": PLOT | {"initiative": value} for value in (0, 1, 2, 3, 4)}
    run(
        {
            "Ann": {"plots": ["Plot 2"], "play": ["Choir"], "deck": 3, "hand": 0},
            "Bob": {"plots": [f"Plot {others[0]}"]},
            "Cid": {"plots": [f"Plot {others[1]}"]},
        },
        "plot",
        {winner: {"choose": "Ann"}},
        *([{"Ann": {"trigger": "Choir"}}] if drawn else []),
        {"check": {"players": {"Ann": {"hand": drawn}}, "may_not": {} if drawn else {"Ann": ["Choir"]}}},
        cards={"Choir": {"type": "location", "cost": 1, "text": words}, **plots},
    )
