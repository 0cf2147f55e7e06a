"""The address by which a certificate lets a server be opened, and what stands in the way of opening it there."""

import socket
from urllib.parse import urlsplit

from msgspec import Struct

from agot_judge.serving.certificate import Certificate
from agot_judge.serving.networks import addresses_here

HTTPS_PORT = 443


class Named(Struct, frozen=True):
    """An address, and what its organiser has to know."""

    address: str
    """Empty where the certificate names none that could be opened."""
    notes: tuple[str, ...]


def named_address(certificate: Certificate, port: int, known: str) -> Named:
    """The address that is known already, else the first that the certificate names and that leads to this machine."""
    notes = []
    if certificate.is_own_signer:
        notes.append(
            "the certificate is signed by itself: phones warn before they open it, and keep nothing from there for use without "
            "network"
        )
    elif certificate.is_alone:
        notes.append(
            "the certificate file does not hold those who signed it, without which phones may refuse it: take the file with "
            "the whole chain (fullchain.pem), unless the phones know the signer"
        )
    if known:
        name = (urlsplit(known).hostname or "").lower()
        if name not in certificate.names:
            notes.append(f"the certificate does not name {name} of AGOT_JUDGE_ADDRESS{_listed(certificate)}")
        return Named(known, (*notes, *_way(name)))
    ways = {name: _way(name) for name in certificate.names}
    name = next((name for name, way in ways.items() if not way), next(iter(ways), ""))
    if not name:
        notes.append(
            "the certificate names no single address: say in AGOT_JUDGE_ADDRESS under which phones open it"
        )
        return Named("", tuple(notes))
    place = f"[{name}]" if ":" in name else name
    address = f"https://{place}" if port == HTTPS_PORT else f"https://{place}:{port}" if port else ""
    return Named(address, (*notes, *ways[name]))


def _way(name: str) -> list[str]:
    """The reason why a name does not lead here, as a sentence; none where it does."""
    here = {one for family in (socket.AF_INET, socket.AF_INET6) for one in addresses_here(family)}
    own = next(iter(addresses_here(socket.AF_INET)), "this machine's address in the network")
    try:
        found = {str(one[4][0]) for one in socket.getaddrinfo(name, None, type=socket.SOCK_STREAM)}
    except OSError:
        return [f"{name} is not known in this network: the phones need a name server that leads it to {own}"]
    if found & here:
        return []
    return [
        f"{name} leads to {', '.join(sorted(found))}, where no phone finds this machine: have it lead to {own}"
    ]


def _listed(certificate: Certificate) -> str:
    return f", but {', '.join(certificate.names)}" if certificate.names else ""
