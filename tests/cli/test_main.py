"""The command line's shell: what every subcommand gets from it."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from agot_judge import __version__, cli
from agot_judge.errors import AgotJudgeError


@pytest.fixture
def command(monkeypatch):
    """Adds a subcommand ``try`` that runs the function given."""

    def add(function):
        module = ModuleType("agot_judge.cli.try")

        def add_parser(subparsers):
            subparsers.add_parser("try").set_defaults(func=function)

        vars(module)["add_parser"] = add_parser
        monkeypatch.setitem(sys.modules, "agot_judge.cli.try", module)
        monkeypatch.setattr(cli, "COMMANDS", ("try",))

    return add


@pytest.mark.parametrize("status", [0, 1, 3])
def test_the_exit_status_is_the_commands(command, status):
    command(lambda arguments: status)
    assert cli.main(["try"]) == status


def test_what_is_refused_is_a_message_with_its_citations_and_no_stack_trace(command, capsys):
    def refuse(arguments):
        raise AgotJudgeError("Robb Stark: used once this round already", ("2e/rr/limits-and-maximums/1",))

    command(refuse)
    assert cli.main(["try"]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == (
        "",
        "agot-judge: Robb Stark: used once this round already [2e/rr/limits-and-maximums/1]\n",
    )


def test_a_file_that_is_not_there_is_named(command, capsys, tmp_path):
    command(lambda arguments: len((tmp_path / "missing.yaml").read_text()))
    assert cli.main(["try"]) == 2
    assert capsys.readouterr().err == f"agot-judge: {tmp_path / 'missing.yaml'}: No such file or directory.\n"


def test_our_own_mistakes_are_not_hidden(command):
    command(lambda arguments: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        cli.main(["try"])


def test_an_interrupted_command_says_nothing(command, capsys):
    def interrupted(arguments):
        raise KeyboardInterrupt

    command(interrupted)
    assert cli.main(["try"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_who_goes_away_ends_it_quietly():
    program = (
        "import sys\nfrom types import ModuleType\nfrom agot_judge import cli\n"
        "talk = ModuleType('talk')\n"
        "run = lambda arguments: [print('x' * 1000) for _ in range(1000)] and 0\n"
        "talk.add_parser = lambda subparsers: subparsers.add_parser('talk').set_defaults(func=run)\n"
        "sys.modules['agot_judge.cli.talk'] = talk\n"
        "cli.COMMANDS = ('talk',)\n"
        "sys.exit(cli.main(['talk']))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as talker:
        assert talker.stdout
        assert talker.stderr
        talker.stdout.readline()
        talker.stdout.close()
        assert talker.stderr.read() == ""
    assert talker.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_behind_the_output_is_said_without_a_trace():
    program = "import sys\nfrom agot_judge.cli import main\nsys.exit(main(['search', 'stealth']))\n"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", program], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.stderr == "agot-judge: the output cannot be written: No space left on device\n"
    assert done.returncode == 2


@pytest.mark.parametrize("number", ["x", "0", "-1", "1e3", "²", "9" * 5000])
@pytest.mark.parametrize(
    "words",
    [
        ("search", "--limit"),
        ("cards", "search", "--limit"),
        ("explore", "--max-states"),
        ("bench", "--repeat"),
    ],
)
def test_a_count_that_is_none_is_said_to_be_none(words, number, capsys):
    with pytest.raises(SystemExit, match="2"):
        cli.main([*words, number, "something"])
    assert "must be a whole number, 1 or more" in capsys.readouterr().err


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"agot-judge {__version__}\n"


def test_an_unknown_command_lists_those_that_there_are(capsys):
    with pytest.raises(SystemExit, match="2"):
        cli.main(["sreve"])
    message = capsys.readouterr().err
    assert [name for name in cli.COMMANDS if name not in message] == []
    assert "Did you mean 'serve'?" in message
    with pytest.raises(SystemExit, match="2"):
        cli.main(["cards", "imprt"])
    assert "Did you mean 'import'?" in capsys.readouterr().err


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_explains_itself(name, capsys):
    with pytest.raises(SystemExit, match="0"):
        cli.main([name, "--help"])
    assert f"agot-judge {name}" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--help"], *([name, "--help"] for name in cli.COMMANDS)])
def test_starting_imports_neither_the_pages_nor_the_index_nor_the_database(words):
    program = (
        "import sys\nfrom agot_judge.cli import main\n"
        f"try:\n    main({words})\nexcept SystemExit:\n    pass\n"
        "print(sorted({'flask', 'jinja2', 'whoosh', 'sqlalchemy'} & sys.modules.keys()))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
