"""From what was pressed to an answer of the machine. Whether it is legal, the machine says."""

from collections.abc import Iterable

from werkzeug.datastructures import MultiDict

from agot_judge.engine.state.decision import PASS, Answer, Decision, Declaration
from agot_judge.engine.state.game import Game
from agot_judge.errors import IllegalMove

Form = MultiDict[str, str]


def read_answer(form: Form, decision: Decision, game: Game) -> Answer:
    """The answer that a form gives to this decision of a game.

    Raises IllegalMove where it gives none: nothing was chosen, or what it names is not there.
    """
    asked = form.get("answer", "")
    if asked == "pass":
        return PASS
    if asked == "default" and decision.default is not None:
        return Answer(options=decision.default)
    if asked == "set":
        return Answer(options=_numbers(form.getlist("option"), decision))
    if asked == "places":
        return Answer(options=_by_places(form, decision))
    if asked == "declare" and decision.kind == "challenge":
        declared = _declaration(form, decision)
        targets = [target for _, target in (*declared.stealth, *declared.assault)]
        _there(targets, decision, game)
        return Answer(declaration=declared)
    if asked:
        return Answer(options=_numbers(asked.split(","), decision))
    raise IllegalMove("Nothing was chosen. Press one of the answers.", decision.cites)


def _there(cards: Iterable[int], decision: Decision, game: Game) -> None:
    """Raises IllegalMove where a card is none of the game's."""
    if max(cards, default=0) >= len(game.cards):
        raise IllegalMove("That card is not there. Choose one of those shown.", decision.cites)


def _numbers(typed: list[str], decision: Decision) -> tuple[int, ...]:
    return tuple(_number(one, decision) for one in typed[: len(decision.options) + 1])


def _number(typed: str, decision: Decision) -> int:
    if typed.isascii() and typed.isdigit() and len(typed) <= 6:
        return int(typed)
    raise IllegalMove(f"“{typed[:40]}” is none of the answers. Press one of those shown.", decision.cites)


def _by_places(form: Form, decision: Decision) -> tuple[int, ...]:
    """Options in the order of the places given; one without a place is left out."""
    placed: list[tuple[int, int]] = []
    for index in range(len(decision.options)):
        typed = form.get(f"place-{index}", "")
        if typed:
            placed.append((_number(typed, decision), index))
    places = [place for place, _ in placed]
    if len(set(places)) != len(places):
        raise IllegalMove("Two stand in the same place. Give each a place of its own.", decision.cites)
    return tuple(index for _, index in sorted(placed))


def _declaration(form: Form, decision: Decision) -> Declaration:
    attackers = tuple(_number(one, decision) for one in form.getlist("attacker")[:100])
    known = {option.card for option in decision.options if option.card >= 0}
    if not attackers:
        raise IllegalMove("Choose at least one attacker.", decision.cites)
    if not set(attackers) <= known:
        raise IllegalMove("An attacker was named that cannot attack now.", decision.cites)
    opponents = [option.player for option in decision.options if option.player >= 0]
    against = _number(form.get("against", str(opponents[0])), decision)
    if against not in opponents:
        raise IllegalMove("Choose whom the challenge is against.", decision.cites)
    return Declaration(
        type=form.get("type", "")[:20],
        against=against,
        attackers=attackers,
        stealth=_pairs(form, "stealth", attackers, decision),
        assault=_pairs(form, "assault", attackers, decision),
    )


def _pairs(
    form: Form, keyword: str, attackers: tuple[int, ...], decision: Decision
) -> tuple[tuple[int, int], ...]:
    """Each attacker with its target, where one was chosen."""
    found = []
    for card in attackers:
        typed = form.get(f"{keyword}-{card}", "")
        if typed:
            found.append((card, _number(typed, decision)))
    return tuple(found)
