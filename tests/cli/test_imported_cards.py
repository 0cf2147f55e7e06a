"""Cards that are imported and not defined by the scenario are known to each command that reads a scenario."""

import json

import pytest

from agot_judge import cli
from tests.cards.made_up import as_file, little_library

BOARD = {
    "edition": "2e",
    "players": {"Ann": {"gold": 9, "hand": ["Oar"]}, "Bob": {}},
    "start": "3.2",
    "run": [],
}


@pytest.fixture(autouse=True)
def _own_instance(new_instance, monkeypatch, tmp_path):
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(new_instance()))
    path = tmp_path / "cards.json"
    path.write_bytes(as_file(little_library()))
    assert cli.main(["cards", "import", str(path)]) == 0


@pytest.mark.parametrize(
    "command",
    [["run"], ["why", "--card", "Oar", "--player", "Ann"], ["explore"], ["bench", "--repeat", "1"]],
    ids=lambda command: command[0],
)
def test_an_imported_card_is_known(command, tmp_path, capsys):
    path = tmp_path / "board.json"
    path.write_text(json.dumps(BOARD), encoding="utf-8")
    capsys.readouterr()

    assert cli.main([command[0], str(path), *command[1:]]) == 0
    assert "is not defined" not in capsys.readouterr().err
