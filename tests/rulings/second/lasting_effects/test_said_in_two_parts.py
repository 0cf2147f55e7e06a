"""Effects of which one part says what another is about, or when it is due."""

import pytest

from tests.rulings.texts import check, event, run, run_to, text


def test_what_is_done_with_the_cards_of_a_replacement_is_done_after_it():
    """RR Replacement Effects ¶1: the cards are looked at as the draw would have resolved, and then some are added."""
    run_to(
        "marshaling",
        {"play": ["Mill"], "deck": ["Miller", "Baker", "Saddle", "Anvil"]},
        {"deck": 5},
        "draw",
        {"Ann": {"trigger": "Mill"}},
        {"Ann": {"choose": "Baker"}},
        {"Ann": {"choose": ["Saddle", "Miller"]}},
        check(
            "2e/rr/replacement-effects/1",
            Baker={"zone": "hand"},
            Anvil={"position": 1},
            Saddle={"position": 2},
            Miller={"position": 3},
        ),
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Mill=text(
            "location",
            "Interrupt: When you would draw 1 or more cards in the draw phase, kneel Mill to look at the top 3 cards of your "
            "deck instead. Add 1 of those cards to your hand, and place the others on the bottom of your deck in any order.",
        ),
        Anvil=text("location", ""),
    )


@pytest.mark.parametrize(
    ("effect", "legal"),
    [
        ("Choose and kill a character.", True),
        ("Choose a character. Place it on top of its owner's deck.", False),
    ],
)
def test_a_placement_in_a_pile_is_replaced_only_where_there_is_one(effect, legal):
    """RR Replacement Effects ¶1: a card that leaves play for a deck is placed in no pile."""
    move = {"Bob": {"trigger": "Crypt"}}
    run(
        {"hand": ["Axe"]},
        {"play": ["Crypt", "Heir"], "deck": 3},
        "4.1",
        {"Ann": {"play": "Axe", "choose": "Heir"}},
        move if legal else {"refuse": move},
        {"advance": "4.2"},
        {"check": {"cards": {"Heir": {"zone": "hand" if legal else "deck"}}}},
        Axe=event(f"Action: {effect}"),
        Heir={"type": "character", "str": 2, "traits": ["Lord"]},
        Crypt=text(
            "location",
            "Interrupt: When a Lord character you control leaves play, return it to your hand instead of placing it in its "
            "owner's discard pile or dead pile.",
        ),
    )


@pytest.mark.parametrize(("play", "legal"), [([], False), (["Miller"], True)])
def test_what_is_counted_of_the_player_who_is_chosen_must_be_something(play, legal):
    """RR Abilities ¶6: for no opponent there would be a card to draw."""
    move = {"Ann": {"play": "Tithe", "choose": "Bob"}}
    run(
        {"hand": ["Tithe"], "deck": 3},
        {"play": play},
        "4.1",
        move if legal else {"refuse": move},
        {"advance": "4.2"},
        {"check": {"players": {"Ann": {"hand": 1, "discard": int(legal)}}}},
        Tithe=event("Action: Choose an opponent. Draw 1 card for each character controlled by that player."),
    )


@pytest.mark.parametrize(
    ("top", "gold", "kneels"), [("Miller", 2, False), ("Inn", 1, False), ("Saddle", 0, True)]
)
def test_otherwise_is_where_none_of_what_was_said_is_so(top, gold, kneels):
    """RR Effects ¶3: one of the three happens."""
    run(
        {"hand": ["Omen"], "deck": [top, "Saddle", "Saddle"], "play": ["Baker"]},
        {},
        "4.1",
        {"Ann": {"play": "Omen"}},
        {"advance": "4.2"},
        {
            "check": {
                "players": {"Ann": {"gold": gold}},
                "cards": {"Baker": {"kneeling": kneels}},
            }
        },
        Omen=event(
            "Action: Discard the top card of your deck. If it is a character, gain 2 gold. If it is a location, gain 1 gold. "
            "Otherwise, kneel each character you control."
        ),
        Inn=text("location", ""),
    )
