"""A connection to whoever asks, as waitress has it: what every answer has, how long a request may take to arrive."""

import socket
from time import monotonic
from typing import Any

from waitress.channel import HTTPChannel
from waitress.task import ErrorTask, WSGITask

from agot_judge.safety import SECURITY_HEADERS
from agot_judge.serving.messages import HAS_LEFT

SLOWEST_S = 60
"""Seconds that a request may take to arrive, however steadily."""


class SafeErrorTask(ErrorTask):
    """The answer to what is no request, such as an address that is too long, with the headers that every answer has."""

    def execute(self) -> None:
        """Answer what is wrong with the request."""
        self.response_headers = list(SECURITY_HEADERS.items())
        super().execute()


class Task(WSGITask):
    """An answer of the app, which is told whom to ask whether the client is still there."""

    def get_environment(self) -> Any:
        """The environment of the request."""
        environment = super().get_environment()
        channel: Any = self.channel
        environment[HAS_LEFT] = channel.has_left
        return environment


class Channel(HTTPChannel):
    """A connection; the request on it must have arrived after a while."""

    task_class = Task
    error_task_class = SafeErrorTask
    began: float | None = None
    """When the request began to arrive that is not here yet."""

    def received(self, data: bytes) -> bool:
        """Take what came; note since when a request has been coming."""
        taken = bool(super().received(data))
        if self.request is None:
            self.began = None
        elif self.began is None:
            self.began = monotonic()
        return taken

    def has_left(self) -> bool:
        """Whether the client has gone: asked of the socket itself, so that waitress need not read on during a request."""
        if not self.connected or self.socket is None:
            return True
        try:
            return not self.socket.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return False
        except OSError:
            return True

    def readable(self) -> bool:
        """Whether more may come; where a request takes too long to come, the connection ends."""
        if self.began is not None and monotonic() - self.began > SLOWEST_S:
            self.will_close = True
        return bool(super().readable())
