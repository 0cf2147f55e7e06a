"""So many for each of something: said after what is done, or before who does it."""

from tests.rulings.texts import check, event, person, run, text

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


def test_each_player_sacrifices_as_many_as_he_controls():
    """RR Sacrifice ¶1: each of what that player controls."""
    run(
        {"hand": ["Rite"], "play": ["Father", "Miller"]},
        {"play": ["Baker"]},
        "4.1",
        {"Ann": {"play": "Rite"}},
        {"Ann": {"choose": ["Miller"]}},
        {
            "check": {
                "cards": {
                    "Miller": {"zone": "discard"},
                    "Baker": {"zone": "play"},
                    "Father": {"zone": "play"},
                }
            }
        },
        Rite=event("Action: Each player sacrifices a character for each Lord character he or she controls."),
        Father=LORD,
    )


def test_each_trait_that_the_character_has_is_counted_a_gained_one_too():
    """RR Traits ¶1: what it has is what is printed and what it gains; the other characters' traits are not counted."""
    run(
        {"play": ["Septa", "Father"]},
        {"play": [{"Baker": {"attachments": ["Seal"]}}, "Sir"]},
        "4.1",
        {"Ann": {"trigger": "Septa", "choose": ["Sir"]}},
        check(Sir={"str": 1}),
        {"Bob": "pass"},
        {"Ann": {"trigger": "Father", "choose": ["Baker"]}},
        check(Baker={"str": 1}),
        Septa=person(
            "Action: Kneel Septa to choose a character. That character gets -1 STR for each Trait it has until the end of the "
            "phase."
        ),
        Father=person(
            "Action: Kneel Father to choose a character. Until the end of the phase, that character gets -1 STR for each Trait "
            "it has.",
            traits=["Lord"],
        ),
        Sir=person("", traits=["Knight", "Ally"]) | {"str": 3},
        Seal=text("attachment", "Attached character gains the Lord trait."),
    )
