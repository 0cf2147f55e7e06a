"""``refused``: whether a player may use a card now, and, where not, which of the facts on the board forbids it."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.engine.state.decision import Requirement, Way
from agot_judge.training.cards_used import fact, initiated, ruled
from agot_judge.training.citing import Citing
from agot_judge.training.doubts import Doubts
from agot_judge.training.misconceptions import Misconception, doubted
from agot_judge.training.model import Choice, Question, common_error
from agot_judge.training.names import names
from agot_judge.training.played import Moment, Played
from agot_judge.training.so_far import awaited, used_this_round

YES = "Yes, nothing here forbids it."
NO = "No"
VERDICTS = (YES, NO)
"""The two rulings: for what it is refused is asked as well."""
MOST_NO = 3
LEAST_WHERE_LEGAL, LEAST_WHERE_REFUSED = 2, 1
"""The least number of facts that seem to forbid it: where it may be done, and where another fact does forbid it."""
_WEAK = ("turn", "no part", "no gold", "of another")
"""Doubts that nobody has who has played for long: of others one is there as well."""
_USED = {
    "trigger": "use {}",
    "duplicate": "marshal {} as a duplicate",
    "ambush": "ambush with {}",
    "shadow": "marshal {} into shadows",
    "unshadow": "bring {} out of shadows",
}
_OF_THE_SAME = {
    "limit": ("copy played", "answered", "used before", "used for another"),
    "used": ("used before", "used for another"),
    "unique": ("copy of an opponent",),
    "limited": (),
}
"""By what forbids the use, the doubts that would say the same in other words."""
_Doubted = tuple[Misconception, Choice]


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question for each card that may be used though facts on the board seem to speak against it, and for each that could be
    used but for one thing that a rule asks for."""
    opportunities = played.machine.rulebook.framework.opportunities
    asked: set[tuple[str, str]] = set()
    for moment in awaited(played):
        player = moment.decision.player
        if moment.decision.kind not in opportunities or player < 0:
            continue
        for card, one in enumerate(moment.state.cards):
            if one.controller == player and one.zone in ("play", "hand", "shadows"):
                question = _of_card(played, moment, player, card, citing)
                if question is not None and (question.about, question.choices[1].text) not in asked:
                    asked.add((question.about, question.choices[1].text))
                    yield question


def _of_card(played: Played, moment: Moment, player: int, card: int, citing: Citing) -> Question | None:
    ways = initiated(played.machine, moment.state, player, card)
    legal = next((way for way in ways if way.is_legal), None)
    if legal is not None:
        return _that_may_be_done(played, moment, card, legal, citing)
    refused = next((way for way in ways if ruled(played, moment, card, way)), None)
    return None if refused is None else _that_may_not_be_done(played, moment, card, refused, citing)


def _that_may_be_done(played: Played, moment: Moment, card: int, way: Way, citing: Citing) -> Question | None:
    doubts = _doubts(played, moment, card, way)[:MOST_NO]
    if len(doubts) < LEAST_WHERE_LEGAL or all(error.doubt in _WEAK for error, _ in doubts):
        return None
    accepted = tuple(dict.fromkeys(cite for error, _ in doubts for cite in error.refuted_by))
    key = Choice(text=YES, because="Everything that it takes is there.", cites=accepted[:1])
    (error, first), *others = doubts
    choices = (key, first, *(replace(choice, belief="") for _, choice in others))
    return _question(played, moment, card, way, choices, (error.refuted_by, accepted), citing)


def _that_may_not_be_done(
    played: Played, moment: Moment, card: int, way: Way, citing: Citing
) -> Question | None:
    missing = next(one for one in way.requirements if not one.met)
    if _is_plain(played, moment, card, missing):
        return None
    why = fact(played, moment, card, way)
    same = _OF_THE_SAME.get(ruled(played, moment, card, way), ())
    found = _doubts(played, moment, card, way)
    doubts = [replace(choice, belief="") for error, choice in found if error.doubt not in same][: MOST_NO - 1]
    if not why or not missing.cites or len(doubts) < LEAST_WHERE_REFUSED or _is_owned(why, doubts):
        return None
    key = Choice(text=f"{NO}, because {why}.", because=missing.found, cites=missing.cites)
    yes = Choice(text=YES, because=missing.found, cites=missing.cites)
    return _question(played, moment, card, way, (key, yes, *doubts), (missing.cites, missing.cites), citing)


def _is_plain(played: Played, moment: Moment, card: int, missing: Requirement) -> bool:
    """True where everybody sees what forbids it: the card itself was used just now, and nothing canceled it."""
    label = played.machine.game.cards[card].label
    before = played.trace[: moment.before]
    was_canceled = any("canceled" in entry.text and names(entry.text, label) for entry in before)
    is_of_a_copy = label not in used_this_round(played, moment.before, played.player(moment.decision.player))
    return missing.about in ("used", "limit") and not was_canceled and not is_of_a_copy


def _is_owned(why: str, doubts: list[Choice]) -> bool:
    """True where two of the facts tell of one copy, once with its owner."""
    return " owns" in why and any("in play" in choice.text for choice in doubts)


def _doubts(played: Played, moment: Moment, card: int, way: Way) -> list[_Doubted]:
    """The facts that seem to forbid it, each with the error by which it does.

    Of those that are offered the first one is what the question is about: it alone is counted as its error.
    """
    found: dict[str, _Doubted] = {}
    for one in Doubts(played, moment, card, way):
        error = doubted(played.edition, one.matter)
        if error is not None and one.matter not in found:
            because = f"It is so, but nothing asks for it here. {common_error(error.belief)}"
            choice = Choice(
                text=f"{NO}, because {one.text}.",
                because=because,
                cites=error.refuted_by[:1],
                belief=error.belief,
            )
            found[one.matter] = (error, choice)
    return sorted(found.values(), key=lambda one: one[0].doubt in _WEAK)


def _question(
    played: Played,
    moment: Moment,
    card: int,
    way: Way,
    choices: tuple[Choice, ...],
    cites: tuple[tuple[str, ...], tuple[str, ...]],
    citing: Citing,
) -> Question:
    """The question. ``cites`` are the paragraphs that decide it, and all that are right as the citation."""
    deciding, accepted = cites
    label = played.machine.game.cards[card].label
    own = tuple(cite for cite in played.loaded.scenario.cites if cite in accepted)
    asked = f"“May I {_USED.get(way.verb, f'{way.verb} {{}}').format(label)} now?”"
    return Question(
        kind="refused",
        moment=moment,
        prompt=f"{moment.decision.text} {played.player(moment.decision.player)}: {asked}",
        choices=choices,
        accepted=accepted,
        best=citing.rarest(own or deciding),
        first=max(1, moment.before - 2),
        last=moment.before,
        proof="every card tried",
        about=f"{way.verb} {label}",
    )
