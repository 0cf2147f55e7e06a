"""A connection by https: TLS between the socket and waitress, in steps that never wait for a client."""

import os
import select
import socket
import ssl
from collections.abc import Callable
from threading import Lock
from time import monotonic, time
from typing import Any

from agot_judge.serving.addresses import ADDRESS
from agot_judge.serving.buffered import SLOWEST_S, Channel

_HELLO = b"\x16"
"""The first byte of a client that speaks TLS."""
_PART = 8192
_LEFT = getattr(select, "POLLRDHUP", 0)
"""Told by Linux alone where the other side sends no more; others notice when they write."""


def encrypted(context: ssl.SSLContext) -> Callable[..., "EncryptedChannel | None"]:
    """The connections of a server with this encryption, as waitress makes one of a socket that it has accepted."""

    def channel(server: Any, sock: socket.socket, *words: Any, **named: Any) -> EncryptedChannel | None:
        try:
            wrapped = context.wrap_socket(sock, server_side=True, do_handshake_on_connect=False)
        except OSError:
            sock.close()  # whoever came has gone; waitress would take a fault here for one of the server
            return None
        return EncryptedChannel(server, wrapped, *words, **named)

    return channel


class EncryptedChannel(Channel):
    """A connection by https. Threads that answer send on it while the one that waits reads: one at a time."""

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self._turn = Lock()
        self._accepted = monotonic()
        self._has_begun = False
        self._is_agreed = False
        self._must_write = False

    def readable(self) -> bool:
        """See Channel; until both sides have agreed on a key, what they say of it."""
        if self._is_agreed:
            return super().readable()
        if monotonic() - self._accepted > SLOWEST_S:
            self.will_close = True
        return not self.will_close and not self._must_write

    def writable(self) -> bool:
        """See HTTPChannel; also where something has come that the system does not tell of: it was decrypted already."""
        return bool(self._must_write or super().writable() or self._has_more())

    def handle_read(self) -> None:
        """Take what came."""
        if not self._agreed():
            return
        try:
            with self._turn:
                data = self._tls.recv(self.adj.recv_bytes)
        except (ssl.SSLWantReadError, ssl.SSLWantWriteError):
            return
        except OSError:
            data = b""
        if data:
            self.last_activity = time()
            self.received(data)
        else:
            self.handle_close()

    def handle_write(self) -> None:
        """Send what waits, or go on agreeing."""
        if not self._is_agreed and not self.will_close:
            self._agreed()
            return
        super().handle_write()
        if self.connected and self._has_more():
            self.handle_read()

    def send(self, data: bytes, do_close: bool = True) -> int:
        """Send some of it; 0 where nothing can be sent now."""
        try:
            with self._turn:
                return int(super().send(data, do_close))
        except (ssl.SSLWantReadError, ssl.SSLWantWriteError):
            return 0

    def has_left(self) -> bool:
        """See Channel: what lies on the socket says nothing, since going is said in TLS first."""
        if not self.connected or self.socket is None:
            return True
        asked = select.poll()
        asked.register(self._tls, _LEFT)
        return bool(asked.poll(0))

    @property
    def _tls(self) -> ssl.SSLSocket:
        assert isinstance(self.socket, ssl.SSLSocket)
        return self.socket

    def _has_more(self) -> bool:
        return self._is_agreed and self.socket is not None and self._tls.pending() > 0 and super().readable()

    def _agreed(self) -> bool:
        """True once both sides have agreed on a key; else a step towards it is made."""
        if self._is_agreed:
            return True
        try:
            if not self._has_begun and not self._begins():
                self.handle_close()
                return False
            self._has_begun = True
            self._must_write = False
            with self._turn:
                self._tls.do_handshake()
        except ssl.SSLWantWriteError:
            self._must_write = True
            return False
        except (ssl.SSLWantReadError, BlockingIOError):
            return False
        except OSError:
            self.handle_close()
            return False
        self._is_agreed = True
        return True

    def _begins(self) -> bool:
        """True where a client speaks TLS; one that speaks plain http is told where to go."""
        first = socket.socket.recv(self._tls, 1, socket.MSG_PEEK)
        if first in (_HELLO, b""):
            return first == _HELLO
        # What stays unread would take the answer along when the socket is closed.
        socket.socket.recv(self._tls, _PART)
        socket.socket.send(self._tls, _elsewhere())
        return False


def _elsewhere() -> bytes:
    """The answer to who asks by plain http."""
    known = os.environ.get(ADDRESS, "").rstrip("/")
    said = "This server answers by https: write https:// before its address.\n"
    head = f"307 Temporary Redirect\r\nLocation: {known}/" if known else "400 Bad Request"
    lines = f"HTTP/1.1 {head}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {len(said)}\r\n"
    return f"{lines}Connection: close\r\n\r\n{said}".encode("latin-1", "replace")
