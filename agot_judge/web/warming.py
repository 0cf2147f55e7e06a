"""A first answer of each kind, made before a server splits into processes that share what it made."""

from flask import Flask

from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.packing import pack

LOOK_UP = "/results?q=stealth+claim"


def warm_up(app: object) -> None:
    """Look something up and step each example once. Nothing where this is not our app."""
    if not isinstance(app, Flask):
        return
    app.extensions["agot_judge"].search.warm_up()
    client = app.test_client()
    client.get(LOOK_UP)
    for example in examples():
        client.get(f"/sandbox/s/{pack(example.text)}")
