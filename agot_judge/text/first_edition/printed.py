"""The abilities of a card as they are printed: lines that belong together, slips of the print, what is quoted, reminder text."""

import re
from collections.abc import Callable

from msgspec import Struct

from agot_judge.text.lines.splitting import Headers, lines

_BREAK = re.compile(r"\s*\n\s*")
_SLIPS = (
    (re.compile("[’‘]"), "'"),
    (re.compile("[“”]"), '"'),
    (re.compile(r"(?<=[a-z])\.(?=[A-Z])"), ". "),
    (re.compile(r"(?<=[a-z]),(?=[a-z])"), ", "),
    (re.compile(r"\b(gains?)[:,]? (?=[\"'][A-Z])"), r"\1: "),
    (re.compile(r"\b(gains?)[:,] (?=[\"'][a-z])"), r"\1 "),
    (re.compile(r"(?<=[:,s] )'(?P<inner>[^\"]+?)'(?=$|[. ]*$)"), r'"\g<inner>"'),
    (re.compile(r"(?<=text )'(?P<inner>[^\"]+?)'(?=$|[. )]*$)"), r'"\g<inner>"'),
    (re.compile(r"(?<=text: )'(?P<inner>[^\"]+?)'(?=$|[. )]*$)"), r'"\g<inner>"'),
)
_COUNTS_AS = re.compile(
    r"\(counts as (?P<kind>an? (?:\w+ )?attachment) with the text:?,? \"(?P<inner>[^\"]+?)\.?\"\.?\)",
    re.IGNORECASE,
)
_QUOTED = re.compile(r'"(?P<inner>[^"]+)"')


_HEADERS = Headers(
    "(?:limited )?response:|(?:any phase|plot|draw|marshall?ing|challenges?|dominance|standing|taxation)(?: phase)?:",
    remark=r"\(?(?:limit (?:once|twice|one|\d)(?: times?)? per (?:phase|round|challenge|game)|cannot be canceled)\.?\)?\.?",
)


def lines_of(text: str) -> tuple[str, ...]:
    """The ability lines of a card's text, each without line breaks."""
    return tuple(_BREAK.sub(" ", text[span.start : span.end]) for span in lines(text, _HEADERS))


def without_slips(line: str) -> str:
    """The line with its marks and spaces as they are meant."""
    for pattern, said in _SLIPS:
        line = pattern.sub(said, line)
    return line


def as_attachments(line: str) -> str:
    """``(counts as a Boon attachment with the text "..")`` within the sentence before it."""
    return _COUNTS_AS.sub(r'as \g<kind> with the text: "\g<inner>."', line)


def quoted_in(line: str) -> tuple[str, ...]:
    """The texts that stand in quotation marks in the line."""
    return tuple(found["inner"] for found in _QUOTED.finditer(line))


def with_quoted(line: str, said: Callable[[str], str]) -> str:
    """The line with what it quotes as ``said`` puts it."""
    return _QUOTED.sub(lambda found: f'"{said(found["inner"])}"', line)


_DEFINED = ("renown", "stealth", "deadly", "deathbound", "limited", "no attachments")
"""Keywords of which the documents speak: what a reminder says of them is no rules text here."""
_OTHERS = (
    "ambush",
    "infamy",
    "intimidate",
    "joust",
    "melee",
    "prized",
    "setup",
    "stalwart",
    "vengeful",
    "vigilant",
)
_REMINDER = re.compile(
    rf"(?:(?<=^)|(?<=[.)] ))(?P<keyword>{'|'.join((*_DEFINED, *_OTHERS))})(?P<value> \(?\d+\)?)?\.? ?"
    r"\((?P<said>[A-Z][^()]{11,}?)\.?\)\.?",
    re.IGNORECASE,
)
_THIS = re.compile(r"\bthis (?:character|location|attachment|card)\b", re.IGNORECASE)


class Reminder(Struct, frozen=True):
    """A keyword, and the text that a card prints about the keyword."""

    keyword: str
    said: str

    @property
    def printed(self) -> str:
        """The keyword and its reminder, as an ability of the card is called that has it for its text."""
        return f"{self.keyword.capitalize()} ({self.said})"

    def of(self, name: str) -> str:
        """The sentence, of the card with this title."""
        return _THIS.sub(name, self.said)


def without_reminders(line: str) -> tuple[str, tuple[Reminder, ...]]:
    """The line without its reminders, and those of keywords that no document defines."""
    found = tuple(
        Reminder(one["keyword"].lower(), f"{one['said']}.")
        for one in _REMINDER.finditer(line)
        if one["keyword"].lower() in _OTHERS
    )
    return _REMINDER.sub(lambda one: f"{one['keyword']}{one['value'] or ''}.", line), found
