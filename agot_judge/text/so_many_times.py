"""``For the first time this phase``: it has happened so often by then, and no more."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition, Happened
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.words import Period

_CHALLENGES = ("win challenge", "lose challenge", "initiate challenge")
_OF_PLAYERS = (
    *("play event", "marshal", "ambush", "win dominance", "lose dominance", "win initiative"),
    *("lose initiative", "collect income", "become first player"),
)
"""What a player never does twice at once. Of several cards to which it happens together none would be the first."""


def so_many_times(found: Trigger, times: int, period: Period) -> tuple[Condition, ...]:
    """The conditions; none where it cannot be told how often it has happened."""
    of_one_card = found.card is not None and bool(found.card.this or found.card.host)
    if not (of_one_card or found.event in (*_CHALLENGES, *_OF_PLAYERS)) or not _is_plain(found):
        return ()
    happened = Happened(
        event=found.event,
        player=found.player if found.player == "you" or of_one_card else "that player",
        period=period,
        challenge=found.challenge,
        as_player=found.as_player,
        unopposed=bool(found.unopposed),
        by_at_least=found.by_at_least,
        card=replace(found.card or Cards(), zone="any") if found.card is not None else None,
        at_least=times,
        to_player=None if found.other_player == "any" else found.other_player,
    )
    more = replace(happened, at_least=times + 1)
    return (Condition(happened=happened), Condition(none_of=(Condition(happened=more),)))


def _is_plain(found: Trigger) -> bool:
    """Whether nothing else is said of it, which would have to be true of the times before, too."""
    if found.event in _CHALLENGES:
        plain = replace(
            found, challenge=(), as_player=None, unopposed=None, by_at_least=0, other_player="any"
        )
        return found.unopposed is not False and plain == Trigger(event=found.event, player=found.player)
    return found == Trigger(event=found.event, player=found.player, card=found.card)


def told_apart(found: Trigger) -> tuple[Trigger, int, Period] | None:
    """The occurrence without these conditions, how often and within what; None where they are not among them."""
    if len(found.when) != 2 or found.when[0].happened is None:
        return None
    alone, said = replace(found, when=()), found.when[0].happened
    if said.period == "previous round" or so_many_times(alone, said.at_least, said.period) != found.when:
        return None
    return alone, said.at_least, said.period
