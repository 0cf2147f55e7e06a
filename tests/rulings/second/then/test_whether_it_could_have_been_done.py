"""What an ability makes depend on something that could not be done, or on a card that is somewhere else by now."""

import pytest

from tests.rulings.tables import run as table
from tests.rulings.texts import check, event, person, run, text


@pytest.mark.parametrize(
    ("words", "legal"),
    [
        ("Discard 1 card from your hand. If you do, draw 1 card.", False),
        ("You may sacrifice a character. If you do, draw 1 card.", False),
        ("You may sacrifice a character. If you do, draw 1 card. Otherwise, gain 1 gold.", True),
        ("You may discard 1 card from your hand. If you do not, gain 1 gold.", True),
        ("Gain 1 gold. If you do, draw 1 card.", True),
    ],
)
def test_what_follows_if_you_do_gives_no_potential_to_what_cannot_be_done(words, legal):
    """RR Abilities ¶6: the effect must have the potential to change the game state; what is done only if something was
    done before has none where that cannot be done."""
    move = {"Ann": {"trigger": "Mill"}}
    run(
        {"play": ["Mill"]},
        {},
        "challenges",
        move if legal else {"refuse": {**move, "because": "potential to change the game state"}},
        Mill=text("location", f"Action: {words}"),
    )


@pytest.mark.parametrize(
    "words",
    [
        "place it in its owner's dead pile.",
        "you may place it in its owner's dead pile. If you do, draw 1 card.",
    ],
)
def test_a_reaction_to_a_card_placed_in_a_pile_does_not_reach_it_elsewhere(words):
    """FAQ 2.4 ¶1 and ¶2: such a reaction interacts with the card in that pile; it is in play by now."""
    run(
        {"hand": ["Theft", "Call"]},
        {"deck": ["Baker", 4], "play": ["Crone"]},
        "challenges",
        {"Ann": {"play": "Theft"}},
        {"check": {"may": {"Ann": ["Call"], "Bob": ["Crone"]}}},
        {"Ann": {"play": "Call"}},
        {"check": {"may_not": {"Bob": ["Crone"]}, "cards": {"Baker": {"zone": "play"}}}},
        Theft=event("Action: Discard the top card of an opponent's deck."),
        Call=event(
            "Reaction: After a character is placed in an opponent's discard pile, put it into play under your control."
        ),
        Crone=person(f"Reaction: After a character is placed in your discard pile, {words}"),
    )


def test_to_marshal_a_duplicate_is_an_occurrence_of_its_own():
    """RR Duplicates ¶8: it is only considered "marshaling a duplicate card". RR Enters Play ¶1: the duplicate enters play."""
    run(
        {"play": ["Hero", "Mill", "Tower", "Inn"], "hand": ["Hero", "Miller"], "gold": 5},
        {},
        "marshaling",
        {"Ann": {"duplicate": "Hero#2"}},
        {"check": {"may": {"Ann": ["Mill", "Tower"]}, "may_not": {"Ann": ["Inn"]}}},
        {"Ann": {"trigger": "Mill"}},
        {"Ann": {"trigger": "Tower"}},
        {"Ann": {"marshal": "Miller"}},
        {"check": {"may": {"Ann": ["Inn"]}, "may_not": {"Ann": ["Mill", "Tower"]}}},
        {"check": {"players": {"Ann": {"gold": 5 + 5 + 1 + 1 - 2}}}},
        Hero=person("", unique=True),
        Mill=text("location", "Reaction: After you marshal a duplicate, gain 1 gold."),
        Tower=text("location", "Reaction: After a duplicate enters play under your control, gain 1 gold."),
        Inn=text("location", "Reaction: After you marshal a character, gain 1 gold."),
    )


def test_an_empty_hand_is_not_shuffled_into_a_deck():
    """RR May ¶1: who has no card in hand has no such option, and only those who did it draw."""
    table(
        {
            "Ann": {"hand": ["Onward", "Miller"], "deck": 9},
            "Bob": {"hand": 3, "deck": 9},
            "Cat": {"deck": 9},
        },
        "challenges",
        {"Ann": {"play": "Onward"}},
        {"Ann": {"choose": "no"}},
        {"Bob": {"choose": "yes"}},
        {
            "check": {
                "players": {
                    "Ann": {"hand": 1, "deck": 9},
                    "Bob": {"hand": 4, "deck": 8},
                    "Cat": {"hand": 0, "deck": 9},
                }
            }
        },
        cards={
            "Onward": event(
                "Action: Each player may shuffle his or her hand (of at least 1 card) into his or her deck. Each player that "
                "does draws 4 cards."
            )
        },
    )


def test_what_begins_without_an_end_is_left_to_the_judge():
    """RR Lasting Effects ¶1: an effect lasts for a specified duration; of a text that specifies none the judge says what it
    does."""
    kill = "Choose and kill a character. That character cannot be saved."
    run(
        {},
        {"play": ["Miller"]},
        {"effect": kill, "controller": "Ann"},
        {"by_hand": [{"kill": ["Miller"]}]},
        check(Miller={"zone": "dead"}),
    )


def test_of_two_copies_the_one_that_could_be_chosen_is_meant_by_the_bare_name():
    """RR Unique Cards ¶4: the copy in play, which cannot be taken because the other one is in the dead pile."""
    move = {"Ann": {"play": "Lure", "choose": "Hero"}}
    run(
        {"hand": ["Lure"], "dead": ["Hero"]},
        {"play": ["Hero", "Miller"]},
        "challenges",
        {"refuse": {**move, "because": "dead pile"}},
        Lure=event(
            "Action: Choose a character controlled by an opponent. Until the end of the phase, take control of that character."
        ),
        Hero=person("", unique=True),
    )


def test_how_many_opponents_did_not_do_it_is_left_to_the_judge():
    """RR Effects ¶3: what is done for each of those who did not is done by hand, as nothing keeps who they are."""
    table(
        {"Ann": {"play": ["Hall"]}, "Bob": {"hand": 1}, "Cat": {}},
        "challenges",
        {"Ann": {"trigger": "Hall"}},
        {"by_hand": [{"draw": 1, "player": "Ann"}]},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        cards={
            "Hall": text(
                "location",
                "Action: Each player may discard 1 card from his or her hand. Draw 1 card for each opponent who does not.",
            )
        },
    )


def test_what_is_counted_for_each_of_such_players_is_that_of_each():
    """RR Modifiers ¶2: of every character whose controller has no cards in hand, as many as that controller has locations."""
    table(
        {
            "Ann": {"play": ["Hall", "Miller"]},
            "Bob": {"hand": 1, "play": ["Hero", "Mill"]},
            "Cat": {"play": ["Baker", "Mill", "Barn"]},
        },
        "challenges",
        {"check": {"cards": {"Miller": {"str": 3 - 1}, "Hero": {"str": 3}, "Baker": {"str": 0}}}},
        cards={
            "Hall": text(
                "location",
                "While a player has no cards in hand, characters that player controls get -1 STR for each location that "
                "player controls.",
            ),
            "Hero": person(""),
            "Mill": text("location", ""),
            "Barn": text("location", ""),
        },
    )


@pytest.mark.parametrize(
    "words",
    [
        "Choose a character. Its controller draws 1 card and each other player gains 1 gold.",
        "Choose and kneel an opponent's character. Each other player gains 1 gold.",
    ],
)
def test_other_than_whom_is_for_the_judge_where_somebody_else_was_spoken_of(words):
    """RR Effects ¶3: the others may be all but the player who was spoken of, or all but the player who does it."""
    table(
        {"Ann": {"play": ["Hall"]}, "Bob": {"play": ["Miller"]}, "Cat": {}},
        "challenges",
        {"Ann": {"trigger": "Hall"}},
        {"by_hand": [{"gain_gold": 1, "player": "Ann"}]},
        {"check": {"players": {"Ann": {"gold": 1}, "Cat": {"gold": 0}}}},
        cards={"Hall": text("location", f"Action: {words}")},
    )
