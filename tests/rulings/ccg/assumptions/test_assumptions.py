"""What the booklet does not say is declared, anchored to a paragraph of it, and never cited as a rule."""

import re

from agot_judge import cli
from agot_judge.editions import rulebook_for
from agot_judge.editions.ccg import assumptions
from agot_judge.places import ROOT
from agot_judge.rules.six_steps.assumed import named
from tests.rulings.ccg.boards import run


def test_each_assumption_has_an_anchor_in_the_booklet(corpus):
    """No assumption is anchored in another edition's document."""
    found = rulebook_for("ccg").assumptions
    assert len({one.id for one in found}) == len(found)
    for one in found:
        assert one.anchor.startswith("ccg/")
        assert one.anchor in corpus
        assert one.text.endswith("assumption.")


def test_nothing_is_declared_that_the_engine_does_not_assume():
    """Every declared assumption is used by a rule of the engine."""
    folders = (ROOT / "agot_judge" / "rules" / "six_steps", ROOT / "agot_judge" / "editions" / "ccg")
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in folder.rglob("*.py")
        if path.name != "assumptions.py"
    )
    assert {name for name in named(vars(assumptions)) if not re.search(rf'"{name}"', sources)} == set()


def test_what_the_booklet_says_is_no_assumption():
    """ccg/rules/phase-5-dominance/1: the document of another edition leaves it open, this one does not."""
    result = run("play: [Wolf]", "", "\nstart: dominance\nrun:\n  - advance: end\n")
    said = [entry.assumption for entry in result.trace if entry.kind == "assumption"]
    assert said == ["A41", "A52"]


def test_the_command_lists_them(capsys):
    """``agot-judge rules assumptions``."""
    assert cli.main(["rules", "assumptions", "--edition", "ccg"]) == 0
    assert "ccg A42" in capsys.readouterr().out
