"""The server's own address: a socket at it for each process that takes requests.

The system then shares connections out among them evenly. Of one socket that they share, most are taken by the process that
happens to be awake, and kept by it for as long as the browsers keep them.
"""

import socket
import sys
from typing import Any

from gunicorn.sock import TCPSocket

SHARES_OUT = sys.platform == "linux"
"""Elsewhere only the last socket at an address would have any."""


def one_for_each(count: int, listeners: list[Any]) -> list[Any]:
    """A number of sockets at each address of these of gunicorn's, which are closed; those sockets as they are elsewhere."""
    if not SHARES_OUT or not all(isinstance(one, TCPSocket) for one in listeners):
        return listeners
    return [again for one in listeners for again in _again(one, count)]


def share_of(number: int, count: int, listeners: list[Any]) -> list[Any]:
    """The sockets at which the process of this number, of so many, takes requests."""
    return listeners[number::count] if len(listeners) >= count else listeners


def _again(listener: Any, count: int) -> list[Any]:
    address = listener.getsockname()[:2]
    listener.close()
    sockets = [socket.socket(listener.FAMILY, socket.SOCK_STREAM) for _ in range(count)]
    for one in sockets:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        one.bind(address)
    return [type(listener)(address, listener.conf, listener.log, fd=one.detach()) for one in sockets]
