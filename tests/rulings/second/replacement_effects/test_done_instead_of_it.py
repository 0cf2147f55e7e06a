"""What a player does, or may do, instead of what would happen: income, draws, a card that would enter a pile."""

import pytest

from tests.rulings.texts import event, person, run, text


@pytest.mark.parametrize(("kneeling", "hand"), [(False, 1), (True, 2)])
def test_what_follows_then_replaces_only_if_what_comes_before_was_done(kneeling, hand):
    """RR Then ¶1: the effect before the word must resolve successfully in full."""
    run(
        {
            "play": [{"Miller": {"kneeling": kneeling, "attachments": ["Lock"]}}],
            "hand": ["Boon"],
            "deck": ["Baker", "Saddle"],
        },
        {},
        "4.1",
        {"Ann": {"play": "Boon"}},
        {"check": {"players": {"Ann": {"hand": hand}}, "cards": {"Miller": {"kneeling": True}}}},
        Boon=event("Action: Draw 2 cards."),
        Lock=text(
            "attachment",
            "Forced Interrupt: When attached character's controller would draw 1 or more cards, kneel attached "
            "character. Then, that player draws 1 less card instead.",
        ),
    )


@pytest.mark.parametrize("toll", ["Pyre", "Gate"])
def test_either_of_two_ways_of_leaving_play_is_saved_from(toll):
    """RR Save ¶1: what is about to leave play, by whichever of the two."""
    run(
        {"play": ["Warden", "Miller"]},
        {"hand": [toll]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": toll, "choose": ["Miller"]}},
        {"Ann": {"trigger": "Warden"}},
        {"check": {"cards": {"Miller": {"zone": "play"}, "Warden": {"kneeling": True}}}},
        Pyre=event("Action: Choose and kill a character."),
        Gate=event("Action: Choose a character. Return it to its owner's hand."),
        Warden=person(
            "Interrupt: When a character you control would be killed, or returned to your hand by an opponent's card "
            "effect, kneel Warden to save it."
        ),
    )


@pytest.mark.parametrize("toll", ["Pyre", "Gate"])
def test_whichever_pile_it_would_be_placed_in_it_goes_elsewhere(toll):
    """RR Replacement Effects ¶1; Leaves Play ¶4: in which pile it would be placed depends on how it leaves play."""
    run(
        {"play": ["Court", "Miller"], "hand": [toll]},
        {},
        "4.1",
        {"Ann": {"play": toll, "choose": ["Miller"]}},
        {"Ann": {"trigger": "Court"}},
        {"check": {"cards": {"Miller": {"zone": "hand"}}}},
        Pyre=event("Action: Choose and kill a character."),
        Gate=event("Action: Choose a character. Discard it from play."),
        Court=text(
            "location",
            "Interrupt: When a character you control leaves play, return it to your hand instead of placing it in its "
            "owner's discard pile or dead pile.",
        ),
    )


def test_that_player_is_who_controlled_the_card():
    """RR Ownership and Control ¶4: of a card that left play, the player who controlled it."""
    run(
        {"play": ["Crypt"], "hand": ["Pyre"]},
        {"play": ["Miller"], "hand": 0, "deck": ["Baker", "Saddle"]},
        "4.1",
        {"Ann": {"play": "Pyre", "choose": ["Miller"]}},
        {"Ann": {"trigger": "Crypt"}},
        {"check": {"cards": {"Miller": {"zone": "out of game"}}, "players": {"Bob": {"hand": 1}}}},
        Pyre=event("Action: Choose and kill a character."),
        Crypt=text(
            "location",
            "Interrupt: When a character controlled by an opponent would be killed, remove it from the game instead. "
            "Then, that player draws 1 card.",
        ),
    )


@pytest.mark.parametrize("kind", ["Interrupt", "Forced Interrupt"])
@pytest.mark.parametrize(
    ("words", "miller", "saddle"),
    [
        ("discard 1 power from Miller instead", "play", "play"),
        ("discard 1 power from Miller and kneel him instead", "play", "play"),
        ("remove Miller from the game instead", "out of game", "hand"),
        ("discard 1 power from Miller and return him to your hand instead", "hand", "hand"),
    ],
)
def test_attachments_leave_play_only_with_a_card_that_does(kind, words, miller, saddle):
    """RR Leaves Play ¶5, Replacement Effects ¶1: what happens instead says whether the card leaves play."""
    use = [{"Ann": {"trigger": "Miller"}}] if kind == "Interrupt" else []
    run(
        {"play": [{"Miller": {"power": 1, "attachments": ["Saddle"]}}], "hand": ["Axe"]},
        {},
        "challenges",
        {"Ann": {"play": "Axe", "choose": "Miller"}},
        *use,
        {"advance": "next"},
        {"check": {"cards": {"Miller": {"zone": miller}, "Saddle": {"zone": saddle}}}},
        Miller=person(f"{kind}: When Miller would be killed, {words}."),
        Axe=event("Action: Choose and kill a character."),
    )
