"""The changes of ``by_hand`` as plain values in the shape of the format."""

from agot_judge.scenario.durations import end_in_words
from agot_judge.scenario.hand_changes import AMOUNTS, CHARACTERISTICS, ON_CARDS, Gains, HandChange
from agot_judge.scenario.yaml_writer import Data


def change_as_data(change: HandChange) -> Data:
    """One change."""
    data = _change(change)
    return {**data, "anyway": True} if change.anyway else data


def _given(data: dict[str, Data]) -> dict[str, Data]:
    return {key: value for key, value in data.items() if value not in ("", [], {}, 0, False)}


def _cards(change: HandChange) -> Data:
    return change.cards[0] if len(change.cards) == 1 else list(change.cards)


def _change(change: HandChange) -> dict[str, Data]:
    do = change.do
    until: Data = end_in_words(change.until) if change.until else ""
    if do in AMOUNTS:
        return {do: change.amount, **_given({"player": change.player, "card": _cards(change)})}
    if do == "claim":
        return {do: change.amount, **_given({"player": change.player, "until": until})}
    if do in ON_CARDS:
        return {do: list(change.cards)}
    if do == "move":
        return {do: list(change.cards), "to": change.to}
    if do in ("put_into_play", "take_control", "reveal_plot"):
        return {do: _cards(change), **_given({"player": change.player, "until": until})}
    if do in ("attach", "duplicate"):
        return {do: _cards(change), "to" if do == "attach" else "on": change.on}
    if do == "token":
        return {do: change.word, "card": _cards(change), "amount": change.amount}
    if do == "participate":
        return {do: _cards(change), "as": change.word}
    if do == "first_player":
        return {do: change.player}
    if do == "challenge_type":
        return {do: change.word}
    if do == "modify":
        characteristics = {what: _characteristic(change, what) for what in CHARACTERISTICS}
        said = {"str": change.strength, **characteristics, "blank": change.blank, "until": until}
        return {do: _cards(change), **_given(said)}
    if do == "cannot":
        return {do: change.word, **_given({"card": _cards(change), "player": change.player, "until": until})}
    if do == "at":
        return {do: until, "do": [change_as_data(one) for one in change.changes]}
    return {do: change.word, **_given({"controller": change.player})}


def _characteristic(change: HandChange, what: str) -> Data:
    return _given({"gain": _of(change.gains, what), "lose": _of(change.loses, what)})


def _of(pairs: Gains, what: str) -> Data:
    return [word for kind, word in pairs if kind == what]
