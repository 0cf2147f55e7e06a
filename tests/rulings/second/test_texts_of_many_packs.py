"""Texts as the packs print them: whom claim reaches, which challenge, which card of a pile, who chooses."""

from typing import Any

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import PLOT, event, person, text

BLAME = "Interrupt: When claim is applied against you, choose an opponent. Apply that claim to that player instead."


def test_claim_applied_against_you_is_applied_to_the_opponent_chosen():
    """RR Replacement Effects ¶3: of the type of the challenge, and in full."""
    run(
        {
            "Ann": {"play": [{"Miller": {"attacking": True}}]},
            "Bob": {"hand": ["Blame"], "play": ["Cook"]},
            "Cat": {"play": ["Maid", "Groom"]},
        },
        "duck",
        {"Bob": {"play": "Blame", "choose": "Cat"}},
        {"Cat": {"choose": ["Maid"]}},
        {
            "check": {
                "cards": {"Cook": {"zone": "play"}, "Maid": {"zone": "dead"}, "Groom": {"zone": "play"}},
                "cites": ["2e/rr/replacement-effects/3"],
            }
        },
        cards={"Blame": event(BLAME), "Cook": person(""), "Maid": person(""), "Groom": person("")},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
    )


def test_claim_applied_against_another_player_is_not_applied_against_you():
    """RR Triggering Condition ¶2: the ability is used only when its triggering condition has occurred."""
    run(
        {
            "Ann": {"play": [{"Miller": {"attacking": True}}]},
            "Bob": {"play": ["Cook", "Baker"]},
            "Cat": {"hand": ["Blame"], "play": ["Maid"]},
        },
        "duck",
        {"check": {"may_not": {"Cat": ["Blame"]}}},
        {"Bob": {"choose": ["Baker"]}},
        {"check": {"cards": {"Baker": {"zone": "dead"}}}},
        cards={"Blame": event(BLAME), "Cook": person(""), "Maid": person("")},
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
    )


@pytest.mark.parametrize("words", ["a type of your choice", "any type"])
def test_an_additional_challenge_of_any_type_is_one_of_whichever_type_is_initiated(words):
    """RR 4.2 ¶2: one of each type; the additional one is used up by the second of the same type."""
    again = {"type": "intrigue", "against": "Bob", "with": ["Maid"]}
    run(
        {"Ann": {"play": ["Miller", "Cook", "Maid", "Groom"], "hand": ["Spur"]}, "Bob": {"hand": 5}},
        "4.1",
        {"Ann": {"play": "Spur"}},
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Miller"]}}},
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Cook"]}}},
        {"refuse": {"Ann": {"challenge": again}, "because": "intrigue"}},
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Maid"]}}},
        {
            "refuse": {
                "Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Groom"]}},
                "because": "power",
            }
        },
        cards={
            "Spur": event(
                f"Challenges Action: You may initiate an additional challenge of {words} this phase."
            ),
            "Cook": person(""),
            "Maid": person(""),
            "Groom": person(""),
        },
    )


def test_the_last_character_placed_in_a_dead_pile_is_the_one_on_top():
    """RR Dead Pile ¶7, Discard Pile ¶2: each card is placed on top of the pile."""
    ghosts = "When Revealed: Each player puts into play the last character that was placed in his or her dead pile."
    run(
        {"Ann": {"plots": ["Ghosts"], "dead": ["Miller", "Cook"]}, "Bob": {"dead": ["Baker", "Maid"]}},
        "plot",
        {"Ann": {"choose": "Ann"}},
        {"advance": "draw"},
        {
            "check": {
                "cards": {
                    "Miller": {"zone": "play", "controller": "Ann"},
                    "Cook": {"zone": "dead"},
                    "Baker": {"zone": "play", "controller": "Bob"},
                    "Maid": {"zone": "dead"},
                }
            }
        },
        cards={
            "Ghosts": PLOT | {"initiative": 4, "text": ghosts},
            "Cook": person(""),
            "Maid": person(""),
        },
        stop="draw",
    )


def test_any_number_of_the_cards_looked_at_go_to_the_bottom_and_the_others_stay_on_top():
    """RR Look ¶1, Effects ¶3: as many as the player says, of the deck that was looked at, none or all of them too."""
    song = event(
        "Challenges Action: Choose a player. Look at the top 3 cards of that player's deck. Place any number of them on the "
        "bottom of that deck in any order and the others on top in any order."
    )
    cards = {name: text("location", "") for name in ("One", "Two", "Three", "Four")}
    sides = {"Ann": {"hand": ["Song"]}, "Bob": {"deck": ["One", "Two", "Three", "Four"]}}

    def after(*choices: list[str]) -> list[dict[str, Any]]:
        first = {"Ann": {"play": "Song", "choose": "Bob"}}
        return [first] + [{"Ann": {"choose": one}} for one in choices]

    def places(*names: str) -> dict[str, Any]:
        return {"check": {"cards": {name: {"position": at} for at, name in enumerate(names, 1)}}}

    some = places("Three", "Four", "Two", "One")
    run(sides, "4.1", *after(["Two", "One"]), {"advance": "next"}, some, cards=cards | {"Song": song})
    none = places("Three", "One", "Two", "Four")
    run(sides, "4.1", *after([], ["Three", "One", "Two"]), none, cards=cards | {"Song": song})


@pytest.mark.parametrize("words", ["choose a Lord character and kill it", "choose and kill a Lord character"])
def test_the_player_with_the_most_of_something_chooses_whom_he_or_she_may_kill(words):
    """RR Target ¶1, May ¶1: what a player may do is chosen by that player as it is done; it is no target before."""
    feast = f"When Revealed: The player with the highest initiative may {words}."
    lord = person("", traits=["Lord"])
    run(
        {"Ann": {"plots": ["Feast"], "play": ["Cook"]}, "Bob": {"plots": ["Swift"], "play": ["Maid"]}},
        "plot",
        {"Bob": {"choose": "Bob"}},
        {"Bob": {"choose": "yes"}},
        {"Bob": {"choose": "Cook"}},
        {"check": {"cards": {"Cook": {"zone": "dead"}, "Maid": {"zone": "play"}}}},
        cards={
            "Feast": PLOT | {"initiative": 1, "text": feast},
            "Swift": PLOT | {"initiative": 9},
            "Cook": lord,
            "Maid": lord,
        },
    )


def test_no_more_than_1_attacker_or_more_than_1_defender_is_declared():
    """RR Cannot ¶1: each of the two is forbidden to each player."""
    words = "Players cannot declare more than 1 attacker or more than 1 defender each challenge."
    two = {"type": "power", "against": "Bob", "with": ["Miller", "Cook"]}
    run(
        {"Ann": {"plot": "Joust", "play": ["Miller", "Cook"]}, "Bob": {"play": ["Baker", "Maid"]}},
        "4.1",
        {"refuse": {"Ann": {"challenge": two}, "because": "1"}},
        {"Ann": {"challenge": two | {"with": ["Miller"]}}},
        {"refuse": {"Bob": {"defend": ["Baker", "Maid"]}, "because": "1"}},
        {"Bob": {"defend": ["Baker"]}},
        {"check": {"cards": {"Baker": {"defending": True}, "Maid": {"defending": False}}}},
        cards={"Joust": PLOT | {"text": words}, "Cook": person(""), "Maid": person("")},
    )


def test_a_card_chosen_while_a_hand_is_looked_at_is_one_of_that_hand():
    """RR Look ¶1: chosen by whoever looks at it, in the very sentence."""
    run(
        {"Ann": {"play": [{"Spy": {"attacking": True}}]}, "Bob": {"hand": ["Saddle", "Cook"]}},
        "duck",
        {"Ann": {"trigger": "Spy", "choose": "Cook"}},
        {"check": {"cards": {"Cook": {"zone": "deck", "position": 1}}}},
        cards={
            "Spy": person(
                "Reaction: After you win an [intrigue] challenge, look at the losing opponent's hand and choose a card. "
                "Place that card on top of its owner's deck."
            ),
            "Cook": person(""),
        },
        challenge={"type": "intrigue", "attacker": "Ann", "defender": "Bob"},
    )


def test_a_card_marshaled_from_your_discard_pile_is_not_one_from_an_opponents():
    """RR Triggering Condition ¶2, Discard Pile ¶1: a reaction to marshaling asks where the card came from."""
    run(
        {
            "Ann": {"gold": 6, "play": ["Recluse", "Crypt"], "discard": ["Cook"]},
            "Bob": {"discard": ["Maid"]},
        },
        "marshaling",
        {"Ann": {"marshal": "Maid"}},
        {"check": {"may_not": {"Ann": ["Recluse"]}, "cards": {"Maid": {"zone": "play"}}}},
        {"Ann": {"marshal": "Cook"}},
        {"Ann": {"trigger": "Recluse"}},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        cards={
            "Recluse": person("Reaction: After you marshal a card from your discard pile, draw 1 card."),
            "Crypt": text(
                "location",
                "You may marshal characters from your discard pile as if they were in your hand.\n"
                "You may marshal characters from an opponent's discard pile as if they were in your hand.",
            ),
            "Cook": person(""),
            "Maid": person(""),
        },
    )


@pytest.mark.parametrize("words", ["draw 1 card. Then,", "gain 1 gold and draw 1 card. Then,"])
def test_that_character_is_not_the_card_that_was_drawn_meanwhile(words):
    """FAQ Hidden Information ¶1: what a card is that was drawn its player alone knows; the one that was killed is meant."""
    run(
        {
            "Ann": {"play": ["Mourner"], "hand": ["Blade"], "deck": ["Cook", "Maid"]},
            "Bob": {"play": ["Baker"]},
        },
        "4.1",
        {"Ann": {"play": "Blade", "choose": "Baker"}},
        {"Ann": {"trigger": "Mourner"}},
        {"check": {"cards": {"Baker": {"zone": "deck"}, "Cook": {"zone": "hand"}}}},
        cards={
            "Mourner": person(
                f"Reaction: After a character is killed, {words} place that character on the bottom of its owner's deck."
            ),
            "Blade": event("Action: Choose and kill a character."),
            "Cook": person(""),
            "Maid": person(""),
        },
    )
