"""The message about a database that does not answer."""

import re

_DAMAGED = re.compile(r"malformed|not a database|no such (?:table|column)|disk image|is gone", re.IGNORECASE)
_WHAT_TO_DO = (
    ". The file is damaged: put a copy of it in its place; without one move it away and import the cards anew, "
    "which loses the boards that were saved in it"
)


def does_not_answer(what: str, file: str, cause: str) -> str:
    """A sentence about the database of ``what``, with what to do where its file is damaged."""
    named = f" ({file})" if file else ""
    said = f"the database of {what}{named} does not answer: {cause}"
    return said + _WHAT_TO_DO if file and _DAMAGED.search(cause) else said
