"""Descriptions of cards: adjectives, nouns and numbers, which of several fits, and the effects of cards so described."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import Amount, Cards, Choose, Comparison, Measure, Paid, Pick
from agot_judge.engine.ability.walk import given
from agot_judge.engine.state.events import TAKING_PART
from agot_judge.text.unparse.templates import FORMS
from agot_judge.text.unparse.wording import WORDS, Wording, article, listed, whose, words_for

PLAIN = Cards()
ANYWHERE = Cards(zone="any")
CHOSEN = ("chosen",)
"""The value that stands for one that was named or chosen: a trait, a card type, a faction, a keyword."""
ROLES = ("attacking", "defending", "participating")
QUALITIES = ("unique", "loyal", "limited", *ROLES)
QUALITY_WORDS = (*QUALITIES, "kneeling", "facedown")


def given_of(part: Cards) -> dict[str, Any]:
    """The fields in which it differs from any card anywhere."""
    fields = given(part) | {"zone": part.zone}
    return {name: value for name, value in fields.items() if (name, value) != ("zone", "any")}


def before(cards: Cards) -> list[str]:
    """The adjectives."""
    found = ["eligible"] if cards.eligible else []
    for name in QUALITIES:
        value = getattr(cards, name)
        if value is not None and not (cards.alone and value and name in ROLES):
            found.append(name if value else f"non-{name}")
    if cards.kneeling is not None:
        found.append("kneeling" if cards.kneeling else "standing")
    found += ["facedown"] if cards.facedown else []
    found += [f"non-{adjective(part)}" for part in cards.excluding if adjective(part)]
    if cards.faction != CHOSEN:
        found += _either([faction(name) for name in cards.faction])
    found += _either([f"[{name}]" for name in cards.crest])
    traits = _either(list(cards.trait)) if cards.trait != CHOSEN else []
    if says_any_of(cards):
        either = _either([adjective(part) for part in cards.any_of])
        # Of two traits that it must both have, the first is the card's own field.
        last = len(cards.any_of) == 1 and cards.any_of[0].trait
        traits = [*traits, *either] if last else [*either, *traits]
    return found + traits


def _either(words: list[str]) -> list[str]:
    return [listed(words, "or")] if words else []


def says_any_of(cards: Cards) -> bool:
    """True where adjectives say which cards may be meant: ``Knight or loyal [stark]``."""
    return bool(cards.any_of) and all(adjective(part) for part in cards.any_of)


def faction(name: str) -> str:
    """The faction by its token: ``[stark]``; ``neutral`` and ``in-faction`` as words."""
    return name if name in ("neutral", "in-faction", "out-of-faction") else f"[{name}]"


def adjective(part: Cards) -> str:
    """The one word that says as much as the description; empty where none does."""
    fields = given_of(part)
    if len(fields) != 1 or CHOSEN in fields.values():
        return ""
    ((name, value),) = fields.items()
    if name in QUALITY_WORDS and value is True:
        return name
    if not isinstance(value, tuple) or len(value) != 1:
        return ""
    (only,) = value
    if name == "excluding":
        return f"non-{adjective(only)}" if adjective(only) else ""
    said = {"trait": only, "type": only, "faction": faction(str(only)), "crest": f"[{only}]"}
    return str(said.get(name, ""))


def head(cards: Cards, *, plural: bool) -> str:
    """The noun itself."""
    ending = "s" if plural else ""
    if not cards.type or cards.type == CHOSEN:
        return f"card{ending}"
    with_card = ("faction", "plot", "agenda")
    return listed([f"{kind}{' card' if kind in with_card else ''}{ending}" for kind in cards.type], "or")


# -- descriptions one of which fits ------------------------------------------------------------------------------------


def alternatives(cards: Cards) -> list[Cards]:
    """The nouns of ``a Dragon character or a location``; none where adjectives say it."""
    rest = replace(cards, any_of=(), zone="play", type=())
    if len(cards.any_of) < 2 or rest != PLAIN:
        return []
    types = tuple(dict.fromkeys(kind for part in cards.any_of for kind in part.type))
    if not all(part.type for part in cards.any_of):
        types = ()  # one by its title, of whatever type
    adjectives = not any(part.type or part.name or part.this for part in cards.any_of)
    if types != cards.type or adjectives:
        return []
    if cards.zone == "any":
        return list(cards.any_of)  # each says itself where it is
    return [replace(part, zone=cards.zone) for part in cards.any_of]


def best_of(cards: Cards) -> Cards | None:
    """The cards among which it is the best: ``with the lowest STR among ..``; None: it is not said."""
    only = cards.any_of[0] if len(cards.any_of) == 1 else PLAIN
    return only if only.highest or only.lowest else None


def was(event: str) -> str:
    """The past of an occurrence: ``was killed``, ``entered play``; empty where it has no words."""
    if event in WORDS.done:
        return f"was {WORDS.done[event]}"
    return WORDS.act(WORDS.by_cards[event]).past if event in WORDS.by_cards else ""


def once(cards: Cards) -> str:
    """The past of one of two occurrences: ``was killed or sacrificed this phase``; empty where there is none."""
    periods = {part.history_period for part in cards.any_of}
    events = tuple(part.in_history for part in cards.any_of)
    alone = all(given_of(part).keys() <= {"in_history", "history_period"} for part in cards.any_of)
    if len(periods) != 1 or not alone:
        return ""
    (period,) = periods
    if events == TAKING_PART:
        return f"participated in {'the challenge' if period == 'challenge' else f'a challenge this {period}'}"
    done = [was(event).removeprefix("was ") for event in events if event and was(event).startswith("was ")]
    if len(done) != len(events) or len(events) != 2:
        return ""
    done[1] = done[1].removeprefix("declared as ") if done[0].startswith("declared as ") else done[1]
    return f"was {' or '.join(done)} this {period}"


SIZES = WORDS.sizes
MEASURES = SIZES | {name: plural for name, (_, plural) in WORDS.things.items()} | {"influence": "influence"}
COUNTED = ("attachments", "gold", "icons")
"""Of these a card has the most or the fewest."""
PLOT_VALUES = {name: f"{name} value" for name in ("claim", "initiative", "reserve")}


def how_many(wording: Wording, pick: Pick | Choose) -> str:
    """The quantity before a noun: ``a``, ``2``, ``up to 3``, ``any number of``, ``1 or more``, ``X different``."""
    least, most = pick.least, pick.most
    if isinstance(most, int):
        said = ("a" if most == 1 else str(most)) if least == most else f"up to {most}"
    else:
        said = "X" if least == most else "up to X"
    if pick.any_number:
        said = "any number of" if least == 0 else f"{least} or more"
    elif not isinstance(most, int | Paid):
        wording.is_x(most)
    return f"{said} different" if pick.different else said


def others(cards: Cards) -> str:
    """The words for what is left of cards that were shown or searched, or for some of it; empty for other cards."""
    if cards == Cards(among="searched", zone="deck"):
        return "the others"
    whosever = "any" if cards.owner == "that player" else cards.owner  # each player's own, where each does it
    plain = replace(cards, zone="play", pick=None, among=None, owner=whosever)
    if cards.among != "shown" or cards.zone == "any" or plain != PLAIN:
        return ""
    pick = cards.pick
    if pick is None:
        return "the others"
    if pick.any_number:
        return "any number of them"
    return str(pick.most) if pick.least == pick.most else f"up to {pick.most}"


def in_total(wording: Wording, total: tuple[Measure, Amount] | None) -> str:
    """The total of the cards: ``with total printed cost 3 or lower``; empty where none is said."""
    if total is None:
        return ""
    measure, limit = total
    if not isinstance(limit, int | Paid):
        return f" with total {MEASURES[measure]} equal to or lower than {FORMS['amount'](wording, limit)}"
    return f" with total {MEASURES[measure]} {limit if isinstance(limit, int) else 'X'} or lower"


def relation_of(one: Comparison) -> str:
    """The relation before its measure: ``a higher``, ``an equal or lower``; ``more`` of what is counted."""
    counted = one.of in (*COUNTED, "power", "duplicates")
    if counted and one.relation in ("less than", "more than"):
        return "fewer" if one.relation == "less than" else "more"
    said = words_for(WORDS.relations, one.relation)
    return f"{article(said)} {said}"


def immunity(cards: Cards, last: str = "or") -> str:
    """The effects: ``an opponent's event effects or attachment effects``; ``last``: the word before the last of several."""
    owner = "" if cards.controller == "any" else f"{whose(cards.controller)} "
    return owner + _sources(replace(cards, controller="any"), last)


def triggered_effects(cards: Cards) -> str:
    """The triggered effects: ``an opponent's triggered character or location effects``."""
    owner = "" if cards.controller == "any" else f"{whose(cards.controller)} "
    types = f"{listed(list(cards.type), 'or')} " if cards.type else ""
    return f"{owner}triggered {types}effects"


def _sources(cards: Cards, last: str) -> str:
    """The effects of cards so described: ``Knight character effects``."""
    fields = given_of(cards).keys() - {"type"}
    if not fields:
        return listed([f"{name} effects" for name in cards.type or ("card",)], last)
    if fields not in ({"trait"}, {"excluding"}) or len(cards.type) > 1:
        return "the effects of certain cards"
    return " ".join((*before(cards), *(cards.type or ("card",)), "effects"))
