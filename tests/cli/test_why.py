"""agot-judge why: what it prints, and its exit status."""

import json

import pytest

from agot_judge import cli
from tests.scenario.test_why import BOARD


@pytest.fixture
def file(tmp_path):
    """The scenario as a file."""
    path = tmp_path / "scenario.yaml"
    path.write_text(BOARD, encoding="utf-8")
    return str(path)


def test_each_requirement_is_printed_with_its_citations_and_what_it_would_take(file, capsys):
    assert cli.main(["why", file, "--card", "Summons", "--player", "Ann"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[:3] == [
        "At step 4.2, action window. Ann must decide (action): Ann may initiate an action, or pass. "
        "Possible: Rally, Watch.",
        "Ann may not use Summons.",
        "  no: play 1: Its action ability",
    ]
    cost = "    - The cost of 3 gold can be paid (1 in the gold pool).  [RR Abilities ¶7; RR Costs ¶3; RR Costs ¶4]"
    assert cost in out
    assert "        It would take: 2 more gold." in out
    assert "    + The player controls it.  [RR Abilities ¶2]" in out


def test_json_is_one_object_on_one_line(file, capsysbinary):
    assert cli.main(["why", file, "--card", "Hill", "--player", "Ann", "--json"]) == 0
    out = capsysbinary.readouterr().out
    assert out.count(b"\n") == 1
    found = json.loads(out)
    assert found["at"]["window"] == "action"
    (card,) = found["cards"]
    assert (card["card"], card["player"], card["is_legal"]) == ("Hill", "Ann", False)
    (way,) = card["ways"]
    unmet = [one for one in way["requirements"] if not one["met"]]
    assert unmet == [
        {
            "text": "A standing card can be knelt for its cost.",
            "failing": "Hill is kneeling, so it cannot be knelt for the cost.",
            "met": False,
            "cites": ["2e/rr/abilities/7", "2e/rr/costs/3", "2e/rr/kneel/2"],
            "about": "cost",
            "remedy": "Hill standing",
        }
    ]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--card", "Hil", "--player", "Ann"], "Did you mean 'Hill'?"),
        (["--card", "Hill", "--player", "An"], "Did you mean 'Ann'?"),
        (["--card", "Hill", "--at", "4.7"], "4.7"),
    ],
)
def test_what_cannot_be_asked_is_refused(file, capsys, arguments, words):
    assert cli.main(["why", file, *arguments]) == 2
    assert words in capsys.readouterr().err
