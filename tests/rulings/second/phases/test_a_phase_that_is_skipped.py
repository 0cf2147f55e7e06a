"""A plot card by which the standing phase is skipped."""

from tests.rulings.texts import PLOT, person, run_to

FROST = PLOT | {"text": "Skip the standing phase this round."}
SEER = person("Reaction: After the standing phase begins, draw 1 card.")


def test_no_card_stands_and_nothing_begins():
    """RR The Golden Rules ¶2: play goes on with the taxation phase; what refers to the phase does not occur."""
    run_to(
        "round",
        {"plot": "Frost", "deck": 5, "play": [{"Miller": "kneeling"}, "Seer"]},
        {"play": [{"Baker": "kneeling"}]},
        "dominance",
        {"advance": "7.2"},
        {
            "check": {
                "phase": "taxation",
                "cards": {"Miller": {"kneeling": True}, "Baker": {"kneeling": True}},
                "players": {"Ann": {"hand": 0}},
                "cites": ["2e/rr/the-golden-rules/2"],
            }
        },
        Frost=FROST,
        Seer=SEER,
    )


def test_it_is_held_where_no_such_plot_is_revealed():
    """RR 6.2 ¶1: each kneeling card stands."""
    run_to(
        "round",
        {"play": [{"Miller": "kneeling"}]},
        {},
        "dominance",
        {"advance": "7.2"},
        {"check": {"cards": {"Miller": {"kneeling": False}}}},
    )
