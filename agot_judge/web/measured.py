"""Figures and a log of what was answered, for those who run a server: by page, never by what was asked or by whom."""

import json
import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from time import perf_counter

from flask import Flask, Response, g, request

METRICS = "AGOT_JUDGE_METRICS"
"""``yes``: ``/metrics`` gives figures to whoever reaches it."""
LOG = "AGOT_JUDGE_LOG"
"""``json``: a line for each request on standard error."""
METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")
BOUNDS_S = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


def add_figures(app: Flask) -> None:
    """Count and log requests as the settings say; without them nothing is done for a request."""
    counts, logs = os.environ.get(METRICS) == "yes", os.environ.get(LOG) == "json"
    if counts or logs:

        @app.before_request
        def began() -> None:
            g.began = perf_counter()

    if logs:

        @app.after_request
        def logged(response: Response) -> Response:
            line = {
                "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
                "method": _method(),
                "page": _page(),
                "status": response.status_code,
                "ms": round(_seconds() * 1000, 1),
                "bytes": response.content_length or 0,
            }
            sys.stderr.write(json.dumps(line) + "\n")  # in one piece: several processes write
            return response

    if counts:
        _add_metrics(app)
    else:

        @app.get("/metrics")
        def no_metrics() -> Response:
            """Where figures would be, and the setting that makes them."""
            said = (
                f"This server keeps no figures. {METRICS}=yes makes it count requests and show them here.\n"
            )
            return Response(said, 404, mimetype="text/plain")


def _add_metrics(app: Flask) -> None:
    # Imported where it is asked for: most servers need none of it.
    from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Histogram, generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector

    collect: Callable[[CollectorRegistry], object] = MultiProcessCollector
    taken = Histogram(
        "agot_judge_request_seconds",
        "Time that an answer took in the process that made it",
        ("method", "page", "status"),
        buckets=BOUNDS_S,
        registry=CollectorRegistry() if "PROMETHEUS_MULTIPROC_DIR" in os.environ else REGISTRY,
    )

    @app.after_request
    def counted(response: Response) -> Response:
        taken.labels(_method(), _page(), str(response.status_code)).observe(_seconds())
        return response

    @app.get("/metrics")
    def metrics() -> Response:
        """The figures of all processes together, in the text form of Prometheus."""
        registry = REGISTRY
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
            registry = CollectorRegistry()
            collect(registry)
        return Response(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)


def _method() -> str:
    """The method; ``other`` for one that no page takes: whoever makes some up adds nothing to the figures."""
    return request.method if request.method in METHODS else "other"


def _page() -> str:
    """The kind of page: its address as a pattern, without what stands in it."""
    return request.url_rule.rule if request.url_rule is not None else "none"


def _seconds() -> float:
    return perf_counter() - float(g.get("began", perf_counter()))
