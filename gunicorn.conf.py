"""How gunicorn serves the app; ``agot-judge serve`` adds the address. Its processes are those of ``agot_judge.serving``."""

import gc
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from agot_judge.serving import announcing
from agot_judge.serving.addresses import EVENT, for_phones, shown_addresses
from agot_judge.serving.certificate import CERTIFICATE
from agot_judge.serving.lanes import FRONT_ROLES, FRONTS, ROLES, Sockets, lacking, lane_named
from agot_judge.serving.listening import one_for_each, share_of

workers = len(ROLES)

worker_class = "agot_judge.serving.worker.Worker"

if Path("/dev/shm").is_dir():
    worker_tmp_dir = "/dev/shm"
    """The workers' sign of life: on a slow disk it would stop answering, and they would be killed for it."""

control_socket_disable = True
"""It would leave a socket in the home folder, and nothing here uses it."""

if os.environ.get("AGOT_JUDGE_METRICS") == "yes":
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="agot-judge-figures-")
    """Where the processes keep their figures for each other; set before the app is loaded."""

loglevel = "warning"
"""Start with the one line that a person needs, the address below."""

timeout = 90
"""Seconds without a sign of life after which a process is killed; those that run the engine end earlier, by what they use."""

graceful_timeout = 5
"""Seconds that pages under way have to finish when the server is told to stop."""


SCHEME = "https" if os.environ.get(CERTIFICATE) else "http"
"""Not of gunicorn: the scheme of the address that it prints."""


def on_starting(server: Any) -> None:
    """Make the sockets by which the processes hand requests on to each other."""
    server.lanes = Sockets()


def when_ready(server: Any) -> None:
    """Listen once for each process that takes requests. Answer a look-up and a board before the workers split off: they
    share what was made, and the first who ask do not wait."""
    if SCHEME == "http" and EVENT in os.environ and announcing.can_announce():
        server.announcing = announcing.begin(server.LISTENERS[0].getsockname()[1])
    server.LISTENERS = one_for_each(FRONTS, server.LISTENERS)
    if not server.cfg.preload_app:
        return
    from agot_judge.web.warming import warm_up

    warm_up(server.app.wsgi())
    # What is shared stays shared: collecting would write to each object of it.
    gc.collect()
    gc.freeze()


def pre_fork(server: Any, worker: Any) -> None:
    """Give a worker the role that is lacking; when all are replaced, those that will go first are counted no more."""
    newest = sorted(server.WORKERS.values(), key=lambda one: one.age)[1 - server.num_workers :]
    worker.role = lacking(one.role for one in newest)
    worker.paths = server.lanes.paths
    lane = lane_named(worker.role)
    if lane is not None:
        worker.sockets = [server.lanes.listening[lane.name], server.lanes.listening[worker.role]]
    else:
        worker.sockets = share_of(FRONT_ROLES.index(worker.role), FRONTS, server.LISTENERS)


def post_fork(server: Any, worker: Any) -> None:
    """Leave the server's own address to those that take requests: it is free as soon as they are gone."""
    for listener in server.LISTENERS:
        if listener not in worker.sockets:
            listener.close()


def post_worker_init(worker: Any) -> None:
    """Print the address when the last of the first workers can answer.

    A signal that reaches a worker any earlier is lost, and the server would wait for that worker to stop.
    """
    if worker.age != workers:
        return
    host, port = worker.sockets[0].getsockname()[:2]
    for line in shown_addresses(host, port, SCHEME):
        print(line)
    if EVENT in os.environ:
        _show_the_way(host, port)
    sys.stdout.flush()


def _show_the_way(host: str, port: int) -> None:
    """Print the code that a phone reads, and what else there is to know at an event."""
    from agot_judge.events.code import in_terminal

    addresses = for_phones(host, port, SCHEME)
    if addresses:
        print(
            f"For phones, also at {addresses[0]}/venue: {addresses[0]}\n{in_terminal(addresses[0].upper())}"
        )
    if SCHEME == "http" and not announcing.can_announce():
        print(f"{announcing.NAME} is not announced: {announcing.LIBRARY} is not installed")


def child_exit(_server: Any, worker: Any) -> None:
    """Let go of the figures that only a living process has."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        from prometheus_client import multiprocess

        let_go: Any = multiprocess.mark_process_dead  # its signature has no types
        let_go(worker.pid)


def on_exit(server: Any) -> None:
    """Remove the sockets, and the figures."""
    server.lanes.close()
    if hasattr(server, "announcing"):
        server.announcing.terminate()
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        shutil.rmtree(os.environ["PROMETHEUS_MULTIPROC_DIR"], ignore_errors=True)
