"""What the documents do not say is declared, anchored to a paragraph, and never cited as a rule."""

import re

from agot_judge import cli
from agot_judge.editions import rulebook_for
from agot_judge.editions.first import assumptions
from agot_judge.places import ROOT
from agot_judge.rules.six_steps.assumed import named
from tests.rulings.first.boards import run


def test_each_assumption_has_an_anchor_in_the_document_of_its_edition(corpus):
    """The anchor names the step or the word; no assumption is anchored in another edition's document."""
    found = rulebook_for("1e").assumptions
    assert len({one.id for one in found}) == len(found)
    for one in found:
        assert one.anchor.startswith("1e/")
        assert one.anchor in corpus
        assert one.text.endswith("assumption.")


def test_nothing_is_declared_that_the_engine_does_not_assume():
    """Every declared assumption is used by a rule of the engine."""
    folder = ROOT / "agot_judge" / "rules" / "six_steps"
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if path.name != "assumptions.py"
    )
    unused = {name for name in named(vars(assumptions)) if not re.search(rf"[\"']{name}[\"']", sources)}
    assert unused == set()


def test_an_assumption_is_announced_once_with_its_number():
    """The line says so, cites its anchor, and carries the number by itself."""
    result = run("play: [Captain]", "play: [Lion]", "\nstart: dominance\nrun:\n  - advance: end\n")
    said = [entry for entry in result.trace if entry.kind == "assumption"]
    assert [(entry.assumption, entry.cites) for entry in said] == [
        ("A15", ("1e/faq/dominance-phase-chart/4",))
    ]
    assert said[0].text.startswith("Assumption A15, not in the documents: ")


def test_no_line_of_a_board_cites_another_edition():
    """1e/faq/about-this-document/1: the editions never mix."""
    result = run("play: [Captain]", "play: [Lion]", "\nstart: challenges\nrun:\n  - advance: end\n")
    assert {cite.partition("/")[0] for entry in result.trace for cite in entry.cites} == {"1e"}


def test_the_command_lists_them(capsys):
    """``agot-judge rules assumptions``."""
    assert cli.main(["rules", "assumptions", "--edition", "1e"]) == 0
    printed = capsys.readouterr().out
    assert "1e A3 (assume: {A3: 15})" in printed
