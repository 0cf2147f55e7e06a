"""Half of a number: of cards in hand, of gold, of a character's STR."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import event, person, text

HAND = ["Miller", "Baker", "Page", "Cook", "Maid"]
PEOPLE = {name: person("") for name in ("Page", "Cook", "Maid")}


@pytest.mark.parametrize(
    ("way", "cards", "discarded"),
    [
        (" (rounded up)", 5, 3),
        (" (rounded down)", 5, 2),
        ("", 5, 3),
        (" (rounded up)", 4, 2),
        (" (rounded up)", 1, 1),
    ],
)
def test_half_of_a_hand_is_discarded(way, cards, discarded):
    """RR Modifiers ¶4: a fraction is rounded up where the text does not say how."""
    hand = HAND[:cards]
    rest = hand[discarded:]
    choice = {"Bob": {"choose": hand[:discarded]}}
    run(
        {"Ann": {"hand": ["Raid"]}, "Bob": {"hand": hand}},
        "4.1",
        {"Ann": {"play": "Raid", "choose": "Bob"}},
        choice,
        {"check": {"players": {"Bob": {"hand": len(rest), "discard": discarded}}}},
        cards={
            **PEOPLE,
            "Raid": event(
                f"Action: Choose an opponent. That player discards half of the cards in his or her hand{way}."
            ),
        },
    )


def test_of_one_card_rounded_down_there_is_nothing_to_discard():
    """RR Abilities ¶6: nothing could change, so it cannot be used."""
    run(
        {"Ann": {"play": ["Hall"], "hand": ["Miller"]}, "Bob": {}},
        "4.1",
        {"check": {"may_not": {"Ann": ["Hall"]}}},
        cards={"Hall": text("location", "Action: Discard half of the cards in your hand (rounded down).")},
    )


@pytest.mark.parametrize(("gold", "left"), [(5, 2), (4, 2), (1, 0)])
def test_half_of_the_gold_is_returned(gold, left):
    """RR Modifiers ¶4: rounded up."""
    run(
        {"Ann": {"play": ["Hall"]}, "Bob": {"gold": gold}},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": "Bob"}},
        {"check": {"players": {"Bob": {"gold": left}}}},
        cards={
            "Hall": text(
                "location",
                "Action: Choose an opponent. That player returns half of the gold in his or her gold pool to the treasury "
                "(rounded up).",
            )
        },
    )


@pytest.mark.parametrize(("way", "strength"), [("up", 2), ("down", 3)])
def test_it_loses_half_of_its_strength(way, strength):
    """RR The Letter X ¶1: X is half of 5 as the effect is applied, 3 or 2; so it stays, though the STR is less by then."""
    run(
        {"Ann": {"hand": ["Snare"], "play": ["Wolf"]}, "Bob": {}},
        "4.1",
        {"Ann": {"play": "Snare", "choose": "Wolf"}},
        {"check": {"cards": {"Wolf": {"str": strength}}}},
        cards={
            "Wolf": person("", str=5),
            "Snare": event(
                "Action: Choose a character. Until the end of the phase, that character gets -X STR. X is half that "
                f"character's STR (rounded {way})."
            ),
        },
    )
