"""Why a card does not react, or does not do it by itself: what happened is not quite what it waits for, or too little is said."""

import pytest

from tests.rulings.texts import event, person, run, text


@pytest.mark.parametrize(
    ("words", "because"),
    [
        ("After you win a challenge by 5 or more STR", "it would have to be by 5 STR or more"),
        ("After you win an unopposed challenge", "unopposed"),
        ("After you win a challenge in which Squire is participating", "in which Squire is participating"),
        ("After you win a [military] challenge", "military"),
        ("After you lose a challenge", "After you lose a challenge"),
    ],
)
def test_the_reason_says_for_what_it_waits(words, because):
    """RR Triggering Condition ¶1: what happens must be what the ability refers to, in all its parts."""
    run(
        {"play": ["Miller", "Squire"]},
        {"play": ["Baker"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Baker"]}},
        {"advance": {"window": "reaction", "of": "Bob"}},
        {"check": {"why_not": {"Ann": {"Squire": because}}, "cites": ["2e/rr/triggering-condition/1"]}},
        Baker=person("Reaction: After you lose a challenge, draw 1 card.", str=1),
        Squire=person(f"Reaction: {words}, draw 1 card."),
    )


@pytest.mark.parametrize(
    "words",
    [
        "When an opponent would draw 1 or more cards, that player draws 1 fewer card.",
        "When an opponent would draw 1 or more cards, that player draws 1 additional card instead.",
    ],
)
def test_how_many_are_drawn_in_all_is_for_the_judge_where_it_is_not_said(words):
    """RR Replacement Effects ¶1: "instead" says that the draw is replaced; "additional", that it is not."""
    run(
        {"hand": ["Gale"]},
        {"play": ["Toll"]},
        "challenges",
        {"Ann": {"play": "Gale"}},
        {"Bob": {"trigger": "Toll"}},
        {"by_hand": [{"gain_gold": 1, "player": "Bob"}]},
        {"check": {"players": {"Bob": {"gold": 1}}, "cites": []}},
        Gale=event("Action: Draw 2 cards."),
        Toll=text("location", f"Interrupt: {words}"),
    )
