"""Effects that cannot be applied at the same time."""

import pytest

from tests.rulings.cards import plot
from tests.rulings.play import Side, Table
from tests.rulings.tables import run
from tests.rulings.texts import PLOT


def harvest(*values):
    """Ann is about to collect income, and so many lasting effects give her plot card a base gold value."""
    sides = {"Ann": Side(plot=plot("Harvest", gold=1)), "Bob": Side()}
    each = tuple(
        {"on": ["Harvest"], "modify": {"do": "modify", "set_gold": value, "base_value": True}, "until": "this leaves play"}
        for value in values
    )  # fmt: skip
    return Table(sides=sides, in_force=each).start("3.2", "phase")


def test_the_first_player_determines_which_of_two_base_values_applies():
    """FAQ 1.6 ¶1 to ¶3; RR Priority of Simultaneous Resolution ¶3; 2e/faq/varyss-riddle-summer-harvest/2."""
    play = harvest(7, 2)
    assert play.asked == ("Ann", "number")
    assert play.decision.cites == (
        "2e/faq/1.6/1",
        "2e/faq/1.6/2",
        "2e/faq/1.6/3",
        "2e/rr/priority-of-simultaneous-resolution/3",
    )
    assert play.choose("7").gold("Ann") == 7
    assert play.choose("2").gold("Ann") == 2


def test_it_is_determined_once():
    """FAQ 1.6 ¶2 (2e/faq/1.6/2): the choice is maintained as long as the conflicting effects remain active."""
    again = harvest(7, 2).choose("7").happens("kneel", "Harvest")
    assert again.machine.at(again.state).values.income_of(again.machine.at(again.state), 0) == 7
    assert again.is_over


def test_one_base_value_or_the_same_twice_is_no_conflict():
    """FAQ 1.6 ¶1 (2e/faq/1.6/1): only effects that cannot be applied simultaneously."""
    assert harvest(3).gold("Ann") == 3
    assert harvest(3, 3).gold("Ann") == 3


POOR = "Treat the base gold value on each revealed plot card as if it were 0."


@pytest.mark.parametrize(("said", "gold"), [("1", 1), ("0", 0)])
def test_the_first_player_determines_which_of_two_constant_abilities_applies(said, gold):
    """FAQ 1.6 ¶1, ¶2: of constant abilities too; the choice is maintained as long as both remain active."""
    run(
        {"Ann": {"plot": "Rich", "play": ["Miller"]}, "Bob": {"plot": "Poor"}},
        "3.2",
        {"check": {"decision": {"player": "Ann", "kind": "number", "choices": ["0", "1"]}}},
        {"Ann": {"choose": said}},
        {"check": {"players": {"Ann": {"gold": gold, "income": gold}}}},
        {"advance": "end"},
        cites=["2e/faq/1.6/1", "2e/faq/1.6/2"],
        cards={
            "Rich": PLOT | {"gold": "X", "text": "X is the number of characters you control."},
            "Poor": PLOT | {"gold": 3, "text": POOR},
        },
    )


@pytest.mark.parametrize(("said", "gold"), [("0", 0), ("4", 4)])
def test_it_is_determined_once_for_every_plot_that_both_are_about(said, gold):
    """FAQ 1.6 ¶1, ¶2: of two abilities that cannot coexist the first player determines once which one applies."""
    run(
        {"Ann": {"plot": "Poor"}, "Bob": {"plot": "Fair"}},
        "3.2",
        {"Ann": {"choose": said}},
        {"advance": "3.4"},
        {
            "check": {
                "players": {"Ann": {"gold": gold, "income": gold}, "Bob": {"gold": gold, "income": gold}}
            }
        },
        cards={
            "Poor": PLOT | {"gold": 3, "text": POOR},
            "Fair": PLOT | {"gold": 3, "text": POOR.replace("0", "4")},
        },
    )
