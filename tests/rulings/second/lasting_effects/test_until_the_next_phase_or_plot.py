"""Effects that last until the next phase begins, or until a player who was chosen reveals a new plot card."""

from tests.rulings.tables import run
from tests.rulings.texts import check, event, person, text


def test_a_card_that_is_away_until_the_next_phase_enters_play_as_that_begins():
    """RR Removed from Game ¶1, Lasting Effects ¶3: whichever phase it is; the power on it is gone (RR Leaves Play ¶3)."""
    run(
        {"Ann": {"play": ["Mace", {"Rose": {"power": 2}}]}, "Bob": {}},
        "challenges",
        {"Ann": {"trigger": "Mace", "choose": "Rose"}},
        check("2e/rr/removed-from-game/1", Rose={"zone": "out of game"}),
        {"advance": "dominance"},
        {"advance": "next"},
        check("2e/rr/lasting-effects/3", Rose={"zone": "play", "controller": "Ann", "power": 0}),
        cards={
            "Mace": text(
                "location",
                "Action: Kneel your faction card to remove another [tyrell] character you control from the game until "
                "the beginning of the next phase.",
            ),
            "Rose": person("", faction="tyrell"),
        },
        stop="standing",
    )


def test_a_value_stays_reduced_until_the_chosen_player_reveals_a_new_plot():
    """RR Lasting Effects ¶3: not until the one does whose ability it is, who reveals one first."""
    turn = event("Action: Reveal a new plot card.")
    run(
        {
            "Ann": {"hand": ["Omen", "Turn"], "plots": ["Storm"]},
            "Bob": {"hand": ["Turn"], "plots": ["Storm"]},
        },
        "challenges",
        {"Ann": {"play": "Omen", "choose": ["Bob", "no"]}},
        {"check": {"players": {"Bob": {"reserve": 5}}, "cites": ["2e/rr/modifiers/2"]}},
        {"Bob": "pass"},
        {"Ann": {"play": "Turn#1", "choose": "Storm"}},
        {"check": {"players": {"Bob": {"reserve": 5}}}},
        {"Bob": {"play": "Turn#2", "choose": "Storm"}},
        {"check": {"players": {"Bob": {"reserve": 6}}, "cites": ["2e/rr/lasting-effects/3"]}},
        cards={
            "Omen": event(
                "Action: Choose an opponent. Until that player reveals a new plot card, reduce the reserve value on "
                "their revealed plot card by 1 (to a minimum of 2). Then, you may have each player check reserve."
            ),
            "Turn": turn,
        },
    )


def test_each_player_checks_reserve_with_the_value_that_was_reduced_just_before():
    """RR The word "Then" ¶1, Reserve Value ¶1: the player of the ability decides whether all do."""
    run(
        {"Ann": {"hand": ["Omen", 4]}, "Bob": {"hand": 8}},
        "challenges",
        {"Ann": {"play": "Omen", "choose": ["Bob", "yes"]}},
        {"advance": "next"},
        {"check": {"players": {"Bob": {"hand": 5}, "Ann": {"hand": 4}}}},
        cards={
            "Omen": event(
                "Action: Choose an opponent. Until that player reveals a new plot card, reduce the reserve value on "
                "their revealed plot card by 1 (to a minimum of 2). Then, you may have each player check reserve."
            )
        },
    )
