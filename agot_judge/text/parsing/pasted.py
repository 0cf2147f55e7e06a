"""A text as it was pasted from a page or a message, with plain line breaks and without their marks, as long as before."""

import re

UNSEEN = "\u200b"
"""A character that is not seen, in the place of a mark."""
_MARKED_BREAK = re.compile(r"<br\s*/?>|</?(?:p|ul|li)>|\u2028", re.IGNORECASE)
_NO_BREAK_SPACE = "\u00a0"
_BULLET_IN_LINE = re.compile(r"(?<=[:.;)])[ \t]([-–—•*])[ \t\n]")
_EMPHASIS = re.compile(r"(?<![\w*])(?P<mark>\*{1,3})(?=[^\s*])(?P<said>[^*]*[^\s*])(?P=mark)(?![\w*])")
"""``**Action:**``, ``*Lord*``: as messages are written; a star before a space is a bullet."""

_QUOTED = re.compile(r"^[ \t]*(?:>[ \t]*)+", re.MULTILINE)
"""``> Renown.``: as messages quote another one."""
_ESCAPE = re.compile(r"\\(?=[^\w\s])")
"""``2\\. Draw``: what keeps a mark of a message from being one."""


def as_plain_lines(text: str) -> str:
    """The text in which what a page marks as a line break is one, every bullet begins a line, every space is a plain one,
    and what a message has around bold and italics, before a quotation and before a mark that is none is not seen."""
    spaced = _MARKED_BREAK.sub(_plain_break, text.replace(_NO_BREAK_SPACE, " "))
    spaced = _ESCAPE.sub(UNSEEN, _QUOTED.sub(_unseen, spaced))
    return _EMPHASIS.sub(_without_stars, _BULLET_IN_LINE.sub(r"\n\1 ", spaced))


def _plain_break(mark: re.Match[str]) -> str:
    """A break as long as the mark; an item of a list is a bullet."""
    return ("\n- " if mark[0].lower() == "<li>" else "\n").rjust(len(mark[0]))


def _unseen(marks: re.Match[str]) -> str:
    return UNSEEN * len(marks[0])


def _without_stars(emphasis: re.Match[str]) -> str:
    unseen = UNSEEN * len(emphasis["mark"])
    return f"{unseen}{emphasis['said']}{unseen}"
