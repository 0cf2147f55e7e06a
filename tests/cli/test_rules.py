"""``agot-judge rules where``: rules with their places, for a person and for a program."""

import json
import re

import pytest

from agot_judge import cli


def printed(capsys, *words):
    assert cli.main(["rules", "where", *words]) == 0
    return capsys.readouterr().out


def test_a_rule_is_printed_with_place_docstring_paragraphs_and_tests(capsys):
    out = printed(capsys, "intrigue", "claim", "--limit", "1")

    assert re.match(r"claim:_intrigue  agot_judge/\S+\.py:\d+\n  Cards are discarded at random", out)
    assert re.search(r"^    RR Intrigue Claim ¶1  \S", out, re.MULTILINE)
    assert re.search(r"^    tests/\S+\.py:\d+  test_\w+$", out, re.MULTILINE)
    assert re.search(r"^    and \d+ more tests$", out, re.MULTILINE)
    assert re.search(r"^\d+ more: --limit \d+$", out, re.MULTILINE)


def test_a_place_in_the_code_is_given_however_the_question_is_asked(capsys):
    for asked in ("stealth", "4.2.4", "2e/rr/stealth/1", "winning a challenge", "is_immune"):
        assert re.match(r"\w+:\w+  agot_judge/\S+\.py:\d+\n", printed(capsys, asked))


def test_all_rules_are_printed_as_json(capsys):
    rules = json.loads(printed(capsys, "2e/rr/cannot/1", "--json"))

    assert len(rules) > 20
    assert {"edition", "rule", "place", "says", "rests_on", "shown_by"} == rules[0].keys()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["stelth"], "Did you mean 'stealth'?"),
        (["2e/rr/stealt/1"], "the nearest is 2e/rr/stealth/1"),
        (["2e/rr/deckbuilding/1"], "Building a deck"),
    ],
)
def test_where_nothing_is_found_the_reason_is_said(capsys, words, said):
    assert cli.main(["rules", "where", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
