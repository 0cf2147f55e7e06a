"""Targets that are described beside the card which pays a cost: legal before it is paid are those of each card that could."""

import pytest

from tests.rulings.texts import person, run, text

PEOPLE = {
    "Elder": person("", traits=["Elder"], cost=5, str=5),
    "Pup": person("", cost=2, str=2),
    "Giant": person("", cost=7, str=7),
}


@pytest.mark.parametrize(
    "words",
    [
        "Kneel your faction card and discard an Elder character from your hand to choose and kill a character with lower "
        "printed cost than that character.",
        "Discard an Elder character from your hand to choose and kill a character with lower printed cost than that "
        "character.",
    ],
)
def test_a_faction_card_or_a_card_of_the_hand_that_pays_too_hides_no_target(words):
    """FAQ 3.3 ¶1: choices are constrained to the legal options of step 1, of each way in which the costs could be paid."""
    elder = "Elder#1" if "hand" not in words else "Elder#2"
    ann = {"play": ["Altar", "Elder"], "hand": ["Elder", "Song"]}
    run(
        ann,
        {"play": ["Pup", "Giant"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Altar", "choose": [elder, "Giant"]}, "because": ""}},
        {"Ann": {"trigger": "Altar", "choose": [elder, "Pup"]}},
        {"check": {"cards": {"Pup": {"zone": "dead"}, "Giant": {"zone": "play"}}}},
        Altar=text("location", f"Action: {words}"),
        Song=text("event", "Action: Draw 1 card."),
        **PEOPLE,
    )


def test_what_is_asked_of_the_target_beside_what_pays_is_asked_when_that_is_known():
    """FAQ 3.3 ¶1: when legal targets are looked for nothing has paid yet: nobody is found to have more STR than that."""
    for target, zone in (("Pup", "dead"), ("Giant", "play")):
        run(
            {"play": ["Altar", "Elder"]},
            {"play": ["Pup", "Giant"]},
            "4.1",
            {"Ann": {"trigger": "Altar", "choose": ["Elder", target]}},
            {"check": {"cards": {target: {"zone": zone}}}},
            Altar=text(
                "location",
                "Action: Sacrifice an Elder character to choose a character. "
                "If that character has lower STR than the sacrificed character, kill it.",
            ),
            **PEOPLE,
        )


def test_what_is_asked_of_the_target_beside_x_is_asked_when_that_is_known():
    """FAQ 3.3 ¶1, RR The Letter "X" ¶1."""
    run(
        {"play": ["Altar"], "gold": 3},
        {"play": ["Pup"]},
        "4.1",
        {"Ann": {"trigger": "Altar", "choose": [2, "Pup"]}},
        {"check": {"cards": {"Pup": {"kneeling": True}}}},
        Altar=text(
            "location",
            "Action: Pay X gold to choose a character. If it has printed cost X or lower, kneel it.",
        ),
        **PEOPLE,
    )


def test_a_card_beside_which_there_is_no_target_cannot_pay():
    """FAQ 3.3 ¶1, RR Target ¶3: with that card nothing could be chosen, and so the ability could not be initiated."""
    run(
        {"play": ["Altar", "Elder", "Hind"]},
        {"play": ["Pup", "Giant"]},
        "4.1",
        {"Ann": {"trigger": "Altar"}},
        {"refuse": {"Ann": {"choose": "Hind"}, "because": "legal target"}},
        {"check": {"cites": ["2e/faq/3.3/1"]}},
        {"Ann": {"choose": ["Elder", "Hind"]}},
        {"check": {"cards": {"Hind": {"zone": "dead"}, "Elder": {"kneeling": True}}}},
        Altar=text(
            "location",
            "Action: Kneel a character you control to choose and kill a character with lower printed cost than that character.",
        ),
        Hind=person("", cost=1, str=1),
        **PEOPLE,
    )


def test_that_what_pays_is_the_only_target_is_not_asked_before_it_is_paid():
    """RR Abilities ¶6: the potential is assessed without the consequences of paying; FAQ 3.3 ¶2: no target is left."""
    run(
        {"play": ["Altar", "Elder"]},
        {},
        "4.1",
        {"Ann": {"trigger": "Altar", "choose": "Elder"}},
        {"check": {"cards": {"Elder": {"kneeling": True}}, "cites": ["2e/faq/3.3/2"]}},
        Altar=text(
            "location",
            "Action: Kneel a character you control to choose and kneel a character with equal or lower printed cost.",
        ),
        **PEOPLE,
    )


def test_the_same_player_as_controls_what_pays_is_the_one_who_pays():
    """RR Costs ¶3: no game element of an opponent may be used to pay, so that it is the player's own."""
    run(
        {"play": ["Hall", "Miller", "Baker"]},
        {"play": ["Guest"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Hall", "choose": ["Miller", "Guest"]}}},
        {"Ann": {"trigger": "Hall", "choose": ["Miller", "Baker"]}},
        {"check": {"cards": {"Miller": {"zone": "discard"}, "Baker": {"kneeling": True}}}},
        Hall=text(
            "location",
            "Action: Sacrifice a character to choose another character controlled by the same player. Kneel it.",
        ),
        Guest=person(""),
    )
