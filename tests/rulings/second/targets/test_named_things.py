"""What is named for an ability: a challenge type, a trait. What it then counts, and whether it could change anything."""

import pytest

from tests.rulings.texts import PLOT, event, person, run

LETTER = event(
    "Action: Choose a player and a challenge type. Until the end of the phase, if that player has not initiated a "
    "challenge of that type this phase, set the claim value on his or her revealed plot card to 0."
)


@pytest.mark.parametrize(("initiated", "claim"), [("power", 2), ("intrigue", 0)])
def test_a_lasting_effect_ends_to_apply_with_a_challenge_of_the_type_that_was_named(initiated, claim):
    """RR Lasting Effects ¶1, RR Modifiers ¶2: the condition is looked at all the time that the effect lasts."""
    run(
        {"hand": ["Letter"]},
        {"plot": "Raid", "play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Letter", "choose": ["Bob", "power"]}},
        {"check": {"players": {"Bob": {"claim": 0}}, "cites": ["2e/rr/lasting-effects/1"]}},
        {"advance": "4.3"},
        {"Bob": {"challenge": {"type": initiated, "with": ["Miller"]}}},
        {"check": {"players": {"Bob": {"claim": claim}}}},
        Letter=LETTER,
        Raid=PLOT | {"claim": 2},
    )


@pytest.mark.parametrize(
    "words",
    [
        "Choose a challenge type. If you have won a challenge of that type this phase, gain 2 gold.",
    ],
)
def test_what_was_won_of_the_type_that_is_named_counts(words):
    """RR Abilities ¶6: there is a type that may be named for which the effect changes something."""
    run(
        {"hand": ["Purse"], "play": ["Miller"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"advance": "4.3"},
        {"Ann": {"play": "Purse", "choose": ["power"]}},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        Purse=event(f"Action: {words}"),
    )


def test_what_changes_nothing_whatever_is_named_is_not_initiated():
    """RR Abilities ¶6: no challenge was won, and no character has a trait."""
    run(
        {"hand": ["Purse", "Muster"], "play": ["Miller"]},
        {},
        "4.1",
        {"check": {"may_not": {"Ann": ["Purse", "Muster"]}, "cites": []}},
        Purse=event(
            "Action: Choose a challenge type. If you have won a challenge of that type this phase, gain 2 gold."
        ),
        Muster=event("Action: Name a Trait. Draw 1 card for each character you control with that Trait."),
    )


def test_a_trait_is_named_and_those_that_have_it_are_counted():
    """RR Traits ¶1: traits have no meaning but for what refers to them."""
    run(
        {"hand": ["Muster"], "play": ["Knight", "Miller"], "deck": 3},
        {},
        "4.1",
        {"Ann": {"play": "Muster", "choose": ["Sworn"]}},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Muster=event("Action: Name a Trait. Draw 1 card for each character you control with that Trait."),
        Knight=person("", traits=["Sworn"]),
    )


def test_the_losing_opponent_names_a_cardtype_and_a_card_of_another_is_searched_for():
    """RR Search ¶1 and RR Target ¶2: what is named is named as the ability is initiated, by whom the text says."""
    run(
        {"hand": ["Riddle"], "play": ["Miller"], "deck": ["Saddle", "Baker"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}},
        {"Ann": {"play": "Riddle"}},
        {"Bob": {"choose": ["attachment"]}},
        {"refuse": {"Ann": {"choose": ["Saddle"]}}},
        {"Ann": {"choose": ["Baker"]}},
        {"check": {"cards": {"Baker": {"zone": "hand"}}, "cites": ["2e/rr/search/1"]}},
        Riddle=event(
            "Reaction: After you win a challenge, the losing opponent names a cardtype (character, location, attachment, "
            "or event). Search your deck for a card with a different cardtype, reveal it, and add it to your hand. "
            "Shuffle your deck."
        ),
    )


def test_the_icon_of_a_challenge_type_that_was_named_is_lost():
    """RR Challenge Icons ¶1: each challenge type has its icon, by the same name."""
    run(
        {"hand": ["Sling"]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Sling", "choose": ["intrigue", "Miller"]}},
        {"check": {"cards": {"Miller": {"icons": ["military", "power"]}}}},
        Sling=event(
            "Action: Name a challenge type. Choose a character. Until the end of the phase, that character loses that "
            "challenge icon."
        ),
    )


def test_only_the_title_of_such_a_card_can_be_named():
    """RR Target ¶1: what is named fulfills what the card says; a title is named, of whichever card has it."""
    words = "Action: Name a unique character. Search your deck for a card with that name, reveal it, and add it to your hand."
    run(
        {"hand": ["Letter"], "play": ["Miller"], "deck": ["Queen", "Baker"]},
        {},
        "4.1",
        {"refuse": {"Ann": {"play": "Letter", "choose": ["Baker"]}}},
        {"Ann": {"play": "Letter", "choose": ["Queen"]}},
        {"Ann": {"choose": ["Queen"]}},
        {"check": {"cards": {"Queen": {"zone": "hand"}}}},
        Letter=event(words),
        Queen=person("", unique=True),
    )


def test_an_event_of_the_title_that_was_named_cannot_be_triggered():
    """RR Abilities ¶5: an event interacts with the game from an out of play area, and FAQ Catelyn Stark ¶2."""
    words = (
        "Action: Name a non-agenda card."
        " Until the end of the phase, each opponent cannot trigger card abilities of cards with that name."
    )
    run(
        {"hand": ["Letter"]},
        {"hand": ["Feast", "Song"]},
        "4.1",
        {"Ann": {"play": "Letter", "choose": ["Feast"]}},
        {"check": {"may_not": {"Bob": ["Feast"]}, "may": {"Bob": ["Song"]}}},
        Letter=event(words),
        Feast=event("Action: Gain 1 gold."),
        Song=event("Action: Gain 1 gold."),
    )


def test_after_an_occurrence_that_card_is_the_one_that_was_named():
    """RR Copy ¶1: copies are so by title, here by that which was named, not by that of the card that was killed."""
    run(
        {"play": ["Seer", "Miller"], "hand": ["Axe"]},
        {"hand": ["Feast", "Fast"]},
        "4.1",
        {"Ann": {"play": "Axe", "choose": "Miller"}},
        {"Ann": {"trigger": "Seer"}},
        {"Ann": {"choose": "Feast"}},
        {"check": {"may": {"Bob": ["Fast"]}, "may_not": {"Bob": ["Feast"]}}},
        Seer=person(
            "Reaction: After a character is killed, name a card. Opponents cannot play copies of that card until the"
            " end of the round."
        ),
        Miller=person(""),
        Axe=event("Action: Choose and kill a character."),
        Feast=event("Action: Gain 1 gold."),
        Fast=event("Action: Gain 1 gold."),
    )


HUTS = {
    "Hut": {"type": "location", "cost": 1, "traits": ["Shack"]},
    "Barn": {"type": "location", "cost": 1, "traits": ["Shack"]},
}


@pytest.mark.parametrize(
    ("words", "named", "other"),
    [
        ("Name a Trait. Choose a card with that Trait and kneel it.", "Shack", "Baker"),
    ],
)
def test_a_card_is_chosen_that_has_what_is_named_before(words, named, other):
    """RR Target ¶3, RR Choose ¶1: there is a target for the ability, since there is one for something that can be named."""
    run(
        {"hand": ["Cry"], "play": ["Miller", "Hut"]},
        {"play": ["Baker", "Barn"]},
        "4.1",
        {"Ann": {"play": "Cry"}},
        {"Ann": {"choose": named}},
        {"refuse": {"Ann": {"choose": other}}},
        {"Ann": {"choose": "Barn"}},
        {"check": {"cards": {"Barn": {"kneeling": True}, "Hut": {"kneeling": False}}}},
        Cry=event(f"Action: {words}"),
        **HUTS,
    )


def test_a_card_is_of_the_faction_of_its_symbol_and_a_neutral_card_of_none():
    """RR Faction ¶1: there are 8 factions; RR Neutral ¶1: a neutral card is not affiliated with any."""
    run(
        {"hand": ["Muster"], "play": ["Northman", "Miller"]},
        {},
        "4.1",
        {"Ann": {"play": "Muster"}},
        {"check": {"cards": {"Northman": {"str": 5}, "Miller": {"str": 3}}}},
        Muster=event("Action: Until the end of the phase, each [stark] character you control gets +2 STR."),
        Northman=person("", faction="stark"),
    )
