"""How gunicorn serves the app; ``agot-judge serve`` adds the address."""

from pathlib import Path
from typing import Any

from flask import Flask

workers = 2
"""A run of the engine holds one worker's interpreter; the other still answers look-ups."""

threads = 4
"""A slow reader, or a wait for the database, does not hold a worker."""

worker_class = "gthread"

worker_connections = 20
"""So few that no worker keeps all who type while the other idles: it holds 16 connections open between requests, answers
and closes those beyond, and leaves what is more than 20 at once to the other."""

limit_request_line = 8190
"""Gunicorn's highest: a scenario's address carries its whole state while that fits."""

if Path("/dev/shm").is_dir():
    worker_tmp_dir = "/dev/shm"
    """The workers' sign of life: on a slow disk it would stop answering, and they would be killed for it."""

control_socket_disable = True
"""It would leave a socket in the home folder, and nothing here uses it."""

loglevel = "warning"
"""Start with the one line that a person needs, the address below."""

graceful_timeout = 5
"""Seconds that pages under way have to finish when the server is told to stop."""


def when_ready(server: Any) -> None:
    """Answer one look-up before the workers split off: they share what it has made, and the first who ask do not wait."""
    app = server.app.wsgi() if server.cfg.preload_app else None
    if isinstance(app, Flask):
        app.extensions["agot_judge"].search.warm_up()
        app.test_client().get("/results?q=stealth+claim")


def post_worker_init(worker: Any) -> None:
    """Print the address when the last of the first workers can answer.

    A signal that reaches a worker any earlier is lost, and the server would wait for that worker to stop.
    """
    if worker.age != workers:
        return
    host, port = worker.sockets[0].getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    print(f"AGOT Judge is at http://{host}:{port} (stop it with Ctrl-C)", flush=True)
