"""What tests share: the corpus, the app and a client for it, a served address, browsers, and where they are found.

Each fixture imports what it needs itself, so that a run of a few engine tests waits neither for Flask nor for Selenium.
"""

import gc
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from agot_judge.places import ROOT
from tests.amounts import register_profiles
from tests.instances import discard_old, folder_of_run, kept_folder, link_shared, only_one
from tests.rewriting import compile_tests

if TYPE_CHECKING:
    from flask import Flask
    from flask.testing import FlaskClient
    from selenium.webdriver import Chrome

    from agot_judge.corpus.store import Corpus


register_profiles()

gc.set_threshold(700, 10, 100)
"""All objects are looked through a tenth as often as usual: tests keep documents and grammars, and little is left in circles.

A sixth of the time of the tests went into looking; they need no more memory.
"""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the tests before they are read."""
    compile_tests(session.config)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what drives a browser, so that ``-m "not browser"`` gives the quick tests."""
    for item in items:
        if {"started_browser", "another_browser"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("browser")


@pytest.fixture(scope="session", autouse=True)
def instance(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[Path]:
    """An instance folder for this process, so that tests neither read nor leave anything in the real one."""
    folder = tmp_path_factory.mktemp("instance")
    run = folder_of_run(tmp_path_factory)
    kept = kept_folder(pytestconfig, run)
    link_shared(folder, {"corpus": run / "corpus", "search": run / "search", "compiled": kept})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AGOT_JUDGE_INSTANCE", str(folder))
        patch.delenv("AGOT_JUDGE_DATABASE", raising=False)
        yield folder
    discard_old(kept.parent)


@pytest.fixture(scope="session")
def new_instance(instance: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Path]:
    """Makes another instance folder: nothing is stored there, and what takes long to make is that of this run."""

    def make() -> Path:
        folder = tmp_path_factory.mktemp("instance")
        link_shared(folder, {name: instance / name for name in ("corpus", "search", "compiled")})
        return folder

    return make


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder with material that is not published with the project; its tests run only where it is."""
    folder = ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("the unpublished material is not beside the project")
    return folder


@pytest.fixture(scope="session")
def corpus() -> "Corpus":
    """The five documents."""
    from agot_judge.corpus.store import load_corpus

    return load_corpus()


@pytest.fixture(scope="session")
def index_folder(instance: Path, corpus: "Corpus", tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the search index of the five documents, built once a run."""
    from agot_judge.search import open_index

    folder = instance / "search"
    with only_one(folder_of_run(tmp_path_factory) / "lock"):
        open_index(corpus, folder)
    return folder


@pytest.fixture(scope="session")
def app(index_folder: Path) -> "Flask":
    """The app, as it is served."""
    from agot_judge.web import create_app

    app = create_app()
    app.testing = True
    return app


@pytest.fixture
def client(app: "Flask") -> "FlaskClient":
    """A client without script, cookies or history."""
    return app.test_client()


@pytest.fixture(scope="session")
def address(app: "Flask") -> Iterator[str]:
    """Where the app is served for browsers: ``http://127.0.0.1:PORT``, without a slash at the end."""
    from werkzeug.serving import make_server

    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="session")
def started_browser(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Chrome]":
    """The browser that tests take turns with."""
    from tests.browsing import start_browser

    browser = start_browser(tmp_path_factory.mktemp("profile"))
    yield browser
    browser.quit()


@pytest.fixture
def browser(started_browser: "Chrome", address: str) -> "Iterator[Chrome]":
    """A browser at desktop size, as good as new; the test fails if a page complained on the console.

    A test that expects complaints takes them away with ``tests.browsing.complaints``.
    """
    from tests.browsing import complaints, resize

    started_browser.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    resize(started_browser, 1280, 900, mobile=False)
    yield started_browser
    left = complaints(started_browser)
    started_browser.get("about:blank")
    assert left == []


@pytest.fixture
def phone(browser: "Chrome") -> "Chrome":
    """The same browser with the screen of a phone."""
    from tests.browsing import resize

    resize(browser, 390, 844, mobile=True)
    return browser


@pytest.fixture
def another_browser(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Callable[[], Chrome]]":
    """Starts a browser that shares nothing with the first, as another person's would."""
    from tests.browsing import resize, start_browser

    with ExitStack() as started:

        def start() -> "Chrome":
            browser = start_browser(tmp_path_factory.mktemp("profile"))
            started.callback(browser.quit)
            resize(browser, 1280, 900, mobile=False)
            return browser

        yield start
