"""What other sites, crawlers and odd Host headers can do here: link, and nothing else."""

import pytest

QUERY = "/results?q=stealth"


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost.evil.example"},
    ],
)
@pytest.mark.parametrize(
    "path", ["/appearance", "/sandbox/s/x/edit", "/sandbox/s/x/outcomes", "/sandbox/s/x"]
)
def test_what_another_site_presses_does_nothing(client, path, headers):
    response = client.post(path, data={"appearance": "dark"}, headers=headers)
    assert response.status_code == 403
    assert "Nothing was changed" in response.text
    assert "Set-Cookie" not in response.headers


@pytest.mark.parametrize(
    "headers",
    [{}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {"Origin": "http://localhost"}],
)
def test_what_is_pressed_here_is_done(client, headers):
    assert client.post("/appearance", data={"appearance": "dark"}, headers=headers).status_code == 303


def test_another_site_may_link_here(client):
    assert client.get("/", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 200


def test_crawlers_are_asked_to_leave_the_boards(client):
    robots = client.get("/robots.txt")
    assert robots.mimetype == "text/plain"
    assert "Disallow: /sandbox/" in robots.text
    assert 'name="robots" content="noindex, nofollow"' in client.get("/sandbox").text


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "localhost@evil.example", "evil.local.example"]
)
def test_a_host_that_anybody_can_name_stands_in_no_quotation(client, host):
    assert "evil" not in client.get(QUERY, headers={"Host": host}).text


@pytest.mark.parametrize("host", ["localhost:8000", "192.168.1.7:8000", "[::1]:8000", "judge.local"])
def test_the_address_in_a_network_stands_in_quotations(client, host):
    assert f"http://{host}/r/" in client.get(QUERY, headers={"Host": host}).text


def test_the_address_that_is_set_stands_in_quotations_whatever_was_asked(client, monkeypatch):
    monkeypatch.setenv("AGOT_JUDGE_ADDRESS", "https://judge.example/")
    page = client.get(QUERY, headers={"Host": "evil.example"}).text
    assert "https://judge.example/r/" in page
    assert "evil" not in page
