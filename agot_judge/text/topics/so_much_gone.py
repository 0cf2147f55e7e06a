"""So much gold or power, or so many tokens, as the effect before concerned: "for each gold discarded this way"."""

from typing import Any

from agot_judge.engine.ability.cards import Paid, ThatMany
from agot_judge.engine.ability.effects_on_cards import RemoveToken
from agot_judge.engine.ability.effects_on_players import (
    DiscardGold,
    DiscardPower,
    GainGold,
    GainPower,
    LoseGold,
    MoveGold,
    MovePower,
)
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.counts import Per
from agot_judge.text.topics.in_excess import amounts, counts

__all__ = ["amounts", "counts"]

_EFFECTS: dict[tuple[str, str], tuple[type, ...]] = {
    ("gold", "discarded"): (LoseGold, DiscardGold),
    ("gold", "returned"): (LoseGold, MoveGold),
    ("gold", "lost"): (LoseGold,),
    ("gold", "moved"): (MoveGold,),
    ("gold", "gained"): (GainGold,),
    ("power", "discarded"): (DiscardPower,),
    ("power", "lost"): (DiscardPower,),
    ("power", "moved"): (MovePower,),
    ("power", "gained"): (GainPower,),
    ("token", "discarded"): (RemoveToken,),
    ("token", "removed"): (RemoveToken,),
}
"""By what it is and what was done with it: the effects that do so."""


@counts.rule
def goods(reading: Reading, what: str) -> str:
    return what


@counts.rule
def some_tokens(reading: Reading, kind: str) -> str:
    return "token"


def _gone(reading: Reading, what: str, done: str, per: int) -> Per:
    """Raises Unclear where the effect before has done something else, or what paid may be meant."""
    effects = _EFFECTS.get((what, done), ())
    before = reading.last_effect()
    if (
        before is None
        and reading.goods_paid.get(what) == Paid()
        and per == 1
        and done in ("discarded", "removed")
    ):
        return Paid()
    if before is None or not isinstance(before, effects) or reading.part != "effect":
        raise Unclear(f"how much was {done}, after something else was done")
    return ThatMany(per=per)


@counts.rule
def for_each_so_gone(reading: Reading, *said: Any) -> Per:
    """``draw 1 card for each gold discarded this way``: all of it, by whichever players."""
    *per, what, done = said
    if reading.subject != "you":
        raise Unclear("by which player")
    return _gone(reading, what, done, *(per or [1]))


@counts.rule
def for_each_gone_of_player(reading: Reading, *said: Any) -> Per:
    """``each player draws 1 card for each gold he or she discarded this way``."""
    *per, what, person, done = said
    _must_be_own(reading, person)
    return _gone(reading, what, done, *(per or [1]))


@counts.rule
def for_each_gone_of_player_alone(reading: Reading, what: str, done: str, person: Person) -> Per:
    """``for each gold discarded from his or her gold pool this way``."""
    _must_be_own(reading, person)
    return _gone(reading, what, done, 1)


def _must_be_own(reading: Reading, person: Person) -> None:
    """Each of several players has done it, and each has his or her own number; or one has. Raises Unclear."""
    if person.who == getattr(reading.last_effect(), "player", None) == "chosen player":
        return
    if person.every or person.none or person.who != reading.subject or person.who in ("any", "opponent"):
        raise Unclear("by which player")


@counts.rule
def for_each_so_many(reading: Reading, per: int = 1) -> Per:
    """The same again, in words that always mean it."""
    return ThatMany(per=per)
