"""The pages: each view reads the request, asks one service and renders one page model."""

from collections.abc import Mapping

from flask import Flask

from agot_judge.places import ROOT
from agot_judge.text.grammar_version import grammar_version
from agot_judge.web import (
    api_page,
    api_train,
    appearance,
    books,
    cards,
    changes,
    coverage,
    events,
    health,
    offline,
    rules,
    sandbox,
    timing,
    train,
    venue,
)
from agot_judge.web.errors import add_error_pages
from agot_judge.web.events import api as events_api
from agot_judge.web.filters import add_filters
from agot_judge.web.library import open_library
from agot_judge.web.limits import add_limits
from agot_judge.web.measured import add_figures
from agot_judge.web.origins import add_origins
from agot_judge.web.responses import add_security_headers, compress_pages
from agot_judge.web.template_modules import use_modules
from agot_judge.web.urls import AnyPath, add_addresses, add_static

REQUEST_BYTES = 2 * 1024 * 1024
"""The largest request that is read; a larger one is refused with 413."""

PARTS = (
    *(rules, books, cards, appearance, sandbox, timing, train, events, events_api, coverage, changes),
    *(api_train, api_page, health, offline, venue),
)
"""The parts of the pages, each of which has a blueprint."""

__all__ = ["create_app"]


def create_app(config: Mapping[str, object] | None = None) -> Flask:
    """The app, its corpus and index open; ``config`` goes over Flask's settings.

    Nothing here uses the network. Where ``agot-judge build`` has not been run, the index is built now, once.
    """
    app = Flask(__name__, template_folder=str(ROOT / "templates"), static_folder=None)
    app.config.update(MAX_CONTENT_LENGTH=REQUEST_BYTES, MAX_FORM_MEMORY_SIZE=REQUEST_BYTES)
    app.config.update(config or {})
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    use_modules(app.jinja_env)
    app.url_map.converters["path"] = AnyPath
    app.extensions.update(open_library())
    grammar_version()  # of the compiler that runs here: an update may change the files while it does
    add_static(app)
    add_addresses(app)
    add_filters(app)
    add_figures(app)
    add_error_pages(app)
    add_security_headers(app)
    compress_pages(app)
    add_limits(app)
    add_origins(app)
    for part in PARTS:
        app.register_blueprint(part.blueprint)
    return app
