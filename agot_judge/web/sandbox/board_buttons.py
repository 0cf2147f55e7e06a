"""The work of a button on the building page to a board: marks, attaching, cards moved from one list to another, players.

A button that means nothing here changes nothing: the page may be an old one.
"""

import re
from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.scenario.model import Marks, Placed, Scenario
from agot_judge.web.sandbox.board_changes import (
    add_placed,
    cards_in,
    plot_of,
    remove_attachment,
    remove_card,
    take_out,
    with_defined_plot,
    with_marks,
    with_plot,
)
from agot_judge.web.sandbox.board_form import Form
from agot_judge.web.sandbox.examples import empty_board
from agot_judge.web.sandbox.in_force_form import with_in_force_button
from agot_judge.web.sandbox.quick_line import PLOT_ZONES, ZONES

_DO = re.compile(r"spell:d(?P<place>\d{1,3}):(?P<printed>[^\s:]{1,60}):(?P<meant>[^:\n]{1,60})")


def with_spelling(scenario: Scenario, do: str) -> Scenario:
    """The scenario after such a button; as it is where the button is another one, or the word is not there any more."""
    found = _DO.fullmatch(do)
    if found is None or int(found["place"]) >= len(scenario.cards):
        return scenario
    place = int(found["place"])
    definition = scenario.cards[place]
    word = re.compile(rf"(?<![\w'’-]){re.escape(found['printed'])}(?![\w'’-])")
    text = word.sub(lambda _: found["meant"], definition.face.text)
    cards = list(scenario.cards)
    cards[place] = replace(definition, face=replace(definition.face, text=text))
    return replace(scenario, cards=tuple(cards))


MOST_PLAYERS = 6
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
FLAGS = ("kneeling", "attacking", "defending", "blank", "facedown")
COUNTED = ("duplicates", "power", "gold")
LARGEST_COUNT = {"duplicates": 10, "power": 99, "gold": 99}
LARGEST_TOKEN = 99
LONGEST_TOKEN = 30

_ON_A_CARD = re.compile(r"(?P<verb>[a-z-]+):(?P<place>\d):(?P<position>\d{1,3})(?::(?P<further>\d{1,3}))?")
_PUT_ON = re.compile(r"put-on:(?P<place>\d):(?P<position>\d{1,3}):(?P<side>\d):(?P<host>\d{1,3})")
_IN_A_LIST = re.compile(r"(?P<verb>remove|to-[a-z]+):(?P<place>\d):(?P<key>[a-z_]+):(?P<position>\d{1,3})")
_WORD = re.compile(r"[A-Za-z][A-Za-z' -]*")


def with_button(form: Form, scenario: Scenario) -> Scenario:
    """The scenario after the button that the form was sent with."""
    do = form.get("do", "")
    simple: dict[str, Callable[[Scenario], Scenario]] = {
        "add-player": _with_another_player,
        "forget-run": lambda scenario: replace(scenario, run=()),
        "empty": lambda scenario: empty_board(scenario.edition),
    }
    if do in simple:
        return simple[do](scenario)
    if do.startswith("spell:"):
        return with_spelling(scenario, do)
    if do.startswith(("in-force", "past")):
        return with_in_force_button(form, scenario)
    put_on = _PUT_ON.fullmatch(do)
    if put_on is not None:
        place, position, side, host = (int(put_on[name]) for name in ("place", "position", "side", "host"))
        return _put_on(scenario, place, position, side, host)
    listed = _IN_A_LIST.fullmatch(do)
    if listed is not None:
        return _in_a_list(
            scenario, listed["verb"], int(listed["place"]), listed["key"], int(listed["position"])
        )
    found = _ON_A_CARD.fullmatch(do)
    if found is None:
        return scenario
    further = int(found["further"]) if found["further"] else 0
    return _on_a_card(form, scenario, found["verb"], (int(found["place"]), int(found["position"]), further))


def _card_at(scenario: Scenario, place: int, index: int, key: str = "play") -> Placed | None:
    cards = cards_in(scenario.players[place], key) if place < len(scenario.players) else ()
    card = cards[index] if index < len(cards) else None
    return card if isinstance(card, Placed) else None


def _on_a_card(form: Form, scenario: Scenario, verb: str, at: tuple[int, int, int]) -> Scenario:
    """The scenario after a button of a card in play; ``further`` counts what lies on it, or the players."""
    place, index, further = at
    card = _card_at(scenario, place, index)
    if card is None:
        return scenario
    if verb == "remove":
        return remove_card(scenario, place, "play", index)
    if verb == "detach":
        return remove_attachment(scenario, place, index, further)
    if verb.startswith("to-"):
        return _moved(scenario, place, "play", index, verb.removeprefix("to-"))
    if verb == "owner" and further < len(scenario.players):
        owner = scenario.players[further].name if further != place else ""
        return with_marks(scenario, place, index, replace(card.marks, owner=owner))
    if verb == "token":
        return with_marks(scenario, place, index, _with_new_token(form, card.marks, f"{place}:{index}"))
    if verb in ("more-token", "fewer-token"):
        step = 1 if verb.startswith("more") else -1
        return with_marks(scenario, place, index, _with_token(card.marks, further, step))
    return with_marks(scenario, place, index, _marked(card.marks, verb))


def _marked(marks: Marks, verb: str) -> Marks:
    if verb in FLAGS:
        changed = replace(marks, **{verb: not getattr(marks, verb)})
        # Who attacks or defends was knelt for it, and is on one side only; taken back, the card stands again.
        other = {"attacking": "defending", "defending": "attacking"}.get(verb)
        if other is None:
            return changed
        takes_part = getattr(changed, verb)
        return replace(changed, kneeling=takes_part, **({other: False} if takes_part else {}))
    more, _, what = verb.partition("-")
    if more in ("more", "fewer") and what in COUNTED:
        count = getattr(marks, what) + (1 if more == "more" else -1)
        return replace(marks, **{what: min(max(count, 0), LARGEST_COUNT[what])})
    return marks


def _with_new_token(form: Form, marks: Marks, path: str) -> Marks:
    word = " ".join(form.get(f"token-{path}", "").lower().split())[:LONGEST_TOKEN]
    if not _WORD.fullmatch(word) or word in dict(marks.tokens):
        return marks
    return replace(marks, tokens=(*marks.tokens, (word, 1)))


def _with_token(marks: Marks, which: int, step: int) -> Marks:
    tokens = [
        (name, min(count + step, LARGEST_TOKEN) if number == which else count)
        for number, (name, count) in enumerate(marks.tokens)
    ]
    return replace(marks, tokens=tuple((name, count) for name, count in tokens if count > 0))


def _put_on(scenario: Scenario, place: int, index: int, side: int, host_index: int) -> Scenario:
    """The scenario with a card of play lying on another one; what lay on it stays on it."""
    card, host = _card_at(scenario, place, index), _card_at(scenario, side, host_index)
    if card is None or host is None or (place, index) == (side, host_index):
        return scenario
    owner = scenario.players[place].name if side != place else ""
    mine = replace(card, marks=replace(card.marks, owner=card.marks.owner or owner))
    changed = with_marks(
        scenario, side, host_index, replace(host.marks, attachments=(*host.marks.attachments, mine))
    )
    return take_out(changed, place, "play", index)


def _in_a_list(scenario: Scenario, verb: str, place: int, key: str, index: int) -> Scenario:
    if _card_at(scenario, place, index, key) is None:
        return scenario
    if verb == "remove":
        return remove_card(scenario, place, key, index)
    return _moved(scenario, place, key, index, verb.removeprefix("to-"))


def _moved(scenario: Scenario, place: int, key: str, index: int, to: str) -> Scenario:
    """The scenario with a card in another list of its player; what lay on it stays in play, on no card."""
    card = _card_at(scenario, place, index, key)
    if card is None or to == key or to not in ("play", "plot", *ZONES):
        return scenario
    definition = next((one for one in scenario.cards if one.key == card.name), None)
    is_plot = definition is not None and definition.face.type == "plot"
    if is_plot != (to in ("plot", *PLOT_ZONES)):
        return scenario
    if to == "plot" and definition is not None:
        return take_out(with_defined_plot(scenario, place, definition), place, key, index)
    changed = take_out(scenario, place, key, index)
    for one in (Placed(card.name), *card.marks.attachments):
        changed = add_placed(changed, place, to if one.name == card.name else "play", one)
    return changed


def _with_another_player(scenario: Scenario) -> Scenario:
    taken = {player.name for player in scenario.players}
    if len(taken) >= MOST_PLAYERS:
        return scenario
    name = next(
        name for name in (*NAMES, *(f"Player {number}" for number in range(1, 20))) if name not in taken
    )
    other = empty_board(scenario.edition).players[0]
    face = replace(plot_of(other, scenario), name=f"Plot of {name}")
    place = len(scenario.players)
    grown = replace(scenario, players=(*scenario.players, replace(other, name=name)))
    return with_plot(grown, place, face)
