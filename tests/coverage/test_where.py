"""Where a rule is: each found by the plain word for it."""

import inspect

import pytest

from agot_judge.coverage import where
from agot_judge.coverage.claims import claims, name_of
from agot_judge.coverage.source import place_of_test, places
from agot_judge.editions import played
from agot_judge.errors import NotSupportedYet, UnknownParagraph, UnknownRule
from agot_judge.places import ROOT


@pytest.fixture
def found(corpus):
    """The rules found by words or ids, best first."""
    return lambda *asked: where(corpus, asked, played())


@pytest.fixture
def first(found):
    """The functions of the first three rules found."""
    return lambda *asked: [one.rule.partition(":")[2] for one in found(*asked)[:3]]


@pytest.mark.parametrize(
    ("asked", "function"),
    [
        ("stealth", "bypass"),
        ("stealth", "stealth_targets"),
        ("ambush", "entry_options"),
        ("pillage", "_take_effect"),
        ("intrigue claim", "_intrigue"),
        ("duplicates' save", "duplicate_can_save"),
        ("duplicates' save", "saved_by_duplicate"),
        ("unique and dead pile", "uniqueness"),
        ("cannot", "is_prohibited"),
        ("immunity", "is_immune"),
        ("keyword order", "next_type"),
        ("end of phase expiry", "end_phase"),
        ("lasting effects expire at the end of the period", "end_period"),
    ],
)
def test_a_rule_is_found_by_its_plain_word(first, asked, function):
    assert function in first(asked)


@pytest.mark.parametrize(
    ("asked", "function"),
    [
        ("4.2.4", "apply_claim_result"),
        ("2e/rr/intrigue-claim/1", "_intrigue"),
        ("2e/rr/intrigue-claim", "_intrigue"),
        ("Winning a Challenge", "win"),
        ("next_type", "next_type"),
        ("read_keyword", "read_keyword"),
    ],
)
def test_a_rule_is_found_by_a_step_an_id_a_title_and_its_name(first, asked, function):
    assert function in first(asked)


def test_a_rule_is_found_by_its_module_and_its_function(found):
    name = next(name_of(rule) for rule in claims("2e") if name_of(rule).endswith(":_intrigue"))
    assert found(name)[0].rule == name
    module = name.partition(":")[0]
    assert found(f"agot_judge/editions/{module}.py")[0].rule.startswith(f"{module}:")


def test_an_entry_gives_what_rests_on_any_of_its_paragraphs_the_closest_first(found):
    rules = found("2e/rr/stealth")
    assert all(any(id_.startswith("2e/rr/stealth/") for id_ in one.rests_on) for one in rules)
    assert len(rules) == len({one.rule for one in rules})
    assert len(rules[0].rests_on) <= 3


def test_several_ids_give_what_rests_on_any_of_them(found):
    both = {one.rule for one in found("2e/rr/stealth/1", "2e/rr/pillage/1")}
    assert both == {one.rule for id_ in ("2e/rr/stealth/1", "2e/rr/pillage/1") for one in found(id_)}


def test_a_rule_has_its_place_its_docstring_its_paragraphs_and_its_tests(found, corpus):
    rule = next(one for one in found("intrigue claim") if one.rule.endswith(":_intrigue"))

    path, line = rule.place.split(":")
    assert (ROOT / path).read_text().splitlines()[int(line) - 1].startswith("def _intrigue(")
    assert rule.says == (
        "Cards are discarded at random from the defending player's hand, as many as possible."
    )
    assert rule.rests_on[0].startswith("2e/rr/intrigue-claim/")
    assert all(id_ in corpus for id_ in rule.rests_on)
    path, line = place_of_test(next(name for name in rule.shown_by if "::" in name)).split(":")
    assert "def test_" in (ROOT / path).read_text().splitlines()[int(line) - 1]


def test_the_tests_about_the_question_come_first(found):
    assert "pillage" in found("pillage")[0].shown_by[0]


def test_the_paragraph_that_was_asked_for_comes_first(found):
    assert {one.rests_on[0] for one in found("2e/rr/cannot/1")} == {"2e/rr/cannot/1"}


def test_every_rule_has_a_place_and_a_docstring():
    for rule in claims("2e"):
        path, line = places("2e")[name_of(rule)].split(":")
        assert (
            f"def {inspect.unwrap(rule).__name__}(" in (ROOT / path).read_text().splitlines()[int(line) - 1]
        )
        assert rule.__doc__, name_of(rule)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("stelth", "Did you mean 'stealth'?"),
        ("ambsuh", "Did you mean 'ambush'?"),
        ("intrigue clam", "Did you mean 'claim'?"),
        ("4.2.44", "Did you mean '4.2.4'?"),
        ("zeppelin", "No rule of 2e has the word 'zeppelin'"),
    ],
)
def test_a_misspelt_word_gets_the_nearest_right_one(found, asked, said):
    with pytest.raises(UnknownRule) as refused:
        found(asked)
    assert said in refused.value.message


def test_a_misspelt_id_gets_the_nearest_right_one(found):
    with pytest.raises(UnknownParagraph, match="the nearest is 2e/rr/stealth"):
        found("2e/rr/stealt")


def test_a_paragraph_on_which_no_rule_rests_says_why(found):
    with pytest.raises(UnknownRule, match=r"rests on RR Deckbuilding\. Building a deck"):
        found("2e/rr/deckbuilding/1")


def test_an_edition_without_an_engine_says_so(corpus):
    with pytest.raises(NotSupportedYet, match="no engine runs them"):
        where(corpus, ["stealth"], ["3e"])
