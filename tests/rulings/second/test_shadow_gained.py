"""Cards that effects place in shadows and that gain the shadow keyword there."""

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
