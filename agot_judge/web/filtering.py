"""Filters of the long lists: words, and an edition; both work without script."""

from collections.abc import Mapping
from urllib.parse import urlencode

from agot_judge.editions import labels, names
from agot_judge.web.pages import Choice

_PLAIN = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "–": "-"})


def plain(text: str) -> str:
    """``text`` as it is compared with what somebody types: case, kinds of quotes and dashes set aside."""
    return " ".join(text.translate(_PLAIN).casefold().split())


def matches(query: str, *texts: str) -> bool:
    """True where every word of ``query`` stands in the texts together, in any order, as a word or a part of one."""
    whole = plain(" ".join(texts))
    return all(word in whole for word in plain(query).split())


def edition_choices(
    url: str, counts: Mapping[str, int], total: int, query: str, current: str, **kept: str
) -> tuple[Choice, ...]:
    """All editions, then each that has any, with what is found there; ``kept`` stays in the address."""

    def address(edition: str) -> str:
        asked = {"q": query, "edition": edition, **kept}
        given = urlencode({name: value for name, value in asked.items() if value})
        return f"{url}?{given}" if given else url

    every = every_choice("All editions", total, address(""), current)
    return every, *(edition_choice(name, address(name), current, count) for name, count in counts.items())


def every_choice(name: str, count: int | None, url: str, current: str) -> Choice:
    """The choice of all, which is taken where nothing is chosen."""
    return Choice(value="", label="All", name=name, count=count, url=url, is_current=not current)


def edition_choice(edition: str, url: str, current: str, count: int | None = None) -> Choice:
    """The choice of one edition."""
    label, name = labels().get(edition, edition), names().get(edition, edition)
    return Choice(value=edition, label=label, name=name, count=count, url=url, is_current=edition == current)
