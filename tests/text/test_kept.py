"""What was compiled once is kept."""

from agot_judge.cards.model import CardFace
from agot_judge.text.kept import Compiler, InDirectory, InMemory
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


def test_a_damaged_or_missing_file_is_compiled_again(tmp_path):
    compiler = Compiler(keeper=InDirectory(tmp_path))
    first = compiler.card(TAM)
    for file in tmp_path.rglob("*"):
        if file.is_file():
            file.write_bytes(b"{")

    assert compiler.card(TAM) == first


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path):
    (tmp_path / "taken").write_text("a file")

    assert Compiler(keeper=InDirectory(tmp_path / "taken")).card(TAM)[0].status == "compiled"
