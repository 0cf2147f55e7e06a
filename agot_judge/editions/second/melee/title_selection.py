"""Steps 1.4 and 7.4: in melee the players select titles, bear them throughout the round, and return them."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import TitleSelection
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, label, labels
from agot_judge.engine.state.decision import JUDGE, Answer, Decision
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import ActionWindow, Occurrence, Step
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.state.transition import ask, in_player_order, push, say, with_card, with_player
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import TITLE_POOL, title_pool
from agot_judge.explain.wording import describe

SELECT = "2e/rr/1.4"
_MELEE = (f"{SELECT}/1", "2e/rr/melee-game/2", "2e/rr/title-cards/1")
_JOUST = (f"{SELECT}/1", "2e/rr/joust-game/2")
_REMOVE = (f"{SELECT}/2",)
_TAKE = (f"{SELECT}/3", "2e/rr/player-order/1")
_NONE_LEFT = (f"{SELECT}/4",)
_RETURN = ("2e/rr/7.4/1",)
_POOL = ("2e/rr/title-cards/2", "2e/rr/title-cards/8")


@second.step("1.4", "Select titles (melee format only)", *_MELEE, "2e/rr/joust-game/2", "2e/rr/title-cards/1")
def select_titles(machine: Machine, state: State, step: Step) -> State:
    """In melee the players select titles for the round; in joust this step is skipped."""
    state = push(replace(state, step="1.4", phase="plot"), Step(number="1.5"), ActionWindow(after="1.4"))
    if machine.game.format != "melee":
        return say(state, "framework", "1.4 Select titles: skipped in a joust game.", _JOUST)
    state = say(state, "framework", "1.4 Select titles", _MELEE)
    if not _without_title(state):
        return say(state, "framework", "Each player bears a title for this round already.", _POOL)
    return push(state, TitleSelection(pool=title_pool(machine.at(state))))


def _without_title(state: State) -> list[int]:
    """The players who are to select a title, in player order."""
    return [player for player in in_player_order(state) if state.players[player].title < 0]


@second.rule(*_REMOVE)
def how_many_removed(players: int) -> int:
    """The number of titles that are removed at random before ``players`` players select."""
    if players >= 6:
        return 0
    return 2 if players == 3 else 1


@second.frame(TitleSelection, *_REMOVE, *_TAKE, *_NONE_LEFT)
def select(machine: Machine, state: State, frame: TitleSelection) -> State:
    """Titles are removed at random; then each player in player order takes one of those left."""
    if not frame.removed:
        return _remove(machine, state, frame)
    taken = dict(frame.taken)
    waiting = [player for player in _without_title(state) if player not in taken]
    if waiting and frame.pool:
        name = machine.game.players[waiting[0]]
        decision = Decision(
            player=waiting[0],
            kind="title",
            text=f"{name} selects a title.",
            options=card_options(machine.game, frame.pool),
            cites=_TAKE,
        )
        return ask(state, frame, decision)
    for player in waiting:
        text = f"The title pool is empty: {machine.game.players[player]} plays the round without a title."
        state = say(state, "framework", text, _NONE_LEFT, player)
    if not taken:
        return state
    left = labels(machine.game, title_pool_after(machine.at(state), frame))
    state = say(state, "framework", f"Returned facedown to the title pool: {left}.", _TAKE)
    events = tuple(Event(kind="select title", card=card, player=player) for player, card in frame.taken)
    return push(state, Occurrence(events=events))


def title_pool_after(position: Position, frame: TitleSelection) -> tuple[int, ...]:
    """The titles that nobody took, those that were removed included."""
    taken = {card for _, card in frame.taken}
    return tuple(card for card in title_pool(position) if card not in taken)


@second.rule(*_REMOVE)
def _remove(machine: Machine, state: State, frame: TitleSelection) -> State:
    """Ask the judge which titles were removed at random; none with six or more players."""
    amount = min(how_many_removed(len(in_player_order(state))), len(frame.pool))
    if amount == 0:
        state = say(state, "framework", "No title is removed.", _REMOVE)
        return push(state, replace(frame, removed=True))
    text = (
        "Which title is removed at random?"
        if amount == 1
        else f"Which {amount} titles are removed at random?"
    )
    decision = Decision(
        player=JUDGE,
        kind="random",
        text=text,
        options=card_options(machine.game, frame.pool),
        least=amount,
        most=amount,
        cites=_REMOVE,
    )
    return ask(state, frame, decision)


@second.frame_answer(TitleSelection, *_REMOVE, *_TAKE)
def selected(
    machine: Machine, state: State, frame: TitleSelection, decision: Decision, given: Answer
) -> State:
    """The titles that were removed, or the title that a player took."""
    cards = tuple(decision.options[option].card for option in given.options)
    rest = tuple(card for card in frame.pool if card not in cards)
    if decision.player == JUDGE:
        text = f"{labels(machine.game, cards)} removed at random from the title pool."
        state = say(state, "decision", text, _REMOVE)
        return push(state, replace(frame, pool=rest, removed=True))
    text = f"{machine.game.players[decision.player]} selects a title and passes on the rest."
    state = say(state, "decision", text, _TAKE, decision.player)
    return push(state, replace(frame, pool=rest, taken=(*frame.taken, (decision.player, cards[0]))))


@second.event("select title", *_TAKE, "2e/rr/title-cards/2", "2e/rr/in-play-and-out-of-play/1")
def title_enters_play(machine: Machine, state: State, event: Event) -> State | None:
    """A selected title enters play under its bearer's control."""
    cites = (f"{SELECT}/3", "2e/rr/title-cards/2", "2e/rr/in-play-and-out-of-play/1")
    state = say(state, "occurrence", describe(machine, event) + ".", cites, event.player)
    serial = state.serial + 1
    here = CardState(zone="play", controller=event.player, entered=serial)
    state = with_card(replace(state, serial=serial), event.card, here)
    return with_player(state, event.player, replace(state.players[event.player], title=event.card))


@second.step("7.4", "Return melee title cards (melee format only)", *_RETURN, "2e/rr/joust-game/2")
def return_titles(machine: Machine, state: State, step: Step) -> State:
    """In melee all titles leave play simultaneously, for the title pool; in joust this step is skipped."""
    state = push(replace(state, step="7.4", phase="taxation"), Step(number="7.5"), ActionWindow(after="7.4"))
    if machine.game.format != "melee":
        text = "7.4 Return melee title cards: skipped in a joust game."
        return say(state, "framework", text, (*_RETURN, "2e/rr/joust-game/2"))
    state = say(state, "framework", "7.4 Return melee title cards", _RETURN)
    events = tuple(
        Event(kind="return title", card=state.players[player].title, player=player, can_be_saved=False)
        for player in in_player_order(state)
        if state.players[player].title >= 0
    )
    return push(state, Occurrence(events=events)) if events else state


@second.event("return title", *_RETURN, *_POOL, "2e/rr/leaves-play/3", "2e/rr/leaves-play/6")
def title_leaves_play(machine: Machine, state: State, event: Event) -> State | None:
    """A title that leaves play is returned to the title pool; what lies on it goes to the treasury."""
    if state.players[event.player].title != event.card:
        return None
    state = say(state, "occurrence", describe(machine, event) + ".", (*_RETURN, *_POOL), event.player)
    return put_in_title_pool(machine, state, event.player)


@second.rule(*_POOL, "2e/rr/leaves-play/3", "2e/rr/leaves-play/6")
def put_in_title_pool(machine: Machine, state: State, player: int) -> State:
    """The state in which the player no longer bears a title: it is in the title pool, and nothing is on it."""
    title = state.players[player].title
    if title < 0:
        return state
    here = state.cards[title]
    if here.power or here.gold or here.tokens:
        text = f"All tokens on {label(machine.game, title)} are returned to the treasury."
        state = say(state, "state", text, ("2e/rr/leaves-play/3",), player)
    in_force = tuple(
        replace(effect, cards=tuple(card for card in effect.cards if card != title))
        for effect in state.in_force
        if effect.cards != (title,)
    )
    state = with_card(state, title, CardState(zone=TITLE_POOL, controller=player))
    state = replace(state, in_force=in_force)
    return with_player(state, player, replace(state.players[player], title=-1))
