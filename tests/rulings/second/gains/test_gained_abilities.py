"""Abilities that a card gains from another one."""

from agot_judge.engine.values.values import icons, keywords
from tests.rulings.cards import Card, attachment, character, location
from tests.rulings.play import Side, Table

TO_KILL_IT = {
    "kind": "action",
    "effects": [{"do": "kill", "on": "self", "can_be_saved": False}],
    "text": "Kill this.",
}


def cell():
    """An attachment that gives the card it is on an ability."""
    gives = {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"host": True}, "gains_abilities": [TO_KILL_IT]}],
    }
    return Card(face=attachment("Cell").face, abilities=location("", gives).abilities)


def table(lord):
    """An action window of the challenges phase."""
    return Table(sides={"Ann": Side(play=(lord,)), "Bob": Side()}).start("4.1")


def test_a_gained_ability_is_used_as_if_the_card_had_it():
    """RR Gains ¶4: the card functions as if it possesses the gained characteristic."""
    play = table(character("Lord", attachments=(cell(),)))

    assert play.choices == ["Lord"]
    assert play.choose("Lord").zone("Lord") == "dead"


def test_a_gained_ability_is_there_while_the_text_box_is_blank():
    """RR Blank ¶1: text gained from another source is not blanked."""
    mist = {"kind": "constant", "effects": [{"do": "modify", "on": {"type": ["character"]}, "blank": True}]}
    lord = character("Lord", attachments=(cell(),))
    play = Table(sides={"Ann": Side(play=(lord, location("Mist", mist))), "Bob": Side()}).start("4.1")

    assert play.choices == ["Lord"]


def test_without_the_card_that_gives_it_the_ability_is_gone():
    """RR Constant Abilities ¶1: active for as long as the card that has it is in play."""
    assert table(character("Lord")).choices == []


def fool(name, what):
    """A Fool that has what any other Fool has."""
    tree = {
        "kind": "constant",
        "effects": [{"do": "modify", "on": "self", what: {"this": False, "trait": ["Fool"]}}],
    }
    return character(name, 1, icons="power", traits=("Fool",), abilities=(tree,))


def test_icons_of_another_card_are_gained_as_that_card_has_them():
    """RR Gains ¶4: the card functions as if it possesses the gained characteristic; it is looked for anew each time."""
    jester = character("Jester", 2, icons="military intrigue", traits=("Fool",))

    play = Table(sides={"Ann": Side(play=(fool("Patch", "icons_of"),)), "Bob": Side(play=(jester,))}).start(
        "4.2"
    )

    assert icons(play.machine.at(play.state), play.card("Patch")) == {"military", "intrigue", "power"}


def test_two_that_have_each_others_keywords_do_not_go_in_a_circle():
    """RR Gains ¶4: what each has of its own, the other has too."""
    known = character("Known", 2, keywords="renown", traits=("Fool",))
    two = fool("Patch", "keywords_of"), fool("Motley", "keywords_of")

    play = Table(sides={"Ann": Side(play=two), "Bob": Side(play=(known,))}).start("4.2")

    assert [str(one) for one in keywords(play.machine.at(play.state), play.card("Patch"))] == ["renown"]
