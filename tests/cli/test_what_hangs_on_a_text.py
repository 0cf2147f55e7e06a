"""A text that nobody understands: run, why and explore name it beside their answer and end with exit status 3."""

import json

import pytest

from agot_judge import cli
from tests.web.test_sandbox_not_understood import KNELT, SILENCE


@pytest.fixture
def file(tmp_path):
    """A scenario as a file."""

    def write(text):
        path = tmp_path / "scenario.yaml"
        path.write_text(text.replace("start: duck", "start: '4.2.1'"), encoding="utf-8")
        return str(path)

    return write


PLAYED = "run: [{Ann: {play: Hit, choose: Guard}}, {check: {cards: {Guard: {kneeling: yes}}}}]\n"


def test_run_names_the_card_the_line_and_what_hangs_on_it(file, capsys):
    assert cli.main(["run", "--json", file(SILENCE + PLAYED)]) == 3
    found = json.loads(capsys.readouterr().out)
    assert found["unread"] == [{"card": "Odd", "line": 10, "text": "Events are null and void."}]
    assert (
        "Odd: Events are null and void. What hangs on it: whether this is legal" in found["error"]["message"]
    )
    assert cli.main(["run", file(KNELT + PLAYED)]) == 0


def test_why_says_that_it_is_not_decided(file, capsys):
    said = "That is not decided: it hangs on a text that is not understood: Odd: Events are null and void."
    assert cli.main(["why", file(SILENCE), "--card", "Hit"]) == 3
    assert said in capsys.readouterr().out
    assert cli.main(["why", file(KNELT), "--card", "Hit"]) == 0


def test_explore_says_that_what_follows_is_not_decided(file, capsys):
    said = "it hangs on a text that is not understood: Odd: Events are null and void."
    assert cli.main(["explore", file(SILENCE), "--question", "cards.Guard.zone"]) == 3
    assert said in capsys.readouterr().out
