"""Traits that a card gains because others have them."""

from tests.rulings.texts import check, person, run, text

SQUIRE = {"type": "character", "cost": 1, "str": 1, "traits": ["Fool"]}
DEAD = {"type": "character", "cost": 1, "str": 1, "traits": ["Lord", "Ranger"], "text": "Renown."}


def test_a_character_gains_the_traits_on_the_characters_in_the_dead_pile_of_the_player_chosen():
    """RR Lasting Effects ¶1, Target ¶1: a character and a player are chosen; those of another dead pile are not gained."""
    run(
        {"agenda": "Masks", "play": ["Squire"], "dead": ["Baker"]},
        {"dead": ["Hunter"]},
        "challenges",
        {"Ann": {"trigger": "Masks", "choose": ["Squire", "Bob"]}},
        check("2e/rr/lasting-effects/1", Squire={"traits": ["Fool", "Lord", "Ranger"], "keywords": []}),
        {"advance": "end"},
        check(Squire={"traits": ["Fool"]}),
        Squire=SQUIRE,
        Hunter=DEAD,
        Masks=text(
            "agenda",
            "Action: Kneel your faction card to choose a character you control and a player. Until the end of the phase, "
            "that character gains each Trait on each character in that player's dead pile.",
        ),
    )


def test_two_that_gain_each_others_traits_have_those_printed_on_both():
    """RR Constant Abilities ¶2: what one gains from the other is not found out by what the other gains from it."""
    words = "{} gains each Trait on each Lord character you control."
    run(
        {"play": ["Tam", "Ned"]},
        {},
        "challenges",
        check(Tam={"traits": ["Lord", "Fool"]}, Ned={"traits": ["Lord", "Fool"]}),
        Tam=person(words.format("Tam"), traits=["Lord"]),
        Ned=person(words.format("Ned"), traits=["Lord", "Fool"]),
    )
