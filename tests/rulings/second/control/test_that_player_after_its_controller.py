""" "That player" after "its controller" or "its owner": the same player, whatever happens to the card meanwhile."""

from tests.rulings.tables import run
from tests.rulings.texts import person

CARDS = {
    "Hall Thief": person(
        "Reaction: After you win a challenge, choose a character. Look at its controller's hand. Discard 1 card at random"
        " from that player's hand.",
        icons=["military"],
    ),
    "Hedge Wife": person(
        "Action: Kneel Hedge Wife to choose a character controlled by an opponent. Take control of that character until"
        " the end of the phase. That player draws 1 card."
    ),
    "Two Brothers": person(
        "Action: Kneel Two Brothers to choose a character you control and a character controlled by an opponent. Kneel each"
        " of those characters. That player draws 1 card."
    ),
    "Old Drum": person(
        "Action: Choose a character controlled by an opponent. Stand Old Drum. That player draws 1 card. (Limit once per"
        " round.)"
    ),
    "Town Crier": person(
        "Action: Kneel Town Crier to draw 1 card. Then, choose a character controlled by an opponent. Kneel it. That player"
        " draws 1 card."
    ),
    "Bailiff": person(
        "Action: Kneel Bailiff to choose a character. Return it to its owner's hand. Then, that player discards 1 card at"
        " random from his or her hand."
    ),
    "Grave Digger": person(
        "Action: Kneel Grave Digger to kill a character with printed cost 3 or lower. Search its controller's hand and deck"
        " for any number of copies of that character and discard them. Shuffle that player's deck."
    ),
    "Squire": person(""),
    "Page": person(""),
}


def play(*names, **other):
    return {"play": list(names), "deck": 5, **other}


def test_it_is_not_the_loser_of_the_challenge_where_its_controller_was_spoken_of_since():
    """RR Ownership and Control ¶2: the hand is that of whoever controls the chosen character, here who won."""
    run(
        {"Ann": play({"Hall Thief": "attacking"}, "Squire", hand=2), "Bob": play("Page", hand=2)},
        "duck",
        {"Ann": {"trigger": "Hall Thief", "choose": "Squire"}},
        {"check": {"players": {"Ann": {"hand": 1}, "Bob": {"hand": 2}}}},
        cites=["2e/rr/target/1"],
        cards=CARDS,
        challenge={"type": "military", "attacker": "Ann", "defender": "Bob"},
    )


def test_who_loses_control_of_the_chosen_character_is_still_that_player():
    """RR Ownership and Control ¶4: the control changes; "that player" is whose it was when it was chosen."""
    run(
        {"Ann": play("Hedge Wife"), "Bob": play("Page")},
        "4.1",
        {"Ann": {"trigger": "Hedge Wife", "choose": "Page"}},
        {
            "check": {
                "cards": {"Page": {"controller": "Ann"}},
                "players": {"Ann": {"hand": 0}, "Bob": {"hand": 1}},
            }
        },
        cites=["2e/rr/target/1"],
        cards=CARDS,
    )


def test_of_two_that_are_chosen_that_player_is_the_opponent_who_was_spoken_of():
    """RR Target ¶1: one of the targets is an opponent's; the other is "yours"."""
    run(
        {"Ann": play("Two Brothers", "Squire"), "Bob": play("Page")},
        "4.1",
        {"Ann": {"trigger": "Two Brothers", "choose": ["Squire", "Page"]}},
        {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"hand": 1}}}},
        cites=["2e/rr/target/1"],
        cards=CARDS,
    )


def test_what_is_done_to_another_card_in_between_does_not_change_who_it_is():
    """RR Drawing Cards ¶1: whose card was chosen draws, not the controller of the card that stood in between."""
    run(
        {"Ann": play({"Old Drum": "kneeling"}), "Bob": play("Page")},
        "4.1",
        {"Ann": {"trigger": "Old Drum", "choose": "Page"}},
        {
            "check": {
                "cards": {"Old Drum": {"kneeling": False}},
                "players": {"Ann": {"hand": 0}, "Bob": {"hand": 1}},
            }
        },
        cites=["2e/rr/drawing-cards/1"],
        cards=CARDS,
    )


def test_of_one_that_is_chosen_after_the_word_then_it_is_whose_that_is():
    """RR Target ¶7: it is chosen as the effect after the word "then" resolves."""
    run(
        {"Ann": play("Town Crier", "Squire"), "Bob": play("Page")},
        "4.1",
        {"Ann": {"trigger": "Town Crier"}},
        {"Ann": {"choose": "Page"}},
        {
            "check": {
                "cards": {"Page": {"kneeling": True}},
                "players": {"Ann": {"hand": 1}, "Bob": {"hand": 1}},
                "cites": ["2e/rr/target/7"],
            }
        },
        cards=CARDS,
    )


def test_after_its_owner_that_player_is_the_owner_and_not_who_controlled_it():
    """RR Ownership and Control ¶4: it goes to the hand of its owner, from which one is discarded."""
    run(
        {"Ann": play("Bailiff", {"Page": {"owner": "Bob"}}, hand=2), "Bob": play("Squire", hand=2)},
        "4.1",
        {"Ann": {"trigger": "Bailiff", "choose": "Page"}},
        {"random": "Page"},
        {
            "check": {
                "cards": {"Page": {"zone": "discard"}},
                "players": {"Ann": {"hand": 2}, "Bob": {"hand": 2}},
            }
        },
        cites=["2e/rr/ownership-and-control/4"],
        cards=CARDS,
    )


def test_the_deck_that_was_searched_is_the_one_that_is_shuffled():
    """RR Search ¶2: the deck that is shuffled is of the player who controlled the character that was killed."""
    run(
        {
            "Ann": play("Grave Digger"),
            "Bob": {"play": ["Page"], "hand": ["Page"], "deck": ["Squire", "Page"]},
        },
        "4.1",
        {"Ann": {"trigger": "Grave Digger"}},
        {"Ann": {"choose": "Page#1"}},
        {"Ann": {"choose": ["Page#2", "Page#3"]}},
        {"check": {"cards": {"Page#2": {"zone": "discard"}, "Page#3": {"zone": "discard"}}}},
        cites=["2e/rr/search/2"],
        cards=CARDS,
    )
