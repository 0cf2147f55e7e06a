"""Fresh variants: the same rule on a board that nobody has seen, proved anew; each change of a board by itself."""

from random import Random

import pytest
from msgspec.structs import replace

from agot_judge.scenario.format import read
from agot_judge.scenario.write_scenario import scenario_as_data
from agot_judge.scenario.yaml_writer import as_yaml
from agot_judge.training.fresh import RENEWED, exercise_named, fresh
from agot_judge.training.model import fresh_id
from agot_judge.training.played import play
from agot_judge.training.pool import FIXED, build
from agot_judge.training.proved import proved
from agot_judge.training.renaming import (
    other_names,
    with_a_bystander,
    with_another_first_player,
    with_more_strength,
    with_names,
    with_sides_swapped,
)
from agot_judge.training.resting import is_stale
from tests.training.boards import CLAIM, EVENTS, boards, played


@pytest.fixture(scope="module")
def pool(corpus):
    return build(corpus, "2e", boards(CLAIM, EVENTS), proved(corpus, "2e"))


def written(edition, lesson, stem):
    """The board for which a dispute is written."""
    return next(one for one in boards(CLAIM) if one.dispute is not None and one.dispute.stem == stem)


@pytest.fixture(autouse=True, scope="module")
def written_for_the_test():
    """The disputes of the boards of the tests are those that come with the program."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("agot_judge.training.fresh.written_position", written)
        yield


@pytest.fixture(scope="module")
def renewed(corpus, pool):
    """Each exercise of a kind that is renewed, with its first variant."""
    found = [(one, fresh(corpus, pool, one, 1)) for one in pool.exercises if one.kind in RENEWED]
    assert found
    return found


def tree(text):
    return scenario_as_data(read(text))


def test_a_variant_asks_for_the_same_rule_on_a_board_of_other_names(renewed):
    for one, variant in renewed:
        assert variant is not None
        assert (variant.kind, variant.best, variant.family) == (one.kind, one.best, one.family)
        assert (variant.place, variant.lesson) == (one.place, one.lesson)
        assert variant.id == fresh_id(one.id, 1)
        assert not any(name in variant.scenario for name in ("Ann", "Bob", "Old Lion", "Cheap Song"))


def test_a_variant_is_proved_anew_and_what_it_rests_on_is_in_force(corpus, renewed):
    """Its own board is played, and the lines that explain it are of its own trace."""
    for _, variant in renewed:
        again = play(variant.scenario)
        assert again is not None
        assert 1 <= variant.first <= variant.last <= len(again.trace)
        assert set(variant.key) <= set(range(len(variant.choices)))
        assert not is_stale(corpus, variant)


def test_a_variant_of_one_number_is_always_the_same_and_another_number_is_another_board(
    corpus, pool, renewed
):
    one, variant = renewed[0]
    assert fresh(corpus, pool, one, 1) == variant
    other = fresh(corpus, pool, one, 2)
    assert other is not None
    assert other.scenario != variant.scenario


def test_an_id_names_an_exercise_or_its_variant(corpus, pool, renewed):
    one, variant = renewed[0]
    assert exercise_named(corpus, pool, one.id) == one
    assert exercise_named(corpus, pool, variant.id) == variant


@pytest.mark.parametrize("id_", ["", "-", "-1", "nobody-1"])
def test_an_id_that_names_nothing_gives_nothing(corpus, pool, id_):
    assert exercise_named(corpus, pool, id_) is None


@pytest.mark.parametrize("number", ["", "0", "x", "1-2", "99999", "²"])
def test_a_number_that_is_none_gives_nothing(corpus, pool, number):
    assert exercise_named(corpus, pool, f"{pool.exercises[0].id}-{number}") is None


def test_what_cannot_be_renewed_is_asked_itself(corpus, pool):
    """To explore another board takes too long while one waits."""
    one = replace(pool.exercises[0], kind=FIXED[0])
    assert fresh(corpus, pool, one, 1) is None
    assert exercise_named(corpus, replace(pool, exercises=(one,)), fresh_id(one.id, 1)) == one


def test_other_names_stand_in_moves_and_in_texts_and_the_ruling_stays():
    """Claim 2 kills Clansman; a duplicate saves the other (RR Save ¶1)."""
    before = tree(CLAIM)
    names = other_names(before, Random(1))
    assert set(names) == {"Ann", "Bob", "Grey Wolf", "Old Lion", "Clansman", "Scout", "March", "Harvest"}
    assert len(set(names.values())) == len(names)
    after = played(as_yaml(with_names(before, names)))
    assert [entry.cites for entry in after.trace] == [entry.cites for entry in played(CLAIM).trace]


def test_swapped_sides_leave_the_first_player_first():
    changed = with_sides_swapped(tree(CLAIM), Random(1))
    assert changed is not None
    board = read(as_yaml(changed))
    assert ([player.name for player in board.players], board.first_player) == (["Bob", "Ann"], "Ann")


def test_sides_are_not_swapped_where_copies_are_numbered():
    assert with_sides_swapped(tree(CLAIM.replace("Clansman", "Scout#1")), Random(1)) is None


def test_a_bystander_is_a_location_without_a_text():
    changed = with_a_bystander(tree(CLAIM), Random(1))
    assert changed is not None
    before, after = read(CLAIM), read(as_yaml(changed))
    (more,) = {one.key for one in after.cards} - {one.key for one in before.cards}
    face = next(one.face for one in after.cards if one.key == more)
    assert (face.type, face.text) == ("location", "")
    assert play(as_yaml(changed)) is not None


def test_every_character_gets_as_much_more_strength():
    changed = with_more_strength(tree(CLAIM), Random(1))
    assert changed is not None
    strengths = {one.key: one.face.strength for one in read(as_yaml(changed)).cards}
    printed = {"Grey Wolf": 5, "Old Lion": 4, "Clansman": 2, "Scout": 1}
    assert strengths in [{key: value + more for key, value in printed.items()} for more in (1, 2)]


def test_the_next_player_is_first_unless_the_active_player_is_told():
    changed = with_another_first_player(tree(CLAIM), Random(1))
    assert changed is not None
    assert changed["first_player"] == "Bob"
    assert with_another_first_player(tree(EVENTS), Random(1)) is None
