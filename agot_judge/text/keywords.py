"""The keywords that a printed text states in so many words. Whatever else it says is left unread, never guessed."""

import re

from msgspec import Struct

from agot_judge.engine.state.game import NO_TRAIT_ATTACHMENTS, Keyword

PLAIN = (
    "assault",
    "insight",
    "intimidate",
    "limited",
    "no attachments",
    "pillage",
    "renown",
    "stealth",
    "terminal",
)
VALUED = ("ambush", "bestow", "prized", "shadow")
NAMES = (*PLAIN, *VALUED)
"""The keywords of the second edition (Source: 2e/rr/keywords)."""

MARKUP = re.compile(r"</?[a-z]+>")
REMINDER = re.compile(r"\((?![0-9X]+\))[^()]*\)")
"""Reminder text: "it is not rules text" (Source: 2e/rr/keywords)."""
KEYWORD = re.compile(
    rf"(?P<plain>{'|'.join(PLAIN)})|(?P<valued>{'|'.join(VALUED)}) \(?(?P<value>\d{{1,3}}|X)\)?"
    r"|no attachments except (?P<traits>.+)|no (?P<without>.+) attachments",
    re.IGNORECASE,
)
ATTACHMENT_RESTRICTION = re.compile(r".+ only", re.IGNORECASE)
SENTENCE_END = re.compile(r"\.(?:\s+|$)")
ENUMERATION = re.compile(r",? (?:and|or) |, ")


class ReadText(Struct, frozen=True):
    """The keywords that were understood in a printed text, and the lines or ends of lines that were not understood."""

    keywords: tuple[Keyword, ...]
    unread: tuple[str, ...]


def read_text(text: str) -> ReadText:
    """The keywords that begin a line of the text, each a sentence of its own, and everything else.

    An attachment's restriction ("Character only.") may stand before or between them; it stays unread.
    """
    keywords: list[Keyword] = []
    unread: list[str] = []
    for line in text.splitlines():
        sentences = [
            part
            for part in SENTENCE_END.split(REMINDER.sub("", MARKUP.sub("", line)).strip())
            if part.strip()
        ]
        while sentences:
            keyword = read_keyword(sentences[0])
            if keyword is not None:
                keywords.append(keyword)
                sentences.pop(0)
            elif ATTACHMENT_RESTRICTION.fullmatch(sentences[0]) and ":" not in sentences[0]:
                unread.append(f"{sentences.pop(0)}.")
            else:
                unread.append(_rest(line, sentences[0]))
                break
    return ReadText(tuple(dict.fromkeys(keywords)), tuple(unread))


def read_keyword(sentence: str) -> Keyword | None:
    """The keyword that a sentence states, with or without its full stop; None where it is something else.

    ``ambush (X)`` has no value: X is for the card to say.
    """
    found = KEYWORD.fullmatch(sentence.strip().removesuffix("."))
    if found is None:
        return None
    if found["traits"] is not None:
        return Keyword("no attachments", words=tuple(ENUMERATION.split(found["traits"])))
    if found["without"] is not None:
        return Keyword(NO_TRAIT_ATTACHMENTS, words=tuple(ENUMERATION.split(found["without"])))
    if found["plain"] is not None:
        return Keyword(found["plain"].lower())
    value = found["value"]
    return Keyword(found["valued"].lower(), None if value.upper() == "X" else int(value))


def _rest(line: str, sentence: str) -> str:
    """The line from this sentence on, as printed."""
    at = line.find(sentence)
    return (line[at:] if at >= 0 else line).strip()
