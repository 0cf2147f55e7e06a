"""People at the desk of an event, each with a browser without script."""

import json
import re
from io import BytesIO
from uuid import uuid4

from tests.web.markup import read


class Judge:
    """Somebody with a client of their own."""

    def __init__(self, app, event=""):
        self.client = app.test_client()
        self.event = event

    def get(self, path="", status=200):
        response = self.client.get(f"/e/{self.event}{path}")
        assert response.status_code == status, response.text
        return response.text

    def post(self, path, status=303, **fields):
        response = self.client.post(f"/e/{self.event}{path}", data=fields)
        assert response.status_code == status, response.text
        return response.headers.get("Location", "") if status == 303 else response.text

    def open(self, question, **fields):
        """The number of a case that is opened so."""
        form = {"entry": str(uuid4()), "case": str(uuid4()), "question": question, **fields}
        return self.post("/case", **form).rpartition("/")[2]

    def ruled(self, question, answer, cite=(), **fields):
        """The number of a case with a ruling."""
        number = self.open(question, **fields)
        self.post(f"/c/{number}/rule", answer=answer, cite=list(cite))
        return number

    def case(self, number):
        return read(self.get(f"/c/{number}"))

    def entries(self, after=0):
        return self.client.get(f"/api/v1/events/{self.event}/entries?after={after}").json

    def send(self, *entries):
        return self.client.post(
            f"/api/v1/events/{self.event}/entries", data=json.dumps({"entries": entries})
        ).json

    def take_in(self, data, status=200):
        sent = {"file": (BytesIO(data), "rulings.json")}
        response = self.client.post(f"/e/{self.event}/import", data=sent)
        assert response.status_code == status, response.text
        return response.text

    def member(self):
        """The uuid of this member, as the log has it."""
        mine = [one for one in self.entries()["entries"] if one["kind"] == "member.joined"]
        return mine[-1]["member"]


def organiser(app, **facts):
    """The maker of a new event."""
    made = Judge(app)
    response = made.client.post("/e/new", data={"name": "Hall", "edition": "2e", "label": "Ola", **facts})
    assert response.status_code == 303, response.text
    made.event = response.headers["Location"].split("/")[2]
    return made


def joined(app, by, role="judge", label="Jo"):
    """Somebody who has taken an invitation of ``by``."""
    page = by.post("/members/invite", status=200, role=role, label=label, uses="1")
    token = re.search(r"/e/join/([\w-]+)", page)
    assert token is not None
    somebody = Judge(app, by.event)
    response = somebody.client.post(f"/e/join/{token[1]}", data={"label": label})
    assert response.status_code == 303, response.text
    return somebody


def words(page, testid):
    """The words of everything with this test id."""
    return [" ".join(one.text.split()) for one in page.all(data_testid=testid)]
