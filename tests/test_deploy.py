"""The container and the unit, as far as they can be tried without their programs: their commands, in this environment."""

import configparser
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Timer
from urllib.request import urlopen

import pytest

from agot_judge.places import ROOT

UNIT = ROOT / "deploy" / "agot-judge.service"
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
PATIENCE_S = 240


def unit():
    """What the unit's section [Service] says."""
    parser = configparser.RawConfigParser()
    parser.read(UNIT, encoding="utf-8")
    return parser["Service"]


def instructions():
    """The instructions of the Dockerfile, in order: the word and what follows it."""
    joined = DOCKERFILE.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [tuple(line.split(maxsplit=1)) for line in lines]


def healthy(command, instance):
    """The answer of ``/healthz`` of a server that is started by this command, which is stopped then."""
    program = Path(sys.executable).parent
    env = {**os.environ, "AGOT_JUDGE_INSTANCE": str(instance), "PATH": f"{program}:{os.environ['PATH']}"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
        watchdog = Timer(PATIENCE_S, server.kill)
        watchdog.start()
        try:
            assert server.stdout
            address = next(
                found[0] for line in server.stdout if (found := re.search(r"http://[\d.]+:\d+", line))
            )
            with urlopen(f"{address}/healthz", timeout=PATIENCE_S) as response:
                return json.load(response)
        finally:
            server.terminate()
            server.wait()
            watchdog.cancel()


def test_the_containers_command_starts_a_healthy_server(instance):
    (words,) = [json.loads(rest) for name, rest in instructions() if name == "CMD"]
    build, serve = words[2].split(" && ")
    assert (words[:2], build) == (["sh", "-c"], "agot-judge build")
    assert healthy(["sh", "-c", serve.replace("--host 0.0.0.0", "--port 0")], instance)["ok"]


def test_what_the_container_copies_is_there_and_what_it_runs_is_ours():
    copied = [rest.split()[0] for name, rest in instructions() if name == "COPY"]
    assert all((ROOT / one).exists() for one in copied)
    kept = {rest for name, rest in instructions() if name == "VOLUME"}
    assert {f"AGOT_JUDGE_INSTANCE={folder}" for folder in kept} <= {rest for _, rest in instructions()}
    assert "USER nobody" in [" ".join(one) for one in instructions()]


def test_the_units_commands_are_ours_and_start_a_healthy_server(instance):
    service = unit()
    before, command = shlex.split(service["execstartpre"]), shlex.split(service["ExecStart"])
    prefix = f"{service['WorkingDirectory']}/.venv/bin/"
    assert before == [f"{prefix}agot-judge", "build"]
    assert command[0] == f"{prefix}agot-judge"
    assert f"AGOT_JUDGE_INSTANCE=/var/lib/{service['StateDirectory']}" in service["Environment"].split()

    words = ["0" if word == "8000" else word for word in command[1:]]
    assert healthy([str(Path(sys.executable).parent / "agot-judge"), *words], instance)["ok"]


def test_systemd_understands_the_unit():
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed here: it checks units")
    done = subprocess.run(["systemd-analyze", "verify", str(UNIT)], capture_output=True, text=True)
    said = [line for line in done.stderr.splitlines() if "is not executable" not in line and line]
    assert not [line for line in said if UNIT.name in line]
