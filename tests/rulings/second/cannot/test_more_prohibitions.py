"""What cannot be chosen, taken control of or won, and what only some players do: wordings that cards have in common."""

import pytest

from tests.rulings import tables
from tests.rulings.texts import PLOT, person, run, text


def test_str_kept_from_dominance_is_not_counted():
    """RR 5.2 ¶1: the STR of standing characters is counted, but of those that cannot contribute theirs."""
    run(
        {"play": ["Warden"]},
        {"play": ["Miller", "Baker"]},
        "dominance",
        {"check": {"players": {"Ann": {"power": 1}, "Bob": {"power": 0}}, "cites": ["2e/rr/5.2/1"]}},
        Warden=person("Each opponent's character cannot contribute its STR to dominance."),
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
