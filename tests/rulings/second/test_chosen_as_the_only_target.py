"""Being chosen as the only target; the first card of each of two kinds; some of the cards revealed."""

import pytest

from tests.rulings.texts import event, person, run, text

KNEELING = event("Action: Choose and kneel a character.")
BOTH = event("Action: Choose and kneel 2 characters.")


def test_who_is_chosen_as_the_only_target_may_answer_before_the_effects():
    """RR Interrupts ¶3: the targets are chosen, and the effects have not begun to resolve."""
    run(
        {"hand": ["Snare"]},
        {"play": ["Warden"], "hand": 0, "deck": ["Miller", "Saddle"]},
        "4.1",
        {"Ann": {"play": "Snare", "choose": ["Warden"]}},
        {"Bob": {"trigger": "Warden"}},
        {"check": {"cards": {"Warden": {"kneeling": True}}, "players": {"Bob": {"hand": 1}}}},
        Snare=KNEELING,
        Warden=person(
            "Interrupt: When Warden is chosen as the only target of an opponent's event, draw 1 card."
        ),
    )


def test_one_of_two_targets_is_not_the_only_one():
    """RR Target ¶1: each of the cards chosen is a target; the condition asks for one alone."""
    run(
        {"hand": ["Snares"]},
        {"play": ["Warden", "Baker"], "hand": 0, "deck": ["Miller", "Saddle"]},
        "4.1",
        {"Ann": {"play": "Snares", "choose": ["Warden", "Baker"]}},
        {"check": {"cards": {"Warden": {"kneeling": True}}, "players": {"Bob": {"hand": 0}}}},
        Snares=BOTH,
        Warden=person(
            "Interrupt: When Warden is chosen as the only target of an opponent's event, draw 1 card."
        ),
    )


@pytest.mark.parametrize(
    "words",
    [
        "Reduce the cost of the first Lord character and the first Lady character you marshal each round by 1.",
        "The first Lord character and the first Lady character you marshal each round each cost 1 less.",
    ],
)
def test_the_first_card_of_each_of_two_kinds_costs_less(words):
    """RR Cost ¶1: one Lord and one Lady cost 1 less each, a second Lord costs what is printed."""
    lord = {"type": "character", "cost": 2, "str": 1, "traits": ["Lord"]}
    run(
        {"play": ["Court"], "hand": ["Duke", "Earl", "Dame"], "gold": 6},
        {},
        "marshaling",
        {"Ann": {"marshal": "Duke"}},
        {"check": {"players": {"Ann": {"gold": 10}}}},
        {"Ann": {"marshal": "Dame"}},
        {"check": {"players": {"Ann": {"gold": 9}}}},
        {"Ann": {"marshal": "Earl"}},
        {"check": {"players": {"Ann": {"gold": 7}}}},
        Court=text("location", words),
        Duke=lord,
        Earl=lord,
        Dame=lord | {"traits": ["Lady"]},
    )


def test_one_of_the_revealed_cards_is_chosen_among_them():
    """RR Reveal ¶1: the cards revealed stay where they are until the effect moves them."""
    run(
        {"hand": ["Omen"], "deck": ["Miller", "Baker", "Saddle"]},
        {},
        "4.1",
        {"Ann": {"play": "Omen"}},
        {"Ann": {"choose": ["Baker"]}},
        {"check": {"cards": {"Baker": {"zone": "hand"}, "Miller": {"zone": "discard"}}}},
        Omen=event(
            "Action: Reveal the top 2 cards of your deck. Add one of the revealed cards to your hand. Discard the other."
        ),
    )
