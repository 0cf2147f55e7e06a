"""Players of whom it is said what they did before: who played an event, against whom a challenge was won."""

from tests.rulings.texts import check, event, person, run, text

PURSE = event("Action: Gain 1 gold.")


def test_only_who_has_played_an_event_is_concerned():
    """RR Effects ¶1: the effect is of each opponent of whom it is true, and of no other."""
    levy = event(
        "Action: Each opponent who has played an event this phase discards the top card of his or her deck."
    )
    board = ({"hand": ["Levy", "Levy"]}, {"hand": ["Purse"], "deck": 4}, "4.1")
    run(
        *board,
        {"check": {"may_not": {"Ann": ["Levy"]}, "cites": []}},
        {"Ann": "pass"},
        {"Bob": {"play": "Purse"}},
        {"Ann": {"play": "Levy"}},
        {"check": {"players": {"Bob": {"deck": 3}}}},
        Levy=levy,
        Purse=PURSE,
    )


def test_a_challenge_that_was_won_against_you_is_one_of_yours():
    """RR Challenges Phase, Win and Lose: of the two players of a challenge each won or lost it against the other."""
    revenge = event("Action: Choose an opponent who has won a challenge against you this phase. Draw 1 card.")
    run(
        {"play": ["Miller"], "hand": ["Revenge"], "deck": 3},
        {"hand": ["Revenge"], "deck": 3},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"advance": "4.3"},
        {"check": {"may_not": {"Ann": ["Revenge"]}, "cites": []}},
        {"Ann": "pass"},
        {"Bob": {"play": "Revenge", "choose": ["Ann"]}},
        {"check": {"players": {"Bob": {"deck": 2}}}},
        Revenge=revenge,
    )


def test_who_did_not_initiate_a_challenge_against_you_is_told_from_who_did():
    """RR Initiating Challenges ¶1: each challenge is initiated against one opponent."""
    levy = event(
        "Action: Each opponent who did not initiate a challenge against you this phase discards the top card of his or her "
        "deck."
    )
    run(
        {"play": ["Miller"], "deck": 3},
        {"hand": ["Levy"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"advance": "4.3"},
        {"Ann": "pass"},
        {"check": {"may_not": {"Bob": ["Levy"]}, "cites": []}},
        Levy=levy,
    )


def test_while_attacking_who_has_played_an_event():
    """RR Constant Abilities ¶2: the condition is looked at all the time."""
    run(
        {"play": ["Hunter"]},
        {"hand": ["Purse"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Hunter"]}}},
        check(Hunter={"str": 3}),
        {"Bob": {"play": "Purse"}},
        check(Hunter={"str": 5}),
        Hunter={
            "type": "character",
            "cost": 2,
            "str": 3,
            "icons": ["power"],
            "text": "Hunter gets +2 STR while attacking a player who has played an event this phase.",
        },
        Purse=PURSE,
    )


def test_who_sacrificed_a_location_this_way_is_who_chose_to():
    """RR May ¶1: Ann sacrifices hers, and gains 2 gold; Bob does not want to, and gains none."""
    run(
        {"play": ["Guild", "Mill"]},
        {"play": ["Forge"]},
        "4.1",
        {"Ann": {"trigger": "Guild"}},
        {"Ann": {"choose": "yes"}},
        {"Ann": {"choose": "Mill"}},
        {"Bob": {"choose": "no"}},
        {
            "check": {
                "players": {"Ann": {"gold": 2}, "Bob": {"gold": 0}},
                "cards": {"Mill": {"zone": "discard"}, "Forge": {"zone": "play"}},
            }
        },
        Guild=person(
            "Action: Each player may sacrifice a location. Each player who sacrificed a location this way gains 2 gold. "
            "(Limit once per round.)"
        ),
        Mill=text("location", ""),
        Forge=text("location", ""),
    )
