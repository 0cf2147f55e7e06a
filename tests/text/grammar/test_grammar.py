"""The grammars: no conflicts, and a meaning for every rule."""

import inspect
import re

import pytest

from agot_judge.text.grammar import FRAGMENTS
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.lalr import made_table

EVERY = pytest.mark.parametrize("fragment", FRAGMENTS, ids=lambda fragment: fragment.name)


def rules(fragment: Fragment) -> dict[str, list[int]]:
    """The rules that need a meaning, and with how many parts each can come."""
    found: dict[str, list[int]] = {}
    for production in fragment.table.productions:
        spliced = any(index is not None and index < 0 for index in production.kept)
        many = len(production.kept)
        inlined = production.is_transparent and many == 1 and not spliced
        if not production.name.startswith("_") and not inlined:
            found.setdefault(production.name, []).append(-1 if spliced else many)
    return found


@EVERY
def test_the_grammar_has_no_conflict(fragment):
    """Strict LALR: making the table raises where two rules could go on."""
    assert made_table(fragment.grammar(), fragment.starts).productions


@EVERY
def test_every_rule_has_a_meaning_and_every_meaning_a_rule(fragment):
    found = rules(fragment)

    assert set(fragment.meanings) == set(found)


NO_NOUNS = {"how", "so", "those", "what", "where", "whether", "which", "whom"}


@EVERY
def test_every_meaning_says_what_it_is_in_a_line_that_begins_with_a_noun(fragment):
    first = {
        name: (inspect.getdoc(meaning) or "what").split()[0].lower()
        for name, meaning in fragment.meanings.items()
    }

    assert [name for name, word in first.items() if word in NO_NOUNS] == []


@EVERY
def test_every_meaning_takes_the_parts_of_its_rule(fragment):
    for name, counts in rules(fragment).items():
        signature = inspect.signature(fragment.meanings[name])
        for count in counts:
            if count >= 0:
                signature.bind(None, *range(count))


@EVERY
def test_every_rule_is_reached_from_where_the_topic_begins(fragment):
    """And every kind of word or chunk that the grammar declares stands in a rule that is reached."""
    written = set(re.findall(r"^[?!]*(_?[a-z]\w*)(?=[{:])", fragment.source, re.MULTILINE))
    reached = {production.origin.partition("{")[0] for production in fragment.table.productions}

    assert written - reached == set()
    assert fragment.declared - {form.name for form in fragment.table.forms} == set()


LINES_ASK_FOR = {
    *("COSTS", "DECK_BUILDING", "DEFINITION", "INSTEAD", "KEYWORD_LINE", "LIMIT", "MODIFIER"),
    *("OFTEN", "PLAY_ONLY", "REMARK", "RIGHT", "RIVALRY", "SENTENCE", "TRIGGER"),
}
"""Kinds of chunks of which lines and sections consist; no other chunk has them as its parts."""


def test_each_kind_of_chunk_is_asked_for():
    made = {start.upper() for fragment in FRAGMENTS for start in fragment.starts}

    assert made - {kind for fragment in FRAGMENTS for kind in fragment.declared} == LINES_ASK_FOR


def test_no_two_topics_have_the_same_name():
    assert len({fragment.name for fragment in FRAGMENTS}) == len(FRAGMENTS)


def test_each_declared_kind_is_made_by_something():
    """A kind of word, or a chunk that some fragment offers."""
    words = {"NUMBER", "SIGNED", "ICON", "FACTION", "TRAIT", "NAME", "SELF", "ABILITY", "KIND"}
    chunks = {start.upper() for fragment in FRAGMENTS for start in fragment.starts}

    for fragment in FRAGMENTS:
        assert fragment.declared <= words | chunks, fragment.name
