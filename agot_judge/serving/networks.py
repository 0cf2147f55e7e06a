"""This machine's addresses in its networks, the one that phones most likely share with it first."""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address

from msgspec import Struct

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of documentation: nothing is sent there, but the system says from which of its own it would be."""
_WITHIN = re.compile(
    r"^(lo|docker|veth|br-|virbr|vboxnet|vmnet|lxc|lxd|cni|podman|zt|tailscale|wg|tun|tap|utun|ppp|awdl|llw)"
)
"""Interfaces to programs on this machine and to networks far away: a phone in the hall is in none of them."""


class Found(Struct, frozen=True):
    """An address of this machine."""

    address: str
    interface: str

    @property
    def ip(self) -> IPv4Address | IPv6Address:
        """The address to reckon with."""
        return ip_address(self.address)


def addresses_here(family: socket.AddressFamily) -> list[str]:
    """This machine's addresses of the family that others can reach, the likeliest to be shared with a phone first."""
    return in_order(_found(family), _spoken_from(family))


def in_order(found: Iterable[Found], spoken_from: str) -> list[str]:
    """The addresses that others can reach: those of Wi-Fi and cable before those of tunnels and virtual machines, then the
    one that the system speaks from, then the others as they come; one that a machine gives itself for want of any comes last.
    """
    reachable = [
        one for one in found if not one.ip.is_loopback and not (one.ip.version == 6 and one.ip.is_link_local)
    ]
    ordered = sorted(
        reachable,
        key=lambda one: (
            one.ip.is_link_local,
            _WITHIN.match(one.interface) is not None,
            one.address != spoken_from,
        ),
    )
    return list(dict.fromkeys(one.address for one in ordered))


def _found(family: socket.AddressFamily) -> list[Found]:
    import ifaddr  # not on a device without network, which has no server

    found = []
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            if one.is_IPv4 == (family == socket.AF_INET):
                found.append(Found(one.ip if isinstance(one.ip, str) else one.ip[0], adapter.name))
    return found


def _spoken_from(family: socket.AddressFamily) -> str:
    """The address from which the system would speak to the world; empty where it cannot."""
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((ELSEWHERE[family], 9))
            return str(asking.getsockname()[0])
        except OSError:
            return ""
