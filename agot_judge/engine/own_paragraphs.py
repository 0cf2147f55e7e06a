"""The paragraphs of one edition among those that a rule cites: a rule that editions share cites those of each.

What the machine shows passes through here once; a thing that cites its own edition alone comes back as it is.
"""

from functools import lru_cache
from operator import is_
from typing import TypeVar

from msgspec.structs import replace

from agot_judge.engine.rulebook import Account, Impossible
from agot_judge.engine.state.decision import Decision, Option, Requirement, Way
from agot_judge.engine.state.trace import Entry

Cited = TypeVar("Cited", Entry, Option, Decision, Account, Impossible)
MOST = 8192
"""The number of lists of paragraphs that are kept: rules cite the same ones again and again."""


_SAYING_THE_SAME: dict[str, dict[str, tuple[str, ...]]] = {}
"""By edition: for a paragraph of another one, those of its own that say the same of a rule which both share; and for a kind
of line those by which it is carried out."""


def saying_the_same(edition: str, paragraphs: dict[str, tuple[str, ...]]) -> None:
    """Declare the paragraphs of an edition on which shared rules rest that cite those of another one."""
    _SAYING_THE_SAME[edition] = paragraphs
    own_cites.cache_clear()


@lru_cache(maxsize=MOST)
def own_cites(edition: str, cites: tuple[str, ...]) -> tuple[str, ...]:
    """The paragraphs of the edition among these, in their order, each once; where there are none, those of it that say the
    same as these."""
    found = tuple(dict.fromkeys(cite for cite in cites if cite.startswith(f"{edition}/")))
    same = _SAYING_THE_SAME.get(edition)
    if found or same is None:
        return found
    return tuple(dict.fromkeys(own for cite in cites for own in same.get(cite, ())))


def own(edition: str, cited: Cited) -> Cited:
    """The line of a trace, or whatever else cites paragraphs, with those of the edition alone."""
    cites = own_cites(edition, cited.cites)
    return cited if cites == cited.cites else replace(cited, cites=cites)


def own_entry(edition: str, entry: Entry) -> Entry:
    """The line of a trace with the paragraphs of the edition alone: where a shared rule cites none of them, those by which
    what its kind of line says is carried out."""
    found = own(edition, entry)
    if found.cites or not entry.cites:
        return found
    return replace(found, cites=_SAYING_THE_SAME.get(edition, {}).get(entry.kind, ()))


def own_account(edition: str, account: Account) -> Account:
    """The account with the paragraphs of the edition alone; where it cites none of them, those of what lies on the table."""
    found = own(edition, account)
    if found.cites or not account.cites:
        return found
    return replace(found, cites=_SAYING_THE_SAME.get(edition, {}).get("state", ()))


def own_decision(edition: str, decision: Decision) -> Decision:
    """The decision and its options, each with the paragraphs of the edition alone."""
    decision = own(edition, decision)
    for option in decision.options:
        if own_cites(edition, option.cites) != option.cites:
            return replace(decision, options=tuple(own(edition, one) for one in decision.options))
    return decision


def own_requirements(edition: str, requirements: tuple[Requirement, ...]) -> tuple[Requirement, ...]:
    """The requirements and their parts, each with the paragraphs of the edition alone."""
    return tuple(_own_requirement(edition, requirement) for requirement in requirements)


def own_way(edition: str, way: Way) -> Way:
    """The way of using a card, each of its requirements with the paragraphs of the edition alone."""
    return replace(way, requirements=own_requirements(edition, way.requirements))


def _own_requirement(edition: str, requirement: Requirement) -> Requirement:
    cites = own_cites(edition, requirement.cites)
    parts = own_requirements(edition, requirement.parts)
    if cites == requirement.cites and all(map(is_, parts, requirement.parts)):
        return requirement
    return replace(requirement, cites=cites, parts=parts)
