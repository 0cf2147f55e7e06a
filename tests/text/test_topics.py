"""The grammars: no conflicts, and a meaning for every rule."""

import inspect
import re

import pytest

from agot_judge.text.lalr import made_table
from agot_judge.text.topic import Topic
from agot_judge.text.topics import TOPICS

EVERY = pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)


def rules(topic: Topic) -> dict[str, list[int]]:
    """The rules that need a meaning, and with how many parts each can come."""
    found: dict[str, list[int]] = {}
    for production in topic.table.productions:
        spliced = any(index is not None and index < 0 for index in production.kept)
        many = len(production.kept)
        inlined = production.is_transparent and many == 1 and not spliced
        if not production.name.startswith("_") and not inlined:
            found.setdefault(production.name, []).append(-1 if spliced else many)
    return found


@EVERY
def test_the_grammar_has_no_conflict(topic):
    """Strict LALR: making the table raises where two rules could go on."""
    assert made_table(topic.grammar(), topic.starts).productions


@EVERY
def test_every_rule_has_a_meaning_and_every_meaning_a_rule(topic):
    found = rules(topic)

    assert set(topic.meanings) == set(found)


@EVERY
def test_every_meaning_takes_the_parts_of_its_rule(topic):
    for name, counts in rules(topic).items():
        signature = inspect.signature(topic.meanings[name])
        for count in counts:
            if count >= 0:
                signature.bind(None, *range(count))


@EVERY
def test_every_rule_is_reached_from_where_the_topic_begins(topic):
    """And every kind of word or chunk that the grammar declares stands in a rule that is reached."""
    written = set(re.findall(r"^[?!]*(_?[a-z]\w*)(?=[{:])", topic.source, re.MULTILINE))
    reached = {production.origin.partition("{")[0] for production in topic.table.productions}

    assert written - reached == set()
    assert topic.declared - {form.name for form in topic.table.forms} == set()


LINES_ASK_FOR = {
    *("COSTS", "DECK_BUILDING", "DEFINITION", "INSTEAD", "KEYWORD_LINE", "LIMIT", "MODIFIER"),
    *("OFTEN", "PLAY_ONLY", "REMARK", "RIGHT", "RIVALRY", "SENTENCE", "TRIGGER"),
}
"""Kinds of chunks of which lines and sections consist; no other chunk has them as its parts."""


def test_each_kind_of_chunk_is_asked_for():
    made = {start.upper() for topic in TOPICS for start in topic.starts}

    assert made - {kind for topic in TOPICS for kind in topic.declared} == LINES_ASK_FOR


def test_no_two_topics_have_the_same_name():
    assert len({topic.name for topic in TOPICS}) == len(TOPICS)


def test_each_declared_kind_is_made_by_something():
    """A kind of word, or a chunk that some topic offers."""
    words = {"NUMBER", "SIGNED", "ICON", "FACTION", "TRAIT", "NAME", "SELF", "ABILITY", "KIND"}
    chunks = {start.upper() for topic in TOPICS for start in topic.starts}

    for topic in TOPICS:
        assert topic.declared <= words | chunks, topic.name
