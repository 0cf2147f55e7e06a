"""Serving for real: gunicorn at an address of its own, and what is said when the address cannot be had."""

import re
import socket
import subprocess
import sys
from threading import Timer
from urllib.request import urlopen

import pytest

from agot_judge import cli
from tests.serving.certificates import JUDGE, JUDGE_KEY, OWN_KEY

SERVE = [sys.executable, "-c", "import sys; from agot_judge.cli import main; sys.exit(main())", "serve"]
PATIENCE_S = 120
"""How long it may take to begin and to answer. It takes two seconds, except on a machine that has much else to do."""


def test_it_prints_its_address_answers_there_and_stops_when_told(instance, tmp_path):
    # From another folder, as it may be started from anywhere.
    with subprocess.Popen([*SERVE, "--port", "0"], cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        watchdog = Timer(
            PATIENCE_S, server.kill
        )  # a server that says nothing must not hold the tests up for ever
        watchdog.start()
        try:
            assert server.stdout
            address = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert address
            with urlopen(address[0], timeout=PATIENCE_S) as response:
                page = response.read().decode()
            with urlopen(f"{address[0]}/?{'x' * 8000}", timeout=PATIENCE_S) as long_address:
                assert long_address.status == 200  # a scenario's address carries its state
        finally:
            server.terminate()
            server.wait()
            watchdog.cancel()

    assert (response.status, server.returncode) == (200, 0)
    assert "</html>" in page


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
