"""The line to add cards and what stands beside it: the card that was added last with its marks, which are buttons."""

from tests.web.building import board_in, open_text
from tests.web.filling import visit


def added(client, **lines):
    """The page of a new board after these lines."""
    return visit(client, "/sandbox").press("do", "update", **lines)


def test_the_card_that_was_added_last_stands_beside_the_line_with_its_marks(client):
    """BOARD 12: no grammar to learn: marks are chips, and a press of one is a press on that card."""
    page = added(client, p0_quick="Wolf str 5 unique")
    assert page.part("card-marks").startswith("Wolf")
    attacking = page.press("do", "attacking:0:0")
    marks = board_in(attacking).players[0].lists[-1].cards[0].marks
    assert (marks.attacking, marks.kneeling) == (True, True)
    assert attacking.part("card-marks").startswith("Wolf")
    twice = attacking.press("do", "more-duplicates:0:0").press("do", "more-gold:0:0")
    marks = board_in(twice).players[0].lists[-1].cards[0].marks
    assert (marks.duplicates, marks.gold) == (1, 1)


def test_the_side_that_is_chosen_stays_chosen(client):
    page = added(client, p1_quick="Gate Guard")
    assert page.form().fields["side"] == "1"
    assert page.press("do", "kneeling:1:0").form().fields["side"] == "1"
    assert page.press("do", "update", p0_quick="Deck Hand").form().fields["side"] == "0"


def test_a_line_of_marks_alone_is_of_the_card_that_was_added_last(client):
    page = added(client, p0_quick="Wolf str 5").press("do", "update", p0_quick="attacking duplicate 1")
    marks = board_in(page).players[0].lists[-1].cards[0].marks
    assert (marks.attacking, marks.kneeling, marks.duplicates) == (True, True, 1)
    number = page.press("do", "update", p0_quick="power 2")
    assert board_in(number).players[0].power == 2, "a number of the player's own is that, as before"
    refused = page.press("do", "update", p1_quick="kneeling")
    assert refused.status == 400, "Bob has no card that was added last"


def test_the_board_in_hand_keeps_what_the_line_speaks_of(client):
    """BOARD 6: the Board tab returns to the board, whose address has the card and the side in it."""
    page = added(client, p1_quick="Gate Guard character")
    assert page.address.endswith("?side=1&card=1:0")
    again = visit(client, "/sandbox/in-hand")
    assert again.part("card-marks").startswith("Gate Guard")


def test_a_removed_card_does_not_stand_beside_the_line(client):
    page = added(client, p0_quick="Gate Guard").press("do", "remove:0:0")
    assert not page.has("card-marks")
    assert board_in(page).players[0].lists == board_in(visit(client, "/sandbox")).players[0].lists


def test_an_attachment_that_is_added_alone_is_put_on_a_card_by_a_tap(client):
    """BOARD 10: a tap says what it is on; until then the tile is marked (2e/rr/attachment-cards/2)."""
    page = added(client, p1_quick="Gate Guard character").press(
        "do", "update", p0_quick="Wolf str 5; Longsword attachment"
    )
    assert "is an attachment, but on no card" in page.part("impossible-on-tile")
    assert "on Wolf" in page.part("card-marks")
    put = page.press("do", "put-on:0:1:0:0")
    [wolf] = board_in(put).players[0].lists[-1].cards
    assert [one.name for one in wolf.marks.attachments] == ["Longsword"]
    assert put.part("card-marks").startswith("Wolf")
    assert not put.has("impossible-on-tile")
    across = page.press("do", "put-on:0:1:1:0")
    [guard] = board_in(across).players[1].lists[-1].cards
    assert guard.marks.attachments[0].marks.owner == "Ann"


def test_a_question_which_card_is_meant_is_no_error(client):
    """BOARD 11: what was typed can mean something, so it is asked and not refused in red."""
    page = added(client, p0_quick="Old Steward str 1; Old Stewardess str 1").press(
        "do", "update", p0_quick="Axe on Old"
    )
    assert page.has("asked")
    assert 'aria-invalid="true"' not in page.text
    assert "Put Axe on:" in page.part("asked")


def test_a_token_and_facedown_and_the_owner_are_made_on_the_tile(client):
    """BOARD 13: they could be made by the line's grammar alone, while adding."""
    page = added(client, p0_quick="Wolf str 5")
    page = page.press("do", "token:0:0", **{"token-0:0": "Poison"}).press("do", "more-token:0:0:0")
    page = page.press("do", "facedown:0:0").press("do", "owner:0:0:1")
    marks = board_in(page).players[0].lists[-1].cards[0].marks
    assert (marks.tokens, marks.facedown, marks.owner) == ((("poison", 2),), True, "Bob")
    fewer = page.press("do", "fewer-token:0:0:0").press("do", "fewer-token:0:0:0")
    assert board_in(fewer).players[0].lists[-1].cards[0].marks.tokens == ()


def test_a_card_is_moved_from_play_to_a_pile_and_back_by_taps(client):
    page = added(client, p0_quick="Wolf str 5 kneeling").press("do", "to-hand:0:0")
    assert "Wolf" in page.part("listed")
    assert page.press("do", "to-play:0:hand:0").has("build-tile")
    assert not page.has("build-tile")


def test_an_event_is_not_put_into_play_by_a_tap(client):
    page = added(client, p0_quick="Rally event")
    assert ("do", "to-play:0:hand:0") not in page.form().buttons
    assert ("do", "remove:0:hand:0") in page.form().buttons


def test_the_cards_of_the_board_are_offered_first_with_what_tells_them_apart(client, app):
    text = (
        "edition: 2e\nplayers: {Ann: {play: [Wolf], deck: [Cub]}, Bob: {}}\n"
        "cards: {Cub: {type: character, cost: 2, str: 1}, Wolf: {type: character, cost: 6, str: 5, icons: [military]}}\n"
    )
    page = open_text(client, app, text)
    options = page.text.split('<datalist id="known">')[1].split("</datalist>")[0]
    assert options.index("Wolf") < options.index("Cub")
    assert 'label="cost 6, STR 5" data-icons="military" data-in-play' in options
    assert 'label="cost 2, STR 1" data-icons="" data-here' in options


def test_each_edition_is_built_by_the_same_line(client):
    """BOARD, three editions: the line, the marks and the form for effects stand on a board of each."""
    for edition in ("2e", "1e", "ccg"):
        page = visit(client, f"/sandbox?edition={edition}").press(
            "do", "update", p0_quick="Wolf str 5 attacking", p1_quick="Gate Guard"
        )
        assert board_in(page).edition == edition
        assert page.has("card-marks")
        assert page.has("in-force")
        assert page.press("do", "step").status == 200
