"""``usable``: which of a player's cards may be used now."""

from collections.abc import Iterator

from agot_judge.engine.state.decision import Way
from agot_judge.engine.state.state import UNKNOWN
from agot_judge.training.cards_used import AT_A_GLANCE, initiated, matter, ruled
from agot_judge.training.citing import Citing
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Moment, Played
from agot_judge.training.so_far import awaited

MOST_CARDS = 5


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question where some of a player's cards with an ability may be used and some may not."""
    opportunities = played.machine.rulebook.framework.opportunities
    for moment in awaited(played):
        if moment.decision.kind not in opportunities or moment.decision.player < 0:
            continue
        choices, key = _cards(played, moment)
        if not 0 < len(key) < len(choices):
            continue
        cites = tuple(dict.fromkeys(cite for choice in choices for cite in choice.cites))
        wrong = tuple(
            cite for place, choice in enumerate(choices) if place not in key for cite in choice.cites
        )
        if not wrong:
            continue
        name = played.player(moment.decision.player)
        yield Question(
            kind="usable",
            moment=moment,
            prompt=f"{moment.decision.text} Which of these cards may {name} use now?",
            choices=choices,
            key=key,
            takes="several",
            accepted=cites,
            best=citing.rarest(wrong),
            first=max(1, moment.before - 2),
            last=moment.before,
            proof="every card tried",
        )


def _cards(played: Played, moment: Moment) -> tuple[tuple[Choice, ...], tuple[int, ...]]:
    """The player's cards with an ability that somebody may want to use here, and which of them may be used; none where no
    rule keeps one of them from it, but only what its own text or the board says at a glance, or a card in hand is unseen."""
    machine, state, player = played.machine, moment.state, moment.decision.player
    if UNKNOWN in state.players[player].hand:
        return (), ()  # a card that was drawn unseen may decide what can be used
    choices: list[Choice] = []
    key: list[int] = []
    told: set[tuple[str, bool]] = set()
    is_by_a_rule = False
    for card, one in enumerate(state.cards):
        if one.controller != player or one.zone not in ("play", "hand", "shadows") or card == UNKNOWN:
            continue
        definition = machine.game.cards[card].definition
        ways = initiated(machine, state, player, card)
        legal = next((way for way in ways if way.is_legal), None)
        refused = next((way for way in ways if ruled(played, moment, card, way)), None)
        if legal is None and refused is None and not any(map(_lacks_one_thing, ways)):
            continue
        if (definition.face.name, legal is None) in told:
            continue
        told.add((definition.face.name, legal is None))
        is_by_a_rule |= legal is None and refused is not None
        if legal is not None:
            key.append(len(choices))
        choices.append(_choice(machine.game.cards[card].label, legal, refused or next(iter(ways))))
    if not is_by_a_rule:
        return (), ()
    return tuple(choices[:MOST_CARDS]), tuple(place for place in key if place < MOST_CARDS)


def _lacks_one_thing(way: Way) -> bool:
    """True where one requirement alone is in the way, and that is not read off the board (V3)."""
    missing = [one for one in way.requirements if not one.met]
    return len(missing) == 1 and matter(missing[0]) not in AT_A_GLANCE


def _choice(label: str, legal: Way | None, refused: Way) -> Choice:
    if legal is not None:
        return Choice(text=label, because="Everything that it takes is there.")
    missing = next(one for one in refused.requirements if not one.met)
    return Choice(text=label, because=missing.found, cites=missing.cites)
