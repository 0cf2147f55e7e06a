"""The decision that is awaited: who decides, and every legal answer as something to press."""

from itertools import permutations

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import DUPLICATE, JUDGE, PASS, Answer, Decision, Option
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.titles import TITLE_ABILITY
from agot_judge.engine.values.values import has_keyword, strength

_BY_HAND = "The program cannot play this text. The timing around it is still kept."
_BEFORE = ("interrupt", "cancel", "save")
"""The kinds of windows that are open to what has not happened yet."""

_WINDOWS = ("Interrupts before", "Reactions after")
"""The beginnings of the text of a window; the events to which the window is open follow."""

MOST_ORDERS = 6
"""Up to this many orders stand as buttons; more are given by places."""


class Choice(Struct, frozen=True, kw_only=True):
    """One option."""

    index: int
    label: str
    detail: str = ""
    cites: tuple[str, ...] = ()
    is_given: bool = False
    """True where the line of play chose it here."""
    is_ticked: bool = False


class Order(Struct, frozen=True):
    """One order of all options."""

    value: str
    text: str
    is_given: bool


class Target(Struct, frozen=True):
    """A card or player by number, for a field of a declaration."""

    value: int
    label: str
    detail: str = ""


class Attacker(Struct, frozen=True, kw_only=True):
    """A character that may be declared as an attacker."""

    card: int
    label: str
    detail: str
    is_given: bool
    stealth: tuple[Target, ...]
    """The characters that the attacker could bypass; empty where it has no stealth."""
    assault: tuple[Target, ...]


class DecisionView(Struct, frozen=True, kw_only=True):
    """The decision as a page shows it. ``mode`` says how: ``one``, ``set``, ``order``, ``places``, ``declare``, ``hand``."""

    mode: str
    kind: str
    player: str
    """Empty for the judge."""
    question: str
    """The question, and of whom it is asked, in one line."""
    about: str
    """The events to which a window is open; empty where the decision is asked in no such window."""
    cites: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    orders: tuple[Order, ...] = ()
    least: int = 0
    most: int = 0
    pass_words: str = ""
    """The words on the button to pass; empty where nobody may."""
    is_passed: bool = False
    default_words: str = ""
    types: tuple[Choice, ...] = ()
    opponents: tuple[Target, ...] = ()
    attackers: tuple[Attacker, ...] = ()
    is_answered: bool = False


def decision_view(
    machine: Machine, state: State, given: Answer | None, ticked: frozenset[int] = frozenset()
) -> DecisionView | None:
    """The decision that the state awaits; None where nobody decides.

    ``given`` is what the line of play answered, ``ticked`` what somebody had chosen in an answer that was refused.
    """
    decision = state.asking
    if decision is None:
        return None
    who = "" if decision.player == JUDGE else machine.game.players[decision.player]
    chosen = given.options if given is not None else ()
    choices = tuple(
        Choice(
            index=index,
            label=option.label if decision.ordered else _label(machine, option),
            detail=_detail(machine, state, option),
            cites=tuple(cite for cite in option.cites if cite not in decision.cites),
            is_given=index in chosen,
            is_ticked=index in (ticked or chosen),
        )
        for index, option in enumerate(decision.options)
    )
    mode = _mode(decision)
    question, about = asked_of(who, decision)
    view = DecisionView(
        mode=mode,
        kind=decision.kind,
        player=who,
        question=question,
        about=about,
        cites=decision.cites,
        choices=choices,
        orders=_orders(decision, choices, given) if mode == "order" else (),
        least=decision.least,
        most=min(decision.most, len(choices)),
        pass_words=_pass_words(machine, decision),
        is_passed=given == PASS,
        default_words=_default_words(decision),
        is_answered=given is not None,
    )
    if mode == "declare":
        return _declaration(machine.at(state), decision, view, given)
    return view


def asked_of(who: str, decision: Decision) -> tuple[str, str]:
    """The question in one line, and what it is about where it is asked in a window.

    ``Interrupts before: Page is killed.`` is then ``Bob: interrupt?`` about ``About to happen: Page is killed.``
    """
    head, _, events = decision.text.partition(": ")
    if decision.kind == "by hand":
        return f"What does it do? {decision.text}", _BY_HAND
    if decision.player == JUDGE:
        return f"The judge says: {decision.text}", ""
    if head in _WINDOWS and decision.may_pass:
        when = "About to happen" if decision.kind in _BEFORE else "Has just happened"
        return f"{who}: {decision.kind}?", f"{when}: {events}"
    return decision.text if decision.text.startswith(who) else f"{who}: {decision.text}", ""


def _mode(decision: Decision) -> str:
    if decision.kind == "challenge":
        return "declare"
    if decision.kind == "by hand":
        return "hand"
    if decision.most <= 1:
        return "one"
    if not decision.ordered:
        return "set"
    count = 1
    for number in range(2, len(decision.options) + 1):
        count *= number
    whole = decision.least == len(decision.options)
    return "order" if whole and count <= MOST_ORDERS else "places"


def _label(machine: Machine, option: Option) -> str:
    way = machine.rulebook.framework.way(option.word)
    if way is not None and option.card >= 0:
        return way.name.format(card=option.label)
    if option.ability == DUPLICATE:
        return f"Save {option.label}"
    if option.ability >= 0 and option.card >= 0:
        verb = "Play" if machine.game.cards[option.card].definition.face.type == "event" else "Use"
        return f"{verb} {option.label}"
    return option.label


def _detail(machine: Machine, state: State, option: Option) -> str:
    """The detail of an option, where its name does not say it."""
    if option.ability == DUPLICATE:
        return "discard a duplicate"
    if option.card < 0:
        return ""
    if machine.rulebook.framework.way(option.word) is not None and state.asking is not None:
        needed = machine.entering(state, state.asking.player, option.card, option.word)
        return next((one.found for one in needed if one.about == "gold"), "")
    definition = machine.game.cards[option.card].definition
    if option.ability == TITLE_ABILITY:
        return definition.face.text
    if option.ability < 0:
        if definition.face.type == "character" and state.cards[option.card].zone == "play":
            count = len(state.cards[option.card].duplicates)
            copies = f", {count} duplicate{'' if count == 1 else 's'}" if count else ""
            return f"STR {strength(machine.at(state), option.card)}{copies}"
        return ""
    text = machine.ability(option.card, option.ability).text
    event = machine.questions.answered(state, option.event)
    about = event.card if event is not None else -1
    on = f" (for {label(machine.game, about)})" if about >= 0 and about != option.card else ""
    left = f" The judge decides whether it is true: {option.left_to_judge}." if option.left_to_judge else ""
    return f"{text}{on}{left}"


def _orders(decision: Decision, choices: tuple[Choice, ...], given: Answer | None) -> tuple[Order, ...]:
    return tuple(
        Order(
            ",".join(map(str, order)),
            ", then ".join(choices[index].label for index in order),
            given is not None and given.options == order,
        )
        for order in permutations(range(len(decision.options)))
    )


def _pass_words(machine: Machine, decision: Decision) -> str:
    if not decision.may_pass and not (decision.least == 0 and decision.default is not None):
        return ""
    if decision.keyword:
        return f"Do not use {decision.keyword}"
    return dict(machine.rulebook.framework.pass_words).get(decision.kind, "Pass")


def _default_words(decision: Decision) -> str:
    if decision.default is None:
        return ""
    names = " and ".join(decision.options[index].label for index in decision.default)
    if decision.is_order:
        return f"In this order: {names.replace(' and ', ', ')}"
    return f"Use {decision.keyword or 'all'}: {names}"


def _declaration(
    position: Position, decision: Decision, view: DecisionView, given: Answer | None
) -> DecisionView:
    """The view with the fields of a declaration. What goes together is checked when it is given."""
    declared = given.declaration if given is not None else None
    types = tuple(
        Choice(
            index=index,
            label=option.word,
            is_given=option.word == declared.type if declared is not None else index == 0,
        )
        for index, option in enumerate(decision.options)
        if option.word
    )
    opponents = tuple(
        Target(option.player, option.label) for option in decision.options if option.player >= 0
    )
    targets = [card for target in opponents for card in position.state.players[target.value].play]
    several = len(opponents) > 1
    attackers = []
    for option in decision.options:
        if option.card < 0:
            continue
        card = option.card
        face = position.game.cards[card].definition.face
        icons = ", ".join(face.icons)
        attackers.append(
            Attacker(
                card=card,
                label=option.label,
                detail=f"STR {strength(position, card)}" + (f", {icons}" if icons else ""),
                is_given=declared is not None and card in declared.attackers,
                stealth=_of_type(position, targets, "character", several)
                if has_keyword(position, card, "stealth")
                else (),
                assault=_of_type(position, targets, "location", several)
                if has_keyword(position, card, "assault")
                else (),
            )
        )
    declarable = {"types": types, "opponents": opponents, "attackers": tuple(attackers)}
    return replace(view, choices=(), least=0, most=0, default_words="", **declarable)


def _of_type(position: Position, cards: list[int], kind: str, several: bool) -> tuple[Target, ...]:
    """The cards of one type, each with its controller where there are several."""
    players = position.game.players
    return tuple(
        Target(
            card,
            label(position.game, card),
            players[position.state.cards[card].controller] if several else "",
        )
        for card in cards
        if position.game.cards[card].definition.face.type == kind
    )
