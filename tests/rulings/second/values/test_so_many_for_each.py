"""So many for each of something: said after what is done, or before who does it."""

from tests.rulings.texts import event, person, run

LORD = person("", traits=["Lord"])


def test_the_top_card_is_discarded_for_each_lord():
    """RR Discard Pile ¶2, in the order of the deck: as many as there are Lords."""
    run(
        {"hand": ["Toll"], "play": ["Father", "Son"], "deck": ["Miller", "Baker", "Saddle"]},
        {},
        "4.1",
        {"Ann": {"play": "Toll"}},
        {
            "check": {
                "cards": {
                    "Miller": {"zone": "discard"},
                    "Baker": {"zone": "discard"},
                    "Saddle": {"zone": "deck"},
                }
            }
        },
        Toll=event("Action: Discard the top card of your deck for each Lord character you control."),
        Father=LORD,
        Son=LORD,
    )


def test_each_opponent_discards_for_each_character_in_his_own_dead_pile():
    """RR Effects ¶3: "his or her" is of each of those who discard, though it is said before them."""
    run(
        {"hand": ["Toll"], "dead": ["Miller", "Father", "Son"], "deck": 5},
        {"dead": ["Baker"], "deck": 5},
        "4.1",
        {"Ann": {"play": "Toll"}},
        {"check": {"players": {"Ann": {"deck": 5}, "Bob": {"deck": 3}}}},
        Toll=event(
            "Action: For each character in his or her dead pile, each opponent discards the top 2 cards of his or her deck."
        ),
        Father=LORD,
        Son=LORD,
    )


def test_as_many_targets_are_chosen_as_there_are_lords():
    """RR Target ¶2: so many must be chosen."""
    run(
        {"hand": ["Bow"], "play": ["Father", "Son"]},
        {"play": ["Miller"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Bow", "choose": ["Miller"]}}},
        {"Ann": {"play": "Bow", "choose": ["Miller", "Son"]}},
        {
            "check": {
                "cards": {"Miller": {"kneeling": True}, "Son": {"kneeling": True}},
                "cites": ["2e/rr/target/2"],
            }
        },
        Bow=event("Action: Choose and kneel 1 character for each Lord character you control."),
        Father=LORD,
        Son=LORD,
    )
