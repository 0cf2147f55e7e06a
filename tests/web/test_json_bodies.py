"""What takes JSON takes nothing that is said to be something else (ASVS 13.1.5, 13.2.5)."""

import pytest

from tests.web.desks import organiser

ADDRESSES = (
    *("/api/v1/train/schedule", "/api/v1/train/exams", "/api/v1/train/sets", "/train/schedule"),
    *("/rulings/list", "/rulings/slip"),
)


@pytest.mark.parametrize("path", ADDRESSES)
@pytest.mark.parametrize("type_", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_a_body_of_another_type_is_refused_by_its_type(client, path, type_):
    answer = client.post(path, data=b"{}", content_type=type_)
    assert answer.status_code == 415
    assert "takes JSON" in answer.text


@pytest.mark.parametrize("type_", ["application/json", "application/json; charset=utf-8", None])
def test_json_is_read_and_what_says_no_type_is_taken_for_it(client, type_):
    answer = client.post("/api/v1/train/sets", data=b"{}", content_type=type_)
    assert answer.status_code == 400
    assert "Give the text of a set" in answer.text


def test_an_entry_in_a_form_is_no_entry(app):
    """A form of another site could be sent with the cookie of a member."""
    ola = organiser(app)
    path = f"/api/v1/events/{ola.event}/entries"
    answer = ola.client.post(path, data=b'{"entries": []}', content_type="text/plain")
    assert answer.status_code == 415
    assert ola.client.post(path, data=b'{"entries": []}').status_code == 200
