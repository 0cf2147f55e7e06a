"""The JSON API: what each operation answers, and what it refuses."""

import json

import pytest

from agot_judge.corpus.export import export_lines
from agot_judge.timing import charts
from agot_judge.web.api import DEFAULT_LIMIT, LONGEST_QUERY, MOST
from agot_judge.web.api_operation import PREFIX
from agot_judge.web.openapi import EVERY_OPERATION

EXAMPLES = [
    one.example
    for one in EVERY_OPERATION
    if one.method == "get" and not one.needs_member and not one.needs_import and not one.needs
]


def asked(client, path: str, status: int = 200):
    response = client.get(PREFIX + path)
    assert response.status_code == status, response.text[:300]
    return response.json


@pytest.mark.parametrize("path", [one for one in EXAMPLES if one != "/bulk.jsonl"])
def test_every_example_of_the_description_answers(client, path):
    response = client.get(PREFIX + path)
    assert (response.status_code, response.mimetype) == (200, "application/json")
    assert response.json


def test_a_search_gives_the_deciding_paragraph_with_its_source_and_what_overrides_it(client, corpus):
    found = asked(client, "/search?q=can+an+attachment+be+a+target&edition=2e&limit=30")
    assert (found["q"], found["edition"]) == ("can an attachment be a target", "2e")
    assert 0 < len(found["hits"]) <= 30
    for hit in found["hits"]:
        paragraph = corpus.paragraph(hit["id"])
        assert hit["text"] == paragraph.text
        assert hit["source"]["spans"] == [[span.start, span.end] for span in paragraph.spans]
        assert [one["id"] for one in hit["overridden_by"]] == [one.id for one in corpus.overriding(hit["id"])]
        assert client.get(hit["url"]).json["id"] == hit["id"]
    assert {one["edition"] for one in found["by_edition"]} == {"2e", "1e", "ccg"}


def test_a_search_keeps_to_its_limit_and_says_whether_there_is_more(client):
    assert len(asked(client, "/search?q=challenge")["hits"]) == DEFAULT_LIMIT
    few = asked(client, "/search?q=challenge&limit=1")
    assert (len(few["hits"]), few["has_more"]) == (1, True)
    assert len(asked(client, f"/search?q=challenge&limit={MOST}")["hits"]) == MOST


def test_a_search_that_finds_nothing_is_an_answer(client):
    found = asked(client, "/search?q=xyzzy")
    assert (found["hits"], found["total"], found["has_more"]) == ([], 0, False)


def test_a_paragraph_has_its_words_as_printed_and_its_neighbours(client, corpus):
    found = asked(client, "/paragraphs/2e/rr/target/4")
    assert found["label"] == "RR Target ¶4"
    assert found["printed"] == list(corpus.raw_slices("2e/rr/target/4"))
    assert (found["previous"], found["next"]) == ("2e/rr/target/3", "2e/rr/target/5")
    assert (
        [one["id"] for one in found["overridden_by"]]
        == [one.id for one in corpus.overriding("2e/rr/target/4")]
        != []
    )
    source = corpus.source("2e/rr")
    spans = found["source"]["spans"]
    assert [source[start:end] for start, end in spans] == found["printed"]


def test_the_first_and_the_last_paragraph_of_a_document_have_one_neighbour(client, corpus):
    ids = [paragraph.id for entry in corpus.entries("2e/faq") for paragraph in entry.paragraphs]
    first, last = (asked(client, f"/paragraphs/{id_}") for id_ in (ids[0], ids[-1]))
    assert (first["previous"], first["next"]) == (None, ids[1])
    assert (last["previous"], last["next"]) == (ids[-2], None)


def test_slashes_of_an_id_may_be_escaped(client):
    assert asked(client, "/paragraphs/2e%2Frr%2Fstealth%2F1")["id"] == "2e/rr/stealth/1"


def test_an_entry_has_all_its_paragraphs(client, corpus):
    found = asked(client, "/entries/2e/rr/4.2.4")
    assert [one["text"] for one in found["paragraphs"]] == [
        one.text for one in corpus.entry("2e/rr/4.2.4").paragraphs
    ]
    assert (found["number"], found["previous"], found["next"]) == ("4.2.4", "2e/rr/4.2.3", "2e/rr/4.2.5")


def test_an_entry_that_only_redirects_says_where_one_lands(client, corpus):
    landing = corpus.landing("2e/rr/out-of-play").id
    assert (
        asked(client, "/entries/2e/rr/out-of-play")["lands_on"] == landing == "2e/rr/in-play-and-out-of-play"
    )
    assert asked(client, "/entries/2e/rr/stealth")["lands_on"] == "2e/rr/stealth"


def test_an_erratum_names_its_card(client):
    found = asked(client, "/entries/2e/faq/errata-driftwood-cudgel")
    assert found["card"]["title"] == "Driftwood Cudgel"
    assert asked(client, "/entries/2e/rr/stealth")["card"] is None


def test_documents_and_their_contents_are_whole(client, corpus):
    listed = asked(client, "/documents")
    assert [one["id"] for one in listed["documents"]] == [one.id for one in corpus.documents()]
    assert listed["fingerprint"] == corpus.fingerprint
    for one in listed["documents"]:
        contents = client.get(one["url"]).json
        assert contents["document"] == one
        assert [entry["id"] for entry in contents["entries"]] == [e.id for e in corpus.entries(one["id"])]
        assert sum(entry["paragraphs"] for entry in contents["entries"]) == one["paragraphs"]


def test_relations_go_out_and_come_in(client):
    overridden = asked(client, "/relations/2e/rr/target/4")
    out = [(one["kind"], one["to"]["id"]) for one in overridden["out"]]
    overriding = next(to for kind, to in out if kind == "overridden-by")

    back = asked(client, f"/relations/{overriding}")
    assert ("overrides", "2e/rr/target/4") in [(one["kind"], one["to"]["id"]) for one in back["out"]]
    assert ("overridden-by", "2e/rr/target/4") in [(one["kind"], one["from"]["id"]) for one in back["in"]]


def test_relations_of_every_entry_can_be_asked_for(client, corpus):
    for entry in corpus.entries():
        found = asked(client, f"/relations/{entry.id}")
        assert len(found["out"]) == sum(len(paragraph.links) for paragraph in entry.paragraphs)


def test_differences_of_two_printings_put_together_give_both_texts(client, corpus):
    found = asked(client, "/differences/2e/rr-p23/unopposed")
    assert found["comparisons"]
    for one in found["comparisons"]:
        here, there = (
            " ".join(piece["text"] for piece in one["words"] if piece["where"] in ("both", side))
            for side in ("here", "there")
        )
        assert here.split() == corpus.paragraph(one["here"]["id"]).text.split()
        assert there.split() == corpus.paragraph(one["there"]["id"]).text.split()
        assert one["is_same"] == (here == there)
        back = asked(client, f"/differences/{one['there']['id']}")
        assert [each["there"]["id"] for each in back["comparisons"]] == [one["here"]["id"]]


def test_where_there_is_no_other_text_there_is_no_difference(client):
    assert asked(client, "/differences/2e/rr/stealth")["comparisons"] == []


@pytest.mark.parametrize("edition", charts())
def test_the_timing_chart_is_given_as_data(client, edition):
    found = asked(client, f"/timing/{edition}")
    assert [phase["id"] for phase in found["phases"]] == [phase.id for phase in charts()[edition].phases]


def test_the_bulk_download_has_the_lines_of_the_export(client, corpus):
    response = client.get(f"{PREFIX}/bulk.jsonl")
    assert response.mimetype == "application/jsonl"
    assert response.data.splitlines() == list(export_lines(corpus))


def test_whoever_asks_for_the_api_itself_is_shown_its_description(client):
    response = client.get(PREFIX, follow_redirects=True)
    assert response.json["openapi"] == "3.1.0"


# ---- what is refused ------------------------------------------------------------------------------------------


def refused(client, path: str, status: int):
    response = client.get(PREFIX + path)
    assert (response.status_code, response.mimetype) == (status, "application/problem+json")
    found = response.json
    assert (found["status"], found["instance"]) == (status, response.request.path)
    assert found["title"]
    assert found["detail"]
    return found


@pytest.mark.parametrize(
    ("path", "parameter"),
    [
        ("/search", "q"),
        ("/search?q=", "q"),
        ("/search?q=%20%09", "q"),
        (f"/search?q={'a' * (LONGEST_QUERY + 1)}", "q"),
        ("/search?q=a&q=b", "q"),
        ("/search?q=a&edition=3e", "edition"),
        ("/search?q=a&edition=", "edition"),
        ("/search?q=a&limit=0", "limit"),
        (f"/search?q=a&limit={MOST + 1}", "limit"),
        ("/search?q=a&limit=-1", "limit"),
        ("/search?q=a&limit=1e1", "limit"),
        ("/search?q=a&limit=%D9%A3", "limit"),
        ("/search?q=a&limt=3", "limt"),
        ("/paragraphs/2e/rr/stealth/1?format=xml", "format"),
        ("/documents?limit=3", "limit"),
        ("/bulk.jsonl?edition=2e", "edition"),
        ("/openapi.json?x", "x"),
    ],
)
def test_a_wrong_parameter_is_refused_by_its_name(client, path, parameter):
    assert refused(client, path, 400)["parameter"] == parameter


@pytest.mark.parametrize(
    ("path", "nearest"),
    [
        ("/paragraphs/2e/rr/stelth/1", "2e/rr/stealth/1"),
        ("/paragraphs/2E/RR/Stealth/2", "2e/rr/stealth/2"),
        ("/entries/4.2.1", "2e/rr/4.2.1"),
        ("/entries/2e/rr/duplicate", "2e/rr/duplicates"),
        ("/relations/2e/rr/targets", "2e/rr/target"),
        ("/differences/2e/rr/unoposed", "2e/rr/unopposed"),
        ("/documents/2e", "2e/rr"),
    ],
)
def test_an_unknown_id_is_refused_with_the_nearest(client, path, nearest):
    found = refused(client, path, 404)
    assert nearest in [one["id"] for one in found["nearest"]]
    assert all(one["label"] for one in found["nearest"])


@pytest.mark.parametrize(
    "path", ["/", "/paragraphs", "/paragraphs/", "/timing/9e", "/nothing/here", "/openapi.yaml"]
)
def test_an_address_that_the_api_does_not_have_is_a_problem_too(client, path):
    if path == "/":
        assert client.get(PREFIX + path).status_code == 302
    else:
        refused(client, path, 404)


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
@pytest.mark.parametrize("path", ["", "/search?q=a", "/paragraphs/2e/rr/stealth/1", "/nothing"])
def test_the_api_only_reads(client, method, path):
    response = getattr(client, method)(PREFIX + path, data=b"x")
    assert (response.status_code, response.mimetype) == (405, "application/problem+json")
    assert response.headers["Allow"] == "GET, HEAD, OPTIONS"
    assert response.headers["Access-Control-Allow-Origin"] == "*"


def test_a_fault_of_our_own_keeps_its_words_to_itself(app, monkeypatch):
    def broken(corpus):
        raise ValueError("a secret of the machine")

    monkeypatch.setattr("agot_judge.web.api_answers.documents", broken)
    monkeypatch.setattr(app, "testing", False)
    response = app.test_client().get(f"{PREFIX}/documents")
    assert (response.status_code, response.mimetype) == (500, "application/problem+json")
    assert "secret" not in response.text


def test_an_error_page_of_the_rest_stays_a_page(client):
    assert client.get("/nothing").mimetype == "text/html"


# ---- an answer that the client has, and any origin -------------------------------------------------------------


@pytest.mark.parametrize("path", EXAMPLES)
def test_an_answer_that_has_not_changed_is_not_sent_again(client, path):
    first = client.get(PREFIX + path)
    assert first.cache_control.no_cache
    for condition in (
        {"If-None-Match": first.headers["ETag"]},
        {"If-Modified-Since": first.headers["Last-Modified"]},
    ):
        again = client.get(PREFIX + path, headers=condition)
        assert (again.status_code, again.data) == (304, b"")
        assert again.headers["ETag"] == first.headers["ETag"]
        assert again.headers["Access-Control-Allow-Origin"] == "*"


@pytest.mark.parametrize(
    "condition",
    [
        {"If-None-Match": '"other"'},
        {"If-Modified-Since": "Sat, 01 Jan 2000 00:00:00 GMT"},
        {"If-None-Match": '"other"', "If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT"},
        {"If-Modified-Since": "yesterday"},
    ],
)
def test_an_answer_that_the_client_does_not_have_is_sent(client, condition):
    response = client.get(f"{PREFIX}/documents", headers=condition)
    assert response.status_code == 200
    assert response.json


def test_another_answer_has_another_tag(client):
    tags = {client.get(PREFIX + path).headers["ETag"] for path in EXAMPLES}
    assert len(tags) == len(EXAMPLES)


def test_head_gives_what_get_gives_without_a_body(client):
    head, get = (client.open(f"{PREFIX}/documents", method=method) for method in ("HEAD", "GET"))
    assert (head.status_code, head.data) == (200, b"")
    for name in ("ETag", "Last-Modified", "Content-Type", "Content-Length", "Access-Control-Allow-Origin"):
        assert head.headers[name] == get.headers[name]


@pytest.mark.parametrize("path", ["/search", "/paragraphs/2e/rr/stealth/1", "/bulk.jsonl", "/nothing"])
def test_a_browser_may_ask_from_any_origin_before_it_reads(client, path):
    response = client.options(
        PREFIX + path,
        headers={
            "Origin": "https://example.org",
            "Access-Control-Request-Method": "GET",
            "Access-Control-Request-Headers": "if-none-match",
        },
    )
    assert (response.status_code, response.data) == (204, b"")
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert response.headers["Access-Control-Allow-Methods"] == "GET, HEAD, OPTIONS"
    assert "If-None-Match" in response.headers["Access-Control-Allow-Headers"]
    assert "Access-Control-Allow-Credentials" not in response.headers


@pytest.mark.parametrize("path", ["/documents", "/search", "/nothing"])
def test_any_origin_may_read_an_answer_and_an_error(client, path):
    response = client.get(PREFIX + path, headers={"Origin": "https://example.org"})
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert "ETag" in response.headers["Access-Control-Expose-Headers"]
    assert response.headers["X-Content-Type-Options"] == "nosniff"


def test_pages_are_not_opened_to_other_origins(client):
    assert "Access-Control-Allow-Origin" not in client.get("/timing/2e").headers


def test_no_answer_sets_or_minds_a_cookie(client):
    client.set_cookie("appearance", "venue")
    response = client.get(f"{PREFIX}/documents")
    assert "Set-Cookie" not in response.headers
    assert "Cookie" not in response.vary
    assert json.loads(response.data)


def test_a_search_names_its_leading_edition_and_the_cards_that_are_meant(client):
    answer = client.get("/api/v1/search", query_string={"q": "can Catelin Stark stop a dupe"}).get_json()
    assert answer["lead"] == "2e"
    assert answer["cards"] == [
        {
            "title": "Catelyn Stark",
            "typed": "Catelin Stark",
            "is_slip": True,
            "page": "/cards/Catelyn%20Stark",
        }
    ]
    editions = [hit["edition"] for hit in answer["hits"]]
    assert editions == sorted(editions, key=lambda edition: edition != "2e")
    assert client.get("/api/v1/search", query_string={"q": "moribund"}).get_json()["lead"] == "1e"
