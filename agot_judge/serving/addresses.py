"""The addresses at which the app can be opened: those that are printed when it starts, and the ones for phones."""

import os
import socket

from agot_judge.serving.networks import addresses_here

ADDRESS = "AGOT_JUDGE_ADDRESS"
"""The setting with the address under which others know this server: ``https://judge.example``."""
EVENT = "AGOT_JUDGE_EVENT"
"""The setting that holds where a server at an event listens; ``agot-judge serve --event`` sets it."""
ANYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}
NONE_FOUND = (
    "No address in a network was found: other devices cannot open it. "
    "Join a Wi-Fi, or make a hotspot of this machine or of a phone"
)


def shown_addresses(host: str, port: int, scheme: str = "http") -> list[str]:
    """The lines to print for a server that listens at this host and port, the first with how to stop it."""
    known = os.environ.get(ADDRESS, "").rstrip("/") if scheme == "https" else ""
    own = known or _url(scheme, LOOPBACK.get(host, host), port)
    lines = [f"AGOT Judge is at {own} (stop it with Ctrl-C)"]
    if host in ANYWHERE and not known:
        others = [one for one in for_phones(host, port, scheme) if one != own]
        lines += [f"In this network: {one}" for one in others]
        if not others:
            lines.append(f"{NONE_FOUND}.")
    return lines


def for_phones(host: str, port: int, scheme: str) -> list[str]:
    """The addresses for other devices, the likeliest to be reached first; none where no network has this machine.

    The address that is set comes before what this machine finds of itself; by https it stands alone, since a certificate
    holds for names.
    """
    known = os.environ.get(ADDRESS, "").rstrip("/")
    if known and scheme == "https":
        return [known]
    hosts = addresses_here(ANYWHERE[host]) if host in ANYWHERE else [host]
    return [*([known] if known else []), *(_url(scheme, one, port) for one in hosts)]


def _url(scheme: str, host: str, port: int) -> str:
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"
