"""STR that is increased or reduced by a card effect: lasting effects and constant abilities alike, whatever they do to it."""

import pytest

from tests.rulings.texts import event, person, run, run_to, text

WATCHFUL = "Reaction: After Yeoman's STR is increased by a card effect, stand Yeoman."
DISMAYED = "Reaction: After a character's STR is reduced by a card effect, gain 1 gold."
MILL = text("location", "", traits=["Mill"])


@pytest.mark.parametrize(
    ("words", "stands"),
    [
        ("set that character's STR to 5", True),
        ("set that character's STR to 1", False),
        ("double that character's STR", True),
        ("that character gets +1 STR", True),
        ("that character gets -1 STR", False),
        ("that character gains renown", False),
    ],
)
def test_a_lasting_effect_that_sets_or_doubles_strength_increases_it_where_it_is_more(words, stands):
    """RR Modifiers ¶3, ¶5: the value is what comes of adding, doubling and setting; it is higher than it was, or not."""
    run(
        {"play": [{"Yeoman": "kneeling"}], "hand": ["Feast"]},
        {},
        "4.1",
        {"Ann": {"play": "Feast", "choose": "Yeoman"}},
        {"Ann": {"trigger": "Yeoman"}} if stands else {"check": {"may_not": {"Ann": ["Yeoman"]}}},
        {"check": {"cards": {"Yeoman": {"kneeling": not stands}}}},
        Yeoman=person(WATCHFUL, str=3),
        Feast=event(f"Action: Choose a character. Until the end of the phase, {words}."),
    )


@pytest.mark.parametrize(
    ("move", "cards"),
    [
        ({"marshal": "Axe", "on": "Yeoman"}, {"Axe": text("attachment", "Attached character gets +1 STR.")}),
        ({"marshal": "Mill"}, {"Mill": MILL}),
        ({"marshal": "Lord"}, {"Lord": person("Each other character you control gets +1 STR.")}),
    ],
)
def test_a_constant_ability_that_becomes_active_or_counts_more_increases_strength(move, cards):
    """RR Effects ¶1: what a constant ability does is a card effect; RR Modifiers ¶1: what it counts is checked constantly."""
    name = move["marshal"]
    run(
        {"play": [{"Yeoman": "kneeling"}], "hand": [name]},
        {},
        "3.2",
        {"Ann": move},
        {"Ann": {"trigger": "Yeoman"}},
        {"check": {"cards": {"Yeoman": {"kneeling": False, "str": 4}}, "cites": ["2e/rr/effects/1"]}},
        **{
            "Mill": MILL,
            "Yeoman": person(f"Yeoman gets +1 STR for each Mill location you control.\n{WATCHFUL}", str=3),
            **cards,
        },
    )


def test_an_effect_that_ends_increases_nothing():
    """RR Effects ¶5: expiration, or the cessation of a constant ability, changes the game state by no card effect."""
    run_to(
        "standing",
        {"play": [{"Yeoman": "kneeling"}, "Gloom"], "hand": ["Feast"]},
        {},
        "4.1",
        {"Ann": {"play": "Feast", "choose": "Yeoman"}},
        {"Ann": {"trigger": "Gloom"}},
        {"check": {"cards": {"Yeoman": {"str": 2}}, "may_not": {"Ann": ["Yeoman"]}}},
        {"advance": "end"},
        {"check": {"cards": {"Yeoman": {"str": 3, "kneeling": True}}}},
        Yeoman=person(WATCHFUL, str=3),
        Gloom=text("location", "Each character gets -1 STR.\nAction: Sacrifice Gloom to gain 1 gold."),
        Feast=event("Action: Choose a character. Until the end of the phase, that character gets -1 STR."),
    )


def test_an_attachment_that_takes_strength_away_reduces_it():
    """RR Constant Abilities ¶1: it is active as soon as it is there."""
    run(
        {"play": ["Crow"], "hand": ["Wound"], "gold": 0},
        {"play": ["Miller"]},
        "3.2",
        {"Ann": {"marshal": "Wound", "on": "Miller"}},
        {"Ann": {"trigger": "Crow"}},
        {"check": {"cards": {"Miller": {"str": 2}}, "players": {"Ann": {"gold": 5 + 1}}}},
        Crow=person(DISMAYED),
        Wound=text("attachment", "Attached character gets -1 STR."),
    )


@pytest.mark.parametrize(
    ("words", "reduced"), [("Statue's STR cannot be reduced by card effects.", False), ("", True)]
)
def test_a_strength_that_cannot_be_reduced_is_not_reduced_by_what_is_ignored(words, reduced):
    """FAQ Daenerys Targaryen (TFM) ¶2: the modifier is ignored, so nothing has been reduced to which to react."""
    run(
        {"play": ["Crow"], "hand": ["Burn"]},
        {"play": ["Statue"]},
        "4.1",
        {"Ann": {"play": "Burn", "choose": "Statue"}},
        {"Ann": {"trigger": "Crow"}} if reduced else {"check": {"may_not": {"Ann": ["Crow"]}}},
        {"check": {"cards": {"Statue": {"str": 3 - reduced}}}},
        Crow=person(DISMAYED),
        Statue=person(words),
        Burn=event(
            "Action: Choose and kneel a character. Until the end of the phase, that character gets -1 STR."
        ),
    )


def test_of_several_characters_that_one_is_not_reduced_that_cannot_be():
    """RR Cannot ¶1: the others are, each an occurrence of its own."""
    run(
        {"play": ["Crow"], "hand": ["Burn"]},
        {"play": ["Statue", "Miller"]},
        "4.1",
        {"Ann": {"play": "Burn"}},
        {"check": {"decision": {"player": "Ann", "kind": "reaction", "choices": ["Crow"]}}},
        {"Ann": {"trigger": "Crow"}},
        {"check": {"cards": {"Statue": {"str": 3}, "Miller": {"str": 2}}, "may_not": {"Ann": ["Crow"]}}},
        Crow=text("location", DISMAYED),
        Statue=person("Statue's STR cannot be reduced by card effects."),
        Burn=event("Action: Until the end of the phase, each character gets -1 STR."),
    )
