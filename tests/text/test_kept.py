"""What was compiled once is kept."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.text import grammar_version
from agot_judge.text.cache import InDirectory, InMemory
from agot_judge.text.compiled_cache import Compiler
from agot_judge.text.names import Names

TAM = CardFace(
    name="Old Tam",
    type="character",
    text="Renown.\nReaction: After you win a challenge, choose and kneel a character. (Limit once per round.)",
)


def test_what_is_kept_is_the_same_as_what_was_compiled(tmp_path):
    first = Compiler(keeper=InDirectory(tmp_path)).card(TAM)

    assert Compiler(keeper=InDirectory(tmp_path)).card(TAM) == first
    assert [line.status for line in first] == ["compiled", "compiled"]


def test_the_same_text_on_another_card_or_with_other_names_is_another(tmp_path):
    keeper = InMemory()
    text = "Reaction: After Old Tam enters play, draw 1 card."

    own = Compiler(keeper=keeper).text(text, TAM)
    other = Compiler(keeper=keeper).text(text, CardFace(name="Wench", type="character"))
    known = Compiler(Names(titles=("Old Tam",)), keeper).text(text, CardFace(name="Wench", type="character"))

    assert [line.status for line in (*own, *other, *known)] == ["compiled", "unread", "compiled"]


def test_a_text_that_does_not_speak_of_its_card_is_compiled_once_for_all_titles(monkeypatch):
    compiler = Compiler(keeper=InMemory())
    first = compiler.card(TAM)
    monkeypatch.setattr("agot_judge.text.compile.compile_text", None)

    assert compiler.text(TAM.text, replace(TAM, name="Young Tam the Miller")) == first


@pytest.mark.parametrize("said", ["Old Tam", "old Tam", "Old\nTam", "Old Tom", "<i>Old</i> Tam"])
def test_one_that_does_is_compiled_for_its_own_title(said):
    """Also where the title is said in part, or with a slip, or is broken by a line."""
    text = f"Reaction: After {said} enters play, draw 1 card."
    wench = CardFace(name="Wench", type="character")
    alone = Compiler(keeper=InMemory()).text(text, wench), Compiler(keeper=InMemory()).text(text, TAM)

    compiler = Compiler(keeper=InMemory())
    assert (compiler.text(text, wench), compiler.text(text, TAM)) == alone
    assert (compiler.text(text, wench), compiler.text(text, TAM)) == alone


def test_what_is_said_of_a_text_that_is_not_understood_is_that_of_its_own_card():
    text = "Reaction: After you frobnicate a challenge, draw 1 card."
    wench = CardFace(name="Wench", type="character")
    alone = Compiler(keeper=InMemory()).text(text, wench)

    compiler = Compiler(keeper=InMemory())
    compiler.text(text, TAM)
    assert compiler.text(text, wench) == alone


@pytest.mark.parametrize("left", [b"", b"{", b"[]", b"[]" * 20])
def test_a_damaged_or_missing_file_is_compiled_again(tmp_path, left):
    """Also where what is left of it is something that could have been kept."""
    compiler = Compiler(keeper=InDirectory(tmp_path))
    first = compiler.card(TAM)
    for file in tmp_path.rglob("*"):
        if file.is_file():
            file.write_bytes(left)

    assert compiler.card(TAM) == first


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path):
    (tmp_path / "taken").write_text("a file")

    assert Compiler(keeper=InDirectory(tmp_path / "taken")).card(TAM)[0].status == "compiled"


def test_a_file_that_cannot_be_finished_is_not_left_behind(tmp_path, monkeypatch):
    def full(self, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    InDirectory(tmp_path).put("ab" * 32, b"x")
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


class Counting(InMemory):
    """Counts how often something was compiled."""

    puts = 0

    def put(self, key, value):
        self.puts += 1
        super().put(key, value)


def test_names_of_which_a_text_does_not_speak_make_no_difference():
    """Another card on the board is no reason to compile what all the others say."""
    keeper = Counting()
    for titles in ((), ("The Grey Ferry",), ("Renowned Smith", "Challenger")):
        Compiler(Names(titles=titles, traits=("Ferryman",)), keeper).card(TAM)

    assert keeper.puts == 1


def test_a_printed_x_is_part_of_what_the_text_is_read_with():
    """RR The Letter "X" ¶1: what X is sets the number on which X is printed."""
    keeper = InMemory()
    text = "X is the number of locations you control."
    strong, dear = (
        Compiler(keeper=keeper).text(
            text, CardFace(name="Old Tam", type="character", strength=strength, cost=2)
        )
        for strength in ("X", 3)
    )

    assert [line.status for line in (*strong, *dear)] == ["compiled", "header"]


@pytest.mark.parametrize(
    "name", ["grammar/nouns/grammar.lark", "words/tokens.txt", "discourse/reading.py", "cards.py"]
)
def test_a_change_of_anything_that_meanings_depend_on_makes_them_new(name, tmp_path, monkeypatch):
    """The grammars, the tables of words, the compiler, and the nodes of the ability tree."""
    for folder in grammar_version.READ_BY:
        shutil.copytree(folder, tmp_path / folder.name)
    monkeypatch.setattr(
        grammar_version, "READ_BY", tuple(tmp_path / folder.name for folder in grammar_version.READ_BY)
    )
    before = grammar_version.grammar_version.__wrapped__()
    (changed,) = (folder / name for folder in grammar_version.READ_BY if (folder / name).is_file())

    changed.write_text(changed.read_text(encoding="utf-8") + "\n", encoding="utf-8")

    assert grammar_version.grammar_version.__wrapped__() != before
