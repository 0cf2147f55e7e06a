"""The call of a browser: the same answers as a server gives."""

import pytest

from agot_judge.offline.call import answer
from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.packing import pack

AT = "http://localhost"


@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/r/2e/rr/stealth",
        "/results?q=save%20from%20claim",
        "/r/2e/rr/no-such-entry",
        "/timing/2e",
        "/glossary",
    ],
)
def test_the_same_page_as_from_a_server(app, client, address):
    """Status, type and words are those of a request over the network."""
    status, headers, body = answer(app, "GET", AT + address, [], b"")

    same = client.get(address)
    assert (status, dict(headers)["Content-Type"]) == (same.status_code, same.headers["Content-Type"])
    assert body == same.data


def test_a_form_is_read(app):
    """A body with its type is read as from a form, and a redirect comes back as one."""
    form = b"appearance=dark&back=/timing"
    kind = [("content-type", "application/x-www-form-urlencoded")]

    status, headers, _ = answer(app, "POST", f"{AT}/appearance", kind, form)

    assert (status, dict(headers)["Location"]) == (303, "/timing")
    assert dict(headers)["Set-Cookie"].startswith("appearance=dark")


def test_cookies_are_sent_along(app):
    """What a cookie says holds, as the first page drawn has it."""
    _, _, body = answer(app, "GET", f"{AT}/", [("cookie", "appearance=venue")], b"")

    assert b'data-appearance="venue"' in body


def test_a_form_of_another_site_is_refused(app):
    """A page of another site presses nothing here, on a device as little as on a server."""
    headers = [("origin", "null"), ("content-type", "application/x-www-form-urlencoded")]

    status, _, _ = answer(app, "POST", f"{AT}/appearance", headers, b"appearance=dark")

    assert status == 403


def test_letters_of_an_address_arrive(app, client):
    """An address with letters beyond ASCII is decoded as a server decodes it."""
    address = f"/sandbox/s/{pack(examples()[0].text)}/trace.txt?at=%C3%A4"

    status, _, body = answer(app, "GET", AT + address, [], b"")

    assert (status, body) == (200, client.get(address).data)
