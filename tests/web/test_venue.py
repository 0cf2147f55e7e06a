"""The page that shows phones the way, at an event alone."""

import pytest

from agot_judge.serving.addresses import ADDRESS, EVENT
from tests.web.markup import read
from tests.web.scanning import scanned, svg_of

AT = "http://127.0.0.1:8000"


@pytest.fixture
def here(monkeypatch):
    """A server at an event that listens everywhere; the list are its addresses."""
    addresses = ["192.168.1.7", "10.8.0.2"]
    monkeypatch.setenv(EVENT, "0.0.0.0")
    monkeypatch.delenv(ADDRESS, raising=False)
    monkeypatch.setattr("agot_judge.serving.addresses.addresses_here", lambda family: addresses)
    return addresses


def shown(client, base_url=AT):
    return read(client.get("/venue", base_url=base_url).text).one(data_testid="venue")


def code_read(client, base_url=AT):
    """What a camera reads of the first code, which stands below it as well."""
    text = client.get("/venue", base_url=base_url).text
    read_by_camera = scanned(svg_of(text, "venue-code")).lower()
    assert read(text).one(data_testid="venue-code").one("a").attributes["href"] == read_by_camera
    return read_by_camera


def test_without_an_event_there_is_no_such_page(client):
    assert client.get("/venue").status_code == 404
    assert 'href="/venue"' not in client.get("/").text


@pytest.mark.usefixtures("here")
def test_every_page_leads_to_it_at_an_event(client):
    assert 'href="/venue"' in client.get("/r/2e/rr/stealth").text


@pytest.mark.usefixtures("here")
def test_the_likeliest_address_is_shown_and_the_others_when_it_does_not_open(client):
    assert code_read(client) == "http://192.168.1.7:8000"
    others = [one.attributes["href"] for one in shown(client).one(data_testid="other-ways").all("a")]
    assert others == ["http://10.8.0.2:8000"]


def test_a_machine_in_no_network_says_what_to_do(client, here):
    here.clear()
    assert "make a hotspot of a phone" in shown(client).one(data_testid="no-way").text
    here.append("192.168.43.2")
    assert code_read(client) == "http://192.168.43.2:8000"


@pytest.mark.usefixtures("here")
def test_by_http_one_line_says_what_phones_do_not_keep(client):
    assert "keeps nothing for use without network" in shown(client).one(data_testid="keeps-nothing").text


@pytest.mark.usefixtures("here")
def test_by_https_the_name_of_the_certificate_stands_alone(client, monkeypatch):
    monkeypatch.setenv(ADDRESS, "https://judge.test:8000")
    page = shown(client, "https://127.0.0.1:8000")
    assert code_read(client, "https://127.0.0.1:8000") == "https://judge.test:8000"
    assert page.all(data_testid="keeps-nothing") == page.all(data_testid="other-ways") == []
