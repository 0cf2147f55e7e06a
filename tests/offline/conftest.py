"""A server with a bundle, which tests stop and start, and a browser that it has prepared."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from agot_judge.errors import CannotBundle
from agot_judge.offline.bundle import FOLDER, MAKING, make_bundle
from agot_judge.offline.light import light_files
from agot_judge.offline.templates import template_modules
from agot_judge.places import ROOT
from agot_judge.training.pool import build, keep
from tests.browsing import start_browser
from tests.offline.device import prepare
from tests.training.boards import CLAIM, EVENTS, boards

PAGES = (
    "/", "/timing", "/timing/2e", "/offline", "/offline/check", "/offline/starting", "/offline/shell",
    "/r/2e/rr/stealth", "/preview/2e/rr/stealth/1",
)  # fmt: skip
"""Some of the pages that are kept light: to render all takes as long as everything else."""

SERVE = """
import sys
from werkzeug.serving import make_server
from agot_judge.web import create_app
make_server("127.0.0.1", int(sys.argv[1]), create_app(), threaded=True).serve_forever()
"""


class Server:
    """The app with a bundle, at an address that stays the same."""

    def __init__(self, instance: Path) -> None:
        self.instance = instance
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Serve for as long as something is done."""
        self.start()
        try:
            yield
        finally:
            self.stop()

    def start(self) -> None:
        """Serve; return when it answers."""
        environment = {**os.environ, "AGOT_JUDGE_INSTANCE": str(self.instance)}
        command = [sys.executable, "-c", SERVE, str(self.port)]
        self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                urlopen(f"{self.address}/robots.txt").close()
            except URLError:
                time.sleep(0.1)
            else:
                return
        pytest.fail("the server did not start")

    def stop(self) -> None:
        """Serve no more."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None


@pytest.fixture(scope="session")
def server(
    app, corpus, new_instance, pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory
) -> Server:
    """A server with a bundle, not started. Skips where npm, what it installs, or Chromium is missing."""
    from agot_judge.web import create_app

    lacking = [name for name in ("node", "npm", "chromium", "chromedriver") if shutil.which(name) is None]
    if lacking:
        pytest.skip(f"{lacking[0]} is not installed")
    keep(build(corpus, "2e", boards(CLAIM, EVENTS), {one.id for one in corpus.paragraphs()}))
    instance = new_instance()
    cache = getattr(pytestconfig, "cache", None)
    making = cache.mkdir("offline") if cache else tmp_path_factory.mktemp("offline")
    (instance / FOLDER).mkdir()
    (instance / FOLDER / MAKING).symlink_to(making, target_is_directory=True)
    offline = create_app({"OFFLINE": True})
    try:
        light, templates = light_files(offline, corpus, PAGES), template_modules(offline.jinja_env)
        make_bundle(corpus, light, templates, instance / FOLDER, preset=0)
    except CannotBundle as error:
        pytest.skip(error.message)
    return Server(instance)


@pytest.fixture(scope="package")
def device(server, tmp_path_factory):
    """A browser that was prepared; the server is stopped since."""
    browser = start_browser(tmp_path_factory.mktemp("profile"))
    try:
        with server.answering():
            assert prepare(browser, server.address) == "Ready: it works without network now."
        yield browser
    finally:
        browser.quit()
