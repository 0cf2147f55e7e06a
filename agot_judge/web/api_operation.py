"""An operation of the API and its parameters, as the routes, the description and the page share them."""

from typing import Any

from msgspec import Struct

from agot_judge.web.api_media_types import JSON


class Parameter(Struct, frozen=True, kw_only=True):
    """A value that an operation is given."""

    name: str
    place: str
    """``path`` or ``query``."""
    about: str
    schema: dict[str, Any]
    example: str
    is_required: bool


class Operation(Struct, frozen=True, kw_only=True):
    """Something that the API can be asked."""

    name: str
    """Unique: the name of its view."""
    path: str
    """As OpenAPI writes it: ``/paragraphs/{id}``."""
    title: str
    about: str
    gives: type | None
    """The type of one answer; of lines, the type of one line; None for the description itself."""
    media_type: str = JSON
    parameters: tuple[Parameter, ...] = ()
    example: str
    """A request that shows it, below the prefix."""
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

    @property
    def may_miss(self) -> bool:
        """True where what it is asked for may not exist."""
        return any(one.place == "path" for one in self.parameters)
