"""YAML as the format wants it: the core schema, lines for everything, nothing that could harm."""

import time
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_judge.errors import ScenarioError
from agot_judge.scenario.yaml_reader import MAX_DEPTH, Scalar, Sequence, line_at, read_file_text, read_tree


def value(text):
    """What a plain word stands for."""
    return plain(read_tree(f"key: {text}"))["key"]


def plain(node):
    """A node as plain values."""
    if isinstance(node, Scalar):
        return node.value
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    return {key.text: plain(part) for key, part in node.entries}


def refusal(text):
    with pytest.raises(ScenarioError) as refused:
        read_tree(text)
    return refused.value.line, refused.value.message


@pytest.mark.parametrize(
    ("text", "stands_for"),
    [
        ("yes", "yes"), ("no", "no"), ("on", "on"), ("off", "off"),
        ("true", True), ("False", False), ("null", None), ("~", None), ("", None),
        ("12", 12), ("-3", -3), ("+3", 3), ("0o17", 15), ("0x1F", 31), ("017", 17), ("010", 10),
        ("12:30:45", "12:30:45"), ("2024-01-31", "2024-01-31"), ("4.2", "4.2"), ("1_000", "1_000"),
        ("'12'", "12"), ('"true"', "true"), ("0b11", "0b11"), (".inf", ".inf"),
    ],
)  # fmt: skip
def test_plain_words_stand_for_what_yaml_1_2_says(text, stands_for):
    found = value(text)
    assert (found, type(found)) == (stands_for, type(stands_for))


def test_every_key_and_value_knows_its_line():
    tree = read_tree("a: 1\nb:\n  - x\n  - {y: 2,\n     z: [3,\n 4]}\n")
    assert [line_at(tree, path) for path in [("a",), ("b",), ("b", 1), ("b", 1, "z"), ("b", 1, "z", 1)]] == [
        1, 2, 4, 5, 6,
    ]  # fmt: skip
    assert line_at(tree, ("b", 1, "no such key")) == 4


def test_what_looks_like_a_blank_or_an_empty_line_is_one():
    tree = read_tree("a:\u00a0x\n\t\nb:\n \u00a0c: 1\t\n  d:\t[2,\t3]\t# four\n\t ")
    assert plain(tree) == {"a": "x", "b": {"c": 1, "d": [2, 3]}}
    assert line_at(tree, ("b", "d")) == 5


def test_json_is_accepted():
    tree = read_tree('{"a":1,"b":[true,null,"\\ud83d\\ude00 \\u00e9"],\n\t"c":{}}')
    assert plain(tree) == {"a": 1, "b": [True, None, "😀 é"], "c": {}}


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "The scenario is empty. It starts with 'edition: 2e' and 'players:'."),
        ("# only a remark\n", 1, "The scenario is empty. It starts with 'edition: 2e' and 'players:'."),
        ("just words", 1, "A scenario is a mapping of keys to values, such as 'edition: 2e'."),
        ("- a\n- b", 1, "A scenario is a mapping of keys to values, such as 'edition: 2e'."),
        ("a: 1\nb: 2\na: 3", 3, "The key 'a' is given twice (first in line 1). Join the two or remove one."),
        ("a: 1\n---\nb: 2", 2, "A second document begins here ('---'). Put each scenario into its own file."),
        ("a: 1\nb: !!python/object/apply:os.system [ls]", 2,
         "Tags such as 'tag:yaml.org,2002:python/object/apply:os.system' are not read. Remove the tag."),
        ("a: !secret x", 1, "Tags such as '!secret' are not read. Remove the tag."),
        ("a: b\nc: \x07", 2, "A control character (U+0007) stands here. Remove it."),
        ('a: "\\0"', 1, "A control character (U+0000) is written here. Remove it."),
        ("a: \ud800", 1, "A control character (U+D800) stands here. Remove it."),
        ("a: *b", 1, "*b refers to nothing: &b must be complete before it."),
        ("&a a: *a\nb: &b [*b]", 2, "*b refers to nothing: &b must be complete before it."),
        ("? [a, b]\n: c", 1, "A key must be a word or a text, not a list or a mapping."),
        ("a: b: c", 1, "This is not YAML at column 5: mapping values are not allowed in this context. "
         "Quote a text that contains ': ', and indent keys of one mapping alike."),
        ("a:\n\t- b", 2, "This is not YAML at column 1: found character that cannot start any token. "
         "Indent with blanks, not with tabs, and quote texts that begin with @, ` or %; "
         "within braces also those that begin with | or >."),
        ("a: {b: |\n  c}", 1, "This is not YAML at column 8: found character that cannot start any token. "
         "Indent with blanks, not with tabs, and quote texts that begin with @, ` or %; "
         "within braces also those that begin with | or >."),
        ("a: 123456789012", 1, "'123456789012' is too large a number."),
    ],
)  # fmt: skip
def test_what_is_no_such_text_is_refused_with_its_line(text, line, message):
    assert refusal(text) == (line, message)


IN_BRACES = "in the mapping in braces that begins in"
IN_BRACKETS = "in the list in brackets that begins in"
IN_QUOTES = "in the text in quotation marks that begins in"
NOT_CLOSED = "A bracket or a quotation mark is not closed, or lines are not indented alike."
IN_ONE_COLUMN = "The keys of one mapping, and the dashes of one list, stand in the same column."


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a: {b: c\nd: e", 2, f"at column 2: expected ',' or '}}', {IN_BRACES} line 1, column 4. {NOT_CLOSED}"),
        ("a:\n  - [b\n  c: d", 3, f"at column 4: expected ',' or ']', {IN_BRACKETS} line 2, column 5. {NOT_CLOSED}"),
        ('a: 1\nb: "c\n', 3, f"at column 1: found unexpected end of stream, {IN_QUOTES} line 2, column 4. {NOT_CLOSED}"),
        ("a:\n  b: 1\n c: 2", 3, f"at column 2: expected key, in the mapping that begins in line 1, column 1. {IN_ONE_COLUMN}"),
        ("- a: 1\nb: 2", 2, f"at column 1: expected '-' indicator, in the list that begins in line 1, column 1. {IN_ONE_COLUMN}"),
    ],
)  # fmt: skip
def test_what_was_expected_is_said_with_its_column_and_where_it_began(text, line, message):
    assert refusal(text) == (line, f"This is not YAML {message}")


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
def test_deep_nesting_is_refused(opening):
    text = f"a:\n  {opening * 100_000}" if opening in ("- ", "? ") else f"a: {opening * 100_000}"
    _, message = refusal(text)
    assert message == f"This is nested more than {MAX_DEPTH} deep. No scenario needs that."


def test_aliases_that_expand_without_bound_are_refused():
    lines = ["a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    for before, name in zip("abcdefgh", "bcdefghi", strict=True):
        lines.append(f"{name}: &{name} [{', '.join([f'*{before}'] * 10)}]")
    line, message = refusal("\n".join(lines))
    assert message == "This has more than 20000 values, aliases expanded. No scenario needs that."
    assert line == 5


def test_an_alias_stands_for_what_it_names():
    tree = read_tree("a: &x {b: 1}\nc: *x\n")
    assert tree.entries[0][1] == tree.entries[1][1]


def test_ten_megabytes_are_refused_at_once():
    began = time.process_time()
    line, message = refusal("a: " + "[x, " * 2_500_000)
    assert time.process_time() - began < 0.5
    assert (line, message) == (
        1,
        "A scenario may have at most 1 MiB; this has more. Leave out what does not matter.",
    )


@pytest.mark.parametrize(
    "piece", ["{", "[a, ", "{a: ", "- ", "a: ", "&a ", "\\", "!", "%", '"\\x41"', "#", "- - -\n"]
)
def test_a_megabyte_of_anything_is_answered_soon(piece):
    began = time.process_time()
    refusal(piece * (1_000_000 // len(piece)))
    assert time.process_time() - began < 2


def test_a_file_must_be_utf_8():
    with pytest.raises(ScenarioError, match="This is not UTF-8 text") as refused:
        read_file_text(b"a: 1\nb: \xff")
    assert refused.value.line == 2
    assert read_file_text("\ufeffa: é".encode()) == "a: é"


@given(st.text())
def test_no_text_does_anything_but_read_or_be_refused(text):
    with suppress(ScenarioError):
        read_tree(text)


@given(st.lists(st.sampled_from("abc{}[]:,-?&*!|>'\"%@`# \n\t0~<=")).map("".join))
def test_no_punctuation_does_either(text):
    with suppress(ScenarioError):
        read_tree(text)
