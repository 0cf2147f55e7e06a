"""Phrases of First Edition text and the phrases of the grammars that mean the same."""

import re

from agot_judge.text.first_edition.stand_ins import KEYWORDS

_HOUSES = "Stark|Lannister|Baratheon|Greyjoy|Targaryen|Martell"
_CRESTS = "War|Noble|Holy|Learned|Shadow"
_ICONS = "Military|Intrigue|Power"
_PHRASES: tuple[tuple[str, str], ...] = (
    (rf"\[({_CRESTS})\](?: [Cc]rest)? (character|card)", r"\1crest \2"),
    (rf"\b({_CRESTS}) [Cc]rest (character|card)", r"\1crest \2"),
    (r"\b(Noble|Holy|Learned) (character|card)", r"\1crest \2"),
    (r"\bchallenge phase\b", "challenges phase"),
    (r" just (?:played|triggered)\b", ""),
    (r"\bin which ([^,.]+?) participated\b", r"in which \1 is participating"),
    (r"\byou play ([^,.]+?) from your hand\b", r"you marshal \1"),
    (r"\b(?:[Ll]ower|[Rr]educe) the cost to play\b", "Reduce the cost to marshal"),
    (r"\blower the cost of\b", "reduce the cost of"),
    (r"\b(reduce the cost of the next [^.]+? you) play\b", r"\1 marshal"),
    (r"\bas (?:though|if) its (?:printed )?text box were blank", "as if its printed text box were blank"),
    (r"\bClaim value\b", "claim value"),
    (r"\b(\d+) of your (characters|locations|attachments|cards)\b", r"\1 \2 you control"),
    (r"\bone of your (character|location|attachment)s\b", r"a \1 you control"),
    (r"\bfrom the current challenge\b", "from the challenge"),
    (
        r"\bchoose and take control of (an? [^.]+?) until\b",
        r"choose \1. Take control of that character until",
    ),
    *(
        (rf"\b(gains?|loses?|with|has|have|give) {keyword}\b", rf"\1 {said}")
        for keyword, said in KEYWORDS.items()
    ),
    *((rf"\band {keyword}\b", f"and {said}") for keyword, said in KEYWORDS.items()),
    (r"\bgains or loses a Traits? of your choice", "gains the Gainedorlost Trait"),
    (r"\. \(cannot be saved\)\.?", " (cannot be saved)."),
    (r"\bclaims power for renown", "gains power using renown"),
    (
        r"\bchoose ((?:up to )?\S+ [^.]+?) to claim (\d+) power each",
        r"choose \1. Each of those characters gains \2 power",
    ),
    (
        r"\blower (an opponent's|your|that player's) claim(?: value)? by",
        r"reduce the claim value on \1 revealed plot card by",
    ),
    (
        r"\braise (an opponent's|your|that player's) claim(?: value)? by",
        r"raise the claim value on \1 revealed plot card by",
    ),
    (
        rf"\beach House ({_HOUSES}) player's revealed plot card",
        r"each revealed plot card controlled by a player with a [\1] faction card",
    ),
    (rf"\bHouse ({_HOUSES}) (character|location|attachment|card)", r"[\1] \2"),
    (rf"\b({_ICONS}) (icon|challenge)", r"[\1] \2"),
    (r"\bclaims? (\d+|X) power for (?:your|his or her) House( card)?", r"gain \1 power for your faction"),
    (r"\bclaim power for your House", "gain power for your faction"),
    (r"\bclaims an additional power", "gains 1 power"),
    (r"\bclaims (\d+|X) power\b", r"gains \1 power"),
    (r"\bclaim (\d+|X) power\b", r"gain \1 power"),
    (r"\bto claim (\d+) power each", r"to each gain \1 power"),
    (r"\bcomes into play", "enters play"),
    (r"\bcome into play", "enter play"),
    (r"\bcame into play", "entered play"),
    (r"\b[Ff]or the duration of the challenge", "until the end of the challenge"),
    (r"\bHouse card", "faction card"),
    (r"(\[\w+\] |\b)challenge as the (attack|defend)er\b", r"\1challenge as the \2ing player"),
    (r"\bdoes not kneel to attack or defend\b", "does not kneel when declared as an attacker or defender"),
    (r"\bdoes not kneel to attack\b", "does not kneel when declared as an attacker"),
    (r"\bdoes not kneel to defend\b", "does not kneel when declared as a defender"),
    (r"\bdoes not count its STR\b", "does not contribute its STR to the challenge"),
    (r"\bgets ([+-])(\d|X)", r"gets \1\2"),
    (r"\bis killed for the duration\b", "is killed"),
    (r"\bMarshalling\b", "marshaling"),
    (r"\bmarshalling\b", "marshaling"),
    (r"\bthe losing opponent\b", "the losing opponent"),
    (r"\byour used pile\b", "your used pile"),
    (r"\bCancel the effects? of an? event\b", "cancel those effects"),
    (r"\bwins? (an?) challenge\b", r"win \1 challenge"),
    (r"\bLimit once per (phase|round|challenge)\b", r"Limit once per \1"),
    (r"\bLimit (\d) times? per (phase|round|challenge)\b", r"Limit \1 times per \2"),
)
_OF_THE_BOOKLET: tuple[tuple[str, str], ...] = (
    (r"\b([Aa])n attacking or defending\b", r"\1 participating"),
    (
        r"\b((?:an?|each|another|all|\d) (?:\w+ )*?)(\[(?:military|power)\]) (characters?)\b",
        r"\1\3 with a \2 icon",
    ),
    (r"\b(an?) (\[intrigue\]) character\b", r"a character with an \2 icon"),
    (
        r"\b((?:each|another|all|\d|an?(?: \w+)+) (?:\w+ )*?)(\[intrigue\]) (characters?)\b",
        r"\1\3 with an \2 icon",
    ),
    (r"\bis played from (?:your|its owner's) hand or put into play\b", "enters play"),
)
"""Phrases that the booklet of the Iron Throne Edition prints."""
_COMPILED = tuple((re.compile(pattern), said) for pattern, said in (*_PHRASES, *_OF_THE_BOOKLET))


def said_otherwise(text: str) -> str:
    """The text with these phrases in the words of the grammars."""
    for pattern, said in _COMPILED:
        text = pattern.sub(said, text)
    return _IN_BRACKETS.sub(_lowered, text)


def _lowered(found: re.Match[str]) -> str:
    return found[0].lower()


_IN_BRACKETS = re.compile(r"\[[^\]]*\]")
"""What stands in brackets is written in small letters."""
