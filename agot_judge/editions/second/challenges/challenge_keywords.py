"""Step 4.2.5: challenge resolution keywords, by type in the first player's order."""

from msgspec.structs import replace

from agot_judge.editions.second.frames import Keywords
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Permit
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import card_options, characters, label, labels
from agot_judge.engine.state.decision import PASS, Answer, Decision, Option
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Occurrence, Step
from agot_judge.engine.state.state import Challenge, State
from agot_judge.engine.state.transition import ask, push, say, settle
from agot_judge.engine.values.continuous import occurs
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.prohibitions import count_exceptions
from agot_judge.engine.values.standing import active
from agot_judge.engine.values.values import (
    has_keyword,
    instances_of_keywords,
    is_immune,
    is_prohibited,
    strength,
)
from agot_judge.rules.prohibitions.prohibitions import draws_permitted, gains_permitted

STEP = "2e/rr/4.2.5"
TYPES = ("insight", "intimidate", "pillage", "renown")
_PROCESS = (f"{STEP}/1", "2e/faq/challenge-application-timing-sequence/5")
_ONCE = (f"{STEP}/1", "2e/faq/processing-keywords/2")
_MAY = ("2e/rr/abilities/4", "2e/rr/may/1", "2e/faq/resolving-keywords/2")
_KNEELING = ("2e/rr/kneel/2",)
_BY_TEXT = ("2e/rr/the-golden-rules/2",)
RULES = {
    "insight": ("2e/rr/insight/1",),
    "intimidate": ("2e/rr/intimidate/1", "2e/rr/intimidate/2"),
    "pillage": ("2e/rr/pillage/1",),
    "renown": ("2e/rr/renown/1",),
}
ADDITIONAL = {
    "insight": "draws an additional",
    "pillage": "discards an additional",
    "renown": "gains an additional",
}
"""The words of a text that says of a character that its keyword does so much more."""


@second.step("4.2.5", "Process challenge resolution keywords", f"{STEP}/1")
def process_keywords(machine: Machine, state: State, step: Step) -> State:
    """Challenge resolution keywords take effect at this time."""
    state = replace(state, step="4.2.5")
    state = say(state, "framework", "4.2.5 Process challenge resolution keywords", _PROCESS)
    state = _say_who_cannot_intimidate(machine.at(state))
    return push(state, Step(number="4.2.6"), Keywords(present=_all_instances(machine.at(state), TYPES)))


@second.rule(*RULES["intimidate"])
def _say_who_cannot_intimidate(position: Position) -> State:
    """A defending player who wins has no use of intimidate, which is for the attacking player: a line says so."""
    state = position.state
    challenge = state.challenge
    if challenge is None or challenge.winner < 0 or challenge.winner == challenge.attacker:
        return state
    cards = tuple(card for card in challenge.defenders if has_keyword(position, card, "intimidate"))
    if not cards:
        return state
    text = f"Intimidate of {labels(position.game, cards)} is for the attacking player who wins."
    return say(state, "state", text, RULES["intimidate"], challenge.winner)


@second.rule(*_BY_TEXT)
def resolves_for(position: Position, keyword: str) -> int:
    """The player for whom the keyword resolves: who won the challenge, or who lost it where something in force says so.

    -1: nobody.
    """
    challenge = position.state.challenge
    if challenge is None:
        return -1
    if Permit in position.index.standing or position.state.in_force:
        said = f"use {keyword} of the losing player"
        if any(effect.may == said for effect, _, _ in active(position, Permit)):
            return challenge.loser
    return challenge.winner


def instances(position: Position, keyword: str) -> tuple[int, ...]:
    """The participating characters whose keyword of this type is relevant now: of the winner, unless a text says another."""
    challenge = position.state.challenge
    if challenge is None or challenge.winner < 0:
        return ()
    known = position.known
    found: dict[str, tuple[int, ...]] | None = known.get("keyword instances")
    if found is None:
        found = known["keyword instances"] = {one: _instances(position, challenge, one) for one in TYPES}
    return found[keyword]


def _instances(position: Position, challenge: Challenge, keyword: str) -> tuple[int, ...]:
    if not occurs(position, keyword):
        return ()
    player = resolves_for(position, keyword)
    if position.state.players[player].eliminated:
        return ()
    if keyword == "intimidate" and challenge.winner != challenge.attacker:
        return ()
    side = challenge.attackers if player == challenge.attacker else challenge.defenders
    return tuple([card for card in side if has_keyword(position, card, keyword)])


def _all_instances(position: Position, types: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Every relevant instance of these types, as its type and its character."""
    return tuple([(keyword, card) for keyword in types for card in instances(position, keyword)])


@second.rule(*_ONCE)
def _say_what_comes_too_late(machine: Machine, state: State, frame: Keywords) -> tuple[State, Keywords]:
    """Each keyword type is processed once: an instance that is gained afterwards will not resolve."""
    late = tuple([one for one in _all_instances(machine.at(state), frame.done) if one not in frame.met])
    if not late:
        return state, frame
    for keyword, card in late:
        text = f"{label(machine.game, card)} has {keyword} too late: {keyword} has been processed."
        state = say(state, "state", text, _ONCE[1:])
    return state, replace(frame, met=(*frame.met, *late))


@second.frame(Keywords, *_ONCE, *_MAY)
def next_type(machine: Machine, state: State, frame: Keywords) -> State:
    """The first player chooses one keyword type after the other; each type is processed once."""
    if frame.current:
        return _process(machine, state, frame)
    state, frame = _say_what_comes_too_late(machine, state, frame)
    position = machine.at(state)
    types = tuple([one for one in TYPES if one not in frame.done and instances(position, one)])
    if not types:
        return state
    decision = Decision(
        player=state.first_player,
        kind="keyword type",
        text="Which keyword type is processed next?",
        options=tuple(Option(label=keyword, word=keyword, cites=RULES[keyword]) for keyword in types),
        cites=_PROCESS[:1],
    )
    if len(types) == 1:
        return push(settle(state, decision), replace(frame, current=types[0]))
    return ask(state, frame, decision)


@second.frame_answer(Keywords, *_PROCESS, *_MAY)
def answered(machine: Machine, state: State, frame: Keywords, decision: Decision, given: Answer) -> State:
    """The next type, the instances that are used, or the character that is intimidated."""
    name = machine.game.players[decision.player]
    if decision.kind == "keyword type":
        keyword = decision.options[given.options[0]].word
        text = f"{name} chooses {keyword} to be processed next."
        state = say(state, "decision", text, _PROCESS[:1], decision.player)
        return push(state, replace(frame, current=keyword))
    cards = tuple(decision.options[option].card for option in given.options)
    done = replace(frame, current="", offered=(), done=(*frame.done, frame.current))
    offered = tuple(option.card for option in decision.options)
    # The type goes on being processed for those that gain the keyword meanwhile.
    going_on = replace(frame, offered=(*frame.offered, *offered))
    state = push(state, done if decision.kind == "target" else going_on)
    if given == PASS:
        text = f"{name} does not use {frame.current}."
        return say(state, "decision", text, _MAY[:2], decision.player)
    if decision.kind == "target":
        text = f"{name} intimidates {label(machine.game, cards[0])}."
        state = say(state, "decision", text, _about_intimidate(machine.at(state)), decision.player)
        event = Event(kind="kneel", card=cards[0], player=state.cards[cards[0]].controller,
                      source=instances(machine.at(state), "intimidate")[0], by=decision.player, cause="intimidate")  # fmt: skip
        return push(state, Occurrence(events=(event,)))
    declined = [option.card for option in decision.options if option.card not in cards]
    if declined:
        text = f"{name} declines {frame.current} of {labels(machine.game, declined)}."
        state = say(state, "decision", text, (*_MAY[:2], *RULES[frame.current]), decision.player)
    if decision.ordered and len(cards) > 1:
        text = f"{name} uses {frame.current} of {labels(machine.game, cards)}, in this order."
        state = say(state, "decision", text, (*_MAY, *RULES[frame.current]), decision.player)
    return _take_effect(machine, state, frame.current, cards)


@second.rule(*RULES["intimidate"])
def _about_intimidate(position: Position) -> tuple[str, ...]:
    """The paragraphs about intimidate: that one instance resolves where there are several."""
    return RULES["intimidate"] if len(instances(position, "intimidate")) > 1 else RULES["intimidate"][:1]


@second.rule("2e/rr/keywords/3")
def _say_what_counts_once(machine: Machine, state: State, keyword: str, cards: tuple[int, ...]) -> State:
    """The state with a line for each card that has the keyword from several sources."""
    for card in cards if state.log.is_kept else ():
        sources = [one for one in instances_of_keywords(machine.at(state), card) if one.name == keyword]
        if len(sources) > 1:
            text = (
                f"{label(machine.game, card)} has {keyword} from {len(sources)} sources: it functions as one."
            )
            state = say(state, "state", text, ("2e/rr/keywords/3",))
    return state


def _process(machine: Machine, state: State, frame: Keywords) -> State:
    keyword = frame.current
    cards = tuple(card for card in instances(machine.at(state), keyword) if card not in frame.offered)
    frame = replace(frame, met=tuple(dict.fromkeys((*frame.met, *((keyword, card) for card in cards)))))
    challenge = state.challenge
    done = replace(frame, current="", offered=(), done=(*frame.done, keyword))
    if not cards or challenge is None:
        return push(state, done)
    player = resolves_for(machine.at(state), keyword)
    name = machine.game.players[player]
    if keyword == "intimidate":
        return _intimidate(machine.at(state), frame, done)
    if player != challenge.winner:
        text = f"{keyword.capitalize()} resolves for {name}, who lost the challenge, instead of the winner."
        state = say(state, "state", text, _BY_TEXT, player)
    new = tuple(card for card in cards if (keyword, card) not in frame.present)
    if new:
        when = "while it is being processed" if frame.offered else "before it is processed"
        text = f"{labels(machine.game, new)} gained {keyword} {when}."
        state = say(state, "state", text, _ONCE[1:], player)
    state = _say_what_counts_once(machine, state, keyword, cards)
    text = f"{name} may use {keyword}: {labels(machine.game, cards)}."
    return ask(
        state,
        frame,
        Decision(
            player=player,
            kind="keyword",
            text=text,
            options=tuple(
                Option(label=label(machine.game, card), card=card, cites=RULES[keyword]) for card in cards
            ),
            least=0,
            most=len(cards),
            may_pass=True,
            ordered=keyword == "pillage",
            default=tuple(range(len(cards))),
            keyword=keyword,
            cites=(*RULES[keyword], *(_MAY if len(cards) > 1 else _MAY[:2])),
        ),
    )


@second.rule(*RULES["insight"], *RULES["pillage"], *RULES["renown"], f"{STEP}/1")
def _take_effect(machine: Machine, state: State, keyword: str, cards: tuple[int, ...]) -> State:
    """All instances of the type together: a card drawn, a card discarded, or a power gained for each, and more where a
    text says so."""
    challenge = state.challenge
    if challenge is None:
        return state
    player, loser = resolves_for(machine.at(state), keyword), challenge.loser
    times = {card: 1 + count_exceptions(machine.at(state), card, ADDITIONAL[keyword]) for card in cards}
    if keyword == "renown":
        gains = tuple(
            Event(kind="gain power", card=card, player=player, amount=times[card], source=card, cause=keyword)
            for card in cards
        )
        state, gains = gains_permitted(machine, state, gains)
        events = list(gains)
    elif keyword == "insight":
        draws = tuple(
            Event(kind="draw", player=player, source=card, cause=keyword)
            for card in cards
            for _ in range(times[card])
        )
        state, draws = draws_permitted(machine, state, draws)
        events = list(draws)
    else:
        events = [
            Event(kind="discard from deck", player=loser, source=card, by=player, cause=keyword)
            for card in cards
            for _ in range(times[card])
        ]
    return push(state, Occurrence(events=tuple(events))) if events else state


@second.rule(*RULES["intimidate"], *_KNEELING)
def _intimidate(position: Position, frame: Keywords, done: Keywords) -> State:
    """One character of the losing opponent, with STR no higher than that by which the challenge was won, kneels."""
    state = position.state
    challenge = state.challenge
    if challenge is None:
        return push(state, done)
    source = instances(position, "intimidate")[0]
    weak = tuple(
        card
        for card in characters(position.game, state, challenge.loser)
        if strength(position, card) <= challenge.by
        and not is_prohibited(position, card, "be knelt", source=source)
        and not is_prohibited(position, card, "be knelt by intimidate")
        and not is_immune(position, card, source)
    )
    pool = tuple(card for card in weak if not state.cards[card].kneeling)
    besides = _KNEELING if len(pool) < len(weak) else ()
    name = position.game.players[challenge.winner]
    if not pool:
        text = f"No character can be knelt by intimidate (STR {challenge.by} or lower)."
        return push(say(state, "state", text, (*RULES["intimidate"], *besides), challenge.winner), done)
    return ask(
        state,
        frame,
        Decision(
            player=challenge.winner,
            kind="target",
            text=f"{name} may choose and kneel a character with STR {challenge.by} or lower (intimidate).",
            options=card_options(position.game, pool),
            least=0,
            may_pass=True,
            keyword="intimidate",
            cites=(*_about_intimidate(position), "2e/rr/abilities/4", *besides),
        ),
    )
