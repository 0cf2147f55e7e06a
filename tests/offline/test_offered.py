"""What a server says of use without network: something where a bundle was made, and nothing where none was."""

from datetime import UTC, datetime

import msgspec
import pytest
from msgspec import structs

from agot_judge.offline.bundle import CURRENT, kept_bundle, part_file, write
from agot_judge.offline.manifest import Part, manifest_of
from agot_judge.places import ROOT, instance_path
from agot_judge.storage import ScenarioStore, database_url
from agot_judge.web import create_app

ADDRESSES = (
    "/offline",
    "/offline/check",
    "/offline/manifest.json",
    "/service-worker.js",
    "/manifest.webmanifest",
)
PART = Part(name="light.pack", bytes=3, sha256="0", type="application/octet-stream", light=True)


@pytest.fixture
def offering(corpus, new_instance, monkeypatch):
    """A client of an app whose instance folder has a bundle of one part, and its manifest."""
    instance = new_instance()
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(instance))
    manifest = manifest_of(corpus, (PART,), "2026-01-01T00:00:00Z")
    place = part_file(manifest, PART.name)
    place.parent.mkdir(parents=True)
    place.write_bytes(b"abc")
    (instance / "offline" / CURRENT).write_bytes(msgspec.json.encode(manifest))
    return create_app().test_client(), manifest


@pytest.mark.parametrize("address", ADDRESSES)
def test_without_a_bundle_there_is_no_such_page(client, address):
    """Where npm is missing and nothing was made, the addresses do not exist."""
    assert client.get(address).status_code == 404


def test_without_a_bundle_pages_say_nothing_of_it(client):
    """No link, no script."""
    page = client.get("/").get_data(as_text=True)

    assert "without network" not in page
    assert "js/offline/" not in page


@pytest.mark.parametrize("address", ADDRESSES)
def test_with_a_bundle_there_is(offering, address):
    """Each answers."""
    assert offering[0].get(address).status_code == 200


def test_every_page_leads_to_it(offering):
    """In the foot, beside the documents in force."""
    assert "Use without network" in offering[0].get("/r/2e/rr/stealth").get_data(as_text=True)


def test_a_part_comes_as_it_lies(offering):
    """Its bytes are those of the manifest's hash, whatever encodings are accepted; it may be kept for ever."""
    client, manifest = offering

    with client.get(
        f"/offline/parts/{manifest.id}/light.pack", headers={"Accept-Encoding": "gzip"}
    ) as response:
        assert (response.data, response.cache_control.immutable) == (b"abc", True)
        assert "Content-Encoding" not in response.headers


def test_a_device_may_go_on_fetching_the_bundle_before(offering, corpus):
    """A newer one is offered in the middle of it: its parts are there still, and those of no other."""
    client, before = offering
    place = instance_path() / "offline"
    newer = manifest_of(corpus, (structs.replace(PART, bytes=4),), "2026-01-02T00:00:00Z")
    write(place, newer, {PART.name: b"abcd"})

    assert client.get("/offline/manifest.json").json["id"] == newer.id
    for id_, data in ((before.id, b"abc"), (newer.id, b"abcd")):
        with client.get(f"/offline/parts/{id_}/light.pack") as response:
            assert response.data == data
    assert client.get(f"/offline/parts/{'0' * 16}/light.pack").status_code == 404

    newest = manifest_of(corpus, (structs.replace(PART, bytes=5),), "2026-01-03T00:00:00Z")
    write(place, newest, {PART.name: b"abcde"})
    assert client.get(f"/offline/parts/{before.id}/light.pack").status_code == 404
    assert sorted(one.name for one in place.iterdir()) == sorted(
        ["current.json", f"{newer.id}.json", newer.id, newest.id]
    )


def test_in_the_middle_of_an_event_its_name_is_said_where_newer_rules_are_taken(offering):
    """A member of an event of today; nobody else, and no other day."""
    client, _ = offering
    assert "You are at" not in client.get("/offline").text
    for name, date in (("Hall of today", f"{datetime.now(UTC):%Y-%m-%d}"), ("Hall of then", "2020-01-01")):
        client.post("/e/new", data={"name": name, "edition": "2e", "label": "Ola", "date": date})

    page = client.get("/offline").text
    assert "You are at Hall of today" in page
    assert "Hall of then" not in page


@pytest.mark.parametrize("name", ["other.pack", "../../scenarios.sqlite3", "..%2f..%2fscenarios.sqlite3"])
def test_nothing_but_parts_is_served(offering, name):
    """A name that the manifest does not list is no part."""
    client, manifest = offering

    assert client.get(f"/offline/parts/{manifest.id}/{name}").status_code == 404


def test_a_board_is_brought_twice_and_kept_once(offering):
    """The id is made of the content; brought again it is the same board."""
    client, _ = offering
    board = {"title": "A board", "text": "edition: 2e\n"}

    first, second = (client.post("/offline/boards", json=board) for _ in range(2))

    assert first.status_code == 200
    assert first.json == second.json


def test_a_board_is_brought_with_the_texts_under_which_it_was_saved(offering):
    """A device may have kept an older FAQ; documents that there are not are left out."""
    client, _ = offering
    documents = {"2e/faq": "4.0", "2e/faqs": "1", "2e/rr": 3}
    board = {"title": "A board", "text": "edition: 2e\n", "documents": documents}

    id_ = client.post("/offline/boards", json=board).json["id"]

    assert ScenarioStore(database_url()).load(id_).documents == {"2e/faq": "4.0"}


@pytest.mark.parametrize(
    "given", [None, [], {"title": "A board"}, {"title": 1, "text": ""}, {"title": "Half", "text": "\ud800"}]
)
def test_what_is_no_board_is_refused(offering, given):
    """A board is an object with a title and a text."""
    assert offering[0].post("/offline/boards", json=given).status_code == 400


@pytest.mark.parametrize("data", [b"[" * 200_000, b'{"title": "a", "x": ' + b"[" * 200_000, b'"\xff"'])
def test_what_is_no_text_of_an_object_is_refused(offering, data):
    """Lists in lists without end are no fault of the program (ASVS 5.5.1)."""
    assert offering[0].post("/offline/boards", data=data).status_code == 400


def test_a_board_that_is_too_long_says_so_and_not_that_nothing_can_be_read(offering):
    """The device keeps it: it is the board that is too large, not the database that does not answer."""
    answer = offering[0].post("/offline/boards", json={"title": "Long", "text": "x" * 300_000})

    assert answer.status_code == 413
    assert "too long to save" in answer.text


def test_a_damaged_manifest_counts_as_none(offering, tmp_path):
    """A bundle that is not whole is not offered."""
    (tmp_path / CURRENT).write_bytes(b'{"id": 1')

    assert kept_bundle(tmp_path) is None


def test_the_policy_of_pages_stays_strict(offering):
    """Only the scripts that run Python may compile WebAssembly."""
    client, _ = offering
    page = client.get("/offline")
    name = page.get_data(as_text=True).partition("js/offline/")[0].rpartition('"')[2]

    assert "wasm" not in page.headers["Content-Security-Policy"]
    for script, may in (("js/offline/host.js", True), ("js/page.js", False)):
        with client.get(name + script) as response:
            assert ("wasm" in response.headers["Content-Security-Policy"]) is may


def test_pyodide_and_msgspec_are_the_pinned_pair():
    """msgspec's build for WebAssembly is made for one Python: a new version of either must be tried with the other."""
    listed = msgspec.json.decode((ROOT / "offline" / "package.json").read_bytes())
    pinned = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()

    assert listed["dependencies"]["pyodide"] == "314.0.7"
    assert "msgspec==0.22.0" in pinned
