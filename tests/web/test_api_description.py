"""The OpenAPI description: it describes what there is, and every answer is as it says."""

import json
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from agot_judge.timing import charts
from agot_judge.web import REQUEST_BYTES
from agot_judge.web.api_operation import PREFIX
from agot_judge.web.openapi import EVERY_OPERATION, whole_description
from tests.amounts import long
from tests.web.markup import read

HERE = "urn:description"
OPERATIONS = [one for one in EVERY_OPERATION if not one.needs_member]


def validator(name: str) -> Draft202012Validator:
    """Checks against one of the described types; nothing that is not described passes."""
    whole: dict[str, Any] = whole_description()
    closed = {
        key: {**schema, "additionalProperties": False}
        for key, schema in whole["components"]["schemas"].items()
    }
    registry: Registry[Any] = Registry().with_resource(
        HERE, DRAFT202012.create_resource({"components": {"schemas": closed}})
    )
    return Draft202012Validator({"$ref": f"{HERE}#/components/schemas/{name}"}, registry=registry)


def faults(name: str, answer: object) -> list[str]:
    return [f"{fault.json_path}: {fault.message}" for fault in validator(name).iter_errors(answer)]


@pytest.fixture(scope="module")
def described(app) -> dict[str, Any]:
    found = app.test_client().get(f"{PREFIX}/openapi.json").json
    assert isinstance(found, dict)
    return found


def test_a_wrong_answer_would_be_noticed():
    assert faults("Reference", {"id": "2e/rr/stealth/1", "label": "RR Stealth ¶1"}) == []
    assert faults("Reference", {"id": 1, "label": "x"})
    assert faults("Reference", {"id": "x"})
    assert faults("Reference", {"id": "x", "label": "x", "more": 1})


def test_it_describes_every_route_and_no_other(app, described):
    endpoints = {
        rule.endpoint.partition(".")[2]
        for rule in app.url_map.iter_rules()
        if rule.endpoint.startswith(("api.", "events_api."))
    }
    operations = [one["operationId"] for path in described["paths"].values() for one in path.values()]
    assert sorted(operations) == sorted(endpoints - {"first", "nothing"})
    assert all(set(one) <= {"get", "post"} for one in described["paths"].values())
    assert described["servers"] == [{"url": PREFIX}]


def test_every_schema_is_one_and_every_reference_leads_to_one(described):
    schemas = described["components"]["schemas"]
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)
    references = list(references_in(described))
    assert len(references) > 40
    for reference in references:
        _, _, kind, name = reference.split("/")
        assert name in described["components"][kind]


def references_in(value: object):
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for one in value.values():
            yield from references_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from references_in(one)


def test_every_parameter_is_described_with_an_example_that_fits(described):
    for path, methods in described["paths"].items():
        for one in methods.values():
            in_path = {each["name"] for each in one["parameters"] if each["in"] == "path"}
            assert in_path == {part[1:-1] for part in path.split("/") if part.startswith("{")}
            for parameter in one["parameters"]:
                assert parameter["description"]
                Draft202012Validator(parameter["schema"]).validate(parameter["example"])


@pytest.mark.parametrize(
    "operation", [one for one in OPERATIONS if one.takes and one.sends], ids=lambda one: one.name
)
def test_the_body_of_an_example_is_what_is_described(described, operation):
    body = described["paths"][operation.path][operation.method]["requestBody"]["content"]["application/json"]
    assert faults(operation.takes.__name__, body["example"]) == []
    assert faults(operation.takes.__name__, body["example"] | {"more": 1})


WITHOUT_IMPORT = [
    one for one in OPERATIONS if one.gives and one.method == "get" and not one.needs_import and not one.needs
]
"""What needs an import is asked in ``test_api_cards.py``, what needs an exercise or takes a body in ``test_api_train.py``."""


@pytest.mark.parametrize("operation", WITHOUT_IMPORT, ids=lambda one: one.name)
def test_an_answer_is_what_is_described(client, operation):
    response = client.get(PREFIX + operation.example)
    assert response.mimetype == operation.media_type
    name = operation.gives.__name__
    if operation.name == "bulk":
        check = validator(name)
        for line in response.text.splitlines()[::37]:
            assert check.is_valid(json.loads(line)), line[:200]
    else:
        assert faults(name, response.json) == []


def test_every_entry_with_its_relations_and_differences_is_what_is_described(client, corpus):
    checks = {name: validator(name) for name in ("Entry", "Relations", "Differences")}
    for entry in list(corpus.entries())[::11]:
        for path, name in (("entries", "Entry"), ("relations", "Relations"), ("differences", "Differences")):
            answer = client.get(f"{PREFIX}/{path}/{entry.id}").json
            assert [fault.message for fault in checks[name].iter_errors(answer)] == [], entry.id


@pytest.mark.parametrize("edition", charts())
def test_every_chart_is_what_is_described(client, edition):
    assert faults("Chart", client.get(f"{PREFIX}/timing/{edition}").json) == []


HOSTILE = long(60, HealthCheck.function_scoped_fixture)
VALUES = st.one_of(
    st.text(max_size=700),
    st.sampled_from(["2e", "0", "-1", "9" * 30, "\x00", "' or 1=1", "../..", "%s", "{}"]),
)
NAMES = st.one_of(st.sampled_from(["q", "edition", "limit"]), st.text(max_size=12))


@HOSTILE
@given(parameters=st.lists(st.tuples(NAMES, VALUES), max_size=5))
def test_whatever_is_asked_of_the_search_is_answered_as_described(client, parameters):
    response = client.get(f"{PREFIX}/search", query_string=parameters)
    assert response.status_code in (200, 400)
    name = "SearchAnswer" if response.status_code == 200 else "Problem"
    assert faults(name, response.json) == []
    if response.status_code == 400:
        wrong = response.json.get("parameter", "")  # a parameter may be called nothing at all
        assert wrong in [given[:40] for given, _ in parameters] or wrong == "q"


@HOSTILE
@given(
    kind=st.sampled_from(["paragraphs", "entries", "documents", "relations", "differences", "timing"]),
    id_=st.one_of(
        st.text(min_size=1, max_size=300),
        st.from_regex(r"\A(2e|1e|ccg)/(rr|faq|rules)/[a-z0-9.-]{0,40}(/[0-9]{1,9})?(@[a-z0-9.-]{0,9})?\Z"),
    ),
)
def test_whatever_id_is_asked_for_is_answered_as_described(client, kind, id_):
    response = client.get(f"{PREFIX}/{kind}/{quoted(id_)}")
    if response.status_code == 308:  # an empty part of a path is left out
        return
    assert response.status_code in (200, 404)
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    if response.status_code == 404:
        assert response.mimetype == "application/problem+json"
        assert faults("Problem", response.json) == []


def quoted(id_: str) -> str:
    return quote(id_, safe="/@", errors="replace")


# ---- the page ---------------------------------------------------------------------------------------------------


def test_the_page_explains_every_operation_and_type(client, described):
    page = read(client.get("/api").text)
    assert len(page.all("h1")) == 1
    assert len(page.all(data_testid="operation")) == sum(map(len, described["paths"].values()))
    assert {one.attributes["id"] for one in page.all(data_testid="type")} == {
        f"type-{name}" for name in described["components"]["schemas"]
    }
    assert [one for one in page.all("script") if not one.attributes["src"].startswith("/static/")] == []


def test_what_the_page_points_to_is_there(client):
    page = read(client.get("/api").text)
    ids = [one.attributes["id"] for one in page if "id" in one.attributes]
    assert len(ids) == len(set(ids))
    for link in page.one("main").all("a"):
        place = link.attributes["href"]
        if place.startswith("#"):
            assert place[1:] in ids
        else:
            assert client.get(place).status_code == 200


def test_where_a_problem_is_explained_is_on_the_page(client):
    page = read(client.get("/api").text)
    for path in ("/search", "/paragraphs/none"):
        page.one(id=client.get(PREFIX + path).json["type"].partition("#")[2])


def test_every_page_leads_to_it(client):
    assert "/api" in [one.attributes["href"] for one in read(client.get("/").text).all("a")]


POSTED = [one for one in OPERATIONS if one.method == "post" and not one.parameters]
MORE_THAN_IS_READ = b"1" * (REQUEST_BYTES + 1)


@pytest.mark.parametrize("operation", POSTED, ids=lambda one: one.name)
@pytest.mark.parametrize(
    ("body", "media_type", "status"),
    [(MORE_THAN_IS_READ, "application/json", 413), (b"{}", "text/plain", 415)],
    ids=["too large", "no JSON"],
)
def test_a_body_that_is_refused_is_described_and_says_what_to_do(
    client, described, operation, body, media_type, status
):
    answer = client.post(f"{PREFIX}{operation.path}", data=body, content_type=media_type)
    assert answer.status_code == status
    assert str(status) in described["paths"][operation.path]["post"]["responses"]
    assert faults("Problem", answer.json) == []
    assert {413: "2 MB", 415: "application/json"}[status] in answer.json["detail"]


def test_an_exercise_that_is_not_there_is_described_where_a_body_names_it(client, described):
    answer = client.post(f"{PREFIX}/train/sets", json={"exercises": ["x"]})
    assert str(answer.status_code) in described["paths"]["/train/sets"]["post"]["responses"]
    assert answer.status_code == 404
