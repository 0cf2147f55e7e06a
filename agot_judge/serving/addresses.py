"""The addresses at which the app can be opened, as they are printed when it starts."""

import socket

ANYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of documentation: nothing is sent there, but the system says from which of its own it would be."""


def shown_addresses(host: str, port: int) -> list[str]:
    """The lines to print for a server that listens at this host and port, the first with how to stop it."""
    own = LOOPBACK.get(host, host)
    lines = [f"AGOT Judge is at {_url(own, port)} (stop it with Ctrl-C)"]
    if host in ANYWHERE:
        others = [one for one in addresses_here(ANYWHERE[host]) if one != own]
        lines += [f"In this network: {_url(one, port)}" for one in others]
        if not others:
            lines.append("No address in a network was found: other devices cannot open it.")
    return lines


def addresses_here(family: socket.AddressFamily) -> list[str]:
    """This machine's addresses of the family that others can reach, the one it would speak from first."""
    found: list[str] = []
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((ELSEWHERE[family], 9))
            found.append(asking.getsockname()[0])
        except OSError:
            pass
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
    except OSError:
        named = []
    found += [str(one[4][0]) for one in named]
    return [one for one in dict.fromkeys(found) if not one.startswith(("127.", "::1", "fe80"))]


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
