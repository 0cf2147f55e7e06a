"""Ties for initiative and dominance that a player decides, and who is the first player then."""

from tests.rulings.texts import PLOT, run, text

DOOR = text("location", "You choose which player wins ties for initiative and dominance.", unique=True)
VOW = PLOT | {
    "initiative": 5,
    "text": "If you win initiative, you must choose an opponent to be the first player.",
}


def test_the_player_decides_the_tie_for_initiative_whatever_the_power_totals():
    """RR The Golden Rules ¶2: before RR Initiative ¶3, by which the lowest power total would win."""
    run(
        {"power": 3, "play": ["Door"], "plots": ["Calm"]},
        {"plots": ["Calm"]},
        "plot",
        {"Ann": {"choose": {"winner": "Ann"}}},
        {"Ann": {"choose": "Bob"}},
        {"check": {"first_player": "Bob", "cites": ["2e/rr/the-golden-rules/2"]}},
        Door=DOOR,
    )


def test_nothing_is_decided_where_initiative_is_not_tied():
    """RR Initiative ¶2: the highest value wins."""
    run(
        {"play": ["Door"], "plots": ["Calm"]},
        {"plots": ["Storm"]},
        "plot",
        {"advance": "next"},
        {"Bob": {"choose": "Ann"}},
        {"check": {"first_player": "Ann"}},
        Door=DOOR,
    )


def test_the_player_decides_the_tie_for_dominance():
    """RR The Golden Rules ¶2: otherwise nobody would win it (RR 5.2 ¶2)."""
    run(
        {"play": ["Door", "Miller"]},
        {"play": ["Miller"]},
        "dominance",
        {"Ann": {"choose": {"winner": "Bob"}}},
        {
            "check": {
                "players": {"Bob": {"power": 1}, "Ann": {"power": 0}},
                "cites": ["2e/rr/the-golden-rules/2"],
            }
        },
        Door=DOOR,
    )


def test_of_two_who_would_decide_the_first_player_says_who_does():
    """FAQ 1.6 ¶1: two constant abilities that cannot both be applied; the first player decides."""
    run(
        {"play": ["Door", "Miller"]},
        {"play": ["Door", "Miller"]},
        "dominance",
        {"Ann": {"choose": {"winner": "Bob"}}},
        {"Bob": {"choose": {"winner": "Bob"}}},
        {"check": {"players": {"Bob": {"power": 1}}, "cites": ["2e/faq/1.6/1"]}},
        Door=DOOR,
    )


def test_a_winner_of_initiative_must_choose_an_opponent():
    """RR The Golden Rules ¶2: before RR 1.3 ¶5, by which the winner may choose any player."""
    run(
        {"plots": ["Vow"]},
        {"plots": ["Calm"]},
        "plot",
        {"Bob": {"choose": "Calm"}},
        {
            "check": {
                "decision": {
                    "player": "Ann",
                    "kind": "first player",
                    "choices": ["Bob"],
                    "not_choices": ["Ann"],
                },
            }
        },
        {"Ann": {"choose": "Bob"}},
        {"check": {"first_player": "Bob", "cites": ["2e/rr/the-golden-rules/2"]}},
        Vow=VOW,
    )


def test_another_winner_of_initiative_is_free_to_choose():
    """RR 1.3 ¶5: the text speaks of its own player."""
    run(
        {"plots": ["Vow"]},
        {"plots": ["Storm"]},
        "plot",
        {"Bob": {"choose": "Storm"}},
        {"check": {"decision": {"player": "Bob", "kind": "first player", "choices": ["Ann", "Bob"]}}},
        Vow=VOW | {"initiative": 0},
    )
