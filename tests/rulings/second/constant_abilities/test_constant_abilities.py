"""Constant abilities, characteristics gained and lost, and facedown cards."""

from itertools import pairwise

from agot_judge.engine.values.values import is_blank, keywords, traits
from tests.rulings.cards import Card, attachment, character, location
from tests.rulings.play import Side, Table
from tests.rulings.tables import run
from tests.rulings.texts import person, text


def constant(on, **change):
    """A constant ability."""
    return {"kind": "constant", "effects": [{"do": "modify", "on": on} | change]}


def at_the_end(*ann, bob=(), in_force=()):
    """The end of the challenges phase with these cards."""
    return Table(sides={"Ann": Side(play=ann), "Bob": Side(play=tuple(bob))}, in_force=in_force).start(
        "4.2.1"
    )


def facedown(card):
    """The card, put into play facedown."""
    return Card(face=card.face, keywords=card.keywords, abilities=card.abilities, facedown=True)


def test_a_constant_ability_may_look_for_what_others_change():
    """RR Modifiers ¶2: recalculated from the start, from the base value and all active modifiers."""
    captain = location("Captain", constant({"trait": ["Knight"]}, strength=1))
    dubbing = location("Dubbing", constant({"type": ["character"]}, gains_traits=["Knight"]))
    weak = location(
        "Drill", constant({"where": [{"of": "STR", "relation": "at most", "amount": 2}]}, strength=1)
    )

    play = at_the_end(character("Page", 2), captain, dubbing, weak)

    assert play.strength("Page") == 2 + 1


def test_a_constant_ability_can_blank_a_text_box():
    """RR Blank ¶1, Constant Abilities ¶1: active while its card is in play."""
    milk = Card(
        face=attachment("Milk").face, abilities=(location("", constant({"host": True}, blank=True)).abilities)
    )
    lord = character(
        "Lord", keywords="renown", abilities=(constant("self", strength=2),), attachments=(milk,)
    )

    play = at_the_end(lord)

    assert is_blank(play.machine.at(play.state), play.card("Lord"))
    assert keywords(play.machine.at(play.state), play.card("Lord")) == ()
    assert play.strength("Lord") == 3


def test_a_loss_takes_one_instance_of_a_keyword_or_trait():
    """FAQ 2.9, Nymeria Sand: only "all" takes each instance; one loss leaves what is had from another source."""
    gained = {
        "on": ["Lord"],
        "modify": {"do": "modify", "gains_keywords": ["renown"], "gains_traits": ["Knight"]},
        "until": "phase",
    }
    lost = {
        "on": ["Lord"],
        "modify": {"do": "modify", "loses_keywords": ["renown"], "loses_traits": ["Knight"]},
        "until": "phase",
    }
    lord = character("Lord", keywords="renown", traits=("Knight",))

    once = at_the_end(lord, in_force=(lost, gained))
    twice = at_the_end(lord, in_force=(lost, gained, lost))

    assert traits(once.machine.at(once.state), once.card("Lord")) == {"Knight"}
    assert [str(one) for one in keywords(once.machine.at(once.state), once.card("Lord"))] == ["renown"]
    assert traits(twice.machine.at(twice.state), twice.card("Lord")) == frozenset()
    assert keywords(twice.machine.at(twice.state), twice.card("Lord")) == ()


def test_a_facedown_card_is_no_character():
    """RR Facedown Cards ¶1: a facedown card has no inherent attributes other than "facedown card"."""
    sides = {
        "Ann": Side(play=(character("Knight", attacking=True),)),
        "Bob": Side(play=(facedown(character("Hidden", 4, traits=("Lord",))), character("Cook"))),
    }

    play = Table(sides=sides, challenge="military").start("duck")

    assert play.asked == ("Bob", "claim")
    assert play.choices == ["Cook"]
    assert play.strength("Hidden") == 0
    assert traits(play.machine.at(play.state), play.card("Hidden")) == frozenset()


def test_a_blank_text_box_has_no_traits_unless_they_are_excepted():
    """RR Blank ¶2: a card's text box includes traits; cards that leave them say "except for Traits"."""

    def traits_of(**change):
        blank = {"on": ["Lord"], "modify": {"do": "modify", "blank": True} | change, "until": "phase"}
        play = Table(
            sides={"Ann": Side(play=(character("Lord", traits=("Knight",)),)), "Bob": Side()},
            in_force=(blank,),
        ).start("4.2")
        return traits(play.machine.at(play.state), play.card("Lord"))

    assert traits_of() == frozenset()
    assert traits_of(except_traits=True) == {"Knight"}
    assert traits_of(gains_traits=["Lady"]) == {"Lady"}


def test_who_loses_all_affiliations_loses_those_that_were_gained_too():
    """FAQ 2.9 ¶1: each instance of each of them, whatever else gives it; what the effect itself gives is kept."""
    lose = "that character gains the [tyrell] affiliation and loses all other faction affiliations."
    run(
        {"Ann": {"hand": ["Oath"]}, "Bob": {"play": [{"Squire": {"attachments": ["Ring"]}}]}},
        "challenges",
        {"check": {"cards": {"Squire": {"affiliation": ["lannister", "stark"]}}}},
        {"Ann": {"play": "Oath", "choose": "Squire"}},
        {"check": {"cards": {"Squire": {"affiliation": ["tyrell"]}}, "cites": ["2e/faq/2.9/1"]}},
        cards={
            "Squire": person("", faction="lannister"),
            "Ring": text("attachment", "Attached character gains the [stark] affiliation."),
            "Oath": text("event", f"Action: Choose a character. Until the end of the phase, {lose}"),
        },
    )


def test_constant_abilities_that_depend_on_each_other_are_all_active_and_soon_found():
    """RR Constant Abilities ¶1: each is active while its card is in play, whatever the others do. Ten that make each
    other's cards Knights, Lords and so on are found in moments: which of them are looked at first makes no difference."""
    traits = ("Knight", "Lord", "Lady", "King", "Guard", "Army", "Raider", "Maester", "Septon", "Captain")
    follows = pairwise(traits)
    heralds = {
        f"Herald {number}": text("character", f"Each {one} character gains the {other} trait.", str=1)
        for number, (one, other) in enumerate(follows)
    }
    squire = {"type": "character", "cost": 1, "str": 1, "traits": ["Knight"]}

    run(
        {"Ann": {"play": [*heralds, "Squire"]}, "Bob": {}},
        "challenges",
        {"check": {"cards": {"Squire": {"traits": list(traits)}}, "cites": ["2e/rr/constant-abilities/1"]}},
        cards={"Squire": squire, **heralds},
    )
