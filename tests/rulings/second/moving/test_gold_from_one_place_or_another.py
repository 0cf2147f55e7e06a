"""Gold (or power) that moves from one of two places, to one of two kinds of cards, or as much as a player says."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import check, event, person, text

WON = {"type": "military", "attacker": "Ann", "defender": "Bob"}
RAIDER = person(
    "Reaction: After you win a challenge in which Raider is attacking, move 1 gold from the losing opponent's gold "
    "pool or a card that player controls to your gold pool."
)


@pytest.mark.parametrize(
    ("place", "further", "pool", "left"),
    [
        ("the losing opponent's gold pool", (), 1, 1),
        ("a card that player controls", ({"Ann": {"choose": "Miller"}},), 2, 0),
    ],
)
def test_the_player_who_moves_it_says_from_which_of_the_two_places(place, further, pool, left):
    """RR Effects ¶3, Move ¶1: one of the two is done, as the player of the ability chooses."""
    run(
        {
            "Ann": {"play": [{"Raider": {"attacking": True}}]},
            "Bob": {"gold": 2, "play": [{"Miller": {"gold": 1}}]},
        },
        "duck",
        {"Ann": {"trigger": "Raider"}},
        {"Ann": {"choose": place}},
        *further,
        {
            "check": {
                "players": {"Ann": {"gold": 1}, "Bob": {"gold": pool}},
                "cards": {"Miller": {"gold": left}},
                "cites": ["2e/rr/move/1"],
            }
        },
        cards={"Raider": RAIDER},
        challenge=WON,
    )


def test_what_has_no_gold_cannot_be_chosen_while_the_other_has_some():
    """RR Effects ¶3: as much as can be done is done, so that the place without gold is not offered."""
    run(
        {"Ann": {"play": [{"Raider": {"attacking": True}}]}, "Bob": {"gold": 2, "play": ["Miller"]}},
        "duck",
        {"Ann": {"trigger": "Raider"}},
        {"advance": "next"},
        {"check": {"players": {"Ann": {"gold": 1}, "Bob": {"gold": 1}}, "cites": ["2e/rr/effects/3"]}},
        cards={"Raider": RAIDER},
        challenge=WON,
    )


def test_power_or_gold_moves_from_a_card_of_an_opponent_to_one_of_yours():
    """RR Moving Power ¶2, Move ¶1: a character "you do not control" is one that an opponent controls."""
    run(
        {
            "Ann": {"gold": 9, "shadows": ["Pirates"], "play": ["Baker"]},
            "Bob": {"play": [{"Miller": {"gold": 1, "power": 1}}]},
        },
        "challenges",
        {"Ann": {"unshadow": "Pirates"}},
        {"Ann": {"trigger": "Pirates"}},
        {"Ann": {"choose": "1 power"}},
        {"Ann": {"choose": "Miller"}},
        {"Ann": {"choose": "Baker"}},
        check("2e/rr/moving-power/2", Baker={"power": 1, "gold": 0}, Miller={"power": 0, "gold": 1}),
        cards={
            "Pirates": person(
                "Shadow (2).\nReaction: After Pirates enters play during the challenges phase, move 1 power or 1 gold "
                "from a character you do not control to a character you control."
            )
        },
    )


def test_gold_is_placed_on_one_card_or_on_each_of_several():
    """RR Effects ¶3: "either: a Knight character, or each Guard character you control"."""
    run(
        {"Ann": {"agenda": "Company", "play": ["Guard", "Knight", "Watch"]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Company", "choose": "each Guard character you control"}},
        check("2e/rr/effects/3", Guard={"gold": 1}, Watch={"gold": 1}, Knight={"gold": 0}),
        cards={
            "Company": text(
                "agenda",
                "Action: Kneel your faction card to place 1 gold from the treasury on, either: a Knight character, or "
                "each Guard character you control.",
            ),
            "Guard": person("", traits=["Guard"]),
            "Watch": person("", traits=["Guard"]),
            "Knight": person("", traits=["Knight"]),
        },
    )


def test_gold_moves_from_the_treasury_to_a_card_or_from_a_card():
    """RR Treasury ¶1, Move ¶1: what comes from the treasury is placed, and no card has less for it."""
    run(
        {"Ann": {"play": ["Isle", "Reaver"]}, "Bob": {"play": [{"Miller": {"gold": 1}}]}},
        "challenges",
        {"Ann": {"trigger": "Isle", "choose": "the treasury"}},
        {"advance": "next"},
        check("2e/rr/effects/3", Reaver={"gold": 1}, Miller={"gold": 1}),
        cards={
            "Isle": text(
                "location",
                "Action: Kneel Isle to move 1 gold from the treasury or a card in play to a Raider character without gold.",
            ),
            "Reaver": person("", traits=["Raider"]),
        },
    )


def test_so_much_or_less_returns_to_the_treasury_as_the_player_of_the_ability_says():
    """RR Effects ¶3: "up to 3 gold" is as much as that player wants, none too."""
    run(
        {"Ann": {"hand": ["Demand"], "play": [{"Miller": {"attacking": True}}]}, "Bob": {"gold": 2}},
        "duck",
        {"Ann": {"play": "Demand"}},
        {"Ann": {"choose": 1}},
        {"check": {"players": {"Ann": {"gold": 3}, "Bob": {"gold": 1}}, "cites": ["2e/rr/effects/3"]}},
        cards={
            "Demand": event(
                "Reaction: After you win a challenge, gain 3 gold and return up to 3 gold from the losing opponent's "
                "gold pool to the treasury."
            )
        },
        challenge=WON,
    )


def test_up_to_x_is_no_more_than_x_and_no_more_than_there_is():
    """RR The Letter "X" ¶1: what X is, is counted as the effect resolves: two attackers, of whose player 1 gold is left."""
    run(
        {"Ann": {"hand": ["Levy"]}, "Bob": {"gold": 1, "play": ["Miller", "Baker"]}},
        "challenges",
        {"Bob": {"challenge": {"type": "military", "against": "Ann", "with": ["Miller", "Baker"]}}},
        {"Ann": {"play": "Levy"}},
        {"check": {"decision": {"player": "Ann", "choices": ["0", "1"], "not_choices": ["2"]}}},
        {"Ann": {"choose": 1}},
        {"check": {"players": {"Ann": {"gold": 1}, "Bob": {"gold": 0}}, "cites": ["2e/rr/move/1"]}},
        cards={
            "Levy": event(
                "Reaction: After a player initiates a challenge against you, move up to X gold from that player's gold "
                "pool to your own. X is the number of attacking characters."
            )
        },
        first_player="Bob",
    )


def test_a_token_of_one_card_or_the_power_of_another_pays():
    """RR Costs ¶3: an opponent's game elements pay no cost, so that only a card of one's own does."""
    lady = (
        "Dominance Action: Discard 1 poison token from a character or 1 power from an Outlaw character to put Grey "
        "Lady into play from your dead pile."
    )
    run(
        {
            "Ann": {"dead": ["Grey Lady"], "play": [{"Rogue": {"power": 1}}]},
            "Bob": {"play": [{"Miller": {"tokens": {"poison": 1}}}]},
        },
        "dominance",
        {"Ann": {"trigger": "Grey Lady"}},
        {"advance": "next"},
        {
            "check": {
                "cards": {
                    "Grey Lady": {"zone": "play"},
                    "Rogue": {"power": 0},
                    "Miller": {"tokens": {"poison": 1}},
                },
                "cites": ["2e/rr/costs/2"],
            }
        },
        cards={"Grey Lady": person(lady), "Rogue": person("", traits=["Outlaw"])},
    )
