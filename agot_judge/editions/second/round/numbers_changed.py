"""Lines of the trace where cards change a number of the rules: the cards drawn in the draw phase, a bonus of power."""

from agot_judge.editions.second.rulebook import second
from agot_judge.engine.state.board import label
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import say
from agot_judge.engine.values.adjustments import number_as_changed, number_changes
from agot_judge.engine.values.position import Position

_CONSTANT = ("2e/rr/constant-abilities/1",)
_EACH = ("2e/rr/constant-abilities/3",)
_LASTING = ("2e/rr/lasting-effects/1",)
_WHAT = {
    "draw phase cards": "the cards drawn in the draw phase",
    "power for unopposed": "the power for an unopposed challenge",
    "power for dominance": "the power for winning dominance",
    "unspent gold": "the unspent gold that is returned",
}


@second.rule(*_CONSTANT, *_EACH, *_LASTING)
def saying_what_changed(position: Position, player: int, what: str, usual: int) -> State:
    """The state with a line where the number is another one for the player than it usually is."""
    number = number_as_changed(position, player, what, usual)
    if number == usual:
        return position.state
    cites: tuple[str, ...] = ()
    names: list[str] = []
    constant: list[str] = []
    for _, scope, lasting in number_changes(position, player, what):
        name = label(position.game, scope.source) if scope.source >= 0 else "an effect"
        names.append(name)
        cites += _CONSTANT if lasting is None else _LASTING
        if lasting is None:
            constant.append(position.game.cards[scope.source].definition.face.name)
    cites += _EACH if len(set(constant)) < len(constant) else ()
    who = position.game.players[player]
    text = f"For {who} {_WHAT[what]}: {number}, not {usual} ({', '.join(names)})."
    return say(position.state, "state", text, tuple(dict.fromkeys(cites)), player)
