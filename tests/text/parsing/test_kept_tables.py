"""The tables by which card text is read are made once and kept."""

import msgspec
import pytest
from lark.exceptions import GrammarError

from agot_judge.text.cache import InDirectory, InMemory
from agot_judge.text.parsing.lalr import made_table
from agot_judge.text.parsing.parser_stack import Node, Parser, Stack
from agot_judge.text.parsing.table import Table
from agot_judge.text.parsing.table_cache import table_of

GRAMMAR = """
start: verb [many] _cards -> draw
?verb: "draw" | loud
loud: "draw" "!"
many: NUMBER
_cards: CARD (AND CARD)*
CARD: "card"
AND: "and"
NUMBER: "<number>"
"""
STARTS = ("start",)


class Counting(InMemory):
    """Counts what was made."""

    def __init__(self):
        super().__init__()
        self.puts = 0

    def put(self, key, value):
        self.puts += 1
        super().put(key, value)


def read(table, *words):
    """What the words are read as; None where one of them does not fit, or something is missing."""
    parser = Parser(table, frozenset({"NUMBER"}))
    stack: Stack | None = (parser.start("start"), None, None)
    for word in words:
        stack = stack and parser.fed(stack, word, word)
    return stack and parser.tree(stack, "start")


def shape(node):
    return (node.name, *map(shape, node.parts)) if isinstance(node, Node) else node


def test_a_kept_table_is_the_one_that_was_made(tmp_path):
    made = table_of(GRAMMAR, STARTS, InDirectory(tmp_path))
    (file,) = (path for path in tmp_path.rglob("*") if path.is_file())
    before = file.stat().st_mtime_ns

    assert table_of(GRAMMAR, STARTS, InDirectory(tmp_path)) == made
    assert file.stat().st_mtime_ns == before


@pytest.mark.parametrize("damaged", [b"", b"\x93", b"[]", b"\xdc\xff\xff"])
def test_a_damaged_table_is_made_again_and_replaced(tmp_path, damaged):
    table_of(GRAMMAR, STARTS, InDirectory(tmp_path))
    (file,) = (path for path in tmp_path.rglob("*") if path.is_file())
    file.write_bytes(damaged)

    made = table_of(GRAMMAR, STARTS, InDirectory(tmp_path))

    assert read(made, "DRAW", "CARD") is not None
    kept = InDirectory(tmp_path).get(file.name)
    assert kept is not None
    assert msgspec.msgpack.decode(kept, type=Table) == made


def test_where_nothing_can_be_kept_the_table_is_made_all_the_same(tmp_path):
    (tmp_path / "taken").write_text("a file, not a folder")

    assert read(table_of(GRAMMAR, STARTS, InDirectory(tmp_path / "taken")), "DRAW", "CARD") is not None


def test_another_grammar_or_another_start_has_a_table_of_its_own():
    keeper = Counting()
    for grammar, starts in (
        (GRAMMAR, STARTS),
        (GRAMMAR, STARTS),
        (GRAMMAR + "\n", STARTS),
        (GRAMMAR, ("many",)),
    ):
        table_of(grammar, starts, keeper)

    assert keeper.puts == 3


def test_a_conflict_is_an_error_and_nothing_is_kept():
    keeper = Counting()
    with pytest.raises(GrammarError, match="collision"):
        table_of('start: one | two\none: "a"\ntwo: "a"', STARTS, keeper)

    assert keeper.puts == 0


def test_what_becomes_of_the_parts_of_a_rule():
    """Words of the templates are no parts; what could have been said has a place; a part that is alone needs no node; what
    begins with an underscore has its own parts put in its place."""
    table = made_table(GRAMMAR, STARTS)

    assert shape(read(table, "DRAW", "CARD")) == ("draw", ("verb",), None, "CARD")
    assert shape(read(table, "DRAW", "NUMBER", "CARD", "AND", "CARD")) == (
        "draw",
        ("verb",),
        ("many", "NUMBER"),
        "CARD",
        "AND",
        "CARD",
    )
    assert read(table, "DRAW", "AND") is None
    assert read(table, "DRAW") is None
