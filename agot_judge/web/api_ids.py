"""Ids as a request has them: in force, pinned to a version, retired, or unknown."""

from difflib import get_close_matches

from flask import request, url_for
from msgspec import Struct

from agot_judge.corpus.model import Entry
from agot_judge.corpus.pins import MARK, split_pin
from agot_judge.corpus.store import Corpus
from agot_judge.errors import UnknownParagraph
from agot_judge.web.api_models import Reference
from agot_judge.web.api_responses import Moved, Refusal

NEAREST = 5
LONGEST_ID = 120
"""Characters of an unknown id that are looked at; no id is as long."""
_CARD = "card:"


class Named(Struct, frozen=True, kw_only=True):
    """Where an id is to be looked up."""

    corpus: Corpus
    """The corpus with its document in the version that is meant."""
    id: str
    """Without the pin."""
    pin: str
    """``@4.1``; empty for the version in force."""


def named(corpus: Corpus, id_: str) -> Named:
    """The thing that an id of a request names. Raises Moved for a retired id, Refusal for one that is gone or has no such
    version."""
    plain, key = split_pin(id_)
    if key:
        try:
            home = corpus.at("/".join(plain.split("/")[:2]), key)
        except UnknownParagraph as fault:
            raise Refusal(404, fault.message) from fault
        return Named(corpus=home, id=plain, pin=MARK + key)
    gone = corpus.retired(plain)
    if gone and gone.to:
        assert request.endpoint is not None
        raise Moved(url_for(request.endpoint, id=gone.to))
    if gone:
        last = Reference(id=f"{plain}{MARK}{gone.last}", label=f"{plain}, version {gone.last}")
        raise Refusal(410, f"{plain} is retired: {gone.reason}.", nearest=(last,))
    return Named(corpus=corpus, id=plain, pin="")


def entry_or_none(corpus: Corpus, id_: str) -> Entry | None:
    """The entry with this id; None where none has it."""
    return next((one for one in corpus.entries() if one.id == id_), None)


def reference(corpus: Corpus, id_: str) -> Reference:
    """An id with what a citation of it says."""
    if id_.startswith(_CARD):
        return Reference(id=id_, label=id_.removeprefix(_CARD))
    return Reference(id=id_, label=corpus.cite_label(id_))


def missing(corpus: Corpus, id_: str, what: str, ids: list[str]) -> Refusal:
    """A refusal that names what the words may mean: the entries of that name, else the ids spelled like it."""
    asked = id_[:LONGEST_ID]
    called = [one.id for one in corpus.resolve(asked)]
    near = [one for one in called if one in ids] or get_close_matches(asked.lower(), ids, NEAREST, 0.6)
    return Refusal(
        404,
        f"No {what} has the id “{asked}”.",
        nearest=tuple(reference(corpus, one) for one in near[:NEAREST]),
    )
