"""A device that is a member of an event, as its browser handles it: the files for the app that answers there, what it added."""

import json

from agot_judge.web import create_app
from tests.web.desks import Judge


class Device(Judge):
    """A judge with the server's app while there is contact, and with an app of the device's own without."""

    def __init__(self, online, folder, monkeypatch):
        monkeypatch.setenv("AGOT_JUDGE_DATABASE", f"files://{folder / 'kept'}")
        monkeypatch.setenv("AGOT_JUDGE_ADDRESS", "https://judge.example")
        super().__init__(create_app({"OFFLINE": True}), online.event)
        monkeypatch.delenv("AGOT_JUDGE_DATABASE")
        self.online = online
        self.folder = folder / "desk"
        (self.folder / "new").mkdir(parents=True)
        self.name = f"device {folder.name}"
        self.added = []
        self.received = []
        self.changed = 0

    def contact(self):
        """Exchange with the server, as desk-exchange.js does."""
        sent = [one for one in self.added if one["sends"] and not one["refused"]]
        if sent:
            answer = self.online.send(*(one["entry"] for one in sent))
            why = {one["uuid"]: one["why"] for one in answer["refused"]}
            for one in self.added:
                one["refused"] = why.get(one["entry"]["uuid"], one["refused"])
        self.about = self.online.client.get(f"/api/v1/events/{self.event}/member").json
        self.received = self.online.entries()["entries"]
        there = {one["uuid"] for one in self.received}
        self.added = [one for one in self.added if one["entry"]["uuid"] not in there]
        self.place()

    def place(self):
        """Put the file of the event where the app reads it, as desk-files.js does."""
        for path in self.folder.glob("*.json"):
            path.unlink()
        self.changed += 1
        kept = {
            "event": self.event, "member": self.about["uuid"], "role": self.about["role"], "label": self.about["label"],
            "device": self.name, "offset": 0, "until": self.about["names_until"], "entries": self.received, "added": self.added,
        }  # fmt: skip
        (self.folder / f"{self.event}.{self.changed}.json").write_text(json.dumps(kept))

    def take(self):
        """Take what was added, as desk-files.js does."""
        for path in (self.folder / "new").glob("*.json"):
            self.added += json.loads(path.read_text())
            path.unlink()
        self.place()

    def post(self, path, status=303, **fields):
        said = super().post(path, status, **fields)
        self.take()
        return said
