"""Values of plot cards that cannot be raised or reduced; STR that counts twice for dominance; what effects leave alone."""

import pytest

from tests.rulings.texts import PLOT, event, person, run, text


@pytest.mark.parametrize(
    ("words", "claim"),
    [
        ("Your claim value cannot be raised or lowered.", 1),
        ("Your claim value cannot be reduced.", 3),
        ("Your claim value cannot be raised by opponents' card effects.", 3),
        ("Your claim value cannot be raised by card effects.", 1),
        ("Your claim value cannot be modified.", 1),
    ],
)
def test_what_would_change_the_value_so_is_ignored(words, claim):
    """RR Cannot ¶1: it is absolute; RR Modifiers ¶1."""
    run(
        {"play": ["Warden", "Banner"]},
        {},
        "challenges",
        {"advance": "4.1"},
        {"check": {"players": {"Ann": {"claim": claim}}, "cites": []}},
        Warden=person(words),
        Banner=text("location", "Raise the claim value on your revealed plot card by 2."),
    )


def test_it_can_still_be_set_to_a_value_beyond_what_it_cannot_do():
    """RR Cannot ¶1: a value that cannot be reduced may be set higher, not lower."""
    run(
        {"play": ["Warden"]},
        {"play": ["Low", "High"]},
        "challenges",
        {"advance": "4.1"},
        {"check": {"players": {"Ann": {"claim": 1, "reserve": 9}}, "cites": []}},
        Warden=person("Your claim value cannot be reduced.\nYour reserve value cannot be reduced."),
        Low=text("location", "Set the claim value on each revealed plot card to 0."),
        High=text("location", "Set the reserve value on each revealed plot card to 9."),
    )


def test_standing_knights_count_twice_for_dominance():
    """RR 5.2 ¶1: the STR of standing characters is counted."""
    run(
        {"play": ["Marshal", "Knight"]},
        {"play": ["Miller"]},
        "dominance",
        {"advance": "5.3"},
        {"check": {"players": {"Ann": {"power": 1}}, "cites": ["2e/rr/5.2/1"]}},
        Marshal=text(
            "location", "Each standing Knight character you control contributes double its STR to dominance."
        ),
        Knight=person("", str=2, traits=["Knight"]),
    )


@pytest.mark.parametrize(
    ("words", "hand"),
    [
        ("Cards cannot be discarded from your hand by opponents' card effects.", 1),
        ("Cards cannot be discarded from your hand by plot effects.", 0),
    ],
)
def test_cards_stay_in_a_hand_from_which_such_effects_cannot_discard(words, hand):
    """RR Cannot ¶1."""
    run(
        {"play": ["Warden"], "hand": ["Saddle"]},
        {"hand": ["Axe"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Axe"}},
        {"check": {"players": {"Ann": {"hand": hand}}, "cites": []}},
        Warden=person(words),
        Axe=event("Action: Each opponent discards 1 card at random from his or her hand."),
    )


def test_cards_in_shadows_are_not_discarded_by_opponents_effects():
    """RR Cannot ¶1."""
    run(
        {"play": ["Warden"], "shadows": ["Spy"]},
        {"hand": ["Axe"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Axe", "choose": ["Spy"]}},
        {"check": {"cards": {"Spy": {"zone": "shadows"}}, "cites": []}},
        Warden=person("Cards in your shadows area cannot be discarded by opponents' card effects."),
        Spy=person("Shadow (1)."),
        Axe=event("Action: Choose a card in an opponent's shadows area and discard it."),
    )


@pytest.mark.parametrize("words", ["Opponents cannot choose Hero as a target of events."])
def test_only_opponents_cannot_choose_it(words):
    """RR Cannot ¶1: of whose effects it is said."""
    move = {"play": "Rest", "choose": ["Hero"]}
    run(
        {"play": ["Hero"], "hand": ["Rest"]},
        {"play": ["Miller"], "hand": ["Rest"]},
        "4.1",
        {"Ann": move},
        {"refuse": {"Bob": move}},
        Hero=person(words),
        Rest=event("Action: Choose a character. That character gets +1 STR until the end of the phase."),
    )


def test_a_second_card_cannot_come_out_of_shadows_in_the_phase():
    """RR Cannot ¶1, RR Limits and Maxima ¶4."""
    run(
        {"shadows": ["Spy", "Scout"], "plot": "Rich", "gold": 5},
        {"play": ["Warden"]},
        "4.1",
        {"Ann": {"unshadow": "Spy"}},
        {"Bob": "pass"},
        {"refuse": {"Ann": {"unshadow": "Scout"}}},
        Rich=PLOT,
        Spy=person("Shadow (1)."),
        Scout=person("Shadow (1)."),
        Warden=person("Each opponent cannot bring more than 1 card out of shadows each phase."),
    )
