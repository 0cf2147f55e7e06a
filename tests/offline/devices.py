"""A device that is a member of an event, as its browser handles it: the files for the app that answers there, what it added."""

import json
import shutil
from pathlib import Path

import pytest
from flask import Flask

from agot_judge.web import create_app
from tests.web.desks import Judge

_APPS: dict[str, tuple[Flask, Path]] = {}
"""The app of each device with its folder: made once, since that takes longer than a test."""


def _app_of(name, folders) -> tuple[Flask, Path]:
    """The app of a device of this name, and an empty folder of what its browser keeps."""
    if name not in _APPS:
        folder = folders.mktemp(name)
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("AGOT_JUDGE_DATABASE", f"files://{folder / 'kept'}")
            _APPS[name] = create_app({"OFFLINE": True}), folder / "desk"
    app, desk = _APPS[name]
    shutil.rmtree(desk, ignore_errors=True)
    (desk / "new").mkdir(parents=True)
    return app, desk


class Device(Judge):
    """A judge with the server's app while there is contact, and with an app of the device's own without."""

    def __init__(self, online, name, folders):
        app, self.folder = _app_of(name, folders)
        super().__init__(app, online.event)
        self.online = online
        self.name = f"device {name}"
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
