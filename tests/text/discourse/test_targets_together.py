"""``each of those characters`` after several choices: what is done is done to each of the targets."""

import pytest

from agot_judge.engine.ability import AtOnce, GainPower, Kneel, Modify, Stand
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.unparse import unparse
from tests.text.meaning import without_words
from tests.text.reading import compiled, read

TWO = "Action: Choose a Ferryman character and a [stark] character you control."


@pytest.mark.parametrize(
    ("said", "effects"),
    [
        ("Stand those characters.", (AtOnce(each=((Stand(on="target"),), (Stand(on="target 2"),))),)),
        (
            "Each of those characters gains 1 power.",
            (AtOnce(each=((GainPower(on="target"),), (GainPower(on="target 2"),))),),
        ),
        (
            "Until the end of the phase, each of those characters gets +2 STR.",
            (
                Modify(on="target", strength=2, until="phase"),
                Modify(on="target 2", strength=2, until="phase"),
            ),
        ),
        (
            "Kneel each of those characters. Those characters gain 1 power.",
            (
                AtOnce(each=((Kneel(on="target"),), (Kneel(on="target 2"),))),
                AtOnce(each=((GainPower(on="target"),), (GainPower(on="target 2"),))),
            ),
        ),
    ],
)
def test_it_is_done_to_the_targets_of_both_choices(said, effects):
    """RR Target ¶5: all targets are chosen; an effect on them affects each."""
    (ability,) = compiled(f"{TWO} {said}").abilities

    assert len(ability.choose) == 2
    assert ability.effects == effects


@pytest.mark.parametrize(
    ("said", "effects"),
    [
        ("Kneel those characters.", (Kneel(on="target"),)),
        ("Kneel those cards.", (AtOnce(each=((Kneel(on="target"),), (Kneel(on="target 2"),))),)),
    ],
)
def test_only_the_choices_of_such_cards_are_meant(said, effects):
    (ability,) = compiled(f"Action: Choose 2 characters and a location. {said}").abilities

    assert ability.effects == effects


@pytest.mark.parametrize(
    "said",
    [
        "Kneel that character.",
        "One of those characters gains 1 power.",
        "Each of those characters gains a challenge icon of your choice until the end of the phase.",
        "At the end of the phase, if those characters are still in play, kill them.",
    ],
)
def test_what_cannot_be_done_to_each_alike_is_resolved_by_hand(said):
    """Of which of them it is spoken, or what is chosen for each, is not certain."""
    assert read(f"{TWO} {said}").status == "header"


def test_whose_the_second_is_says_nothing_of_an_opponents_first():
    (ability,) = compiled(
        "Action: Choose an opponent's character and a [stark] character you control."
    ).abilities

    assert [choice.cards.controller for choice in ability.choose] == ["opponent", "you"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Action: Choose an attachment in play and discard it.", "Discard"),
        ("Reaction: After an attachment enters play, discard it.", "Discard"),
        ("Action: Choose a card in an opponent's hand and discard it.", "DiscardCards"),
        ("Reaction: After you draw a card, discard it.", "DiscardCards"),
    ],
)
def test_what_is_in_play_is_discarded_from_play(text, kind):
    """RR Discard Pile ¶2: to discard a card in play it leaves play; other cards go from where they are."""
    (ability,) = compiled(text).abilities

    assert [type(effect).__name__ for effect in ability.effects] == [kind]


@pytest.mark.parametrize(
    ("words", "controller"), [("the same player", "any"), ("the same opponent", "opponent")]
)
def test_targets_of_the_same_player(words, controller):
    """RR Target ¶1: what the ability says of its targets, here of all of them together."""
    line = compiled(
        f"Action: Choose up to 4 total STR worth of characters controlled by {words}. Kneel them."
    )
    (choose,) = line.abilities[0].choose

    assert choose.of_same_player
    assert choose.cards.controller == controller
    assert choose.total == ("STR", 4)


@pytest.mark.parametrize(
    "words",
    [
        "Choose 2 characters and 2 locations controlled by the same player. Kneel them.",
        "Choose a character and a location controlled by different players. Kneel them.",
        "Kneel 2 characters controlled by the same player.",
        "Choose a character and a location controlled by the same opponent. Kneel them.",
        "Choose 2 characters controlled by the same player. That player draws 1 card.",
    ],
)
def test_the_same_player_as_of_several_choices_is_not_guessed(words):
    assert read(f"Action: {words}").status == "header"


def test_the_same_player_as_of_one_target_before_is_its_controller():
    """RR Target ¶1: what the ability says of its second target, which is chosen after the first."""
    line = compiled("Action: Choose a character and a location controlled by the same player. Kneel them.")
    character, location = line.abilities[0].choose

    assert (character.cards.type, character.cards.controller) == (("character",), "any")
    assert (location.cards.type, location.cards.controller) == (("location",), "controller")


def test_an_x_that_is_counted_and_cannot_be_0_is_left_to_a_person():
    """Only a cost of X gold says in the tree that it takes at least 1."""
    counted = "X is the number of Ferryman characters you control (X cannot be 0)."

    assert read(f"Action: Choose a character. That character gets -X STR. {counted}").status == "header"
    assert read("Action: Pay X gold to draw X cards (X cannot be 0).").abilities[0].costs[0].at_least == 1


@pytest.mark.parametrize(
    "text",
    [
        "Action: Choose and kill a Ferryman character and a [stark] character (cannot be saved).",
        "Action: Choose a character. Return Old Tam and that character to their owners' hands.",
        "Reaction: After you win a challenge, kneel Old Tam and each other Ferryman character.",
        "Interrupt: When Old Tam would be killed, return Old Tam and each attachment on it to its owner's hand instead.",
        "Action: Choose a character. At the end of the phase, return Old Tam and that character to their owners' hands.",
    ],
)
def test_this_card_and_that_one_are_done_at_once_and_the_wording_says_so(text):
    """RR Priority of Simultaneous Resolution ¶1: one effect, simultaneously upon all that it is about."""
    (ability,) = compiled(text).abilities
    said = unparse(ability, "Old Tam")

    assert any(isinstance(node, AtOnce) for node in nodes(ability))
    assert "at once: " in said.lower()
    assert without_words(compiled(said).abilities) == without_words((ability,))


def test_a_deed_done_to_a_card_that_is_picked_is_no_such_effect():
    """One card could be picked for both descriptions at once: the second is picked when the first has been knelt."""
    (ability,) = compiled("Action: Kneel a Ferryman character and a [stark] character.").abilities

    assert [type(effect).__name__ for effect in ability.effects] == ["Kneel", "Kneel"]
