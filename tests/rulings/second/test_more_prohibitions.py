"""What cannot be chosen, taken control of or won, and what only some players do: wordings that cards have in common."""

import pytest

from tests.rulings import tables
from tests.rulings.texts import PLOT, person, run, text

KNEELING = "Action: Choose and kneel a character."


def test_a_character_that_events_cannot_choose_is_no_target_of_theirs_but_of_others():
    """RR Cannot ¶1, RR Choose ¶1: an event cannot choose it as its target; what is no event can."""
    run(
        {"play": ["Sorcerer"], "hand": ["Ruse"]},
        {"play": ["Lady", "Baker"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Ruse", "choose": ["Lady"]}, "because": "cannot be chosen as a target"}},
        {"Ann": {"play": "Ruse", "choose": ["Baker"]}},
        {"Bob": "pass"},
        {"Ann": {"trigger": "Sorcerer", "choose": ["Lady"]}},
        {"check": {"cards": {"Lady": {"kneeling": True}, "Baker": {"kneeling": True}}}},
        Lady=person("Lady cannot be chosen as a target of opponents' events."),
        Ruse=text("event", KNEELING),
        Sorcerer=person(KNEELING),
    )


def test_who_cannot_win_dominance_does_not_and_nobody_else_does():
    """RR Cannot ¶1, RR 5.2 ¶1: only the highest total wins; where its player cannot, nobody does."""
    run(
        {"play": ["Miller"]},
        {"play": ["Warden"], "gold": 9},
        "dominance",
        {"check": {"players": {"Ann": {"power": 0}, "Bob": {"power": 0}}, "cites": ["2e/rr/cannot/1"]}},
        Warden=person("You cannot win dominance."),
    )


@pytest.mark.parametrize(
    "words",
    ["Opponents cannot take control of characters you control.", "Opponents cannot take control of Warden."],
)
def test_control_is_not_taken_of_what_opponents_cannot_take_control_of(words):
    """RR Cannot ¶1: the opponent's ability has no target."""
    run(
        {"play": ["Pirate"]},
        {"play": ["Warden"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Pirate"}, "because": "cannot"}},
        {"check": {"cards": {"Warden": {"controller": "Bob"}}}},
        Warden=person(words),
        Pirate=person("Action: Choose an opponent's character and take control of it."),
    )


def test_str_kept_from_dominance_is_not_counted():
    """RR 5.2 ¶1: the STR of standing characters is counted, but of those that cannot contribute theirs."""
    run(
        {"play": ["Warden"]},
        {"play": ["Miller", "Baker"]},
        "dominance",
        {"check": {"players": {"Ann": {"power": 1}, "Bob": {"power": 0}}, "cites": ["2e/rr/5.2/1"]}},
        Warden=person("Each opponent's character cannot contribute its STR to dominance."),
    )


def test_a_kneeling_character_that_contributes_its_str_counts():
    """RR 5.2 ¶1: kneeling characters are not counted, but this one is by its own text."""
    run(
        {"play": [{"Guard": "kneeling"}]},
        {},
        "dominance",
        {"check": {"players": {"Ann": {"power": 1}}, "cites": ["2e/rr/5.2/1"]}},
        Guard=person("While Guard is kneeling, it contributes its STR to your total for dominance."),
    )


def test_each_player_who_did_what_each_could_do_gains_and_no_other():
    """RR May ¶1: each player decides; what is said of those who do is done by them alone."""
    run(
        {"hand": 1, "plots": ["Fair", "Storm"]},
        {"hand": 1, "plots": ["Storm", "Calm"]},
        "plot",
        {"Ann": {"choose": "Fair"}},
        {"Bob": {"choose": "Storm"}},
        {"Bob": {"choose": "Bob"}},
        {"Bob": {"choose": "yes"}},
        {"Ann": {"choose": "no"}},
        {
            "check": {
                "players": {"Ann": {"gold": 0, "hand": 1}, "Bob": {"gold": 3, "hand": 0}},
                "cites": ["2e/rr/may/1"],
            }
        },
        Fair=PLOT
        | {
            "text": "When Revealed: Each player may discard 1 card from his or her hand. Each player who does gains 3 gold."
        },
    )


def test_who_cannot_draw_cards_draws_none_by_insight_and_the_line_says_why():
    """RR Cannot ¶1: absolute; RR Insight ¶1 gives the option to draw, which nothing can make possible."""
    tables.run(
        {"Ann": {"deck": 3, "play": [{"Seer": "attacking"}]}, "Bob": {"play": ["Ban"]}},
        "duck",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"hand": 0, "deck": 3}}, "cites": ["2e/rr/cannot/1"]}},
        challenge={"type": "intrigue", "attacker": "Ann", "defender": "Bob"},
        cards={"Seer": person("Insight."), "Ban": text("location", "Opponents cannot draw cards.")},
    )


def test_who_cannot_draw_cards_draws_none_in_the_draw_phase_and_the_others_do():
    """RR Cannot ¶1: step 2.2 is no exception."""
    tables.run(
        {"Ann": {"deck": 5}, "Bob": {"deck": 5, "play": ["Ban"]}},
        "draw",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"hand": 2}}, "cites": ["2e/rr/cannot/1"]}},
        cards={"Ban": text("location", "Opponents cannot draw cards.")},
    )


def test_power_for_prized_is_not_gained_by_who_cannot_gain_power_and_the_line_says_why():
    """RR Cannot ¶1, RR Prized ¶1: each opponent would gain it."""
    tables.run(
        {"Ann": {"play": ["Trophy", "Ban"]}, "Bob": {}},
        {"event": "kill", "cards": ["Trophy"]},
        {"advance": "end"},
        {"check": {"players": {"Bob": {"power": 0}}, "cites": ["2e/rr/cannot/1"]}},
        cards={"Trophy": person("Prized (2)."), "Ban": text("location", "Opponents cannot gain power.")},
    )


@pytest.mark.parametrize(
    ("words", "gold"),
    [("Opponents cannot gain gold.", 0), ("Each player cannot gain more than 3 gold each round.", 3)],
)
def test_income_is_gold_that_is_gained_so_it_is_limited_where_gold_is(words, gold):
    """RR Income ¶1: a player collects income by gaining gold; RR Cannot ¶1: absolute."""
    tables.run(
        {"Ann": {}, "Bob": {"play": ["Ban"]}},
        "marshaling",
        {"advance": "next"},
        {"check": {"players": {"Ann": {"gold": gold}}, "cites": ["2e/rr/income/1", "2e/rr/cannot/1"]}},
        cards={"Ban": text("location", words)},
    )


def test_an_income_of_nothing_uses_up_nothing_of_what_may_be_gained():
    """RR Limits and Maxima ¶4, Income ¶1: no gold was gained, so that all of it may still be."""
    tables.run(
        {"Ann": {"plot": "Lean", "play": ["Mint", "Purse"]}, "Bob": {"play": ["Ban"]}},
        "3.2",
        {"Ann": {"trigger": "Mint"}},
        {"Bob": "pass"},
        {"Ann": {"trigger": "Purse"}},
        {"check": {"players": {"Ann": {"gold": 4}}}},
        cards={
            "Lean": PLOT | {"gold": 0},
            "Mint": text("location", "Marshaling Action: Kneel Mint to gain 3 gold."),
            "Purse": text("location", "Marshaling Action: Kneel Purse to gain 2 gold."),
            "Ban": text("location", "Each player cannot gain more than 4 gold each round."),
        },
    )


def test_of_two_cards_the_one_beyond_the_limit_is_not_drawn_and_the_line_says_why():
    """RR Cannot ¶1: the two of the draw phase count; RR Limits and Maxima ¶4: each player's are counted apart."""
    tables.run(
        {"Ann": {"plot": "Thrift", "deck": 9, "hand": ["Feast"]}, "Bob": {"deck": 9}},
        "draw",
        {"Ann": {"play": "Feast"}},
        {"check": {"players": {"Ann": {"hand": 3}}, "cites": ["2e/rr/cannot/1"]}},
        cards={
            "Thrift": PLOT | {"text": "Each player cannot draw more than 3 cards each round."},
            "Feast": text("event", "Action: Draw 2 cards."),
        },
    )


def test_of_two_characters_with_renown_the_one_beyond_the_limit_gains_no_power_and_the_line_says_why():
    """RR Renown ¶1, RR Cannot ¶1: instances of one keyword are processed together, as far as the limit goes."""
    tables.run(
        {
            "Ann": {"plot": "Thrift", "play": [{"First": "attacking"}, {"Other": "attacking"}]},
            "Bob": {"play": [{"Baker": "defending"}]},
        },
        "duck",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"power": 1}}, "cites": ["2e/rr/cannot/1"]}},
        challenge={"type": "intrigue", "attacker": "Ann", "defender": "Bob"},
        cards={
            "Thrift": PLOT | {"text": "Each player cannot gain more than 1 power each round."},
            "First": person("Renown."),
            "Other": person("Renown."),
        },
    )
