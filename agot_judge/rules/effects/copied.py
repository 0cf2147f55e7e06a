"""The icons, keywords, traits and text that cards gain from a certain card (``gains each of that character's keywords``), for
some time."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values import values
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.explain.left_open import Question, say_open

_COUNTED = ("2e/rr/modifiers/1", "2e/rr/modifiers/2")
_ONCE = ("1e/faq/3.11/2",)
_CHANGES_LATER = Question(
    asked="whether what is gained changes with the other card later",
    readings=("it is found once", "it goes on changing"),
    cites=_COUNTED,
)


@shared.rule(*_COUNTED, *_ONCE)
def found_once(position: Position, effect: Modify, scope: Scope, player: int) -> tuple[State, Modify]:
    """The lasting effect with the icons and keywords of the card that was spoken of, and the line that says so.

    What cards of a description have goes on being looked at: who fits it may change.
    """
    bound = effect
    if effect.printed_of is not None:
        return position.state, _printed(position, effect, effect.printed_of, scope)
    if (cards := _spoken_of(position, effect.icons_of, scope)) is not None:
        icons = {icon for card in cards for icon in values.icons(position, card)}
        bound = replace(bound, icons_of=None, gains_icons=(*bound.gains_icons, *sorted(icons)))
    if (cards := _spoken_of(position, effect.keywords_of, scope)) is not None:
        keywords = {str(keyword) for card in cards for keyword in values.keywords(position, card)}
        bound = replace(bound, keywords_of=None, gains_keywords=(*bound.gains_keywords, *sorted(keywords)))
    if bound == effect:
        return position.state, effect
    if position.index.conventions.counts_once:
        return say(position.state, "effect", "What is gained is found once.", _ONCE, player), bound
    return say_open(position.state, _CHANGES_LATER, player, followed=0), bound


@shared.rule("2e/rr/printed/1", "2e/rr/gains/4")
def _printed(position: Position, effect: Modify, cards: Cards, scope: Scope) -> Modify:
    """The effect with what is printed on the card, which no effect changes."""
    printed = [position.game.cards[card].definition for card in each_in(position, cards, scope)]
    return replace(
        effect,
        printed_of=None,
        gains_icons=(*effect.gains_icons, *(icon for one in printed for icon in one.face.icons)),
        gains_keywords=(
            *effect.gains_keywords,
            *(str(keyword) for one in printed for keyword in one.keywords),
        ),
        gains_factions=(*effect.gains_factions, *(name for one in printed for name in one.face.factions)),
        gains_traits=(*effect.gains_traits, *(trait for one in printed for trait in one.face.traits)),
    )


def _spoken_of(position: Position, cards: Cards | None, scope: Scope) -> tuple[int, ...] | None:
    return None if cards is None or cards.among is None else each_in(position, cards, scope)
