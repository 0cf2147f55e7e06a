"""What holds for every page: errors, headers, caching, appearance, files."""

import re

import pytest

from agot_judge.web import create_app
from agot_judge.web.urls import STATIC, local_path
from tests.web.markup import read

PAGES = (
    "/",
    "/?q=claim",
    "/r/2e/rr/target/4",
    "/r/2e/rr/target",
    "/book/2e/faq",
    "/book/2e/rr/glossary-s",
    "/glossary",
    "/errata",
    "/cards",
    "/cards/Catelyn%20Stark",
    "/r/none",
)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_whole_and_has_one_heading_a_main_part_and_a_way_past_the_navigation(client, path):
    page = read(client.get(path).text)
    assert page.one("html").attributes["lang"] == "en"
    assert len(page.all("h1")) == 1
    assert page.one("main").attributes["id"] == "main"
    assert page.all("a", href="#main")
    assert page.one(id="said").attributes["aria-live"] == "polite"
    ids = [one.attributes["id"] for one in page if "id" in one.attributes]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("path", PAGES)
def test_every_control_and_icon_has_a_name(client, path):
    page = read(client.get(path).text)
    labels = {label.attributes["for"] for label in page.all("label") if "for" in label.attributes}
    for field in [*page.all("input"), *page.all("textarea")]:
        hidden = field.attributes.get("type") == "hidden"
        assert hidden or field.attributes.get("id") in labels or "aria-label" in field.attributes
    for control in [*page.all("button"), *page.all("a"), *page.all("summary")]:
        assert control.text or "aria-label" in control.attributes
    for icon in page.all("svg"):
        assert icon.attributes["aria-hidden"] == "true"


@pytest.mark.parametrize("path", PAGES)
def test_no_page_needs_what_its_policy_forbids(client, path):
    response = client.get(path)
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    for one in read(response.text):
        assert "style" not in one.attributes
        assert not any(name.startswith("on") for name in one.attributes)
        if one.name == "script":
            assert one.attributes["src"].startswith("/static/")
            assert one.text == ""


@pytest.mark.parametrize("path", [*PAGES, "/static/x/style.css"])
def test_every_response_bears_the_security_headers(client, path):
    with client.get(path) as response:
        headers = response.headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize(
    ("known_as", "asked", "stays"),
    [
        ("https://judge.example", "https://judge.example", True),
        ("https://judge.example", "http://judge.example", False),
        ("", "https://192.168.1.9", False),
    ],
)
def test_https_stays_where_the_address_of_the_server_has_it(client, monkeypatch, known_as, asked, stays):
    """ASVS 14.4.5: a hall's own address may be asked without TLS another day."""
    monkeypatch.setenv("AGOT_JUDGE_ADDRESS", known_as)
    headers = client.get("/timing", base_url=asked).headers
    assert ("max-age" in headers.get("Strict-Transport-Security", "")) is stays


def test_a_page_that_the_browser_has_is_not_sent_again(client):
    first = client.get("/r/2e/rr/stealth/1")
    assert first.cache_control.no_cache
    again = client.get("/r/2e/rr/stealth/1", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_another_appearance_is_another_page(client):
    first = client.get("/r/2e/rr/stealth/1")
    client.set_cookie("appearance", "venue")
    again = client.get("/r/2e/rr/stealth/1", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 200
    assert "Cookie" in again.vary


def test_an_appearance_is_chosen_without_script_and_kept(client):
    response = client.post("/appearance", data={"appearance": "venue", "back": "/?q=claim"})
    assert (response.status_code, response.location) == (303, "/?q=claim")
    page = read(client.get("/").text)
    assert page.one("html").attributes["data-appearance"] == "venue"
    assert page.one("link", id="venue").attributes["media"] == "all"
    pressed = [one.text for one in page.all("button") if one.attributes.get("aria-pressed") == "true"]
    assert pressed == ["Venue large type, high contrast"]


@pytest.mark.parametrize("cookie", ["<b>", "sepia", ""])
def test_an_appearance_that_is_none_is_automatic(client, cookie):
    client.set_cookie("appearance", cookie)
    assert read(client.get("/").text).one("html").attributes["data-appearance"] == "auto"
    assert client.post("/appearance", data={"appearance": cookie}).status_code == 400


@pytest.mark.parametrize(
    "elsewhere", ["https://example.org/", "//example.org", "\\\\example.org", "/\\example.org", "/\n/x", "x"]
)
def test_nobody_is_sent_elsewhere(elsewhere):
    assert local_path(elsewhere) == "/"


def test_files_are_kept_for_a_year_under_an_address_that_changes_with_them(client):
    page = read(client.get("/").text)
    files = [
        one.attributes[key]
        for one in page
        for key in ("href", "src")
        if "/static/" in one.attributes.get(key, "")
    ]
    assert len(files) >= 5
    for file in files:
        with client.get(file) as response:
            assert response.status_code == 200, file
            assert response.cache_control.max_age > 1_000_000
            data = response.data
        with client.get(re.sub("/static/[^/]+/", "/static/old/", file)) as old:
            assert old.data == data
            assert not old.cache_control.max_age


def test_scripts_import_only_files_that_exist():
    for script in STATIC.rglob("*.js"):
        for imported in re.findall(r"from \"(.+?)\"|import \"(.+?)\"", script.read_text()):
            assert (script.parent / "".join(imported)).is_file(), script


def test_a_missing_file_is_a_404_and_none_outside_is_served(client):
    for path in ("/static/x/none.css", "/static/x/../../app.py", "/static/x/%2e%2e/app.py"):
        assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    ("method", "path", "status"), [("POST", "/", 405), ("DELETE", "/r/2e/rr", 405), ("GET", "/none", 404)]
)
def test_an_error_is_a_page_that_says_what_to_do(client, method, path, status):
    response = client.open(path, method=method)
    assert response.status_code == status
    error = read(response.text).one(data_testid="error")
    assert f"Error {status}" in error.text
    assert error.all("a", href="/")


def test_a_method_that_is_refused_names_those_that_are_not(client):
    assert "GET" in client.post("/").headers["Allow"]


def test_a_request_that_is_too_large_is_refused(client):
    response = client.post("/appearance", data={"back": "x" * 3_000_000})
    assert response.status_code == 413
    assert "2 MB" in response.text


def test_a_fault_shows_a_page_and_no_trace():
    app = create_app({"PROPAGATE_EXCEPTIONS": False})

    @app.get("/fault")
    def fault() -> str:
        raise ZeroDivisionError("the secret of the fault")

    response = app.test_client().get("/fault")
    assert response.status_code == 500
    assert "A fault in this program" in response.text
    assert "secret" not in response.text
    assert "Traceback" not in response.text


def test_only_places_that_exist_are_listed(app, client):
    places = read(client.get("/").text).one("nav", aria_label="Places")
    links = [link.attributes["href"] for link in places.all("a")]
    paths = {rule.rule for rule in app.url_map.iter_rules()}
    assert set(links) <= paths
    assert places.all("a", aria_current="page")[0].text == "Look up"


def test_a_framework_step_leads_to_the_board_where_there_is_one(app, client):
    page = read(client.get("/r/2e/rr/4.2.3/1").text)
    has_board = "/sandbox" in {rule.rule for rule in app.url_map.iter_rules()}
    assert [one.attributes["href"] for one in page.all(data_testid="step-on-board")] == (
        ["/sandbox?start=4.2.3"] if has_board else []
    )
