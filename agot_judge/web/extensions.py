"""The stores of an app: each opened when it is first needed, and found by the request that it answers."""

from collections.abc import Callable
from typing import TypeVar

from flask import Blueprint, Flask, current_app

Kept = TypeVar("Kept")


def give_every_app(blueprint: Blueprint, name: str, made: Callable[[], object]) -> None:
    """Every app that has the blueprint keeps what is made here under a name."""

    @blueprint.record_once
    def make(setup: object) -> None:
        app = getattr(setup, "app", None)
        assert isinstance(app, Flask)
        app.extensions.setdefault(name, made())


def of_the_app(name: str, type_: type[Kept]) -> Kept:
    """The thing that the app which answers this request keeps under a name."""
    found = current_app.extensions[name]
    assert isinstance(found, type_)
    return found
