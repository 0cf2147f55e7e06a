"""What those who run a server can see of it: health, figures, a log; nothing of what was asked, or by whom."""

import json
import re
import sqlite3
from contextlib import closing

import pytest
import yaml

from agot_judge.places import ROOT
from agot_judge.storage.schema import LATEST
from agot_judge.web import create_app

RULES = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]


def started(monkeypatch, folder, **settings):
    """A client of a server with these settings and a database of its own."""
    monkeypatch.setenv("AGOT_JUDGE_DATABASE", f"sqlite:///{folder / 'kept.sqlite3'}")
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    return create_app().test_client()


def test_a_healthy_server_says_so_of_each_part(monkeypatch, tmp_path):
    answer = started(monkeypatch, tmp_path).get("/healthz")

    assert (answer.status_code, answer.json["ok"]) == (200, True)
    assert answer.json["parts"]["store"] == {"ok": True, "says": f"schema {LATEST}"}
    assert answer.json["parts"]["corpus"]["says"].endswith("of 5 documents")
    assert answer.json["parts"]["index"]["ok"]
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_database_that_does_not_answer_is_told_and_look_ups_go_on(monkeypatch, tmp_path):
    (tmp_path / "kept.sqlite3").write_bytes(b"no database" * 100)
    client = started(monkeypatch, tmp_path)

    answer = client.get("/healthz")
    assert (answer.status_code, answer.json["parts"]["store"]["ok"]) == (503, False)
    assert answer.json["parts"]["index"]["ok"]
    assert str(tmp_path) not in answer.text
    assert client.get("/results?q=claim").status_code == 200


def test_the_database_of_a_newer_program_is_told(monkeypatch, tmp_path):
    client = started(monkeypatch, tmp_path)
    client.get("/healthz")
    with closing(sqlite3.connect(tmp_path / "kept.sqlite3")) as connection:
        connection.execute("UPDATE schema_version SET number = 999")
        connection.commit()

    said = started(monkeypatch, tmp_path).get("/healthz").json["parts"]["store"]
    assert said == {"ok": False, "says": "the database is that of a newer version of the program"}


def test_figures_are_kept_by_page_alone_and_only_on_request(monkeypatch, tmp_path):
    assert "AGOT_JUDGE_METRICS=yes" in started(monkeypatch, tmp_path).get("/metrics").text

    client = started(monkeypatch, tmp_path, AGOT_JUDGE_METRICS="yes", PROMETHEUS_MULTIPROC_DIR=str(tmp_path))
    client.get("/results?q=stealth+of+Bob")
    client.get("/r/2e/rr/stealth/1")
    client.get("/no/such/page/of/Bob")
    made = client.post("/e/new", data={"name": "Hall of Bob", "label": "Bob"}).headers["Location"]
    client.get(made.removesuffix("/made") + "/cases?q=stealth")
    for number in range(20):
        assert client.open("/", method=f"BOB{number}").status_code == 405
    said = client.get("/metrics").text

    assert 'agot_judge_request_seconds_count{method="GET",page="/results",status="200"} 1.0' in said
    assert 'page="none",status="404"' in said
    assert 'page="/e/<event>/cases",status="200"' in said
    # Methods that somebody makes up are one: each of them would stay in memory for ever.
    assert 'method="other",page="none",status="405"} 20.0' in said
    assert "bob" not in said.lower()
    assert made.split("/")[2] not in said
    assert "stealth" not in said
    for rule in RULES:
        # A rule that tells of what is unusual asks for figures that there are, by labels that they have (ASVS 11.1.8).
        asked = re.findall(r"agot_judge_\w+", rule["expr"])
        assert asked
        assert [name for name in asked if f"\n{name}{{" not in said] == []
        for label, value in re.findall(r'(\w+)=~?"([^"]*)"', rule["expr"]):
            given = re.findall(rf'{label}="([^"]*)"', said)
            assert value in given if label == "page" else given


def test_neither_says_where_anything_lies(monkeypatch, tmp_path, instance):
    client = started(monkeypatch, tmp_path)
    for path in ("/healthz", "/metrics"):
        said = client.get(path).text
        assert not [one for one in (str(tmp_path), str(instance), "sqlite") if one in said]


@pytest.mark.parametrize("kept", ["json", "no"])
def test_the_log_has_a_line_for_each_request_without_what_was_asked(monkeypatch, tmp_path, capsys, kept):
    client = started(monkeypatch, tmp_path, AGOT_JUDGE_LOG=kept)
    client.get("/results?q=stealth+of+Bob", headers={"User-Agent": "Bob"})
    written = capsys.readouterr().err

    if kept == "no":
        assert written == ""
        return
    line = json.loads(written)
    assert (line["method"], line["page"], line["status"]) == ("GET", "/results", 200)
    assert set(line) == {"time", "method", "page", "status", "ms", "bytes"}
    assert "Bob" not in written
