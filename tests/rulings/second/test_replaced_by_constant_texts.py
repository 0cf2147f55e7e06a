"""Constant texts that say what happens instead, each time it would happen."""

import pytest

from tests.rulings.texts import PLOT, check, event, run, run_to, text

CHARACTER = {"type": "character", "cost": 1, "str": 1}


def test_a_plot_card_that_leaves_play_is_removed_from_the_game():
    """RR Replacement Effects ¶1, Constant Abilities ¶1: it goes there as the next plot card is revealed, and no other does."""
    run_to(
        "draw",
        {"agenda": "Web", "plot": "Whisper", "plots": ["Storm"]},
        {"plots": ["Wait", "Calm"]},
        "plot",
        {"Bob": {"choose": "Wait"}},
        {"Ann": {"choose": "Ann"}},
        {
            "check": {
                "cards": {"Whisper": {"zone": "out of game"}, "Calm#1": {"zone": "used"}},
                "cites": ["2e/rr/replacement-effects/1"],
            }
        },
        Wait=PLOT,
        Whisper=PLOT | {"traits": ["Scheme"], "initiative": 9},
        Web=text("agenda", "When a Scheme plot card leaves play, remove it from the game."),
    )


def test_each_of_several_cards_goes_elsewhere_and_those_of_others_do_not():
    """RR Replacement Effects ¶1: it happens each time, also to several at once."""
    run(
        {"hand": ["Plague"], "play": ["Miller", "Baker", "Crypt"]},
        {"play": ["Cook"]},
        "challenges",
        {"Ann": {"play": "Plague"}},
        check(Miller={"zone": "discard"}, Baker={"zone": "discard"}, Cook={"zone": "dead"}),
        Cook=CHARACTER,
        Plague=event("Action: Kill each character."),
        Crypt=text(
            "location",
            "If a character would be placed in your dead pile, place it in your discard pile instead.",
        ),
    )


def test_what_happens_instead_is_not_itself_replaced_by_the_same_text():
    """RR Replacement Effects ¶1: the card leaves play as it is returned; nothing goes in a circle."""
    run(
        {"hand": ["Noose"], "play": ["Ghost"]},
        {},
        "challenges",
        {"Ann": {"play": "Noose", "choose": "Ghost"}},
        check(Ghost={"zone": "hand"}),
        Noose=event("Action: Choose and kill a character."),
        Ghost=CHARACTER | {"text": "If Ghost would leave play, return it to its owner's hand instead."},
    )


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        (
            "Each event that would be placed in your discard pile is removed from the game instead.",
            "out of game",
        ),
        (
            "Events that would be placed in your discard pile are placed on the bottom of your deck instead.",
            "deck",
        ),
        (
            "Each location that would be placed in your discard pile is removed from the game instead.",
            "discard",
        ),
    ],
)
def test_each_card_that_would_go_somewhere_goes_elsewhere_instead(words, zone):
    """RR Replacement Effects ¶1: the altered placement resolves in place of the one that was due, of such cards only."""
    run(
        {"hand": ["Song"], "deck": 3, "play": ["Tower"]},
        {},
        "challenges",
        {"Ann": {"play": "Song"}},
        check(*(("2e/rr/replacement-effects/1",) if zone != "discard" else ()), Song={"zone": zone}),
        Tower=text("location", words),
        Song=event("Action: Gain 1 gold."),
    )


@pytest.mark.parametrize(
    ("moves", "zone"),
    [([{"Ann": {"play": "Song"}}], "out of game"), ([{"Bob": {"play": "Thief"}}], "discard")],
)
def test_what_is_placed_there_after_being_played_is_not_what_is_discarded_from_a_hand(moves, zone):
    """RR Replacement Effects ¶1, Event Cards ¶3: only the placement of an event that was played is replaced."""
    run(
        {"hand": ["Song"], "deck": 3, "play": ["Tower"]},
        {"hand": ["Thief"]},
        "challenges",
        *([] if zone == "out of game" else [{"Ann": "pass"}]),
        *moves,
        check(Song={"zone": zone}),
        Tower=text(
            "location",
            "Each event that would be placed in your discard pile after being played is removed from the game instead.",
        ),
        Song=event("Action: Gain 1 gold."),
        Thief=event("Action: Discard 1 card at random from each opponent's hand."),
    )


def test_the_str_is_treated_as_if_it_were_another_whatever_else_is_added():
    """RR Modifiers ¶5: a set value overrides all others."""
    run(
        {"play": [{"Ghost": {"attachments": ["Chain", "Charm"]}}]},
        {},
        "challenges",
        check("2e/rr/modifiers/5", Ghost={"str": 1}),
        Ghost=CHARACTER | {"str": 6},
        Chain=text("attachment", "Treat attached character's STR as if it were 1."),
        Charm=text("attachment", "Attached character gets +2 STR."),
    )
