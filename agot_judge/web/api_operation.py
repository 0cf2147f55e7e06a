"""An operation of the API: declared at its view, it is a route, and a part of the description and of the page."""

import re
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from flask import Blueprint, Response
from msgspec import Struct
from msgspec.structs import replace

from agot_judge.web.api_parameters import Parameter, check_names
from agot_judge.web.api_responses import JSON

PREFIX = "/api/v1"

_Given = ParamSpec("_Given")
_View = Callable[_Given, Response]


class Operation(Struct, frozen=True):
    """Something that the API can be asked."""

    rule: str
    """The rule of its route: ``/paragraphs/<path:id>``."""
    title: str
    gives: type | None
    """The type of one answer; of lines, the type of one line; None for the description itself."""
    parameters: tuple[Parameter, ...] = ()
    query: str = ""
    """The query of a request that shows it: ``?q=stealth``."""
    media_type: str = JSON
    needs_import: bool = False
    """True where the example has an answer only where ThronesDB's cards are imported."""
    method: str = "get"
    """``post`` where a body is sent along."""
    takes: type | None = None
    """The type of the body; None where there is none."""
    sends: str = ""
    """The body of the example, as JSON."""
    needs: str = ""
    """The words for what the example stands for, where nobody can ask it as it is."""
    needs_member: bool = False
    """True where only the members of an event are answered."""
    name: str = ""
    """Unique: the name of its view."""
    about: str = ""
    """The docstring of its view."""

    @property
    def path(self) -> str:
        """The path as OpenAPI writes it: ``/paragraphs/{id}``."""
        return re.sub(r"<(?:[^<>]*:)?(\w+)>", r"{\1}", self.rule)

    @property
    def example(self) -> str:
        """A request that shows it, below the prefix."""
        return self.path.format_map({one.name: one.example for one in self.parameters}) + self.query

    @property
    def may_miss(self) -> bool:
        """True where what it is asked for, by its path or in its body, may not exist."""
        return self.takes is not None or any(one.place == "path" for one in self.parameters)


class Api(Blueprint):
    """A part of the API, its operations in the order in which they are described."""

    def __init__(self, name: str) -> None:
        super().__init__(name, __name__, url_prefix=PREFIX)
        self.operations: list[Operation] = []

    def answers(self, operation: Operation) -> Callable[[_View[_Given]], _View[_Given]]:
        """The view below answers the operation, which has its name and is about what its docstring says. Of what is read the
        names of the parameters are checked; a body says itself what is in it."""

        def declared(view: _View[_Given]) -> _View[_Given]:
            about = " ".join((view.__doc__ or "").split())
            self.operations.append(replace(operation, name=view.__name__, about=about))

            @wraps(view)
            def answered(*args: _Given.args, **kwargs: _Given.kwargs) -> Response:
                if operation.method == "get":
                    check_names(operation.parameters)
                return view(*args, **kwargs)

            self.add_url_rule(operation.rule, view_func=answered, methods=[operation.method])
            return answered

        return declared
