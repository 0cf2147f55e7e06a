"""A device that has no room left."""

from tests.offline.device import opened, run
from tests.offline.test_without_network import boards


def test_a_full_device_says_so(device, server):
    """What cannot be kept is not said to be kept: the page says that there is no room, and the rest goes on."""
    opened(device, f"{server.address}/sandbox")
    save = "const r = await fetch(words[0], { method: 'POST', body: new URLSearchParams() }); return [r.status, await r.text()];"
    device.execute_cdp_cmd("Storage.overrideQuotaForOrigin", {"origin": server.address, "quotaSize": 1})
    try:
        status, text = run(device, save, boards()[1] + "/short")
    finally:
        device.execute_cdp_cmd("Storage.overrideQuotaForOrigin", {"origin": server.address})

    assert (status, "no room left" in text) == (503, True)
    assert opened(device, f"{server.address}/sandbox") == "Board"
