"""A line of a trace with one thing changed that a rule decides and no text: the place that a card comes to, or its cost."""

from collections.abc import Iterator

from agot_judge.engine.state.trace import Entry

_CHANGES = (
    ("at no cost", "for its gold cost"),
    ("owner's hand (its card leaves play)", "owner's discard pile (its card leaves play)"),
    ("is killed (claim)", "is discarded from play (claim)"),
    (
        "is discarded from play (its card leaves play)",
        "is returned to its owner's hand (its card leaves play)",
    ),
)
"""The words of a line, and those that somebody might expect by another rule; never a loss for a gain, which nobody thinks."""


def altered(entry: Entry) -> Iterator[str]:
    """Each text that the line becomes by one such change, never of a name or a number alone; a line that begins a step stays
    as it is."""
    if entry.kind != "framework":
        for so, otherwise in _CHANGES:
            if so in entry.text:
                yield entry.text.replace(so, otherwise, 1)
