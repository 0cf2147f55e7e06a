"""``agot-judge serve``: the app behind gunicorn, at an address that is checked first."""

import argparse
import os
import socket
import sys
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path

from agot_judge.errors import CannotServe
from agot_judge.places import ROOT
from agot_judge.serving.addresses import ADDRESS, ANYWHERE, EVENT
from agot_judge.serving.certificate import CERTIFICATE, KEY, certificate_of, context_of
from agot_judge.serving.naming import named_address


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``serve`` to the commands."""
    parser = subparsers.add_parser("serve", help="serve the pages and the API")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (%(default)s)")
    parser.add_argument("--port", type=_port, default=8000, help="port to listen at, 0 for any (%(default)s)")
    parser.add_argument("--reload", action="store_true", help="restart when the source changes, to develop")
    parser.add_argument(
        "--event", action="store_true", help="show phones the way: a code of the address, here and on a page"
    )
    parser.add_argument(
        "--certificate", type=Path, metavar="FILE", help="answer by https, with this certificate (PEM)"
    )
    parser.add_argument("--key", type=Path, metavar="FILE", help="the private key of the certificate (PEM)")
    parser.set_defaults(func=_serve)


def _serve(arguments: argparse.Namespace) -> int:
    """Become gunicorn: the process that was started is the one to stop. Raises ``CannotServe``."""
    if arguments.event:
        _prepare_event(arguments.host)
    if arguments.certificate or arguments.key:
        _prepare_https(arguments.certificate, arguments.key, arguments.port)
    _check_address(arguments.host, arguments.port)
    host = f"[{arguments.host}]" if ":" in arguments.host else arguments.host
    command = [sys.executable, "-m", "gunicorn", "--bind", f"{host}:{arguments.port}"]
    command += ["--chdir", str(ROOT), "--config", str(ROOT / "gunicorn.conf.py")]
    # A preloaded app is loaded once for all workers, and so would never see a changed source.
    command += ["--reload" if arguments.reload else "--preload", "app:app"]
    os.execv(sys.executable, command)


def _prepare_event(host: str) -> None:
    """Say to what becomes of this process where it listens. Raises CannotServe where no phone could reach that."""
    if host not in ANYWHERE and (host == "localhost" or _is_loopback(host)):
        raise CannotServe(
            f"--event is for phones in the same network, and none of them reaches {host}: add --host 0.0.0.0"
        )
    os.environ[EVENT] = host


def _prepare_https(certificate: Path | None, key: Path | None, port: int) -> None:
    """Set the certificate for the server, and the address that it names. Raises CannotServe."""
    if certificate is None or key is None:
        lacking = "--key" if key is None else "--certificate"
        raise CannotServe(f"https takes a certificate and its key: add {lacking} FILE")
    said = certificate_of(certificate, context_of(certificate, key), datetime.now(UTC))
    os.environ[CERTIFICATE], os.environ[KEY] = str(certificate.resolve()), str(key.resolve())
    named = named_address(said, port, os.environ.get(ADDRESS, ""))
    if named.address:
        os.environ[ADDRESS] = named.address
    for note in named.notes:
        print(f"Note: {note}", file=sys.stderr)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


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
