"""Tokens on a card in shadows, which are discarded as it goes to any other game area."""

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.state.state import CardState

_TOKENS = ("2e/rr/shadows.while-a-card-is-in-shadows/5",)


@second.rule(*_TOKENS)
def about_tokens_in_shadows(here: CardState) -> tuple[str, ...]:
    """The paragraph by which the tokens on a card that is in shadows are discarded as it goes; none without tokens."""
    return _TOKENS if here.zone == "shadows" and (here.tokens or here.gold or here.power) else ()
