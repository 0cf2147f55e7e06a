"""Serving for real: gunicorn at an address of its own, and what is said when the address cannot be had."""

import re
import socket
import ssl
import subprocess
import sys
from threading import Timer
from urllib.request import urlopen

import pytest

from agot_judge import cli
from tests.serving.certificates import AUTHORITY, CHAIN, JUDGE, JUDGE_KEY, OWN_KEY

SERVE = [sys.executable, "-c", "import sys; from agot_judge.cli import main; sys.exit(main())", "serve"]
PATIENCE_S = 300
"""How long it may take to begin and to answer. It takes two seconds, except on a machine that has much else to do."""


def test_at_an_event_by_https_it_shows_the_way_answers_there_and_stops_when_told(instance, tmp_path):
    """As a laptop in a hall serves; how it serves by http is tested with its lanes."""
    words = [*SERVE, "--host", "0.0.0.0", "--port", "0", "--event"]
    words += ["--certificate", str(CHAIN), "--key", str(JUDGE_KEY)]
    said = tmp_path / "said"
    # From another folder, as it may be started from anywhere.
    with (
        said.open("w") as notes,
        subprocess.Popen(words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=notes, text=True) as server,
    ):
        watchdog = Timer(
            PATIENCE_S, server.kill
        )  # a server that says nothing must not hold the tests up for ever
        watchdog.start()
        trusting = ssl.create_default_context(cafile=AUTHORITY)
        try:
            assert server.stdout
            address = re.search(r"https://127\.0\.0\.1:\d+", server.stdout.readline())
            assert address
            with urlopen(f"{address[0]}/venue", timeout=PATIENCE_S, context=trusting) as response:
                page = response.read().decode()
            long = f"{address[0]}/?{'x' * 8000}"
            with urlopen(long, timeout=PATIENCE_S, context=trusting) as long_address:
                assert long_address.status == 200  # a scenario's address carries its state
        finally:
            server.terminate()
            printed = server.stdout.read() if server.stdout else ""
            server.wait()
            watchdog.cancel()

    assert (response.status, server.returncode) == (200, 0)
    assert "</html>" in page
    assert "Open this on a phone" in page
    assert "For phones, also at" in printed or "No address in a network was found" in printed
    assert (
        "judge.test is not known in this network" in said.read_text()
        or "judge.test leads to" in said.read_text()
    )


def test_a_taken_port_is_named_with_the_way_out(capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert cli.main(["serve", "--port", str(port)]) == 2
    message = capsys.readouterr().err
    assert f"port {port}: Address already in use" in message
    assert "make run PORT=" in message


@pytest.mark.parametrize("port", ["http", "-1", "65536", "٣"])
def test_a_port_is_a_number(port, capsys):
    with pytest.raises(SystemExit, match="2"):
        cli.main(["serve", f"--port={port}"])
    assert "a port is a number from 0 to 65535" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--event"], "none of them reaches 127.0.0.1: add --host 0.0.0.0"),
        (["--event", "--host", "localhost"], "none of them reaches localhost"),
        (["--certificate", JUDGE], "add --key FILE"),
        (["--key", JUDGE_KEY], "add --certificate FILE"),
        (["--certificate", JUDGE, "--key", OWN_KEY], "does not belong to the certificate"),
    ],
)
def test_what_phones_could_not_open_is_refused_before_anything_is_served(words, said, capsys):
    assert cli.main(["serve", "--port", "0", *map(str, words)]) == 2
    assert said in capsys.readouterr().err
