"""``agot-judge serve``: the app behind gunicorn, at an address that is checked first."""

import argparse
import os
import socket
import sys

from agot_judge.errors import CannotServe
from agot_judge.places import ROOT


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``serve`` to the commands."""
    parser = subparsers.add_parser("serve", help="serve the pages and the API")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (%(default)s)")
    parser.add_argument("--port", type=_port, default=8000, help="port to listen at, 0 for any (%(default)s)")
    parser.add_argument("--reload", action="store_true", help="restart when the source changes, to develop")
    parser.set_defaults(func=_serve)


def _serve(arguments: argparse.Namespace) -> int:
    """Become gunicorn: the process that was started is the one to stop. Raises ``CannotServe``."""
    _check_address(arguments.host, arguments.port)
    host = f"[{arguments.host}]" if ":" in arguments.host else arguments.host
    command = [sys.executable, "-m", "gunicorn", "--bind", f"{host}:{arguments.port}"]
    command += ["--chdir", str(ROOT), "--config", str(ROOT / "gunicorn.conf.py")]
    # A preloaded app is loaded once for all workers, and so would never see a changed source.
    command += ["--reload" if arguments.reload else "--preload", "app:app"]
    os.execv(sys.executable, command)


def _check_address(host: str, port: int) -> None:
    """Listen there for a moment: gunicorn itself tries for five seconds and then says little."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        cause = str(error.strerror).split(" (")[0]
        raise CannotServe(
            f"cannot listen at {host}, port {port}: {cause}. Stop what is there, "
            "or choose another port with --port (make run PORT=8001)"
        ) from error


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to 65535, not {text!r}")
    return int(text)
