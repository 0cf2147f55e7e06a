"""Wordings of the later cycles, read and played."""

import json

import pytest

from agot_judge.scenario.execution import run_text
from tests.rulings.texts import CARDS, check, event, person, run, text


@pytest.mark.parametrize(
    ("words", "deed", "heard"),
    [
        ("a character is killed or returned to your hand", "Choose and kill a character.", True),
        ("a character is killed or returned to your hand", "Return a character to its owner's hand.", False),
        ("a character is killed or returned to a hand", "Return a character to its owner's hand.", True),
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


@pytest.mark.parametrize(("traits", "zone"), [(["Captain"], "play"), ([], "dead")])
def test_a_condition_at_the_end_of_what_follows_then(traits, zone):
    """RR Then ¶1: what follows is done if what comes before resolved; here unless the character has the trait."""
    run(
        {"hand": ["Horn"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"play": "Horn"}},
        {"Ann": {"choose": "Baker"}},
        {"check": {"cards": {"Baker": {"zone": zone}}}},
        Horn=event(
            "Action: Choose a character. Kneel it. Then, kill that character unless it has the Captain trait."
        ),
        Baker=CARDS["Baker"] | {"traits": traits},
    )


def test_affiliations_are_counted_once_and_neutral_is_none():
    """RR Neutral ¶1: a neutral card has no affiliation."""
    run(
        {"play": ["Envoy", "Miller", "Cook", "Groom", "Baker"]},
        {},
        "challenges",
        {"check": {"cards": {"Envoy": {"str": 5}}}},
        Envoy=person(
            "Envoy gets +1 STR for each different faction affiliation among characters you control."
        ),
        Miller=CARDS["Miller"] | {"faction": "stark"},
        Cook=CARDS["Miller"] | {"faction": "stark"},
        Groom=CARDS["Miller"] | {"faction": "tyrell"},
    )


def test_any_amount_of_power_is_moved():
    """RR Moving Power ¶1: as much as the player says, and no more than is there."""
    run(
        {"play": ["Miller"], "hand": ["Gift"], "power": 3},
        {},
        "challenges",
        {"Ann": {"play": "Gift"}},
        {"Ann": {"choose": 2}},
        {"check": {"cards": {"Miller": {"power": 2}}, "players": {"Ann": {"power": 3}}}},
        Gift=event("Action: Move any amount of power from your faction card to Miller."),
    )


def test_a_character_that_contributes_no_strength_to_dominance():
    """RR 5.1 ¶1: the STR of standing characters is counted, except what a card says is not."""
    run(
        {"play": ["Miller", "Baker"]},
        {"play": ["Cook"]},
        "dominance",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"power": 0}, "Bob": {"power": 1}}}},
        Miller=person("Miller contributes no STR to your total for dominance."),
        Cook=CARDS["Miller"],
    )


def test_a_card_goes_to_shadows_under_its_owners_control():
    """RR Ownership and Control ¶2: a card that leaves play goes to its owner's area."""
    run(
        {"hand": ["Fog"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"play": "Fog"}},
        {"Ann": {"choose": "Baker"}},
        {"check": {"cards": {"Baker": {"zone": "shadows", "controller": "Bob"}}}},
        Fog=event("Action: Choose a character. Put it into shadows under its owner's control."),
    )


def test_an_event_that_cannot_be_canceled_is_not():
    """RR Cancel ¶1, Golden Rules: what the card says cannot be, is not."""
    run(
        {"play": ["Herald"], "hand": ["Feast"]},
        {"play": ["Judge"]},
        "challenges",
        {"Ann": {"play": "Feast"}},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        Herald=person("Each event you play cannot be canceled."),
        Feast=event("Action: Gain 2 gold."),
        Judge=person(
            "Interrupt: When the effects of an event would initiate, kneel Judge to cancel those effects."
        ),
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
    ("deed", "moves", "gold"),
    [
        (
            "Choose and kill a character. If no character is killed by this effect, gain 2 gold.",
            [{"Ann": {"choose": "Baker"}}, {"Bob": {"trigger": "Nurse"}}],
            2,
        ),
        (
            "Choose and kill a character. If no character is killed by this effect, gain 2 gold.",
            [{"Ann": {"choose": "Baker"}}],
            0,
        ),
        (
            "Choose and kill a character. If that character is killed by this effect, gain 2 gold.",
            [{"Ann": {"choose": "Baker"}}, {"Bob": {"trigger": "Nurse"}}],
            0,
        ),
        (
            "Choose and kneel a character. Then, choose and kill a character. If that character was not killed this "
            "way, gain 2 gold.",
            [{"Ann": {"choose": ["Baker", "Cook"]}}],
            0,
        ),
        ("Discard the top 2 cards of your deck. If a character was discarded this way, gain 2 gold.", [], 2),
        ("Discard the top 2 cards of your deck. If an event was discarded this way, gain 2 gold.", [], 0),
        (
            "Each player sacrifices a character. If 2 or more characters were sacrificed this way, gain 2 gold.",
            [{"Ann": {"choose": "Miller"}}, {"Bob": {"choose": "Cook"}}],
            2,
        ),
        (
            "Each opponent sacrifices a character. If 2 or more characters were sacrificed this way, gain 2 gold.",
            [{"Bob": {"choose": "Cook"}}],
            0,
        ),
    ],
)
def test_whether_a_character_was_killed_by_this_effect(deed, moves, gold):
    """RR Save ¶1: a saved character is not killed; "this way" speaks of what the effect before did."""
    run(
        {"hand": ["Deed"], "play": ["Miller", "Maid"], "deck": ["Groom", "Saddle", "Rider"]},
        {"play": ["Baker", "Cook", "Nurse"]},
        "challenges",
        {"Ann": {"play": "Deed"}},
        *moves,
        {"check": {"players": {"Ann": {"gold": gold}}}},
        Deed=event(f"Action: {deed}"),
        Nurse=text(
            "location", "Interrupt: When a character you control would be killed, kneel Nurse to save it."
        ),
        **dict.fromkeys(("Groom", "Rider", "Cook", "Maid"), CARDS["Miller"]),
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


@pytest.mark.parametrize(("top", "zone"), [("Groom", "hand"), ("Saddle", "deck")])
def test_a_card_that_shares_a_trait_with_the_one_that_was_sacrificed(top, zone):
    """RR Traits ¶1, Costs ¶1."""
    run(
        {"hand": ["Deed"], "play": ["Guard", "Miller"], "deck": [top, "Baker"]},
        {},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Ann": {"choose": "Guard"}},
        {"check": {"cards": {top: {"zone": zone}}}},
        Deed=event(
            "Action: Sacrifice a character to reveal the top card of your deck. If it shares a Trait with the "
            "sacrificed character, draw it."
        ),
        Guard=CARDS["Miller"] | {"traits": ["Knight", "Lord"]},
        Groom=CARDS["Miller"] | {"traits": ["Lord"]},
    )


def test_power_is_discarded_from_the_target():
    """RR Target ¶1: what is said after "choose and" is chosen."""
    run(
        {"hand": ["Deed"]},
        {"play": [{"Baker": {"power": 2}}, "Cook"]},
        "challenges",
        {"Ann": {"play": "Deed"}},
        {"Ann": {"choose": "Baker"}},
        check("2e/rr/target/1", Baker={"power": 1}),
        Deed=event("Action: Choose and discard 1 power from a character an opponent controls."),
        Cook=CARDS["Miller"],
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


@pytest.mark.parametrize(
    ("by", "against", "strength"), [("Bob", "Ann", 1), ("Bob", "Cat", 2), ("Cat", "Bob", 2)]
)
def test_a_character_that_is_attacking_you(by, against, strength):
    """RR Against ¶1: attackers are against the defending player; who attacks somebody else is not attacking you."""
    result = run_text(
        json.dumps(
            {
                "edition": "2e",
                "format": "melee",
                "players": {
                    "Ann": {"plot": "Calm", "play": ["Moat"]},
                    "Bob": {"plot": "Calm", "play": ["Baker"]},
                    "Cat": {"plot": "Calm", "play": ["Cook"]},
                },
                "cards": CARDS
                | {
                    "Moat": text("location", "Each character attacking you gets -1 STR."),
                    "Cook": CARDS["Baker"],
                },
                "start": "4.2",
                "run": [
                    {
                        by: {
                            "challenge": {
                                "type": "power",
                                "against": against,
                                "with": ["Baker" if by == "Bob" else "Cook"],
                            }
                        }
                    },
                    {"check": {"cards": {"Baker" if by == "Bob" else "Cook": {"str": strength}}}},
                ],
            }
        )
    )
    assert result.ok, (result.error, result.checks)
