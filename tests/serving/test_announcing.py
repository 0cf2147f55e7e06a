"""The name in the local network, as another device hears it."""

import os
import threading

import pytest
from zeroconf import Zeroconf

from agot_judge.serving import announcing

HERE = ["127.0.0.1"]


@pytest.fixture
def network(monkeypatch):
    """Another device in the network of this machine with itself; other servers here have other titles."""
    monkeypatch.setattr(announcing, "LOOK_S", 0.05)
    monkeypatch.setattr(announcing, "TITLE", f"Test {os.getpid()}")
    try:
        listening = Zeroconf(interfaces=HERE)
    except OSError as fault:
        pytest.skip(f"this machine does not let one hear its own network: {fault}")
    with listening:
        yield listening


def test_the_name_is_heard_until_the_server_has_gone(network, monkeypatch):
    """A phone that asks for it gets the address and the port."""
    server = [7]
    monkeypatch.setattr("os.getppid", lambda: server[0])
    told = threading.Thread(target=announcing.announce, args=(8000, 7, HERE), daemon=True)
    told.start()
    heard = network.get_service_info(announcing.TYPE, f"{announcing.TITLE}.{announcing.TYPE}", 20_000)
    server[0] = 1
    told.join()

    assert heard is not None
    assert (heard.server, heard.port, heard.parsed_addresses()) == ("agot-judge.local.", 8000, HERE)
