"""``refused``: the one requirement that keeps a card from being used."""

import re
from collections.abc import Iterator

from agot_judge.engine.state.decision import Requirement, Way
from agot_judge.training.cards_used import TRIVIAL, initiated, matter
from agot_judge.training.citing import Citing
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Moment, Played

MOST_MET = 3
LEAST_MET = 2
_FOUND = re.compile(r" \((forbidden by [^)]*|\d[^)]* in the gold pool)\)")
"""The part of a requirement that tells what there is, which the learner should find."""


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each card that a player could use but for one thing."""
    opportunities = played.machine.rulebook.framework.opportunities
    asked: set[tuple[str, str]] = set()
    for moment in played.moments:
        player = moment.decision.player
        if moment.decision.kind not in opportunities or player < 0:
            continue
        for card, one in enumerate(moment.state.cards):
            if one.controller != player or one.zone not in ("play", "hand"):
                continue
            label = played.machine.game.cards[card].label
            ways = initiated(played.machine, moment.state, player, card)
            if any(way.is_legal for way in ways):
                continue
            for way in ways:
                missing = [found for found in way.requirements if not found.met]
                if len(missing) == 1 and (label, missing[0].text) not in asked:
                    question = _question(played, moment, label, way, missing[0], citing)
                    if question is not None:
                        asked.add((label, missing[0].text))
                        yield question


def _question(
    played: Played, moment: Moment, label: str, way: Way, missing: Requirement, citing: Citing
) -> Question | None:
    if not missing.cites:
        return None
    met = {one.text: one for one in way.requirements if one.met and one.text != missing.text and one.text}
    if len(met) < LEAST_MET:
        return None
    others = sorted(met.values(), key=lambda one: (one.about in TRIVIAL, -len(one.cites)))[:MOST_MET]
    if all(one.about in TRIVIAL for one in others):
        return None
    name = played.player(moment.decision.player)
    return Question(
        kind="refused",
        moment=moment,
        prompt=f"{name} would {way.verb} {label} now. That is not legal. Which of these is not so?",
        choices=(
            Choice(text=_demanded(missing.text), because=missing.found, cites=missing.cites),
            *(Choice(text=_demanded(one.text), because="It is so.", cites=one.cites) for one in others),
        ),
        key=(0,),
        accepted=missing.cites,
        best=citing.rarest(missing.cites),
        first=max(1, moment.before - 2),
        last=moment.before,
        proof="every card tried",
        about=matter(missing),
    )


def _demanded(text: str) -> str:
    """The demand of a requirement, without what was found."""
    return _FOUND.sub("", text)
