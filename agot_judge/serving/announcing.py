"""The name ``agot-judge.local`` in the networks of this machine, for as long as the server lives that started this process.

A process of its own: the library has threads, and a server that has any must not split off others.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec

from agot_judge.serving.networks import addresses_here

NAME = "agot-judge.local"
LIBRARY = "zeroconf"
TYPE = "_http._tcp.local."
TITLE = "AGOT Judge"
LOOK_S = 5
"""Seconds between two looks whether the server is still there, and whether it has other addresses: Wi-Fi changes them."""


def can_announce() -> bool:
    """True where the library is installed."""
    return find_spec(LIBRARY) is not None


def begin(port: int) -> "subprocess.Popen[bytes]":
    """A process that announces the server at this port."""
    return subprocess.Popen([sys.executable, "-u", "-m", __name__, str(port), str(os.getpid())])


def announce(
    port: int,
    server: int,
    interfaces: list[str] | None = None,
    say: Callable[[str], object] = sys.stdout.write,
) -> None:
    """Announce the server with this process id at its present addresses, in the networks of these, until it is gone.

    ``say`` hears of it. Two machines that announce it in one network are not told apart here: phones find one of them.
    """
    from zeroconf import InterfaceChoice, ServiceInfo, Zeroconf

    known: list[str] = []
    with Zeroconf(interfaces=interfaces or InterfaceChoice.All) as network:
        while os.getppid() == server:
            here = interfaces or addresses_here(socket.AF_INET)
            if here != known:
                network.unregister_all_services()
                known = here
                packed = [socket.inet_aton(one) for one in here]
                service = ServiceInfo(TYPE, f"{TITLE}.{TYPE}", port=port, addresses=packed, server=f"{NAME}.")
                if here:
                    network.register_service(service, allow_name_change=True)
                    say(f"Announced as http://{NAME}:{port}\n")
            time.sleep(LOOK_S)


if __name__ == "__main__":
    # Told to end it takes the name back first, so that phones do not go on looking there.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        announce(int(sys.argv[1]), int(sys.argv[2]))
    except KeyboardInterrupt:
        pass
    except OSError as error:
        sys.exit(f"{NAME} is not announced: {error.strerror}")
