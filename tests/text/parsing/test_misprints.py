"""Misprints that can only be meant in one way: read as what is meant, and said."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from agot_judge.text.names import Names
from agot_judge.web.understood import understood_line
from tests.text.meaning import without_words

MILLER = CardFace(name="Harwin the Miller", type="character")


def compiled(text, face=MILLER, names=None):
    (line,) = compile_text(text, face, names)
    return line


@pytest.mark.parametrize(
    ("printed", "said", "meant"),
    [
        ("Action: Kneel Harwin of Miller to draw 1 card.", "Harwin of Miller", "Harwin the Miller"),
        (
            "Action: Each player must chose and discard 1 card from his or her hand.",
            "chose and",
            "choose and",
        ),
        ("Action: Choose a player. That player may chose to draw 1 card.", "chose", "choose"),
        ("Each Lord character contributes is STR to your side.", "is", "its"),
        ("Action: Choose a character. It's controller draws 1 card.", "It's", "its"),
        ("Action Kneel Harwin the Miller to draw 1 card.", "Action", "action:"),
        ("Challenge Action: Kneel Harwin the Miller to draw 1 card.", "Challenge", "challenges"),
        ("Reduce the cost of the first location your marshal each round by 1.", "your", "you"),
    ],
)
def test_a_misprint_means_what_it_can_only_mean_and_is_said(printed, said, meant):
    """The tree is that of the text as it was meant; the correction names the place as printed."""
    line = compiled(printed)
    whole = compiled(printed.replace(said, meant if said[0].islower() else meant[0].upper() + meant[1:], 1))
    assert line.status == "compiled"
    assert without_words(line.abilities) == without_words(whole.abilities)
    assert [(printed[one.span.start : one.span.end], one.meant) for one in line.corrections] == [
        (said, meant)
    ]
    assert understood_line(line, MILLER.name).corrections == ((said, meant),)
    assert whole.corrections == ()


def test_the_first_name_of_a_member_of_a_great_house_is_the_card_itself():
    """Nobody else is meant by it; of another house nothing tells whether the first word is a name."""
    text = "Action: Kneel Alys to draw 1 card."
    line = compiled(text, CardFace(name="Alys Martell", type="character"))
    assert line.status == "compiled"
    assert [(text[one.span.start : one.span.end], one.meant) for one in line.corrections] == [
        ("Alys", "Alys Martell")
    ]
    other = compiled(text, CardFace(name="Alys Rivers", type="character"))
    assert other.status != "compiled"


WALDA = CardFace(name="Walda, Daughter of Walder", type="character")


def test_a_title_said_without_the_rest_of_it_is_the_card_itself():
    """Up to its comma; with the rest of it nothing is corrected."""
    text = "Walda gets +1 STR for each card attached to Walda, Daughter of Walder."
    line = compiled(text, WALDA)
    assert [(text[one.span.start : one.span.end], one.meant) for one in line.corrections] == [
        ("Walda", WALDA.name)
    ]


@pytest.mark.parametrize("face", [MILLER, CardFace(name="Walda Who Is Not", type="character")])
def test_a_name_that_is_no_part_of_the_title_is_nobodys(face):
    """Without a comma nothing tells where the name ends."""
    assert compiled("Walda gets +1 STR.", face).status != "compiled"


def test_what_is_a_title_of_its_own_is_that_card():
    """A part of a title that another card has as its whole title."""
    line = compiled("While you control Walda, draw 1 card.", WALDA, Names(titles=("Walda",)))
    assert line.corrections == ()


@pytest.mark.parametrize(
    "text",
    [
        "Action: Kneel Harwin the Killer to draw 1 card.",
        "Action: Kneel Harvin the Miller to draw 1 card.",
        "Action: Kneel Harwin the Milller to draw 1 card.",
        "Action: Kneel Harwin the Millers to draw 1 card.",
        "Action: Kneel Harwin th Miller to draw 1 card.",
        "Action: Kneel harwin the Miller to draw 1 card.",
        "Action: Kneel Harvin a Miller to draw 1 card.",
    ],
)
def test_what_is_more_than_a_slip_is_not_understood(text):
    """Another letter at the beginning, a word that no title has, another number, half a word, no capital, two wrong words."""
    line = compiled(text)
    assert line.status != "compiled"
    assert line.corrections == ()


def test_what_is_the_title_of_another_card_is_that_card():
    """One letter apart from the own title, and known: no misprint."""
    names = Names(titles=("Harvin the Miller",))
    line = compiled(
        "While you control Harvin the Miller, draw 1 more card during the draw phase.", names=names
    )
    assert line.corrections == ()


def test_a_title_of_one_word_is_not_guessed():
    """A word that is a letter or two away from it may be any other name."""
    line = compiled("Action: Kneel Hodar to draw 1 card.", CardFace(name="Hodor", type="character"))
    assert line.status != "compiled"
    assert line.corrections == ()


def test_a_letter_that_makes_another_word_of_titles_is_a_misprint():
    """ "Master" is a word of other titles; "Mastar" is none, and what is made up is never understood."""
    healer = CardFace(name="Maester Harwin", type="character")
    line = compiled("Action: Kneel Master Harwin to draw 1 card.", healer)
    made_up = compiled("Action: Kneel Mastar Harwin to draw 1 card.", healer)

    assert [one.meant for one in line.corrections] == ["Maester Harwin"]
    assert line.status == "compiled"
    assert made_up.corrections == ()
    assert made_up.status != "compiled"


@pytest.mark.parametrize(
    "said", ["Lordd or Lady", "Lord or Ladyy", "Lord, Ladyy, or Knight", "eligible or Lady"]
)
def test_a_list_with_a_word_that_nobody_knows_is_not_understood(said):
    line = compiled(f"Each {said} character you control gets +1 STR.")
    assert line.status != "compiled"
