"""Words of the Second Edition in a First Edition text, and keywords that nobody defines: told apart and named.

What one edition's documents say is never taken for another's, so nothing of such a line is understood.
"""

import re

from agot_judge.spelling import nearest, shown
from agot_judge.text.first_edition.keywords import PLAIN, beginning_of

_HEADER = re.compile(
    r"(?P<forced>Forced )?(?:(?P<phase>Plot|Draw|Marshall?ing|Challenges|Dominance|Standing|Taxation) )?"
    r"(?P<kind>Action|Reaction|Interrupt):"
)
_WHEN_REVEALED = re.compile(r"When Revealed:")
_KEYWORD = re.compile(
    r"(?:^|(?<=[.] )|(?<=gains )|(?<=gain )|(?<=loses ))(?P<name>assault|bestow|insight|loyal|pillage|terminal)\b"
    r"(?= \(?[\dX]+\)?\.|[.,]| and | until |$)",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"(?P<words>[A-Z][a-z]+)(?: \(?(?:\d+|X)\)?)?\.(?: |$)")
_VALUED = ("prized",)


def foreign_word(line: str) -> str:
    """The sentence that says which word of the line is another edition's, and what stands here; empty where none is."""
    header = _HEADER.search(line)
    if header is not None:
        return f"{shown(header[0])} is a header of the Second Edition: {_here(header)}."
    if _WHEN_REVEALED.search(line):
        return "'When Revealed:' is a header of the Second Edition: here it is 'When revealed, ..'."
    keyword = _KEYWORD.search(line)
    if keyword is not None:
        return f"{shown(keyword['name'])} is a keyword of the Second Edition: no document of this one has it."
    return ""


def unknown_keyword(line: str) -> str:
    """The sentence that says which keyword nobody defines, where the line has one; empty where it has none."""
    said = _SENTENCE.match(beginning_of(line).rest)
    if said is None:
        return ""
    near = nearest(said["words"].lower(), (*PLAIN, *_VALUED))
    hint = f" Did you mean '{near.capitalize()}'?" if near else ""
    return f"No document of this edition and no card defines a keyword {shown(said['words'])}.{hint}"


def _here(header: re.Match[str]) -> str:
    """The First Edition's form of this header (1e/faq/player-action/6, 1e/faq/responses/1, 1e/faq/player-action/8)."""
    if header["kind"] == "Action":
        return f"here it is '{header['phase']}:'" if header["phase"] else "here it is 'Any Phase:'"
    if header["kind"] == "Interrupt":
        return "here a replacement says 'If .. would .., instead ..', a save or cancel 'Response: Save ..'"
    if header["forced"]:
        return "here it is a passive, without a header: 'After ..'"
    return "here it is 'Response:'"
