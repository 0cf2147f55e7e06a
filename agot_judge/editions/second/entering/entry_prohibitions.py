"""The prohibitions on players: marshal, play or put into play such cards, or so many of them."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Cards, Forbid
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.values.amounts import amount_of
from agot_judge.engine.values.matching import matches_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, cards_said
from agot_judge.rules.prohibitions.forbidden_players import forbidden_to
from agot_judge.rules.prohibitions.forbidding import stopped, who_forbids

_CANNOT = ("2e/rr/cannot/1",)
_COPY = ("2e/rr/copy/1",)
_KEYWORD = ("2e/rr/keywords/1", "2e/rr/ambush/1")
_SHADOWS = (
    "2e/rr/shadows.bringing-a-card-out-of-shadows/2",
    "2e/rr/shadows.bringing-a-card-out-of-shadows/7",
)
WORDS = {
    "marshal": ("marshal", "enter play"),
    "duplicate": ("marshal", "enter play"),
    "shadow": ("marshal into shadows",),
    "ambush": ("ambush", "put into play", "enter play"),
    "unshadow": ("bring out of shadows", "put into play", "enter play"),
    "put into play": ("put into play", "enter play"),
    "put into play from shadows": ("bring out of shadows", "put into play", "enter play"),
    "play": ("play",),
    "play from shadows": ("play", "bring out of shadows"),
    "take control": ("take control",),
}
"""By the way of using a card: the words of the prohibitions that concern it. To ambush a card or bring it out of shadows
is to put it into play by a card ability, for a keyword is one."""
ABILITIES = {"ambush": _KEYWORD, "unshadow": _SHADOWS}


@second.rule(
    *_CANNOT, *_KEYWORD, *_SHADOWS, "2e/rr/play-restrictions-and-permissions/1", "2e/faq/no-surprises/2"
)
def prohibitions(position: Position, player: int, card: int, way: str) -> Iterator[Requirement]:
    """One requirement, not met, for each effect in force that forbids the player to use the card in this way."""
    if way == "put into play" and position.state.cards[card].zone == "shadows":
        way = "unshadow"  # whatever puts it into play from there brings it out of shadows (2e/faq/no-surprises/2)
    for effect, scope in forbidden_to(position, player, lambda effect: _concerns(effect, way)):
        if _forbids(position, effect, scope, player, card, way):
            source = who_forbids(position.game, scope.source, effect)
            what = "put into play by a card ability" if way in ABILITIES else _done(way)
            what = "brought out of shadows" if "bring out of shadows" in effect.cannot else what
            yield Requirement(
                text=f"It can be {what} (forbidden by {source}).",
                failing=f"It cannot be {what}: {stopped(source)}",
                met=False,
                cites=(*_CANNOT, *ABILITIES.get(way, ()), *_about_copies(effect)),
                about="forbidden",
            )


@second.rule(*_COPY)
def _about_copies(effect: Forbid) -> tuple[str, ...]:
    """The paragraphs to cite where the prohibition is one of copies: any card that shares the title."""
    return _COPY if effect.cards is not None and effect.cards.same == "name" else ()


def _concerns(effect: Forbid, way: str) -> bool:
    """True where the prohibition is one of using cards in this way; it may name several: ``marshal or put into play``."""
    return not set(effect.cannot.split(" or ")).isdisjoint(WORDS.get(way, ()))


def _done(way: str) -> str:
    return {
        "marshal": "marshaled",
        "duplicate": "marshaled as a duplicate",
        "shadow": "marshaled into shadows",
        "play": "played",
        "play from shadows": "played from shadows",
        "take control": "under another player's control",
    }.get(way, way)


def _forbids(position: Position, effect: Forbid, scope: Scope, player: int, card: int, way: str) -> bool:
    if effect.cards is not None and not _fits(position, effect.cards, card, scope, way):
        return False
    if effect.more_than is None:
        return True
    most = amount_of(position, effect.more_than, scope)
    return _times(position, effect, scope, player) >= most


def _fits(position: Position, cards: Cards, card: int, scope: Scope, way: str) -> bool:
    """A card that is marshaled as a duplicate or into shadows has no characteristics for this (2e/faq/1.2/3)."""
    if way == "take control":
        return matches_in(position, cards, card, scope)
    if cards.zone not in ("any", "play"):
        return way not in ("duplicate", "shadow") and matches_in(position, cards, card, scope)
    anywhere = replace(cards, zone="any", controller="any")
    if way in ("duplicate", "shadow"):
        return anywhere == Cards(zone="any")
    of = anywhere.of
    if anywhere.same == "name" and isinstance(of, str) and card in cards_said(position.state, of, scope):
        anywhere = replace(anywhere, same="", of=None)  # a card has the title that it has itself
    return matches_in(position, anywhere, card, scope)


def _times(position: Position, effect: Forbid, scope: Scope, player: int) -> int:
    """The number of times that the player has used such cards in such ways in the period (in the round, where none is named)."""
    return sum(
        deed.player == player
        and _concerns(effect, deed.way)
        and (effect.period != "phase" or deed.phase in ("", position.state.phase))
        and (
            effect.cards is None
            or (deed.card >= 0 and _fits(position, effect.cards, deed.card, scope, deed.way))
        )
        for deed in position.state.deeds
    )
