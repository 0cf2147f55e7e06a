"""Wordings of the later cycles, read and played."""

import pytest

from tests.rulings.texts import CARDS, event, person, run, text


@pytest.mark.parametrize(
    ("words", "deed", "heard"),
    [
        ("a character is killed or returned to your hand", "Choose and kill a character.", True),
        ("a character is killed or returned to your hand", "Return a character to its owner's hand.", False),
        ("a character is killed or placed in your dead pile", "Choose and kill a character.", True),
        ("a character is knelt or placed in your dead pile", "Choose and kill a character.", False),
    ],
)
def test_what_is_said_of_the_second_happening_is_not_said_of_the_first(words, deed, heard):
    """RR Triggering Condition ¶1: "your hand" says which cards are returned, not which are killed."""
    moves = [{"Ann": {"trigger": "Watcher"}}] if heard else []
    run(
        {"play": ["Watcher"], "hand": ["Deed"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Ann": {"choose": "Baker"}},
        *moves,
        {"check": {"players": {"Ann": {"gold": int(heard)}}}},
        Watcher=text("location", f"Reaction: After {words}, gain 1 gold."),
        Deed=event(f"Action: {deed}"),
    )


def test_a_card_in_shadows_that_would_be_discarded_is_one_in_shadows():
    """RR Triggering Condition ¶1: both happenings are said of cards in shadows."""
    for deed, gold in (
        ("Choose a card in shadows and discard it.", 1),
        ("Discard 1 card at random from each player's hand.", 0),
    ):
        moves = [{"Ann": {"choose": "Lurker"}}, {"Ann": {"trigger": "Watcher"}}] if gold else []
        run(
            {"play": ["Watcher"], "hand": ["Deed", "Miller"], "shadows": ["Lurker"]},
            {},
            "challenges",
            {"Ann": {"play": "Deed"}},
            *moves,
            {"check": {"players": {"Ann": {"gold": gold}}}},
            Watcher=text(
                "location",
                "Reaction: After a card you control in shadows is revealed or discarded, gain 1 gold.",
            ),
            Deed=event(f"Action: {deed}"),
            Lurker=person("Shadow (2)."),
        )


@pytest.mark.parametrize(
    ("deed", "moves", "gold"),
    [
        (
            "Each player discards 2 cards from his or her hand. Then, gain 1 gold for each event discarded this way.",
            [{"Ann": {"choose": ["Feast", "Miller"]}}, {"Bob": {"choose": ["Song", "Tale"]}}],
            3,
        ),
        (
            "Each player sacrifices a character. Gain 1 gold for each Knight character sacrificed by this effect.",
            [{"Ann": {"choose": "Guard"}}, {"Bob": {"choose": "Cook"}}],
            2,
        ),
        (
            "Each opponent sacrifices a character. Gain 1 gold for each Knight character sacrificed this way.",
            [{"Bob": {"choose": "Baker"}}],
            0,
        ),
    ],
)
def test_what_several_players_did_is_one_effect(deed, moves, gold):
    """RR Priority of Simultaneous Resolution ¶1: it resolves for all of them together; "this way" speaks of all of it."""
    run(
        {"hand": ["Deed", "Feast", "Miller", "Groom"], "play": ["Guard", "Maid"]},
        {"hand": ["Song", "Tale", "Rider"], "play": ["Cook", "Baker"]},
        "challenges",
        {"Ann": {"play": "Deed"}},
        *moves,
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Deed=event(f"Action: {deed}"),
        Feast=event("Action: Gain 1 gold."),
        Song=event("Action: Gain 1 gold."),
        Tale=event("Action: Gain 1 gold."),
        Groom=CARDS["Miller"],
        Rider=CARDS["Miller"],
        Maid=CARDS["Miller"],
        Guard=CARDS["Miller"] | {"traits": ["Knight"]},
        Cook=CARDS["Miller"] | {"traits": ["Knight"]},
    )


@pytest.mark.parametrize(
    ("words", "moves", "strength"),
    [
        ("Sacrifice a Knight character to {}. X is the sacrificed character's printed cost.", ["Guard"], 9),
        ("Kneel a Knight character to {}. X is the knelt character's printed cost.", ["Guard"], 9),
        (
            "Return a Knight character to its owner's hand to {}. X is the returned card's printed cost.",
            ["Guard"],
            9,
        ),
        ("Discard 1 card from your hand to {}. X is the discarded card's printed cost.", ["Squire"], 8),
        (
            "Discard a character from your hand to {}. X is the discarded character's printed cost.",
            ["Squire"],
            8,
        ),
        ("Kneel a Knight character to {}. X is the chosen character's printed cost.", ["Guard"], 5),
    ],
)
def test_the_card_to_which_it_was_done_is_not_the_target(words, moves, strength):
    """RR Costs ¶1, Target ¶1: what paid the cost is one card, what was chosen another."""
    choose = "choose a Lord character. Until the end of the phase, that character gets +X STR"
    run(
        {"hand": ["Deed", "Squire"], "play": ["Guard", "Cook"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Ann": {"choose": [*moves, "Baker"]}},
        {"check": {"cards": {"Baker": {"str": strength}}}},
        Deed=event(f"Action: {words.format(choose)}"),
        Baker=CARDS["Miller"] | {"traits": ["Lord"]},
        Guard=CARDS["Miller"] | {"traits": ["Knight"], "cost": 6},
        Cook=CARDS["Miller"] | {"traits": ["Knight"]},
        Squire=CARDS["Miller"] | {"cost": 5},
    )


def test_what_each_player_did_is_still_spoken_of_after_each_has_gained_something():
    """RR Priority of Simultaneous Resolution ¶1: the locations are those that were sacrificed, whatever came between."""
    run(
        {"hand": ["Deed"], "play": ["Yard"]},
        {"play": ["Place"]},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Ann": {"choose": "Yard"}},
        {"Bob": {"choose": "Place"}},
        {"check": {"players": {"Ann": {"gold": 3}, "Bob": {"gold": 1}}}},
        Deed=event(
            "Action: Each player may sacrifice a location. Each player who does gains 1 gold. Then, gain 1 gold for "
            "each location sacrificed this way."
        ),
        Yard=text("location", ""),
        Place=text("location", ""),
    )
