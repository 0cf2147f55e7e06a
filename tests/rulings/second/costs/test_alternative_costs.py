"""Costs between which the text leaves the choice, in printed words."""

from tests.rulings.texts import run, text

GUILD = "Action: Sacrifice a location or pay 3 gold to draw 1 card. (Limit once per phase.)"


def guild(gold: int, *moves: object, **cards: dict) -> None:
    play = ["Guild", "Barn"] if cards else ["Guild"]
    run(
        {"play": play, "gold": gold, "deck": ["Saddle", "Baker"]},
        {},
        "challenges",
        *moves,
        Guild=text("attachment", GUILD) | {"type": "character", "str": 1, "icons": []},
        **cards,
    )


BARN = {"Barn": {"type": "location", "cost": 1}}


def test_the_player_chooses_which_of_two_costs_is_paid():
    """RR Costs ¶2: either of them is the "do X" before the word "to"."""
    guild(
        3,
        {"Ann": {"trigger": "Guild"}},
        {"Ann": {"choose": "location"}},
        {"Ann": {"choose": "Barn"}},
        {
            "check": {
                "cards": {"Barn": {"zone": "discard"}, "Saddle": {"zone": "hand"}},
                "players": {"Ann": {"gold": 3}},
            }
        },
        **BARN,
    )
    guild(
        3,
        {"Ann": {"trigger": "Guild"}},
        {"Ann": {"choose": "gold"}},
        {
            "check": {
                "cards": {"Barn": {"zone": "play"}, "Saddle": {"zone": "hand"}},
                "players": {"Ann": {"gold": 0}},
            }
        },
        **BARN,
    )


def test_a_cost_that_cannot_be_paid_is_not_offered():
    """RR Costs ¶3: it must be payable in full; the other one is paid without a question."""
    guild(
        3,
        {"Ann": {"trigger": "Guild"}},
        {"check": {"players": {"Ann": {"gold": 0}}, "cards": {"Saddle": {"zone": "hand"}}}},
    )


def test_an_ability_of_which_neither_cost_can_be_paid_cannot_be_initiated():
    """RR Costs ¶3."""
    guild(2, {"refuse": {"Ann": {"trigger": "Guild"}, "because": "cost"}})


def test_the_limit_counts_every_use_whichever_cost_is_paid():
    """RR Limits and Maxima ¶1: one ability, one limit."""
    guild(
        3,
        {"Ann": {"trigger": "Guild"}},
        {"Ann": {"choose": "gold"}},
        {"Bob": "pass"},
        {"refuse": {"Ann": {"trigger": "Guild"}, "because": "limit"}},
        **BARN,
    )
