"""Effects in force and occurrences on the board being built, in words, with the button that takes each off it."""

from agot_judge.explain.in_force import said_in_force
from agot_judge.scenario import model
from agot_judge.scenario.builder import Board
from agot_judge.scenario.roster import Roster
from agot_judge.web.sandbox.build_models import InForceLine, InForceView
from agot_judge.web.sandbox.in_force_form import cards_to_name

OF_A_TEMPLATE = 75
"""The most characters of a wording that says no more than what is shown of it."""


def in_force_view(scenario: model.Scenario | None, board: Board | None) -> InForceView:
    """The third place of a board; ``board`` is None where it cannot be built yet, so that effects have only their words."""
    if scenario is None:
        return InForceView(in_force=(), past=(), cards=(), sources=())
    return InForceView(
        in_force=_in_force(scenario, board),
        past=tuple(
            InForceLine(text=_said_of_past(one), wording="", not_understood=False, do=f"past-remove:{number}")
            for number, one in enumerate(scenario.history)
        ),
        cards=cards_to_name(scenario),
        sources=tuple(
            dict.fromkeys(
                (*(one.label for one in Roster(scenario).positions), *(one.key for one in scenario.cards))
            )
        ),
    )


def _in_force(scenario: model.Scenario, board: Board | None) -> tuple[InForceLine, ...]:
    understood = board.loaded.scenario.in_force if board is not None else scenario.in_force
    records = iter(board.state.in_force) if board is not None else iter(())
    lines = []
    for number, (given, read) in enumerate(zip(scenario.in_force, understood, strict=True)):
        said = tuple(
            said_in_force(board.machine.game, record)
            for _, record in zip(read.effects, records, strict=False)
            if board is not None
        )
        lines.append(
            InForceLine(
                text="; ".join(dict.fromkeys(said)) or _in_its_words(given),
                wording=given.text if said and len(given.text) > OF_A_TEMPLATE else "",
                not_understood=board is not None and not read.effects,
                do=f"in-force-remove:{number}",
            )
        )
    return tuple(lines)


def _in_its_words(given: model.GivenEffect) -> str:
    on = f"{', '.join(given.on)}: " if given.on else ""
    source = f" ({given.source})" if given.source else ""
    return f"{on}{given.text}{source}"


def _said_of_past(past: model.Past) -> str:
    by = f" ({past.by})" if past.by else ""
    if isinstance(past, model.PastChallenge):
        article = "an" if past.type[:1] in "aeiou" else "a"
        what = f"{article} {past.type} challenge against {past.defender}"
        if past.winner not in (past.attacker, past.defender):
            return f"{past.attacker} initiated {what}; nobody won it"
        verb = "won" if past.winner == past.attacker else "lost"
        return f"{past.attacker} {verb} {what}{', unopposed' if past.unopposed else ''}"
    if isinstance(past, model.PastUse):
        return f"{past.card} used: {past.times}{by}"
    if isinstance(past, model.PastMarshal):
        return f"{past.card} was marshaled{by}"
    if isinstance(past, model.PastDraw):
        return f"{past.by or 'Somebody'} drew {past.count} by card effects"
    return f"{past.card} was {past.what}{by}"
