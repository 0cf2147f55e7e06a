"""``decides``: who has the opportunity that comes now, and of which kind it is."""

from collections.abc import Iterator

from agot_judge.training.citing import Citing
from agot_judge.training.lines import says_something
from agot_judge.training.model import Choice, Question
from agot_judge.training.played import Moment, Played

_WINDOWS = {"action": "an action", "interrupt": "an interrupt", "reaction": "a reaction"}
_OTHER = {
    "claim": "which cards the claim is satisfied with",
    "first player": "who is the first player",
    "keyword type": "which keyword is processed next",
    "order": "in which order what comes now is resolved",
    "winner": "who wins the game",
    "defenders": "which characters defend",
}
_GOING_ROUND = ("interrupt", "reaction")
"""The windows in which only those are asked who have something to use."""
WRONG = 3


def questions(played: Played, citing: Citing) -> Iterator[Question]:
    """A question where somebody other than the one who moved last has something to decide, and something has happened."""
    names = played.machine.game.players
    for before, moment in zip(played.moments, played.moments[1:], strict=False):
        decision = moment.decision
        said = [entry for entry in before.lines if says_something(entry)]
        if (
            decision.player < 0
            or not said
            or not decision.cites
            or _is_out_of_turn(before, moment, len(names))
        ):
            continue
        words = _WINDOWS if decision.kind in _WINDOWS else _OTHER
        if decision.kind not in words:
            continue
        key = _sentence(names[decision.player], decision.kind)
        kinds = [decision.kind, *(kind for kind in words if kind != decision.kind)]
        wrong = [
            _sentence(name, kind) for kind in kinds[:2] for name in names if _sentence(name, kind) != key
        ][:WRONG]
        if len(wrong) < WRONG:
            continue
        because = f"It is so: {key}"
        yield Question(
            kind="decides",
            moment=moment,
            prompt=f"{said[-1].text} Who decides now, and what?",
            choices=(
                Choice(text=key, cites=decision.cites),
                *(Choice(text=text, because=because, cites=decision.cites) for text in wrong),
            ),
            key=(0,),
            accepted=decision.cites,
            best=citing.rarest(decision.cites),
            first=before.before + 1,
            last=moment.before,
            proof="determinism",
        )


def _is_out_of_turn(before: Moment, moment: Moment, players: int) -> bool:
    """True where a player who has the opportunity earlier was not asked, having nothing to use (RR Interrupts ¶4).

    By the documents it is that player's all the same: who is asked next is no answer then.
    """
    decision = moment.decision
    if decision.kind not in _GOING_ROUND:
        return False
    is_same_window = before.decision.kind == decision.kind and before.decision.text == decision.text
    first = moment.state.first_player
    return decision.player != ((before.decision.player + 1) % players if is_same_window else first)


def _sentence(name: str, kind: str) -> str:
    if kind in _WINDOWS:
        return f"{name} has the first opportunity for {_WINDOWS[kind]}."
    return f"{name} decides {_OTHER[kind]}."
