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

    every = Choice(
        value="",
        label="All",
        name="All editions",
        count=total,
        url=address(""),
        is_current=not current,
    )
    return every, *(
        Choice(
            value=name,
            label=labels().get(name, name),
            name=names().get(name, name),
            count=count,
            url=address(name),
            is_current=name == current,
        )
        for name, count in counts.items()
    )
