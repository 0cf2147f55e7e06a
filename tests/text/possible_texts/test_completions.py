"""The readings of a text that is understood but for a place."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_line
from agot_judge.text.names import shipped_names
from agot_judge.text.possible_texts.completions import of_effect, of_line

KNIGHT = CardFace(name="Tall Knight", type="character")


def readings(line, *named):
    return of_line(line, KNIGHT, shipped_names(), named)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Tall Knight gets +2 STR quorbled.", "Tall Knight gets +2 STR."),
        ("Tall Knight gets +2 quorbled.", "Tall Knight gets +2 gold."),
        ("Tall Knight cannot be quorbled.", "Tall Knight cannot be killed."),
        ("Tall Knight cannot be knelt unless a cow is watching.", "Tall Knight cannot be knelt."),
        ("Renown. Quorble.", "Renown. stealth."),
        ("Ambush (quorbled).", "Ambush (2)."),
        ("Tall Knight gets +1 STR for each tickled card.", "Tall Knight gets +9 STR."),
    ],
)
def test_a_line_may_say_what_it_says_without_the_word_or_with_one_that_may_stand_there(line, said):
    found = readings(line)
    assert said in found.texts
    assert not found.may_say_more


def test_a_name_of_the_game_may_be_meant():
    assert "Each Lord character gets +1 STR." in readings("Each Beast character gets +1 STR.", "Lord").texts


@pytest.mark.parametrize(
    "line",
    [
        "Events are null and void.",
        "You must choose an opponent as first player.",
        "Each card that quorbles another gets +1 STR.",
        "Tall Knight gets +1 STR and each hound quorbles.",
        "Tall Knight loses his quorble.",
        "Each other character you control gets +1 STR. Each hound dances all night.",
    ],
)
def test_a_text_whose_own_sentence_is_not_read_may_say_anything(line):
    assert readings(line).may_say_more


@pytest.mark.parametrize("line", ["Tall Knight gets +2 quorbled.", "Each Beast character gets +1 STR."])
def test_each_reading_is_understood_and_no_two_mean_the_same(line):
    found = readings(line).texts
    lines = [compile_line(one, KNIGHT, shipped_names()) for one in found]
    assert {one.status for one in lines} == {"compiled"}
    said = [tuple(effect for ability in one.abilities for effect in ability.effects) for one in lines]
    assert len(set(said)) == len(said) > 1


def test_what_is_in_force_is_read_of_the_cards_that_it_speaks_of():
    text = "Until the end of the phase, that character gets -4 STR and is killed if its STR is quorbled."
    found = of_effect(text, KNIGHT, shipped_names(), (KNIGHT,))
    assert (
        "Until the end of the phase, that character gets -4 STR and is killed if its STR is 0." in found.texts
    )
