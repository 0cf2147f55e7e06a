"""Permissions of players, and the cards to which attachments attach."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Permit
from agot_judge.engine.ability.about_the_card import AttachesTo, TitleRight
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.unparse.cards import kind, noun, single
from agot_judge.text.unparse.parts import filled
from agot_judge.text.unparse.places import place
from agot_judge.text.unparse.wording import WORDS, Wording, duration, every, listed

TIES = "decide ties for "
OF_THE_LOSER = " of the losing player"
AFTERWARDS = {
    "out of game": "remove it from the game",
    "bottom of deck": "place it on the bottom of its owner's deck",
}


def permitted(wording: Wording, effects: list[Permit]) -> str:
    """The permission: ``you may play events in your discard pile as if they were in your hand``."""
    first = effects[0]
    if first.may in WORDS.permissions:
        return filled(WORDS.permissions[first.may], wording, first)
    if first.may.startswith(TIES):
        contests = listed([one.may.removeprefix(TIES) for one in effects])
        return f"you choose which player wins ties for {contests}"
    if first.may.endswith(OF_THE_LOSER):
        keywords = [one.may.removeprefix("use ").removesuffix(OF_THE_LOSER) for one in effects]
        verb = "resolves" if len(keywords) == 1 else "resolve"
        return f"{listed(keywords)} {verb} for the losing player instead of the winning player"
    return _played(wording, effects)


def _played(wording: Wording, effects: list[Permit]) -> str:
    """Cards that are played or marshaled from elsewhere."""
    first = effects[0]
    player, lasting = every(first.player), duration(wording, first.until)
    cards, start = _elsewhere(wording, first.cards or Cards())
    if first.until is not None:  # for a time "an opponent's" is that of the one who is singled out
        cards, start = (said.replace("an opponent's", "each opponent's") for said in (cards, start))
    as_if = "as if it were in your hand"
    if first.may == "marshal into shadows":
        return f"{player} may marshal {cards} into shadows{start} {as_if}{lasting}"
    if first.limit is not None and first.until is not None:
        player, lasting = f"once this {first.until}, {player}", ""
    said = f"{player} may {' or '.join(one.may for one in effects)} {cards}{start} {as_if}{lasting}"
    afterwards = AFTERWARDS.get(first.afterwards or "")
    if afterwards is None:
        return said
    return f"{said}. If you do, {afterwards} instead of placing it in its owner's discard pile"


def _elsewhere(wording: Wording, cards: Cards) -> tuple[str, str]:
    """The cards, and from where for one that is named."""
    if cards.among is not None and replace(cards, among=None, zone="play") == Cards():
        return wording.reference(cards.among), ""
    named = single(wording, replace(cards, zone="play", controller="any"))
    if named and cards.top is None:
        return named, f" from {place(cards.zone, cards.controller)}"
    return single(wording, cards) or noun(wording, cards, "each"), ""


def attaches_to(wording: Wording, effect: AttachesTo) -> str:
    """The restriction of an attachment: ``Lord character you control only``."""
    if effect.copies is not None:
        return f"limit {effect.copies} copy per character"
    return f"{kind(wording, effect.cards)} only"


def title_right(wording: Wording, found: TitleRight) -> str:
    """The right that a melee title gives."""
    template = WORDS.permissions.get(found.may) or WORDS.permissions["initiate an additional"]
    return filled(template, wording, found)
