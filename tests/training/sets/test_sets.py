"""An instructor's own set: what its file says, what the engine proves of it, and what it refuses with the place."""

import io
import zipfile
from random import Random

import pytest
from msgspec.structs import replace

from agot_judge.errors import ScenarioError
from agot_judge.scenario.problems import InvalidScenario
from agot_judge.training.pool import build
from agot_judge.training.proved import proved
from agot_judge.training.sets.model import OwnSet
from agot_judge.training.sets.proving import Prover
from agot_judge.training.sets.reading import read_set
from agot_judge.training.sets.writing import item_of, written_set
from agot_judge.training.sets.zipped import unzipped, zipped
from tests.amounts import share
from tests.training.boards import CLAIM, EVENTS, TAXATION, boards


@pytest.fixture(scope="module")
def pool(corpus):
    return build(corpus, "2e", boards(EVENTS, TAXATION), proved(corpus, "2e"))


@pytest.fixture(scope="module")
def prover(corpus, pool):
    allowed = proved(corpus, "2e")
    return Prover(corpus, pool, lambda: allowed)


USED = "    place: 1\n    ask: The duplicate is used. What happens first?\n"
"""What the move says by itself would give the answer away (V1)."""


def indented(scenario):
    return "\n".join(f"      {line}" for line in scenario.splitlines())


def a_set(more="", kind="next", scenario=CLAIM):
    return f"title: Saves\nexercises:\n  - kind: {kind}\n{more}    scenario: |\n{indented(scenario)}\n"


def saving(prover):
    """The exercise about the duplicate's save, as it is made."""
    every = read_set(a_set(USED))
    return prover.proved(every)[0].exercise


def test_a_set_is_written_as_it_is_read(pool):
    own = OwnSet(
        title="Two: a “test”",
        edition="2e",
        introduction="What happens, and why # not a remark",
        items=tuple(map(item_of, pool.exercises)),
    )
    text = written_set(own)
    again = read_set(text)
    assert replace(again, items=tuple(replace(one, line=0) for one in again.items)) == own
    assert written_set(again) == text


def test_what_is_left_out_is_made_and_proved(prover):
    """RR Save ¶1: a saved character stays in play."""
    found = prover.proved(read_set(a_set(USED)))
    assert len(found) == 1
    one = found[0].exercise
    assert one.best == "2e/rr/save/1"
    assert one.choices[one.key[0]].text == "Old Lion is saved (claim)."
    assert found[0].doubt == ""


def test_an_exercise_of_the_pool_is_found_again_as_it_is(pool, prover):
    own = OwnSet(title="All", edition="2e", items=tuple(map(item_of, pool.exercises)))
    assert [one.exercise for one in prover.proved(own)] == list(pool.exercises)


def test_own_words_and_options_are_kept_where_the_engine_agrees(prover):
    more = (
        "    place: 1\n    ask: And now?\n"
        '    options: ["Old Lion is killed (claim).", "Old Lion is saved (claim)."]\n    key: 2\n    cite: 2e/rr/save/1\n'
    )
    one = prover.proved(read_set(a_set(more)))[0].exercise
    assert one.prompt == "And now?"
    assert one.choices[one.key[0]].text == "Old Lion is saved (claim)."
    assert len(one.choices) == 2


def test_what_the_engine_contradicts_is_refused_with_its_line_and_kept_only_by_insisting(prover):
    """RR Save ¶1 is against it."""
    more = f'{USED}    options: ["Old Lion is killed (claim).", "Old Lion is saved (claim)."]\n    key: 1\n'
    with pytest.raises(InvalidScenario) as refused:
        prover.proved(read_set(a_set(more)))
    said = str(refused.value)
    assert said.startswith("line 3: Exercise 1: The engine says otherwise: 'Old Lion is saved (claim).'")
    assert "RR Save ¶1" in said
    kept = prover.proved(read_set(a_set(f"{more}    insist: yes\n")))[0]
    assert "The engine says otherwise" in kept.doubt
    assert kept.exercise.choices[kept.exercise.key[0]].text == "Old Lion is killed (claim)."


def test_a_paragraph_on_which_no_line_rests_is_refused(prover):
    with pytest.raises(InvalidScenario, match="No line that decides it cites '2e/rr/renown/1'"):
        prover.proved(read_set(a_set(f"{USED}    cite: 2e/rr/renown/1\n")))


def test_a_question_that_breaks_a_rule_of_validity_is_refused_with_the_rule(prover):
    """V1: that it is saved is what the prompt has said already."""
    with pytest.raises(InvalidScenario, match="V1: What comes of the move"):
        prover.proved(
            read_set(
                a_set("    place: 1\n    ask: The duplicate of Old Lion saves it. What happens first?\n")
            )
        )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title: x", "line 1: The set has no exercises."),
        (a_set(kind="nxt"), "line 3: Exercise 1: kind cannot be 'nxt'. Did you mean 'next'?"),
        ("exercises:\n  - kind: next\n", "line 2: Exercise 1 has no scenario."),
        (
            "exercises:\n  - kind: next\n    scenario: a.yaml\n",
            "line 3: Exercise 1: there is no file 'a.yaml'",
        ),
        (a_set("    options: [a, b]\n"), "line 4: Exercise 1 has options and no key."),
        (
            a_set("    options: [a, b]\n    key: 3\n"),
            "line 5: Exercise 1: key is 3, and there are 2 options.",
        ),
        (a_set("    options: [abc, b]\n    key: abd\n"), "Did you mean 'abc'?"),
        (a_set("    plaace: 1\n"), "line 4: Exercise 1 has no key 'plaace'. Did you mean 'place'?"),
        (CLAIM, "This is a scenario and no set."),
        ("title: [x\nexercises: []\n", "line"),
    ],
)
def test_a_file_that_is_wrong_says_where(text, said):
    with pytest.raises(ScenarioError) as wrong:
        read_set(text)
    shown = f"line {wrong.value.line}: {wrong.value}"
    assert said in str(wrong.value) or said in shown


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (a_set("    place: 77\n"), "asks nothing at place 77. In this scenario it asks at"),
        (a_set(kind="order", scenario=TAXATION), "the kind 'order' asks nothing about this scenario."),
        (a_set(scenario=CLAIM.replace("zone: dead", "zone: play")), "cards.Clansman.zone is dead"),
        ("edition: 1e\n" + a_set(), "its scenario is of 2e, and the set of 1e"),
    ],
)
def test_an_item_of_which_nothing_can_be_asked_says_why(prover, text, said):
    with pytest.raises(InvalidScenario) as wrong:
        prover.proved(read_set(text))
    assert "line " in str(wrong.value)
    assert said in str(wrong.value)


def test_a_zip_holds_each_board_once_as_a_file_that_runs_and_reads_back(pool):
    own = OwnSet(title="Zip", edition="2e", items=tuple(map(item_of, pool.exercises)))
    data = zipped(own)
    assert data == zipped(own)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        boards_of_set = [archive.read(name).decode() for name in archive.namelist()[1:]]
    assert sorted(boards_of_set) == sorted({one.scenario for one in pool.exercises})
    again = unzipped(data, "", "2e", lambda text: ())
    assert [replace(one, line=0) for one in again.items] == list(own.items)


def test_a_zip_of_scenarios_becomes_a_set_of_what_can_be_asked_about_them(pool):
    made = {EVENTS: tuple(one for one in pool.exercises if one.scenario == EVENTS)}
    found = unzipped(packed({"folder/events.yaml": EVENTS}), "Events", "2e", lambda text: made.get(text, ()))
    assert (found.title, len(found.items)) == ("Events", len(made[EVENTS]))
    with pytest.raises(ScenarioError, match=r"taxation\.yaml: no exercise can be made"):
        unzipped(packed({"taxation.yaml": TAXATION}), "", "2e", lambda text: ())


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "holds no scenario"),
        ({"set.yaml": a_set().replace("scenario: |", "scenario: b.yaml #")}, "no YAML|line|file"),
        ({"bad.yaml": b"\xff\xfe"}, "bad.yaml: This is not UTF-8"),
        ({f"{one}.yaml": "x" for one in range(301)}, "may hold 300 scenarios"),
    ],
)
def test_a_zip_that_is_wrong_says_what_and_where(files, said):
    with pytest.raises(ScenarioError, match=said):
        unzipped(packed(files), "", "2e", lambda text: ())


def test_what_is_no_zip_is_refused():
    with pytest.raises(ScenarioError, match="no zip"):
        unzipped(b"PK\x03\x04nothing", "", "2e", lambda text: ())


@pytest.mark.parametrize("way", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_a_zip_that_is_packed_in_a_way_that_asks_for_much_is_not_unpacked(way):
    """The head of such a file names how much memory its reader takes (ASVS 12.1.2)."""
    with pytest.raises(ScenarioError, match="pack the files anew"):
        unzipped(packed({"a.yaml": EVENTS}, way), "", "2e", lambda text: ())


@pytest.mark.long
def test_no_damage_to_a_zip_is_a_fault():
    """Bits, bytes and pieces of a zip by seeds; every way of packing."""
    refused = 0
    for seed in range(share(2000)):
        random = Random(seed)
        way = random.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2))
        data = bytearray(packed({"a.yaml": EVENTS[:200], "set.yaml": a_set()[:200]}, way))
        for _ in range(random.choice((1, 2, 8))):
            at = random.randrange(len(data))
            data[at : at + random.choice((0, 1, 4))] = random.choice(
                (b"", b"\0", b"\xff", random.randbytes(2))
            )
        try:
            unzipped(bytes(data), "", "2e", lambda text: ())
        except (ScenarioError, InvalidScenario):
            refused += 1
    assert refused > share(2000) / 2


def test_a_name_that_is_empty_is_a_damaged_zip():
    data = packed({"a.yaml": ""}).replace(b"a.yaml", b"\0.yaml")
    with pytest.raises(ScenarioError, match="no zip that can be read"):
        unzipped(data, "", "2e", lambda text: ())


def packed(files, way=zipfile.ZIP_STORED):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", way) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()
