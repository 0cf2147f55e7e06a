"""Cards: what stands before the noun, and the noun itself."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.unparse.wording import listed

PLAIN = Cards()
ANYWHERE = Cards(zone="any")
CHOSEN = ("chosen",)
"""What was named or chosen: of a trait, a card type, a faction, a keyword."""
_SIDES: dict[str, str] = {"loser": "losing", "winner": "winning"}
"""What characters are called by the side on which they participate."""
ROLES = ("attacking", "defending", "participating")
QUALITIES = ("unique", "loyal", "limited", *ROLES)
QUALITY_WORDS = (
    "unique",
    "loyal",
    "limited",
    "attacking",
    "defending",
    "participating",
    "kneeling",
    "facedown",
)


def before(cards: Cards) -> list[str]:
    """Adjectives."""
    found: list[str] = []
    for name in QUALITIES:
        value = getattr(cards, name)
        if value is not None and not (cards.alone and value and name in ROLES):
            found.append(name if value else f"non-{name}")
    if cards.kneeling is not None:
        found.append("kneeling" if cards.kneeling else "standing")
    if cards.facedown:
        found.append("facedown")
    found += [f"non-{adjective(part)}" for part in cards.excluding if adjective(part)]
    if cards.faction and cards.faction != CHOSEN:
        found.append(listed([faction(name) for name in cards.faction], "or"))
    if cards.crest:
        found.append(listed([crest(name) for name in cards.crest], "or"))
    traits = [listed(list(cards.trait), "or")] if cards.trait and cards.trait != CHOSEN else []
    if says_any_of(cards):
        either = listed([adjective(part) or _with_quality(part) for part in cards.any_of], "or")
        # Of two traits that it must both have, the first is the card's own field; after a quality all is said of what has it.
        last = (len(cards.any_of) == 1 and cards.any_of[0].trait) or _with_quality(cards.any_of[-1])
        traits = [*traits, either] if last else [either, *traits]
    found += traits
    return found


def says_any_of(cards: Cards) -> bool:
    """Whether adjectives say which cards may be meant: ``Knight or loyal [stark]``."""
    if not cards.any_of:
        return False
    *others, last = cards.any_of
    qualified = bool(others) and not any(_is_quality(part) for part in others) and bool(_with_quality(last))
    return all(adjective(part) for part in others) and bool(adjective(last) or qualified)


def _with_quality(part: Cards) -> str:
    """``loyal [stark]``: a quality, and then what has it; empty for anything else."""
    for name in ("unique", "loyal", "limited"):
        rest = replace(part, **{name: None})
        if getattr(part, name) is True and adjective(rest) and not _is_quality(rest):
            return f"{name} {adjective(rest)}"
    return ""


def _is_quality(part: Cards) -> bool:
    return bool(set(given_of(part)) & set(QUALITY_WORDS))


def faction(name: str) -> str:
    """``[stark]``; ``neutral`` and ``in-faction`` as words."""
    return name if name in ("neutral", "in-faction", "out-of-faction") else f"[{name}]"


def crest(name: str) -> str:
    """``[noble]``, of First Edition cards."""
    return f"[{name}]"


def adjective(part: Cards) -> str:
    """The one word that says as much as the description; empty where none does."""
    given = given_of(part)
    if CHOSEN in given.values():
        return ""
    if set(given) == {"trait"} and len(part.trait) == 1:
        return part.trait[0]
    if set(given) == {"participating", "controller"} and part.participating and part.controller in _SIDES:
        return _SIDES[part.controller]
    if set(given) == {"faction"} and len(part.faction) == 1:
        return faction(part.faction[0])
    if set(given) == {"crest"} and len(part.crest) == 1:
        return crest(part.crest[0])
    if set(given) == {"type"} and len(part.type) == 1:
        return part.type[0]
    if len(given) == 1 and given.get(next(iter(given))) is True and set(given) <= set(QUALITY_WORDS):
        return next(iter(given))
    if set(given) == {"excluding"} and len(part.excluding) == 1 and adjective(part.excluding[0]):
        return f"non-{adjective(part.excluding[0])}"
    return "standing" if given == {"kneeling": False} else ""


def given_of(part: Cards) -> dict[str, Any]:
    """The fields in which it differs from any card anywhere."""
    return {
        name: value
        for name in part.__struct_fields__
        if (value := getattr(part, name)) != getattr(ANYWHERE, name)
    }


def head(cards: Cards, *, plural: bool) -> str:
    """The noun itself."""
    ending = "s" if plural else ""
    if not cards.type or cards.type == CHOSEN:
        return f"card{ending}"
    names = [
        f"{kind} card{ending}" if kind in ("faction", "plot", "agenda") else f"{kind}{ending}"
        for kind in cards.type
    ]
    return listed(names, "or")
