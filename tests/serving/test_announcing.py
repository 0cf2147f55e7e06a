"""The name in the local network, as another device hears it."""

import threading

import pytest
from zeroconf import Zeroconf

from agot_judge.serving import announcing

HERE = ["127.0.0.1"]


def test_the_name_is_heard_until_the_server_has_gone(monkeypatch):
    server = [7]
    monkeypatch.setattr(announcing, "LOOK_S", 0.05)
    monkeypatch.setattr("os.getppid", lambda: server[0])
    told = threading.Thread(target=announcing.announce, args=(8000, 7, HERE), daemon=True)
    try:
        listening = Zeroconf(interfaces=HERE)
    except OSError as fault:
        pytest.skip(f"this machine does not let one hear its own network: {fault}")
    with listening:
        told.start()
        heard = listening.get_service_info(announcing.TYPE, f"{announcing.TITLE}.{announcing.TYPE}", 20_000)
        server[0] = 1
        told.join()
    assert heard is not None
    assert (heard.server, heard.port, heard.parsed_addresses()) == ("agot-judge.local.", 8000, HERE)
