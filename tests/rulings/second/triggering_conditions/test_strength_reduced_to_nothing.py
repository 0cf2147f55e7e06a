"""Abilities that refer to STR that is reduced, to 0 too, whatever becomes of the card by that."""

import pytest

from tests.rulings.texts import event, person, run, text

HALL = text(
    "location", "Reaction: After a character's STR is reduced to 0 by a card effect, kneel Hall to kill it."
)
BURN = event("Action: Choose a character. Until the end of the phase, that character gets -3 STR.")


@pytest.mark.parametrize(("strength", "reacts"), [(3, True), (2, True), (4, False), (0, False)])
def test_only_what_reaches_0_from_more_is_reacted_to(strength, reacts):
    """RR Modifiers ¶6: STR below 0 is treated as 0; a STR of 0 is reduced no further."""
    run(
        {"hand": ["Burn"], "play": ["Hall"]},
        {"play": ["Cook"]},
        "challenges",
        {"Ann": {"play": "Burn", "choose": "Cook"}},
        *(({"Ann": {"trigger": "Hall"}},) if reacts else ({"check": {"may_not": {"Ann": ["Hall"]}}},)),
        {"check": {"cards": {"Cook": {"zone": "dead" if reacts else "play"}}}},
        Hall=HALL,
        Burn=BURN,
        Cook={"type": "character", "cost": 2, "str": strength},
    )


def test_the_first_step_to_it_is_not_yet_it():
    """RR Triggering Condition ¶1: at 1 STR nothing has been reduced to 0; the second effect does that."""
    run(
        {"hand": ["Burn", "Burn"], "play": ["Hall"]},
        {"play": ["Cook"]},
        "challenges",
        {"Ann": {"play": "Burn#1", "choose": "Cook"}},
        {"check": {"cards": {"Cook": {"str": 1}}, "may_not": {"Ann": ["Hall"]}}},
        {"Bob": "pass"},
        {"Ann": {"play": "Burn#2", "choose": "Cook"}},
        {"Ann": {"trigger": "Hall"}},
        {"check": {"cards": {"Cook": {"zone": "dead"}}, "cites": ["2e/rr/modifiers/6"]}},
        Hall=HALL,
        Burn=BURN,
        Cook={"type": "character", "cost": 2, "str": 4},
    )


DRAGONFIRE = event(
    "Action: Choose a character. Until the end of the phase, that character gets -3 STR and is killed if its STR is 0."
)


@pytest.mark.parametrize("words", ["reduced", "reduced to 0"])
def test_strength_that_kills_by_being_lowered_is_reacted_to_after_the_kill(words):
    """FAQ 2.6 ¶8: reactions to the kill, or to the character's STR being reduced, may be used; the card is gone by then."""
    run(
        {"hand": ["Dragonfire"], "play": ["Crow", "Raven"]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Dragonfire", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "dead"}}, "cites": ["2e/faq/2.6/8"]}},
        {"Ann": {"trigger": "Crow"}},
        {"Ann": {"trigger": "Raven"}},
        {"check": {"players": {"Ann": {"gold": 2}}}},
        Dragonfire=DRAGONFIRE,
        Crow=person(
            f"Reaction: After an opponent's character's STR is {words} by a card effect, gain 1 gold."
        ),
        Raven=person("Reaction: After an opponent's character is killed, gain 1 gold."),
    )


@pytest.mark.parametrize(
    ("whose", "reacts"), [("an opponent's character's", True), ("your character's", False)]
)
def test_whose_the_killed_character_was_is_seen_as_it_left_play(whose, reacts):
    """FAQ 2.6 ¶8: its STR was reduced under its controller, and it left play so."""
    run(
        {"hand": ["Dragonfire"], "play": ["Crow"]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Dragonfire", "choose": "Miller"}},
        {"Ann": {"trigger": "Crow"}} if reacts else {"check": {"may_not": {"Ann": ["Crow"]}}},
        Dragonfire=DRAGONFIRE,
        Crow=person(f"Reaction: After {whose} STR is reduced by a card effect, gain 1 gold."),
    )


def test_the_killed_character_itself_cannot_react_to_its_lowered_strength():
    """RR Abilities ¶5: its ability can be initiated only from play; nothing in it says otherwise."""
    run(
        {"hand": ["Dragonfire"], "play": ["Crow"]},
        {},
        "4.1",
        {"Ann": {"play": "Dragonfire", "choose": "Crow"}},
        {"refuse": {"Ann": {"trigger": "Crow"}, "because": "not in play"}},
        Dragonfire=DRAGONFIRE,
        Crow=person("Reaction: After Crow's STR is reduced by a card effect, gain 1 gold."),
    )


def test_strength_was_reduced_to_0_although_a_save_has_raised_it_since():
    """FAQ 2.6 ¶4, ¶8: its STR was reduced to 0 at that moment; what the save then does to it comes later."""
    run(
        {"hand": ["Dragonfire"], "play": ["Crow"]},
        {"play": ["Miller", "Tide"]},
        "4.1",
        {"Ann": {"play": "Dragonfire", "choose": "Miller"}},
        {"Bob": {"trigger": "Tide"}},
        {"check": {"cards": {"Miller": {"zone": "play", "str": 1}}}},
        {"Ann": {"trigger": "Crow"}},
        {"check": {"players": {"Ann": {"gold": 1}}}},
        Dragonfire=DRAGONFIRE,
        Crow=person("Reaction: After a character's STR is reduced to 0 by a card effect, gain 1 gold."),
        Tide=text(
            "location",
            "Interrupt: When a character would be killed, sacrifice Tide to save it. It gets +1 STR until the end of the phase.",
        ),
    )


def test_what_happened_to_a_card_is_reacted_to_although_another_reaction_has_killed_it_since():
    """RR Reactions ¶3, ¶4: the triggering condition has occurred, and its window is open until all players pass."""
    run(
        {"hand": ["Yoke"], "play": ["Crow", "Raven"]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Yoke", "choose": "Miller"}},
        {"Ann": {"trigger": "Raven", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "dead"}}}},
        {"Ann": {"trigger": "Crow"}},
        {"check": {"players": {"Ann": {"gold": 1}}, "cites": ["2e/rr/reactions/4"]}},
        Yoke=event("Action: Choose and kneel a character."),
        Crow=person("Reaction: After a character is knelt, gain 1 gold."),
        Raven=person("Reaction: After a character is knelt, choose and kill a kneeling character."),
    )
