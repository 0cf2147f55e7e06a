"""Deck lists on the building page: what is clear is taken, each line that is not has buttons, cards are played by a tap."""

from io import BytesIO

import pytest

from tests.web.building import board_in
from tests.web.filling import Page, visit
from tests.web.importing import app_with_cards

DECK = "House Greyjoy\nThe Long Way\n1x A Calm Sea\n3x Grey Alys (Bay)\n2x Miler of the Vale\n1x Nothing Like Any\n"


@pytest.fixture(scope="module")
def cards_app(new_instance):
    """The app over a small import."""
    folder = new_instance()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AGOT_JUDGE_INSTANCE", str(folder))
        with app_with_cards(folder) as app:
            yield app


@pytest.fixture
def taken(cards_app):
    """The page after a deck list with two lines that are not clear."""
    return visit(cards_app.test_client(), "/sandbox").press("do", "deck:0", p0_deck=DECK)


def lists_of(page, place=0):
    """The names in each list of a side, by its key; the revealed plot, which is described in its place, left out."""
    lists = board_in(page).players[place].lists
    return {one.key: [card.name for card in one.cards] for one in lists if one.key != "plot"}


def test_what_is_clear_of_a_list_is_taken_and_each_other_line_is_named(taken):
    """BOARD 27: one unknown card, and nothing was taken."""
    assert taken.status == 200
    assert lists_of(taken)["deck"] == ["Grey Alys (Bay)"] * 3
    assert "The deck is taken but for 2 lines" in taken.words
    unclear = taken.part("unclear")
    assert "Line 5: there is no card 'Miler of the Vale'. Did you mean 'Miller of the Vale'?" in unclear
    assert "Line 6: there is no card 'Nothing Like Any'." in unclear
    assert unclear.count("Did you mean") == 1, "nothing is like the other one"


def test_a_button_says_what_a_line_means_and_the_other_lines_stay(taken):
    mended = taken.press("do", "deck-line:0:line 5:Miller of the Vale")
    assert lists_of(mended)["deck"] == ["Grey Alys (Bay)"] * 3 + ["Miller of the Vale"] * 2
    assert "line 5" not in mended.part("unclear").lower()
    whole = mended.press("do", "deck-line:0:line 6:")
    assert not whole.has("unclear")
    assert lists_of(whole)["deck"] == ["Grey Alys (Bay)"] * 3 + ["Miller of the Vale"] * 2
    assert "left out" in whole.part("taken")


def test_copies_stand_in_one_line_and_a_tap_plays_one(taken):
    """BOARD 27: one chip a copy; a card could not be played from it."""
    assert taken.part("listed").count("Grey Alys") <= 1
    assert "3 × Grey Alys (Bay)" in taken.words
    played = taken.press("do", "to-play:0:deck:2")
    assert lists_of(played)["play"] == ["Grey Alys (Bay)"]
    assert lists_of(played)["deck"] == ["Grey Alys (Bay)"] * 2
    assert played.part("card-marks").startswith("Grey Alys")
    revealed = taken.press("do", "to-plot:0:plots:0")
    assert "A Calm Sea" in revealed.part("side")
    assert "plots" not in lists_of(revealed)


def test_a_list_is_taken_from_a_file(cards_app):
    client = cards_app.test_client()
    page = visit(client, "/sandbox")
    form = page.form()
    file = (BytesIO(DECK.encode()), "deck.txt")
    fields = {**form.fields.to_dict(), "do": "deck:1", "p1-deck-file": file}
    answer = client.post(form.action, data=fields, content_type="multipart/form-data")
    sent = Page(client, form.action, answer)
    assert lists_of(sent, 1)["deck"] == ["Grey Alys (Bay)"] * 3


def test_a_list_of_unknown_cards_alone_is_refused(cards_app):
    words = "".join(f"1x Zzyzx Number{number}\n" for number in range(8))
    refused = visit(cards_app.test_client(), "/sandbox").press("do", "deck:0", p0_deck=words)
    assert refused.status == 400
    assert "most lines name no imported card" in refused.words
