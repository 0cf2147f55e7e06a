"""The quick line: what one types is what stands on the board, or a message says what it could have been."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.scenario.model import Marks
from agot_judge.web.sandbox.quick_line import (
    CannotUnderstand,
    Facts,
    QuickCard,
    QuickNumber,
    read_line,
)

KNOWN = ["Robb Stark", "Hedge Knight", "3 Eyed Raven"]


def only(line):
    (found,) = read_line(line, KNOWN, KNOWN)
    return found


def test_a_card_with_its_marks():
    assert only("Robb Stark kneeling power 2") == QuickCard(
        name="Robb Stark", marks=Marks(kneeling=True, power=2)
    )


def test_several_copies():
    assert only("3 Hedge Knight attacking") == QuickCard(
        name="Hedge Knight", count=3, marks=Marks(attacking=True, kneeling=True)
    )


def test_a_name_that_begins_with_a_number_is_known_by_the_board():
    assert only("3 Eyed Raven") == QuickCard(name="3 Eyed Raven")


@pytest.mark.parametrize("what", ["claim", "hand", "gold", "power", "income", "initiative", "reserve"])
def test_a_number_of_the_player(what):
    assert only(f"{what} 2") == QuickNumber(what, 2)


def test_after_a_comma_power_lies_on_the_card_and_after_a_semicolon_it_is_the_players():
    assert read_line("Robb Stark attacking, power 2; power 4", KNOWN) == [
        QuickCard(name="Robb Stark", marks=Marks(attacking=True, kneeling=True, power=2)),
        QuickNumber("power", 4),
    ]


def test_an_unknown_card_is_described_on_the_line():
    assert only("Sand Snake str 4 military power renown unique duplicate") == QuickCard(
        name="Sand Snake",
        marks=Marks(duplicates=1),
        facts=Facts(strength=4, icons=("military", "power"), keywords=("renown",), unique=True),
    )


def test_the_marks_of_a_name_in_quotes_come_after_it():
    assert only('"Blank" blank') == QuickCard(name="Blank", marks=Marks(blank=True))


def test_an_attachment_and_a_card_out_of_play():
    assert only("Longsword on robb stark") == QuickCard(name="Longsword", on="Robb Stark")
    assert only("Hedge Knight in hand") == QuickCard(name="Hedge Knight", zone="hand")


def test_a_name_is_found_in_any_case_and_keeps_its_own():
    assert only("ROBB  stark") == QuickCard(name="Robb Stark")


def test_a_name_that_holds_words_for_marks_is_a_name():
    assert only("The Power Behind the Throne") == QuickCard(name="The Power Behind the Throne")


def test_a_misspelt_mark_of_a_known_card_is_told():
    with pytest.raises(CannotUnderstand, match=r"Did you mean “kneeling”\?"):
        read_line("Hedge Knight kneelling", KNOWN)


def test_too_many_copies_are_refused():
    with pytest.raises(CannotUnderstand, match="From 1 to 20 copies"):
        read_line("400 Hedge Knight", KNOWN)


def understood(line):
    try:
        return read_line(line, KNOWN, KNOWN)
    except CannotUnderstand:
        return []


WORDS = ["Robb", "Stark", "power", "2", "attacking", ",", ";", "on", "in", "hand", "str", '"']


@given(st.lists(st.sampled_from(WORDS)))
def test_whatever_a_line_of_its_own_words_says_has_a_name_or_a_number(words):
    found = understood(" ".join(words))
    assert all(one.name.strip() if isinstance(one, QuickCard) else one.what for one in found)


@given(st.text(max_size=450))
def test_whatever_is_typed_is_understood_or_told(line):
    assert all(isinstance(one, QuickCard | QuickNumber) for one in understood(line))


@pytest.mark.parametrize("line", ["blank", "kneeling", '"power 2"'])
def test_a_mark_alone_is_no_card(line):
    with pytest.raises(CannotUnderstand, match="is a mark, not a card"):
        read_line(line, [])
