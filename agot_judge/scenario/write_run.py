"""The entries of ``run`` as plain values in the shape of the format."""

from agot_judge.scenario.entries import (
    AdvanceNext,
    AdvanceTo,
    AdvanceToWindow,
    ByHand,
    CardsOf,
    Check,
    Choose,
    DeclareChallenge,
    Decline,
    Defend,
    Entry,
    Expectations,
    Expected,
    ExpectedDecision,
    Move,
    Mulligan,
    Pairs,
    Pass,
    Random,
    Refuse,
    SetUpCard,
    Use,
    Value,
)
from agot_judge.scenario.points import At
from agot_judge.scenario.write_by_hand import change_as_data
from agot_judge.scenario.yaml_writer import Data


def entry_as_data(entry: Entry) -> Data:
    """One entry of ``run``."""
    if isinstance(entry, AdvanceTo):
        return {
            "advance": entry.point.word
            if isinstance(entry.point, At)
            else {"end-of-phase": entry.point.phase}
        }
    if isinstance(entry, AdvanceNext):
        return {"advance": "next"}
    if isinstance(entry, AdvanceToWindow):
        return {"advance": _given({"window": entry.window, "of": entry.of})}
    if isinstance(entry, Refuse):
        return {"refuse": {entry.move.player: _move(entry.move), **_given({"because": entry.because})}}
    if isinstance(entry, Random):
        return {"random": _one_or_list(entry.results)}
    if isinstance(entry, ByHand):
        changes = [change_as_data(change) for change in entry.changes]
        if entry.here:
            return {"by_hand": changes, "here": True}
        return {"by_hand": changes, **({"after_line": entry.after_line} if entry.after_line else {})}
    if isinstance(entry, Check):
        return {"check": _check(entry)}
    return {entry.player: _move(entry)}


def pairs_as_data(pairs: Pairs) -> dict[str, Data]:
    """A mapping of cards to cards, to a list of them where there are several."""
    found: dict[str, list[Data]] = {}
    for one, other in pairs:
        found.setdefault(one, []).append(other)
    return {one: others[0] if len(others) == 1 else others for one, others in found.items()}


def _given(data: dict[str, Data]) -> dict[str, Data]:
    return {key: value for key, value in data.items() if value not in ("", [], {})}


def _one_or_list(words: tuple[str, ...]) -> Data:
    return words[0] if len(words) == 1 else list(words)


def _move(move: Move) -> Data:
    if isinstance(move, Pass):
        return "pass"
    if isinstance(move, Use):
        ability: Data = move.ability or ""
        return {
            move.verb: move.card,
            **_given({"ability": ability, "choose": _one_or_list(move.choose), "on": move.on}),
        }
    if isinstance(move, DeclareChallenge):
        return {"challenge": _challenge(move)}
    if isinstance(move, Defend):
        return {"defend": list(move.cards)}
    if isinstance(move, Choose):
        return {
            "choose": {move.role: _one_or_list(move.answers)} if move.role else _one_or_list(move.answers)
        }
    if isinstance(move, Decline):
        return {"decline": move.what}
    if isinstance(move, Mulligan):
        return {"mulligan": move.taken}
    return {"set_up": [_set_up(card) for card in move.cards]}


def _challenge(move: DeclareChallenge) -> Data:
    return {
        "type": move.type,
        **_given({"against": move.against}),
        "with": list(move.attackers),
        **_given({"stealth": pairs_as_data(move.stealth), "assault": pairs_as_data(move.assault)}),
    }


def _set_up(card: SetUpCard) -> Data:
    where = _given({"on": card.on, "zone": card.zone})
    return {card.card: where} if where else card.card


def _check(check: Check) -> Data:
    data: dict[str, Data] = {field.field: _value(field) for field in check.plain}
    if check.decision is not None:
        data["decision"] = _decision(check.decision)
    if check.may:
        data["may"] = _cards_of(check.may)
    if check.may_not:
        data["may_not"] = _cards_of(check.may_not)
    if check.why_not:
        players = dict.fromkeys(reason.player for reason in check.why_not)
        data["why_not"] = {player: _reasons(check, player) for player in players}
    if check.cards:
        data["cards"] = _expectations(check.cards)
    if check.players:
        data["players"] = _expectations(check.players)
    if check.challenge is not None:
        data["challenge"] = _fields(check.challenge) if check.challenge else "none"
    if check.cites:
        data["cites"] = list(check.cites)
    return data


def _reasons(check: Check, player: str) -> Data:
    return {reason.card: reason.words for reason in check.why_not if reason.player == player}


def _decision(decision: ExpectedDecision) -> Data:
    data = _given({"player": decision.player, "kind": decision.kind})
    if decision.choices is not None:
        data["choices"] = list(decision.choices)
    if decision.not_choices is not None:
        data["not_choices"] = list(decision.not_choices)
    return data


def _cards_of(entries: tuple[CardsOf, ...]) -> Data:
    return {entry.player: list(entry.cards) for entry in entries}


def _expectations(entries: tuple[Expectations, ...]) -> Data:
    return {entry.of: _fields(entry.fields) for entry in entries}


def _fields(fields: tuple[Expected, ...]) -> Data:
    return {field.field: _value(field) for field in fields}


def _value(field: Expected) -> Data:
    value: Value = field.value
    if field.field == "tokens" and isinstance(value, tuple):
        return {pair[0]: pair[1] for pair in value if isinstance(pair, tuple)}
    if isinstance(value, tuple):
        return [word for word in value if isinstance(word, str)]
    return value
