"""A scenario may name a card without defining it: its face is the imported one, where one card alone is meant."""

import pytest
from msgspec.structs import replace

from agot_judge.cards.importers.shapes import read_data
from agot_judge.cards.pool import Pools
from agot_judge.scenario.builder import build
from agot_judge.scenario.execution import run_text
from agot_judge.scenario.format import load, write
from agot_judge.scenario.problems import InvalidScenario
from tests.cards.made_up import as_file, little_library

BOARD = """\
edition: 2e
players:
  Ann: {play: [NAME], plot: A Calm Sea}
  Bob: {}
first_player: Ann
challenge: {type: power, attacker: Ann, defender: Bob}
start: duck
"""

POOL = Pools(read_data("cards.json", as_file(little_library())).cards)


def refusal(text: str) -> str:
    with pytest.raises(InvalidScenario) as error:
        load(text, POOL)
    return error.value.message


def face(text: str, key: str):
    return next(one.face for one in load(text, POOL).scenario.cards if one.key == key)


def printed(code: str):
    """What is printed on the card with this code, but for what says which printing it is."""
    card = POOL.of("2e").code(code)
    assert card is not None
    return replace(card.face, code="", pack="", deck_limit=None)


def test_a_name_alone_is_enough():
    found = face(BOARD.replace("NAME", "Miller of the Vale"), "Miller of the Vale")
    assert found == printed("90001")
    assert (found.strength, found.text.splitlines()[0]) == (2, "Insight.")


def test_a_name_with_its_pack_keeps_the_printed_title():
    found = face(BOARD.replace("NAME", "Grey Alys (Bay)"), "Grey Alys (Bay)")
    assert found == printed("91001")
    assert found.name == "Grey Alys"


def test_what_is_taken_is_written_and_read_back_the_same_without_the_cards():
    text = BOARD.replace("NAME", "Grey Alys (Bay)")
    scenario = load(text, POOL).scenario
    assert load(write(scenario)).scenario == scenario


def test_plots_and_attachments_are_found_too():
    text = BOARD.replace("NAME", "Grey Alys (Bay): {attachments: [Oar]}")
    assert face(text, "A Calm Sea").reserve == 6
    assert face(text, "Oar").type == "attachment"


def test_what_the_scenario_defines_stays_as_it_says():
    text = BOARD.replace("NAME", "Miller of the Vale")
    text += "cards: {Miller of the Vale: {type: character, str: 9}}\n"
    assert face(text, "Miller of the Vale").strength == 9


def test_a_shared_name_must_say_which():
    wrong = refusal(BOARD.replace("NAME", "Grey Alys"))
    assert "line 3: 'Grey Alys' can mean 2 cards: Grey Alys (Alp), Grey Alys (Bay)." in wrong
    assert "Name one of them so" in wrong


def test_an_unknown_name_is_offered_the_nearest_imported_one():
    assert "Did you mean 'Old Bridge'?" in refusal(BOARD.replace("NAME", "Old Brigde"))


def test_a_source_is_found_too():
    text = BOARD.replace("NAME", "Miller of the Vale").replace(
        "start: duck", "start: {effect: 'Kill each character.', controller: Bob, source: A Toll Is Due}"
    )
    assert face(text, "A Toll Is Due").cost == "X"
    assert "is no card that is defined" in refusal(text.replace("A Toll Is Due", "Nobody Knows What"))


def test_a_run_has_the_printed_values():
    text = BOARD.replace("NAME", "Grey Alys (Alp): attacking")
    text += "run: [check: {cards: {Grey Alys (Alp): {str: 6, keywords: [renown, stealth]}}}]\n"
    result = run_text(text, POOL)
    assert (result.exit, result.error) == (0, None)


def test_written_out_it_needs_no_import():
    loaded = load(BOARD.replace("NAME", "Grey Alys (Bay)"), POOL)
    alone = load(write(loaded.scenario))
    assert build(alone).machine.game.cards[0].definition.face.strength == 4


def test_cards_of_other_editions_are_not_imported_ones():
    text = BOARD.replace("edition: 2e", "edition: 1e").replace("start: duck\n", "").replace("NAME", "Oar")
    assert "'Oar' is a card of the Second Edition; this is a board of the First Edition." in refusal(text)


@pytest.mark.parametrize(
    ("edition", "said"), [("2", "Did you mean '2e'?"), ("second", "Expected: 2e, 1e, ccg.")]
)
def test_where_the_edition_is_not_known_no_card_is_missed(edition, said):
    """Cards that need no definition are other ones in each edition."""
    text = BOARD.replace("edition: 2e", f"edition: {edition}").replace("NAME", "Oar")
    assert refusal(text) == f"line 1: edition cannot be '{edition}'. {said}"


def test_without_a_pool_a_name_alone_is_not_enough():
    with pytest.raises(InvalidScenario, match="is not defined"):
        load(BOARD.replace("NAME", "Miller of the Vale"))
