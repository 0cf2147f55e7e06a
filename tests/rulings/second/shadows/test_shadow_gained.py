"""Cards that effects place in shadows and that gain the shadow keyword there."""

import pytest

from tests.rulings.texts import CARDS, event, run

PIT = {
    "type": "location",
    "cost": 1,
    "text": "Action: Kneel Pit to choose a character you control. Place it in shadows with a shadow token on it (cannot "
    "be saved). While that card is in shadows, it gains shadow (X). X is its printed cost.",
}


def test_a_card_placed_in_shadows_by_an_effect_is_brought_out_for_the_cost_that_it_gained():
    """RR Shadows, Marshaling a card into shadows ¶3 and Bringing a card out of shadows ¶1, ¶2: X gold for shadow (X)."""
    run(
        {"play": ["Miller", "Pit"], "gold": 3},
        {},
        "challenges",
        {"Ann": {"trigger": "Pit", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "shadows", "tokens": {"shadow": 1}}}}},
        {"Bob": "pass"},
        {"Ann": {"unshadow": "Miller"}},
        {
            "check": {
                "players": {"Ann": {"gold": 1}},
                "cards": {"Miller": {"zone": "play", "keywords": [], "tokens": {}}},
                "cites": ["2e/rr/shadows.bringing-a-card-out-of-shadows/2"],
            }
        },
        Pit=PIT,
    )


def test_without_the_keyword_a_card_in_shadows_cannot_be_brought_out():
    """RR The Shadow Keyword ¶1: only a card with shadow (X) can be brought into play by paying X gold."""
    run(
        {"play": ["Miller"], "hand": ["Trapdoor"], "gold": 3},
        {},
        "challenges",
        {"Ann": {"play": "Trapdoor", "choose": "Miller"}},
        {"Bob": "pass"},
        {"refuse": {"Ann": {"unshadow": "Miller"}, "because": "keyword"}},
        Trapdoor=event("Action: Choose a character you control. Place it in shadows."),
        Baker=CARDS["Baker"],
    )


@pytest.mark.parametrize(
    ("said", "cost"),
    [
        (
            "choose a card in your hand and place it in shadows. While that card is in shadows, it gains shadow (2).",
            2,
        ),
        (
            "place a card from your hand in shadows. While that card is in shadows, it gains shadow (X). X is its printed "
            "cost.",
            3,
        ),
    ],
)
def test_without_a_token_it_has_the_keyword_only_while_it_is_there(said, cost):
    """RR Shadows, Bringing a card out of shadows ¶2: for shadow (2), or (3); in play, or back in hand, it has it no more."""
    ann = {"play": ["Veil", "Hall"], "hand": ["Oswin"], "gold": 5}
    oswin = {"type": "character", "cost": 3, "str": 3}
    veil = {"type": "location", "cost": 0, "text": f"Action: Kneel Veil to {said}"}
    hall = {
        "type": "location",
        "cost": 0,
        "text": "Action: Kneel Hall to choose a card in your shadows area and return it to your hand.",
    }
    there = (
        {"Ann": {"trigger": "Veil", "choose": "Oswin"}},
        {"check": {"cards": {"Oswin": {"zone": "shadows", "keywords": [f"shadow ({cost})"]}}}},
        {"Bob": "pass"},
    )
    run(
        ann,
        {},
        "challenges",
        *there,
        {"Ann": {"unshadow": "Oswin"}},
        {
            "check": {
                "players": {"Ann": {"gold": 5 - cost}},
                "cards": {"Oswin": {"zone": "play", "keywords": []}},
                "cites": ["2e/rr/shadows.bringing-a-card-out-of-shadows/2"],
            }
        },
        Veil=veil,
        Hall=hall,
        Oswin=oswin,
    )
    run(
        ann,
        {},
        "challenges",
        *there,
        {"Ann": {"trigger": "Hall", "choose": "Oswin"}},
        {"check": {"cards": {"Oswin": {"zone": "hand", "keywords": []}}}},
        Veil=veil,
        Hall=hall,
        Oswin=oswin,
    )
