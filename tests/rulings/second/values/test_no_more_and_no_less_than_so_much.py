"""Amounts up to a maximum, values reduced to a minimum, several values at once, base income."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import CARDS, PLOT, check, event, person, text


@pytest.mark.parametrize(("used", "drawn"), [(2, 2), (7, 5)])
def test_x_is_no_more_than_the_maximum_that_is_said(used, drawn):
    """RR The Letter "X" ¶1: what X is, is specified by the ability, and so is that it is 5 at the most."""
    run(
        {"Ann": {"hand": ["Plans"], "deck": 20, "used": ["Storm"] * used}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Plans"}},
        {"check": {"players": {"Ann": {"hand": drawn}}, "cites": ["2e/rr/drawing-cards/2"]}},
        cards={
            "Plans": event(
                "Challenges Action: Kneel your faction card to draw X cards (to a maximum of 5 cards). X is the number "
                "of plot cards in your used pile."
            )
        },
    )


@pytest.mark.parametrize(("there", "then"), [(3, 6), (7, 12)])
def test_no_more_gold_than_the_maximum_is_placed_on_the_card(there, then):
    """RR The Letter "X" ¶1: X is counted as the effect resolves, and is 5 at the most."""
    run(
        {"Ann": {"play": [{"Bank": {"gold": there}}]}, "Bob": {}},
        "marshaling",
        {"Ann": {"trigger": "Bank"}},
        check("2e/rr/treasury/1", Bank={"gold": then}),
        cards={
            "Bank": text(
                "location",
                "Reaction: After you collect income, move X gold (to a maximum of 5 gold) from the treasury to Bank. X "
                "is the number of gold on Bank.",
            )
        },
    )


@pytest.mark.parametrize(("reserve", "left"), [(6, 4), (3, 2), (2, 2), (1, 1)])
def test_a_value_is_not_reduced_beyond_the_minimum_that_is_said(reserve, left):
    """RR Modifiers ¶2: the value is recalculated with what takes 2 off it, and of that nothing beyond 2; what is lower
    already stays as it is."""
    run(
        {"Ann": {"play": ["Frost"]}, "Bob": {"plot": "Larder"}},
        "challenges",
        {"check": {"players": {"Bob": {"reserve": left}}, "cites": ["2e/rr/modifiers/2"]}},
        cards={
            "Frost": text(
                "location",
                "Reduce the reserve value on each opponent's revealed plot card by 2 (to a minimum of 2).",
            ),
            "Larder": PLOT | {"reserve": reserve},
        },
    )


def test_other_modifiers_are_added_before_a_reduction_to_a_minimum():
    """RR Modifiers ¶3: all are applied simultaneously: 3, and 2 more, less 2."""
    run(
        {"Ann": {"play": ["Frost"]}, "Bob": {"plot": "Larder", "play": ["Barn"]}},
        "challenges",
        {"check": {"players": {"Bob": {"reserve": 3}}, "cites": ["2e/rr/modifiers/2"]}},
        cards={
            "Frost": text(
                "location",
                "Reduce the reserve value on each opponent's revealed plot card by 2 (to a minimum of 2).",
            ),
            "Barn": text("location", "+2 Reserve."),
            "Larder": PLOT | {"reserve": 3},
        },
    )


def test_several_values_of_a_plot_card_change_by_what_is_said_once():
    """RR Plot Value Modifiers ¶1: "income" is the gold value of the plot card, as in the icon of the gold modifier."""
    run(
        {"Ann": {"play": ["Reaver"]}, "Bob": {"plot": "Cold"}},
        "challenges",
        {"check": {"players": {"Bob": {"income": 4, "reserve": 5}}, "cites": ["2e/rr/modifiers/2"]}},
        cards={
            "Reaver": person(
                "While there is a Winter plot card revealed, reduce the income and reserve values on each opponent's "
                "revealed plot card by 1."
            ),
            "Cold": PLOT | {"traits": ["Winter"]},
        },
    )


@pytest.mark.parametrize(
    ("said", "value"), [("gold", {"income": 10, "claim": 1}), ("claim", {"income": 5, "claim": 3})]
)
def test_a_plot_card_keeps_a_changed_value_for_as_long_as_it_is_in_play(said, value):
    """RR Leaves Play ¶6: an effect on a card expires as that leaves play; nothing else is said of how long it lasts."""
    run(
        {"Ann": {"plots": ["Feast"]}, "Bob": {}},
        "plot",
        {"Ann": {"choose": "Ann"}},
        {"Ann": {"choose": said}},
        {"advance": "end"},
        {"check": {"players": {"Ann": value}, "cites": ["2e/rr/modifiers/2"]}},
        cards={
            "Feast": PLOT
            | {
                "initiative": 3,
                "text": "When Revealed: Either, increase the gold value on Feast by 5, or increase the claim value on "
                "Feast by 2.",
            }
        },
    )


def test_only_what_other_cards_add_to_the_gold_value_is_not_counted():
    """RR Cannot ¶1, Plot Value Modifiers ¶4: your other cards provide no gold, but reserve; the card itself provides both."""
    run(
        {"Ann": {"agenda": "Hollow", "play": ["Well"]}, "Bob": {}},
        "marshaling",
        {
            "check": {
                "players": {"Ann": {"gold": 7, "reserve": 7}},
                "cites": ["2e/rr/cannot/1", "2e/rr/plot-value-modifiers/1"],
            }
        },
        cards={
            "Hollow": text("agenda", "Your other cards do not provide a gold bonus.\n+2 Income."),
            "Well": text("location", "+1 Income.\n+1 Reserve."),
        },
    )


@pytest.mark.parametrize(("cost", "chosen"), [(3, True), (4, False)])
def test_x_is_the_power_of_the_player_who_controls_the_card_that_is_chosen(cost, chosen):
    """RR Target ¶1, The Letter "X" ¶1: each character is measured by the power on its own controller's faction card."""
    forget = {"Ann": {"play": "Oblivion", "choose": "Lord"}}
    run(
        {
            "Ann": {"hand": ["Oblivion"], "power": 9, "play": ["Miller"]},
            "Bob": {"power": 3, "play": ["Lord"]},
        },
        "dominance",
        forget if chosen else {"refuse": {**forget, "because": "printed cost"}},
        check("2e/rr/target/1", Lord={"zone": "deck" if chosen else "play"}),
        cards={
            "Oblivion": event(
                "Dominance Action: Kneel your faction card to choose a character with printed cost X or lower, and "
                "shuffle it into its owner's deck. X is the amount of power on the faction card of that character's "
                "controller."
            ),
            "Lord": CARDS["Miller"] | {"cost": cost},
        },
    )
