"""Numbers of the rules that a card changes: cards drawn, gold returned, power for unopposed challenges and dominance."""

import pytest

from tests.rulings.texts import PLOT, event, person, run, run_to, text


@pytest.mark.parametrize(
    ("words", "ann", "bob"),
    [
        ("Players draw only 1 card during the draw phase.", 1, 1),
        ("You draw 3 cards in the draw phase instead of 2.", 3, 2),
        ("During the draw phase, each opponent draws only 1 card.", 2, 1),
    ],
)
def test_what_a_number_is_set_to_is_drawn(words, ann, bob):
    """RR 2.2 ¶1 and RR Modifiers ¶6: what is set overrides what is added."""
    run(
        {"play": ["Well"], "deck": 5},
        {"deck": 5},
        "draw",
        {"advance": "2.3"},
        {"check": {"players": {"Ann": {"hand": ann}, "Bob": {"hand": bob}}, "cites": ["2e/rr/2.2/1"]}},
        Well=text("location", words),
    )


def test_players_keep_their_own_gold_by_a_card_of_one_of_them():
    """RR 7.2 ¶1: none of what is in each player's pool is returned."""
    run(
        {"play": ["Vault"], "gold": 1},
        {"gold": 4},
        "taxation",
        {"advance": "7.3"},
        {"check": {"players": {"Ann": {"gold": 1}, "Bob": {"gold": 4}}}},
        Vault=text(
            "location", "Players do not return unspent gold to the treasury during the taxation phase."
        ),
    )


def test_a_lasting_effect_keeps_gold_too():
    """RR Lasting Effects ¶1: for the rest of the round, without any card in play that says so."""
    run_to(
        "7.4",
        {"hand": ["Vow"], "gold": 2},
        {"gold": 2},
        "5.2",
        {"Ann": {"play": "Vow"}},
        {"advance": "7.3"},
        {"check": {"players": {"Ann": {"gold": 2}, "Bob": {"gold": 0}}}},
        Vow=event("Action: Until the end of the round, you do not return unspent gold to the treasury."),
    )


@pytest.mark.parametrize(
    ("words", "power"),
    [
        ("When you win an unopposed challenge, gain 2 power for your faction instead of 1.", 2),
        ("You gain 1 additional power for winning unopposed challenges.", 2),
        ("After an opponent wins an unopposed challenge, he or she gains 2 power instead of 1.", 1),
    ],
)
def test_an_unopposed_challenge_is_worth_more(words, power):
    """RR Unopposed ¶1, RR 4.2.3 ¶1: the bonus is 1 power but for what a card says."""
    run(
        {"play": ["Miller", "Horn"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "with": ["Miller"]}}},
        {"advance": "4.3"},
        {"check": {"players": {"Ann": {"power": power}}, "cites": ["2e/rr/unopposed/1"]}},
        Horn=text("location", words),
    )


def test_dominance_is_worth_more():
    """RR 5.2 ¶1: the winner gains 1 power but for what a card says."""
    run(
        {"play": ["Miller", "Horn"]},
        {},
        "dominance",
        {"advance": "5.3"},
        {"check": {"players": {"Ann": {"power": 2}}, "cites": ["2e/rr/5.2/1"]}},
        Horn=text("location", "Each player gains 1 additional power for winning dominance."),
    )


def test_a_value_is_equal_to_what_is_counted():
    """RR Modifiers ¶2: counted anew all the time."""
    run(
        {"plot": "Census", "play": ["Miller", "Baker"]},
        {},
        "4.1",
        {"check": {"players": {"Ann": {"initiative": 2, "claim": 2}}}},
        Census=PLOT
        | {
            "text": "Census's initiative value is equal to the number of characters you control. While you control Miller, "
            "Census's claim value is raised by 1."
        },
    )


def test_only_so_many_challenges_may_be_initiated():
    """RR Cannot ¶1: "may initiate only 1" is that no more can be."""
    run(
        {"plot": "Truce", "play": ["Miller", "Baker"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "with": ["Miller"]}}},
        {"refuse": {"Ann": {"challenge": {"type": "power", "with": ["Baker"]}}, "because": "cannot"}},
        Truce=PLOT | {"text": "Each player may initiate only 1 challenge this round."},
    )


def test_what_is_set_equal_to_a_number_lasts():
    """RR Modifiers ¶6: "set" overrides what is added."""
    run(
        {"hand": ["Glass", "Baker", "Baker"]},
        {"play": ["Oak"]},
        "4.1",
        {"Ann": {"play": "Glass", "choose": ["Oak"]}},
        {"check": {"cards": {"Oak": {"str": 2}}}},
        Glass=event(
            "Action: Choose a character. Until the end of the phase, its STR becomes equal to the number of cards in your "
            "hand."
        ),
        Oak=person("Oak gets +1 STR.", str=6),
    )


def test_who_needs_more_power_does_not_win_with_15():
    """RR Winning the Game ¶1: 15 power, but for what a card says (RR Golden Rules)."""
    run(
        {"play": ["Throne"], "power": 14, "hand": ["Feat"]},
        {},
        "4.1",
        {"Ann": {"play": "Feat"}},
        {"check": {"players": {"Ann": {"power": 15}}}},
        {"Bob": "pass"},
        {"Ann": "pass"},
        {"check": {"phase": "challenges"}},
        Throne=text("location", "You need 20 power to win the game."),
        Feat=event("Action: Gain 1 power for your faction."),
    )


def test_who_needs_less_power_wins_earlier():
    """RR Winning the Game ¶1: as soon as there is enough."""
    run(
        {"play": ["Crown"], "power": 12, "hand": ["Feat"]},
        {},
        "4.1",
        {"Ann": {"play": "Feat"}},
        {"check": {"winner": "Ann", "cites": ["2e/rr/winning-the-game/1"]}},
        Crown=text("location", "You need 2 fewer power to win the game."),
        Feat=event("Action: Gain 1 power for your faction."),
    )


def test_who_cannot_collect_income_has_none():
    """RR Cannot ¶1, RR Income ¶1."""
    run(
        {"plot": "Drought"},
        {},
        "marshaling",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"gold": 0}, "Bob": {"gold": 5}}}},
        Drought=PLOT | {"text": "You cannot collect income this round."},
    )


def test_what_a_plot_card_forbids_this_round_is_forbidden_while_it_is_revealed():
    """RR Plot Card ¶4: its ability is active for as long as it is revealed."""
    run(
        {"plot": "Silence"},
        {"hand": ["Purse"]},
        "4.1",
        {"Ann": "pass"},
        {"refuse": {"Bob": {"play": "Purse"}, "because": "forbidden"}},
        Silence=PLOT | {"text": "This round, each opponent cannot play events."},
        Purse=event("Action: Gain 2 gold."),
    )
