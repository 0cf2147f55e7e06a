"""Keywords."""

from agot_judge.engine.state.game import NO_TRAIT_ATTACHMENTS, Keyword
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment

keywords = Fragment(__name__, "keyword", "keyword_line", "keywordname")


@keywords.rule
def keyword_line(reading: Reading, *found: Keyword) -> tuple[Keyword, ...]:
    """The keywords of a line."""
    return found


@keywords.rule
def plain(reading: Reading, name: str) -> Keyword:
    """The keyword without a number: ``Renown``."""
    return Keyword(name)


@keywords.rule
def valued(reading: Reading, name: str, value: int) -> Keyword:
    """The keyword with a number: ``Ambush (4)``."""
    return Keyword(name, value)


@keywords.rule
def of_x(reading: Reading, name: str) -> Keyword:
    """The keyword with X: ``Ambush (X)``."""
    return Keyword(name)


@keywords.rule
def no_attachments(reading: Reading) -> Keyword:
    """The keyword ``No attachments``."""
    return Keyword("no attachments")


@keywords.rule
def except_(reading: Reading, *traits: str) -> Keyword:
    """The keyword ``No attachments except Weapon``."""
    return Keyword("no attachments", words=traits)


@keywords.rule
def no_such(reading: Reading, *traits: str) -> Keyword:
    """The keyword ``No Weapon attachments``."""
    return Keyword(NO_TRAIT_ATTACHMENTS, words=traits)


@keywords.rule
def keywordname(reading: Reading, name: str) -> str:
    """The name of the keyword."""
    return name
