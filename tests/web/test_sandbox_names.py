"""No wrong board: a name that nobody bears stops, with what could be meant; what is on the table is meant first."""

import pytest

from agot_judge.web.sandbox.board_changes import cards_in
from tests.web.building import board_in
from tests.web.filling import visit


@pytest.fixture
def board(client):
    return visit(client, "/sandbox").press(
        "do", "update", p0_quick="Wolf Commander attacking", p1_quick="Lion of the Rock; Gate Guard defending"
    )


def cards(scenario, place):
    return cards_in(scenario.players[place], "play")


def offered(page):
    return [value for _, value in page.form().buttons if value.startswith("line:")]


@pytest.mark.parametrize(
    "line",
    ["Wolf Comander", "Wolf Comander attacking", "Lion Rock", "asdfghjkl", "wolf commander attacking kneeel"],
)
def test_a_misspelt_or_unknown_name_adds_nothing_and_says_so(board, line):
    refused = board.press("do", "update", p0_quick=line)
    assert refused.status == 400
    assert refused.form().fields["p0-quick"] == line
    assert refused.has("p0-quick-wrong")
    assert board_in(refused) == board_in(board)


@pytest.mark.parametrize(
    ("line", "said"), [("claim two", "Claim takes a number"), ("hand -1", "Hand takes a number")]
)
def test_a_number_that_is_none_is_no_card(board, line, said):
    refused = board.press("do", "update", p0_quick=line)
    assert said in refused.part("p0-quick-wrong")
    assert board_in(refused) == board_in(board)


def test_the_nearest_names_are_buttons_that_keep_the_rest_of_the_line(board):
    refused = board.press("do", "update", p0_quick="2 Gate Gaurd kneeling")
    assert "line:0:2 Gate Guard kneeling" in offered(refused)
    taken = refused.press("do", "line:0:2 Gate Guard kneeling")
    assert [(card.name, card.marks.kneeling) for card in cards(board_in(taken), 0)][1:] == [
        ("Gate Guard", True)
    ] * 2


def test_a_part_of_a_name_offers_the_cards_of_which_it_is_one(board):
    assert "line:0:Wolf Commander" in offered(board.press("do", "update", p0_quick="wolf comm"))


def test_a_blank_character_is_added_when_somebody_says_so_and_looks_like_one(board):
    refused = board.press("do", "update", p1_quick="Ser Nobody defending")
    assert "Add “Ser Nobody” as a blank character" in refused.words
    added = refused.press("do", "line:1:Ser Nobody character defending")
    assert added.status == 200
    assert cards(board_in(added), 1)[-1].name == "Ser Nobody"
    assert "blank card" in added.words
    assert "blank card" not in board.words


def test_who_attacks_or_defends_is_knelt_unless_the_line_says_that_it_stands(board):
    assert cards(board_in(board), 0)[0].marks.kneeling
    assert cards(board_in(board), 1)[1].marks.kneeling
    standing = board.press("do", "update", p0_quick="Gate Guard attacking standing")
    assert not cards(board_in(standing), 0)[1].marks.kneeling


def test_a_press_that_marks_an_attacker_kneels_it_and_the_chip_takes_that_back(board):
    marked = board.press("do", "defending:1:0")
    assert cards(board_in(marked), 1)[0].marks.kneeling
    undone = marked.press("do", "kneeling:1:0")
    assert (cards(board_in(undone), 1)[0].marks.defending, cards(board_in(undone), 1)[0].marks.kneeling) == (
        True,
        False,
    )
    back = marked.press("do", "defending:1:0")
    assert not cards(board_in(back), 1)[0].marks.kneeling


@pytest.mark.parametrize("host", ["Lion of the Rock", "lion", "Lion Rock", "rock"])
def test_on_means_the_card_on_the_table_by_any_part_that_is_its_alone(board, host):
    put = board.press("do", "update", p1_quick=f"Collar attachment on {host}")
    assert [one.name for one in cards(board_in(put), 1)[0].marks.attachments] == ["Collar"]


def test_a_part_that_two_cards_on_the_table_share_is_asked_about_with_a_button_for_each(board):
    two = board.press("do", "update", p0_quick="Lion Cub character")
    asked = two.press("do", "update", p1_quick="Collar attachment on lion")
    assert "Put Collar attachment on:" in asked.part("p1-quick-wrong")
    assert offered(asked) == [
        "line:1:Collar attachment on Lion Cub",
        "line:1:Collar attachment on Lion of the Rock",
    ]


def test_a_host_that_is_not_there_offers_those_that_are(board):
    asked = board.press("do", "update", p1_quick="Collar attachment on Eddard")
    assert "line:1:Collar attachment on Gate Guard" in offered(asked)
    assert board_in(asked) == board_in(board)
