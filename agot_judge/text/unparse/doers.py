"""Who does what an effect says."""

from agot_judge.engine.ability.ability import Effect, May
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.effects_on_cards import EffectOnCards, PutIntoPlay, Shuffle, TakeControl
from agot_judge.engine.ability.effects_on_players import (
    ApplyClaim,
    ChoosePlotAtRandom,
    DiscardFromDeck,
    DiscardPower,
    DiscardRandom,
    EffectOnPlayers,
    GainPower,
    LoseGold,
    MoveGold,
    Rearrange,
)
from agot_judge.engine.ability.words import Who

TO_PLAYERS = (
    ApplyClaim,
    ChoosePlotAtRandom,
    DiscardFromDeck,
    DiscardPower,
    DiscardRandom,
    LoseGold,
    Rearrange,
    Shuffle,
)
"""Effects whose ``player`` is the one to whom it is done, not who does it."""


def _subject(effect: Effect) -> Who | None:
    """The player of an effect that he or she does; None of any other."""
    if not isinstance(effect, EffectOnCards | EffectOnPlayers) or isinstance(effect, TO_PLAYERS):
        return None
    return getattr(effect, "player", None)


def given_by(effect: TakeControl) -> Who | None:
    """The other player who gives it to you, and picks it; None: nobody does."""
    on = effect.on
    if effect.player != "you" or not isinstance(on, Cards) or on.pick is None or on.pick.by == "you":
        return None
    return on.pick.by


def doer(effect: Effect) -> Who:
    """Who does it, as the words say it: you by order, or another player."""
    if isinstance(effect, GainPower) and effect.on is not None:
        return "you"
    if isinstance(effect, MoveGold) and effect.is_given and effect.to_player == "you":
        return effect.from_player
    if isinstance(effect, TakeControl):
        return given_by(effect) or "you"
    if player := _subject(effect):
        return player
    if isinstance(effect, PutIntoPlay) and effect.under != "owner":
        return effect.under
    for name in ("on", "source", "to"):
        works_on = getattr(effect, name, None)
        if isinstance(works_on, Cards) and works_on.pick is not None:
            return works_on.pick.by
    return "you"


def had_do_it(may: May) -> Who | None:
    """The player whom another one may have do all of it; None: it is done by the one who may."""
    doers = {_named_doer(effect) for effect in may.effects}
    other = doers.pop() if len(doers) == 1 else None
    return None if other in ("you", may.player, "that player") else other


def _named_doer(effect: Effect) -> Who | None:
    """The player who has to be named as the one who does it."""
    if isinstance(effect, GainPower) and effect.on is not None:
        return None
    if player := _subject(effect):
        return player
    on = getattr(effect, "on", None)
    return on.pick.by if isinstance(on, Cards) and on.pick is not None else None
