"""Shadow (X) where nothing says what X is: the player chooses it and pays so much."""

import pytest

from tests.rulings.tables import cards, run
from tests.rulings.texts import event, person, text

BARGE = (
    "Shadow (X).\nReaction: After Barge comes out of shadows, choose a location with printed cost X or lower and discard "
    "it from play."
)
BOARD = {"Road": {"type": "location", "cost": 2}, "Fort": {"type": "location", "cost": 3}}


def out(words, *moves, ann=None, bob=None, type_="location", **own):
    """Ann brings the Barge out of shadows as the challenges phase begins."""
    run(
        {
            "Ann": {"gold": 3, "shadows": ["Barge"], "deck": 6, **(ann or {})},
            "Bob": {"play": ["Road", "Fort"], **(bob or {})},
        },
        "challenges",
        {"Ann": {"unshadow": "Barge"}},
        *moves,
        cards={"Barge": text(type_, words, cost=1, str=3), **BOARD, **own},
    )


def test_x_is_chosen_and_paid_and_is_the_x_of_the_reaction():
    """RR The Letter "X" ¶1: for costs the value of X is defined by player choice."""
    out(
        BARGE,
        {
            "check": {
                "decision": {"player": "Ann", "kind": "number", "choices": ["0", "3"], "not_choices": ["4"]}
            }
        },
        {"Ann": {"choose": 2}},
        {"check": {"players": {"Ann": {"gold": 1}}, "cites": ["2e/rr/the-letter-x/1"]}},
        {"refuse": {"Ann": {"trigger": "Barge", "choose": "Fort"}}},
        {"Ann": {"trigger": "Barge", "choose": "Road"}},
        cards(Road={"zone": "discard"}, Fort={"zone": "play"}),
    )


def test_more_gold_reaches_more():
    """RR The Letter "X" ¶1."""
    out(
        BARGE,
        {"Ann": {"choose": 3}},
        {"Ann": {"trigger": "Barge", "choose": "Fort"}},
        {"check": {"cards": {"Fort": {"zone": "discard"}}, "players": {"Ann": {"gold": 0}}}},
    )


def test_x_may_be_0():
    """RR The Letter "X" ¶1: without gold X is 0, and no location costs so little."""
    out(
        BARGE,
        {"Ann": {"choose": 0}},
        {"check": {"may_not": {"Ann": ["Barge"]}, "cards": {"Barge": {"zone": "play"}}}},
        ann={"gold": 0},
    )


def test_what_reduces_the_cost_does_not_alter_x():
    """RR The Letter "X" ¶1: the amount paid may be modified without altering the value of X."""
    out(
        BARGE,
        {"Ann": {"choose": 3}},
        {"check": {"players": {"Ann": {"gold": 0}}}},
        {"Ann": {"trigger": "Barge", "choose": "Fort"}},
        cards(Fort={"zone": "discard"}),
        ann={"gold": 2, "play": ["Tunnel"]},
        Tunnel=text("location", "Reduce the cost of each card you bring out of shadows by 1."),
    )


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("gain X power for your faction", {"power": 2, "gold": 1}),
        ("draw X cards", {"hand": 2, "gold": 1}),
        ("until the end of the phase, Barge gets +X STR", {"gold": 1}),
    ],
)
def test_x_of_other_effects_is_what_was_paid(effect, expected):
    """RR The Letter "X" ¶1."""
    out(
        f"Shadow (X).\nReaction: After Barge comes out of shadows, {effect}.",
        {"Ann": {"choose": 2}},
        {"Ann": {"trigger": "Barge"}},
        {"check": {"players": {"Ann": expected}, "cards": {"Barge": {"str": 5 if "STR" in effect else 3}}}},
        type_="character",
    )


def test_x_that_the_text_defines_is_not_chosen():
    """RR The Letter "X" ¶1: the value of X is defined by card ability."""
    out(
        "Shadow (X).\nX is the number of locations you control.",
        {"check": {"players": {"Ann": {"gold": 1}}, "cards": {"Barge": {"zone": "play"}}}},
        ann={"play": ["Inn", "Mill"]},
        type_="character",
        Inn={"type": "location"},
        Mill={"type": "location"},
    )


def test_an_event_with_shadow_x_is_played_for_what_is_chosen():
    """RR The Shadow Keyword ¶1: it is played by paying X gold."""
    run(
        {"Ann": {"gold": 3, "shadows": ["Plan"], "deck": 5}, "Bob": {}},
        "challenges",
        {"Ann": {"play": "Plan", "choose": 2}},
        {"check": {"players": {"Ann": {"gold": 1, "hand": 2}}}},
        cards={"Plan": event("Shadow (X).\nAction: Draw X cards.", cost=None)},
    )


def test_x_is_0_for_a_card_that_an_effect_puts_into_play_from_shadows():
    """RR Bringing a card out of shadows ¶6: the shadow cost is not paid; The Letter "X" ¶1: X is 0 then."""
    run(
        {"Ann": {"gold": 3, "shadows": ["Barge"], "play": ["Guide"]}, "Bob": {"play": ["Road", "Ford"]}},
        "challenges",
        {"Ann": {"trigger": "Guide", "choose": "Barge"}},
        {"refuse": {"Ann": {"trigger": "Barge", "choose": "Road"}}},
        {"Ann": {"trigger": "Barge", "choose": "Ford"}},
        {"check": {"cards": {"Ford": {"zone": "discard"}}, "players": {"Ann": {"gold": 3}}}},
        cards={
            "Barge": text("location", BARGE),
            "Guide": person("Action: Choose a card you control in shadows and put it into play."),
            **BOARD,
            "Ford": {"type": "location", "cost": 0},
        },
    )


def test_a_number_in_the_keyword_is_no_x():
    """RR Bringing a card out of shadows ¶1: shadow (2) costs 2."""
    out(
        "Shadow (2).",
        {"check": {"players": {"Ann": {"gold": 1}}, "cards": {"Barge": {"zone": "play"}}}},
    )
