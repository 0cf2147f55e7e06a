"""The keywords of First Edition cards, their restrictions and their icons, each a sentence of its own."""

import re

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.cards.printed_icons import ICON, number_of
from agot_judge.engine.ability import Ability, Adjust, Cards, Modify
from agot_judge.engine.state.game import Keyword
from agot_judge.text.keywords import read_keyword

PLAIN = (
    "ambush", "deadly", "deathbound", "infamy", "intimidate", "joust", "limited", "melee", "no attachments", "renown", "setup",
    "stalwart", "stealth", "vengeful", "vigilant",
)  # fmt: skip
_VALUED = re.compile(r"(?P<name>prized|ambush) \(?(?P<value>\d+)\)?", re.IGNORECASE)
_HOUSE = re.compile(
    r"(?:House [A-Z][a-z]+(?:,? (?:or|and) (?:House )?[A-Z][a-z]+)*|Neutral Faction(?: House card)?) only|"
    r"Any House except (?:House )?[A-Z][a-z]+",
    re.IGNORECASE,
)
"""In whose decks the card may be: nothing happens in a game because of it."""
_IMMUNE = re.compile(r"immune to (?P<what>.+)", re.IGNORECASE)
_TYPES = {
    "events": Cards(type=("event",), zone="any"),
    "event effects": Cards(type=("event",), zone="any"),
    "event cards": Cards(type=("event",), zone="any"),
    "attachments": Cards(type=("attachment",), zone="any"),
    "locations": Cards(type=("location",), zone="any"),
    "plots": Cards(type=("plot",), zone="any"),
    "character abilities": Cards(type=("character",), zone="any"),
    "location abilities": Cards(type=("location",), zone="any"),
    "attachment abilities": Cards(type=("attachment",), zone="any"),
    "triggered effects": Cards(zone="any"),
    "non-plot card effects": Cards(
        type=("character", "location", "attachment", "event", "agenda"), zone="any"
    ),
    "card effects": Cards(zone="any"),
}
_OF_OPPONENTS = re.compile(r"opponents?['’]s?['’]? ")
_OTHER = "other "
"""Before kinds of effects: those of the card that says so are not among them."""
_AND = re.compile(r",? and |, ")


class Beginning(Struct, frozen=True):
    """The keywords and abilities at the beginning of a line, and the rest of the line."""

    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    rest: str = ""


def beginning_of(line: str) -> Beginning:
    """The keywords, immunities, House restrictions and icons with which the line begins."""
    keywords: list[Keyword] = []
    abilities: list[Ability] = []
    rest = line.strip()
    while rest:
        icon = ICON.match(rest)
        if icon is not None:
            abilities += icon_ability(icon)
            rest = rest[icon.end() :].lstrip(" .")
            continue
        sentence, stop, after = rest.partition(".")
        keyword = _keyword(sentence)
        immune = _IMMUNE.fullmatch(sentence)
        if keyword is not None:
            keywords.append(keyword)
        elif immune is not None and (found := _immunity(immune["what"], f"{sentence}.")) is not None:
            abilities.append(found)
        elif not _HOUSE.fullmatch(sentence.strip()):
            break
        rest = after.lstrip() if stop else ""
    return Beginning(tuple(keywords), tuple(abilities), rest)


def _keyword(sentence: str) -> Keyword | None:
    words = sentence.strip()
    if words.lower() in PLAIN:
        return Keyword(words.lower())
    valued = _VALUED.fullmatch(words)
    if valued is not None:
        return Keyword(valued["name"].lower(), int(valued["value"]))
    return read_keyword(words) if words.lower().startswith("no ") else None


def icon_ability(icon: re.Match[str]) -> tuple[Ability, ...]:
    """Income and initiative that the card adds, which its text box holds; influence is a fact that only costs ask for."""
    number = number_of(icon)
    if icon["what"] == "Income":
        return (Ability(kind="constant", effects=(Adjust(what="income", amount=number),), text=icon[0]),)
    if icon["what"] == "Initiative":
        plot = Cards(type=("plot",), controller="you", revealed=True)
        return (Ability(kind="constant", effects=(Modify(on=plot, initiative=number),), text=icon[0]),)
    return ()


def _immunity(what: str, text: str) -> Ability | None:
    effect = immunity(what)
    return None if effect is None else Ability(kind="constant", effects=(effect,), text=text)


def immunity(what: str) -> Modify | None:
    """The immunity to these kinds of effects; None where one of them is not known."""
    said = what.strip().lower()
    of_opponents = _OF_OPPONENTS.match(said) is not None
    said = _OF_OPPONENTS.sub("", said)
    others = said.startswith(_OTHER)
    said = said.removeprefix(_OTHER)
    cards: list[Cards] = []
    triggered: list[Cards] = []
    for one in _AND.split(said):
        known = _TYPES.get(one.strip())
        if known is None:
            return None
        if of_opponents:
            known = Cards(type=known.type, zone="any", controller="opponent")
        if others:
            known = replace(known, this=False)
        (triggered if one.strip() == "triggered effects" else cards).append(known)
    return Modify(on="self", immune_to=tuple(cards), immune_to_triggered=tuple(triggered))
