"""Building a board: the form and the text are one board, and nothing that was typed is lost."""

import re
from html import unescape

import pytest

from agot_judge.scenario.format import load, read, write
from agot_judge.scenario.model import Placed
from agot_judge.web.sandbox.board_buttons import with_spelling
from agot_judge.web.sandbox.build_page import build_page
from agot_judge.web.sandbox.building import begun
from agot_judge.web.sandbox.examples import examples, known_cards
from agot_judge.web.sandbox.shares import Board
from tests.web.building import TWO_ON_ONE, board_in, open_text, text_of
from tests.web.filling import visit


def test_the_page_begins_at_duck_with_two_players(client):
    page = visit(client, "/sandbox")
    scenario = board_in(page)
    assert page.status == 200
    assert [player.name for player in scenario.players] == ["Ann", "Bob"]
    assert page.form().fields["start"] == "duck"


@pytest.mark.parametrize(
    "number", ["4.2", "4.2.1", "4.2.2", "4.2.3", "4.2.4", "4.2.5", "4.2.6", "1.5", "4.4", "7.5"]
)
def test_a_step_of_the_rules_opens_its_board(client, app, corpus, number):
    paragraph = visit(client, f"/r/2e/rr/{number}")
    page = paragraph.go("step-on-board")
    assert page.status == 200
    assert page.form().fields["start"] == number


@pytest.mark.parametrize("asked", ["4.9", "nonsense", "4.2.3'; drop", "x" * 900])
def test_a_start_that_there_is_not_begins_at_duck(client, asked):
    page = visit(client, f"/sandbox?start={asked}")
    assert page.status == 200
    assert page.form().fields["start"] == "duck"


def test_two_on_one_with_a_duplicate_in_one_press_and_stepped_in_the_next(client):
    built = visit(client, "/sandbox").press("do", "update", **TWO_ON_ONE)
    scenario = board_in(built)
    assert [player.lists[-1].cards[0].name for player in scenario.players] == [
        "Robb Stark",
        "Tyrion Lannister",
    ]
    stepped = built.press("do", "step")
    assert stepped.status == 200
    assert "Bob chooses 1 character to kill (claim 1)." in stepped.part("decision")


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_form_and_text_are_one_board_both_ways(client, app, example):
    page = open_text(client, app, example.text)
    unchanged = page.press("do", "update")
    assert text_of(unchanged).strip() == example.text.strip()
    changed = unchanged.press("do", "update", p0_power="9")
    by_text = unchanged.press("do", "read", text=text_of(changed))
    assert board_in(by_text) == board_in(changed)
    assert by_text.form().fields["p0-power"] == "9"


def test_what_the_form_does_not_show_stays(client, app):
    example = next(example for example in examples() if example.name == "end-of-phase")
    page = open_text(client, app, example.text).press("do", "update", p1_gold="3")
    before, after = example.scenario, board_in(page)
    assert after.in_force == before.in_force
    assert [one.abilities for one in after.cards] == [one.abilities for one in before.cards]
    assert after.players[1].gold == 3


def test_comments_at_the_head_stay_when_the_form_changes_the_board(client, app):
    text = "# Table 4, round 2\n" + write(begun("duck"))
    page = open_text(client, app, text).press("do", "update", p0_quick="Hedge Knight")
    assert text_of(page).startswith("# Table 4, round 2\n")


def test_every_mark_has_a_button(client):
    page = visit(client, "/sandbox").press("do", "update", **TWO_ON_ONE)
    assert board_in(page).players[0].lists[-1].cards[0].marks.kneeling
    page = page.press("do", "kneeling:0:0")
    assert not board_in(page).players[0].lists[-1].cards[0].marks.kneeling
    for button in ("kneeling:0:0", "more-duplicates:0:0", "more-power:0:0", "blank:0:0", "defending:1:1"):
        page = page.press("do", button)
    for button in ("fewer-duplicates:1:0", "attacking:0:1"):
        page = page.press("do", button)
    scenario = board_in(page)
    marks = [card.marks for player in scenario.players for card in player.lists[-1].cards]
    assert (marks[0].kneeling, marks[0].duplicates, marks[0].power, marks[0].blank) == (True, 1, 1, True)
    assert (marks[1].attacking, marks[2].duplicates, marks[3].defending) == (False, 0, True)
    assert len(board_in(page.press("do", "remove:0:1")).players[0].lists[-1].cards) == 1


def test_what_is_printed_on_a_card_is_typed_on_its_tile(client):
    page = visit(client, "/sandbox").press("do", "update", **TWO_ON_ONE)
    page = page.press(
        "do", "update", d0_str="X", d0_traits="Lord, Army", d0_text="Renown.\nInsight.", d0_icons=["military"]
    )
    face = board_in(page).cards[0].face
    assert (face.strength, face.traits, face.text, face.icons) == (
        "X",
        ("Lord", "Army"),
        "Renown.\nInsight.",
        ("military",),
    )
    assert "Not understood" not in page.words
    odd = page.press("do", "update", d0_text="When the moon is full, dance.")
    assert "Not understood, so not followed: When the moon is full, dance." in odd.words


def test_what_the_engine_understood_of_a_text_stands_beside_it(client):
    page = visit(client, "/sandbox").press("do", "update", **TWO_ON_ONE)
    page = page.press(
        "do",
        "update",
        d0_type="character",
        d0_text="Action: Kneel a location to stand it.\nAction: Kneel a location to dance.",
    )
    assert "What the engine understood" in page.words
    assert "Action: Kneel a location to stand the card that paid the cost." in page.words
    assert "effect by hand" in page.words


def test_players_are_renamed_wherever_they_are_named(client, app):
    text = (
        "edition: 2e\nplayers: {Ann: {}, Bob: {play: [{Ice: {owner: Ann}}]}}\nfirst_player: Bob\n"
        "cards: {Ice: {type: location}}\nchallenge: {type: power, attacker: Bob, defender: Ann, winner: Bob}\n"
        "start: duck\nrun:\n  - Ann: pass\n"
    )
    page = open_text(client, app, text).press("do", "update", p0_name="Cersei")
    scenario = board_in(page)
    assert scenario.challenge.defender == "Cersei"
    assert scenario.run[0].player == "Cersei"
    assert scenario.players[1].lists[0].cards[0].marks.owner == "Cersei"


def test_players_can_be_added_and_choose_whom_they_attack(client):
    page = visit(client, "/sandbox").press("do", "add-player").press("do", "update", defender="Cat")
    scenario = board_in(page)
    assert (scenario.challenge.attacker, scenario.challenge.defender) == ("Ann", "Cat")


def test_a_start_without_a_challenge_does_not_ask_for_one(client):
    page = visit(client, "/sandbox").press("do", "update", start="4.4")
    assert board_in(page).challenge is None
    assert "attacker" not in page.form().fields
    again = page.press("do", "update", start="4.2.4")
    assert again.form().fields["attacker"] == "Ann"


def test_after_the_comparison_the_winner_is_asked_and_may_be_left_to_the_str(client):
    page = visit(client, "/sandbox?start=4.2.4").press("do", "update", **TWO_ON_ONE)
    assert "By STR: Ann" in page.words
    stepped = page.press("do", "step")
    assert "winner: Ann" in stepped.client.get(stepped.link("yaml")).text
    lost = page.press("do", "update", winner="none").press("do", "step")
    assert "No claim result occurs." in lost.words


# ---- nothing that was typed is lost -----------------------------------------------------------------------------


def test_wrong_fields_stay_as_typed_with_a_message_each(client):
    page = visit(client, "/sandbox").press(
        "do", "step", p0_claim="two", p1_hand="-4", p0_quick="400 Hedge Knight", p1_quick="Gate Guard"
    )
    assert page.status == 400
    assert page.form().fields["p0-claim"] == "two"
    assert page.form().fields["p1-quick"] == "Gate Guard"
    assert "A whole number from 0 to 999, not “two”." in page.words
    assert "From 1 to 20 copies can be added at once, not 400." in page.part("p0-quick-wrong")
    assert "3 fields could not be taken" in page.words
    mended = page.press("do", "update", p0_claim="2", p1_hand="4", p0_quick="2 Hedge Knight")
    assert mended.status == 200
    assert len(board_in(mended).players[0].lists[-1].cards) == 2


def test_a_text_with_errors_comes_back_with_every_error_at_its_line(client):
    page = visit(client, "/sandbox")
    text = "edition: 2e\nplayers:\n  Ann: {play: [Hedge Knigt], clam: 2}\n  Bob: {}\ncards:\n  Hedge Knight: {type: charcter}\n"
    wrong = page.press("do", "read", text=text, p0_quick="Hedge Knight")
    assert wrong.status == 400
    assert text_of(wrong) == text.rstrip("\n") or text_of(wrong) == text
    found = wrong.part("text-problems")
    assert "3 things in this text cannot be read" in found
    assert "Line 3: The card 'Hedge Knigt' is not defined. Did you mean 'Hedge Knight'?" in found
    assert "Line 3: The player Ann has no key 'clam'." in found
    assert "Line 6:" in found
    assert "Did you mean 'character'?" in found
    assert wrong.form().fields["p0-quick"] == "Hedge Knight"
    assert wrong.press("do", "use-form", text=text).status == 200


def test_where_text_and_form_were_both_changed_one_says_which_to_keep(client):
    page = visit(client, "/sandbox")
    text = text_of(page).replace("Plot of Ann", "Feast of Ann")
    asked = page.press("do", "read", text=text, p0_power="4")
    assert asked.status == 400
    assert "both changed" in asked.words
    assert text_of(asked).strip() == text.strip()
    assert asked.form().fields["p0-power"] == "4"
    by_text = asked.press("do", "use-text")
    assert "Feast of Ann" in text_of(by_text)
    assert by_text.form().fields["p0-power"] == "0"
    by_form = asked.press("do", "use-form")
    assert "Feast of Ann" not in text_of(by_form)
    assert by_form.form().fields["p0-power"] == "4"


def test_a_board_that_cannot_be_stepped_yet_says_why_and_stays(client, app):
    text = "edition: 2e\nplayers: {Ann: {play: [Lord]}, Bob: {}}\ncards: {Lord: {type: character}}\nstart: draw\n"
    page = open_text(client, app, f"{text}history: [{{used: Lord}}]\n")
    assert "This board cannot be stepped yet" in page.words
    stepped = page.press("do", "step", p0_power="2")
    assert stepped.status == 400
    assert "has no ability with a limit" in stepped.words
    assert board_in(stepped).players[0].power == 2
    assert stepped.press("do", "update", p0_power="3").status == 200


def test_a_board_of_another_edition_is_built_as_one(client, app):
    page = open_text(client, app, "edition: ccg\nplayers: {Ann: {}, Bob: {}}\n")
    assert page.status == 200
    assert "cannot be stepped" not in page.words
    assert "edition: ccg" in text_of(page)


def test_what_cannot_be_on_a_table_is_marked_with_its_paragraph_and_stepped_all_the_same(client):
    page = visit(client, "/sandbox").press(
        "do",
        "update",
        p0_quick="2 Robb Stark character unique attacking",
        p1_quick="Gate Guard duplicate 1 attacking",
    )
    page = page.press("do", "update", **{"d1-unique".replace("-", "_"): []})
    assert not page.has("impossible")  # what is wrong about a card stands on its tile
    tiles = page.text.split('data-testid="build-tile"')
    found = " ".join(re.sub(r"<[^>]+>", " ", tile.split('b-tile__marks"')[0]) for tile in tiles[1:])
    found = " ".join(unescape(found).split())
    assert "b-tile__impossible" not in tiles[1]
    assert "b-tile__impossible" in tiles[2]
    assert "Robb Stark#2 is unique, and Ann owns or controls another Robb Stark in play." in found
    assert "RR Unique Cards ¶1" in found
    assert "Gate Guard is not unique, so it can have no duplicate." in found
    assert "Gate Guard is attacking, and the attacking player does not control it." in found
    assert page.press("do", "step").status == 200


def test_a_run_that_names_a_card_which_was_removed_is_shown_at_its_line(client, app):
    text = write(
        read(
            "edition: 2e\nplayers: {Ann: {play: [{Ser: attacking}]}, Bob: {play: [Page]}}\n"
            "cards: {Ser: {type: character, str: 2}, Page: {type: character}}\n"
            "challenge: {type: military, attacker: Ann, defender: Bob}\nstart: duck\n"
            "run:\n  - Bob: {choose: Page}\n  - Bob: {trigger: Page}\n"
        )
    )
    page = open_text(client, app, text)
    removed = page.press("do", "remove:1:0")
    assert removed.status == 400
    assert "Page" in removed.part("text-problems")
    assert board_in(page.press("do", "forget-run")).run == ()


def test_cards_of_the_examples_are_known_by_name(client):
    assert len(known_cards()) >= 15
    page = visit(client, "/sandbox").press("do", "update", p0_quick="Wolf Commander attacking")
    assert board_in(page).cards[0].face.strength == 5


def test_the_page_of_a_board_is_the_same_however_often_it_is_asked_for(app):
    with app.test_request_context():
        text = examples()[0].text
        board = Board("s", "1x", text)
        assert build_page(board, load(text)) == build_page(board, load(text))


def test_cards_of_the_library_come_with_their_abilities(client):
    page = visit(client, "/sandbox").press(
        "do", "update", p0_quick="Ghaston Grey; Wildfire Assault", p1_quick="Dracarys!"
    )
    scenario = board_in(page)
    defined = {one.key: one for one in scenario.cards}
    assert [effect.can_be_saved for effect in defined["Ghaston Grey"].abilities[0].effects] == [False]
    assert defined["Dracarys!"].face.cost == 1
    plot = next(one for one in scenario.players[0].lists if one.key == "plot").cards[0].definition
    assert (plot.face.name, plot.face.gold, len(plot.abilities)) == ("Wildfire Assault", 4, 1)
    hand = next(one for one in scenario.players[1].lists if one.key == "hand")
    assert [card.name for card in hand.cards if isinstance(card, Placed)] == ["Dracarys!"]


MISSPELT = """edition: 2e
players:
  Ann: {play: [Old Tam]}
  Bob: {}
cards:
  Young Tam: {type: character, str: 2}
  Old Tam: {type: character, str: 2, text: "Reaction: After you win a chalenge, draw 1 card. chalenges"}
start: duck
"""


def test_a_misspelt_word_of_a_text_is_put_right_by_a_button(client, app):
    page = open_text(client, app, MISSPELT)
    field = next(name for name, value in page.form().fields.items() if value == "Old Tam").partition("-")[0]
    mended = page.press("do", f"spell:{field}:chalenge:challenge", p0_power="3")
    scenario = board_in(mended)
    assert scenario.cards[1].face.text == "Reaction: After you win a challenge, draw 1 card. chalenges"
    assert scenario.players[0].power == 3
    assert with_spelling(scenario, "spell:d77:a:b") == scenario
    assert with_spelling(scenario, "spell:d1:none:b") == scenario


def test_a_board_with_a_card_without_a_name_opens_its_text_to_be_mended(client, app):
    page = open_text(
        client, app, 'edition: 2e\nplayers: {Ann: {play: [{"": kneeling}]}, Bob: {}}\nstart: duck\n'
    )
    assert page.status == 400
    assert "Line 2: A card in a list needs a name." in page.part("text-problems")


# ---- no wrong board ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("Hedge Knigt attacking", "Hedge Knight attacking"),
        ("Gate Gard", "Gate Guard"),
        ("Daenerys Targaryn", "Daenerys Targaryen"),
    ],
)
def test_a_misspelt_name_stops_and_offers_the_nearest_ones(client, typed, offered):
    page = visit(client, "/sandbox").press("do", "update", p0_quick=typed)
    assert page.status == 400
    assert "No card is known as" in page.part("p0-quick-wrong")
    assert f'value="line:0:{offered}"' in page.text
    taken = page.press("do", f"line:0:{offered}", p0_quick="")
    assert taken.status == 200
    assert board_in(taken).players[0].lists[-1].cards[0].name == offered.removesuffix(" attacking")


def test_a_name_that_nobody_knows_is_a_blank_character_only_on_request(client):
    page = visit(client, "/sandbox").press("do", "update", p0_quick="asdfghjkl")
    assert page.status == 400
    assert "Add “asdfghjkl” as a blank character" in page.part("instead")
    assert not any(cards.key == "play" for cards in board_in(page).players[0].lists)
    taken = page.press("do", "line:0:asdfghjkl character", p0_quick="")
    assert board_in(taken).players[0].lists[-1].cards[0].name == "asdfghjkl"


def test_who_attacks_or_defends_is_knelt_and_one_press_stands_the_card(client):
    """RR 4.2 ¶1, 4.2.1 ¶1: characters kneel to be declared as attackers or defenders."""
    page = visit(client, "/sandbox").press(
        "do", "update", p0_quick="Hedge Knight attacking", p1_quick="Gate Guard"
    )
    page = page.press("do", "defending:1:0")
    marks = [player.lists[-1].cards[0].marks for player in board_in(page).players]
    assert [(one.attacking or one.defending, one.kneeling) for one in marks] == [(True, True), (True, True)]
    stood = board_in(page.press("do", "kneeling:0:0")).players[0].lists[-1].cards[0].marks
    assert (stood.attacking, stood.kneeling) == (True, False)
    standing = visit(client, "/sandbox").press("do", "update", p0_quick="Hedge Knight attacking standing")
    assert not board_in(standing).players[0].lists[-1].cards[0].marks.kneeling


def test_on_means_the_table_first_by_any_part_of_a_name(client):
    page = visit(client, "/sandbox").press("do", "update", p0_quick="Wolf Commander; Northern Rider")
    page = page.press("do", "update", p0_quick="Sharp Blade attachment on wolf")
    assert page.status == 200, page.words
    wolf = board_in(page).players[0].lists[-1].cards[0]
    assert [one.name for one in wolf.marks.attachments] == ["Sharp Blade"]


def test_several_on_the_table_are_asked_for(client):
    page = visit(client, "/sandbox").press("do", "update", p0_quick="Gate Guard; Garden Knight; Hedge Knight")
    page = page.press("do", "update", p0_quick="Sharp Blade attachment on knight")
    assert page.status == 400
    assert "Put Sharp Blade attachment on:" in page.part("p0-quick-wrong")
    assert 'value="line:0:Sharp Blade attachment on Garden Knight"' in page.text


def test_what_is_impossible_stands_on_its_tile(client):
    page = visit(client, "/sandbox").press(
        "do", "update", p0_quick="Wolf Commander attacking; Wolf Commander attacking", p1_quick="Gate Guard"
    )
    assert page.has("impossible-on-tile")
    assert "Wolf Commander" in page.part("impossible-on-tile")
    assert "stays if the table says so" in page.part("table-says-so")
