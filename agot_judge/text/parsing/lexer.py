"""Plain text to words: every word that can stand at a place, with its offsets."""

import re
from functools import cache, lru_cache
from importlib.resources import files

from agot_judge.text.names import Names, Phrases, may_be_name
from agot_judge.text.parsing.misprints import misprints_in
from agot_judge.text.parsing.normalize import Clean
from agot_judge.text.parsing.words import Word, Words

_WORD = re.compile(
    r"""
      \[(?P<icon>[a-z]+)\]
    | (?P<phrase>(?:
          (?:equal\ (?:to\ )?or|or)\ (?:lower|higher|more|fewer|less|greater)
        | (?:lower|higher|more|fewer|less|greater)\ than\ or\ equal\ to
        | (?:lower|higher|less|greater)\ or\ equal(?:\ to)?
        | (?:he|him|his)\ or\ (?:she|her|hers) | and/or | in-faction | out-of-faction | out\ of\ faction
        | printed\ gold\ cost | printed\ (?:gold|claim|reserve|initiative)\ value
        | printed\ (?:str|strength|cost|gold|claim|reserve|initiative)
        | share\ an?(?=\ (?:trait|title|faction(?:\ affiliation)?|cardtype|affiliation|(?:challenge\ )?icon)\b
          (?!\ (?:affiliation|with)\b))
        | base\ str(?:ength)? | challenge\ icons? | may\ not | (?<=as\ )though
        | night's\ watch | own\ and\ control | at\ least\ 1(?=\ trait) | chooses?\ and | the\ current
        | for\ this(?=\ challenge\b)
        | ,\ controlled\ by | provide\ positive\ gold\ modifiers
        | when\ revealed(?=\ ability) | th(?:at|is)\ same\ type | that\ type | the\ chosen\ type
        | (?<=challenge\ of\ )the\ same\ type(?!\ as\b) | if\ not(?=,)
        | (?:for\ )?(?:as|so)\ long\ as(?![^.,;]*\ (?:remains?\b|(?:is|are)\ (?:in\ play|kneeling)))
      )\b)
    | (?P<signed>[+-](?:\d{1,3}|X)\b)
    | (?P<number>\d{1,3}(?!\w))
    | (?P<owner>'s\b | (?<=s)'(?!\w))
    | (?P<non>non-)
    | (?P<word>[^\W\d_]+(?:(?:-|'(?!s\b))[^\W\d_]+)*)
    | (?P<odd>\w+)
    | (?P<sign>[^\w\s])
    """,
    re.VERBOSE | re.IGNORECASE,
)

_MYSELF = re.compile(r"\s+(?:card|agenda)\b", re.IGNORECASE)
"""``this card``, outside quotation marks: the one with the text, as by its title."""
_NUMBERS = {
    word: number
    for number, word in enumerate(
        ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 1
    )
}
_SAME = {
    "may not": "cannot",
    "for this": "this",
    "strength": "str",
    "printed strength": "printed str",
    "printed gold cost": "printed cost",
    "base strength": "base str",
    "though": "if",
    "if not": "otherwise",
    "as long as": "while",
    "so long as": "while",
    "for as long as": "while",
    "for so long as": "while",
    "the same type": "that type",
    "out of faction": "out-of-faction",
    "or greater": "or higher",
} | {
    said.format(word): meant
    for plain, words, most in (
        ("lower", ("lower", "less", "fewer"), "at most"),
        ("higher", ("higher", "more", "greater"), "no less than"),
    )
    for word in words
    for said, meant in (
        ("equal to or {}", f"equal to or {plain}"),
        ("equal or {}", f"equal or {plain}"),
        ("{} or equal", f"equal or {plain}"),
        ("{} or equal to", f"equal to or {plain}"),
        ("{} than or equal to", most),
    )
}
"""Phrases that say the same."""
_ICONS = ("military", "intrigue", "power")
_FACTIONS = (
    "baratheon",
    "greyjoy",
    "lannister",
    "martell",
    "neutral",
    "stark",
    "targaryen",
    "thenightswatch",
    "tyrell",
)
_TOKENS = {"nightswatch": "thenightswatch"}
"""Other names of tokens that people write."""
_WATCH = "Night's Watch"
"""The one faction of several words, where it is printed as words."""


def words_of(clean: Clean, title: str, names: Names) -> Words:
    """The words of a plain text on the card ``title``. Nothing is left out."""
    lower = clean.text.lower()
    own = _own(title)
    pieces = list(_WORD.finditer(clean.text))
    after = {match.end(): index + 1 for index, match in enumerate(pieces)}
    slips = misprints_in(clean.text, title, names)
    places: list[tuple[Word, ...]] = []
    quoted = False
    for index, match in enumerate(pieces):
        quoted = quoted != (match[0] == '"')
        readings = []
        if lower.startswith("the ", match.start()) and not may_be_name(clean.text, match.start()):
            readings += _phrases("SELF", own, clean, lower, match.start(), after)
        if may_be_name(clean.text, match.start()):
            for kind, phrases in (("SELF", own), ("NAME", names.titles), ("TRAIT", names.traits)):
                readings += _phrases(kind, phrases, clean, lower, match.start(), after)
        selves = {word.end for word in readings if word.kind == "SELF"}
        readings = [word for word in readings if word.kind != "NAME" or word.end not in selves]
        if _speaks_of_traits(places):
            traits = {word.end for word in readings if word.kind == "TRAIT"}
            readings = [word for word in readings if word.kind != "NAME" or word.end not in traits]
        word = _plain(match, index)
        if word.text in _ICONS and not word.kind:  # printed as a word, without its token
            readings.append(Word("ICON", word.text, word.start, word.end, word.next))
        if _names_a_token(pieces, index):
            readings.append(Word("KIND", word.text, word.start, word.end, word.next))
        if not quoted and word.text == "this" and _MYSELF.match(clean.text, match.end()):
            readings.append(Word("SELF", "this card", match.start(), pieces[index + 1].end(), index + 2))
        if match[0].istitle() and word.text in _FACTIONS and not word.kind:
            readings.append(Word("FACTION", word.text, word.start, word.end, word.next))
        watch = match.start() + len(_WATCH)
        if not names.templating and clean.text.startswith(_WATCH, match.start()) and watch in after:
            readings.append(Word("FACTION", "thenightswatch", word.start, watch, after[watch]))
        if names.own_words is not None:
            word, readings = names.own_words(pieces, index, word, readings)
        readings += [
            Word("SELF" if slip.is_title else "", slip.meant, slip.start, slip.end, after[slip.end])
            for slip in slips
            if slip.start == match.start() and slip.end in after
        ]
        places.append((word, *readings))
    return Words(clean, tuple(places), names.templating)


@lru_cache(1000)
def _own(title: str) -> Phrases:
    """The title of the card itself."""
    return Phrases((title,) if title else ())


def _speaks_of_traits(before: list[tuple[Word, ...]]) -> bool:
    """True where a word that is a title and a Trait is the Trait: ``a Lady``, ``a Lord or Lady``."""
    if before and before[-1][0].text in ("a", "an"):
        return True
    at = len(before)
    while at and before[at - 1][0].text in ("or", "and", ","):
        at -= 1
    return 0 < at < len(before) and any(word.kind == "TRAIT" for word in before[at - 1])


def _names_a_token(pieces: list[re.Match[str]], index: int) -> bool:
    """True where it says of what kind a token is: cards define kinds as they like (2e/rr/influence-tokens/2).

    Only kinds that are known are read: a word that is in no list is nowhere understood.
    """
    if index + 1 == len(pieces) or pieces[index + 1][0].lower() not in ("token", "tokens"):
        return False
    return pieces[index][0] in _kinds_of_tokens()


@cache
def _kinds_of_tokens() -> frozenset[str]:
    text = files("agot_judge.text").joinpath("words", "tokens.txt").read_text(encoding="utf-8")
    return frozenset(line for line in text.splitlines() if not line.startswith("#"))


def _phrases(
    kind: str, phrases: Phrases, clean: Clean, lower: str, start: int, after: dict[int, int]
) -> list[Word]:
    """The longest phrase that ends where a word ends. What is in italics is a trait and nothing else."""
    if (kind != "TRAIT" or clean.italics) and clean.is_italic(start) != (kind == "TRAIT"):
        return []
    for phrase, end in phrases.at(lower, start):
        if end in after:
            return [Word(kind, phrase, start, end, after[end])]
        if kind == "TRAIT" and lower[end : end + 1] == "s" and end + 1 in after:
            return [Word(kind, phrase, start, end + 1, after[end + 1])]
    return []


def _plain(match: re.Match[str], index: int) -> Word:
    """The word as the templates have it."""
    text, start, end = match[0].lower(), match.start(), match.end()
    if match["icon"]:
        kind = "ICON" if match["icon"].lower() in _ICONS else "FACTION"
        icon = _TOKENS.get(match["icon"].lower(), match["icon"].lower())
        return Word(kind if icon in _ICONS + _FACTIONS else "", icon, start, end, index + 1)
    if match["signed"]:
        return Word("SIGNED", match["signed"].upper(), start, end, index + 1)
    if match["number"]:
        return Word("NUMBER", text, start, end, index + 1)
    if text in _NUMBERS:
        return Word("NUMBER", str(_NUMBERS[text]), start, end, index + 1)
    if text == "night's watch":
        return Word("FACTION", "thenightswatch", start, end, index + 1)
    if match["owner"]:
        text = "'s"
    if text == "'":  # not the apostrophe of a word: a quotation mark
        text = '"'
    return Word("", _SAME.get(text, text), start, end, index + 1)
