"""Numbers of things in words: ``1 card``, ``2 cards``."""


def counted(number: int, thing: str) -> str:
    """The number with its thing, in the plural unless there is one of it."""
    return f"{number} {thing if number == 1 else plural(thing)}"


def plural(thing: str) -> str:
    """The plural of a noun: ``cards``, ``copies``."""
    return f"{thing[:-1]}ies" if thing.endswith("y") else f"{thing}s"
