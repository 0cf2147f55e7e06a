"""Sets of rules, each with the paragraphs it rests on: the rulebook that an edition gives to the machine is one."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import Change
from agot_judge.engine.assumptions import Assumption
from agot_judge.engine.card_rulings import CardRuling
from agot_judge.engine.conventions import Conventions
from agot_judge.engine.framework import Framework
from agot_judge.engine.idle_beside import IdleBeside
from agot_judge.engine.state.decision import Answer, Decision, Requirement, Way
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Frame, Resolution, Step
from agot_judge.engine.state.points import Point
from agot_judge.engine.state.state import State
from agot_judge.engine.values.position import EntryRules, Position
from agot_judge.errors import MachineError

M = TypeVar("M")
M_contra = TypeVar("M_contra", contravariant=True)
"""The machine: it knows its rulebook, which must not import it."""
F = TypeVar("F")
K = TypeVar("K")
V = TypeVar("V")
AnyFrame = TypeVar("AnyFrame", bound=Frame)
AnyFunction = TypeVar("AnyFunction", bound=Callable[..., object])
StepRule = Callable[[M, State, Step], State]
StepAnswer = Callable[[M, State, Step, Decision, Answer], State]
FrameRule = Callable[[M, State, AnyFrame], State]
FrameAnswer = Callable[[M, State, AnyFrame, Decision, Answer], State]
EffectRule = Callable[[M, State, Resolution, F], State]
EventRule = Callable[[M, State, Event], State | None]
Objection = Callable[[M, State, Decision, Answer], list[Requirement]]


class FrameworkStep(Struct, Generic[M], frozen=True, kw_only=True):
    """One step of the framework: its number and title in the rules, its rule, and what it rests on."""

    number: str
    title: str
    cites: tuple[str, ...]
    rule: StepRule[M]


class Impossible(Struct, frozen=True):
    """One thing that the rules do not let come about: which card it is about (-1: none), and the paragraphs that say so."""

    card: int
    text: str
    cites: tuple[str, ...]
    player: int = -1
    """The player that it is about, where it is about no card."""


class Account(Struct, frozen=True, kw_only=True):
    """The account of how a value comes about, in words, with the paragraphs by which it does."""

    text: str
    cites: tuple[str, ...]


class OpenThing(Struct, frozen=True, kw_only=True):
    """Something on the stack in words: a window, an ability, a step."""

    kind: str
    """``window``, ``ability``, ``step``: how it is shown."""
    text: str
    note: str = ""
    """Who has passed."""
    cite: str = ""


class Questions(Protocol[M_contra]):
    """The questions to an edition about a state, besides letting it go on."""

    def start(self, machine: M_contra, state: State, point: Point) -> State:
        """The state with the frames of this starting point on its stack."""

    def window(self, machine: M_contra, state: State) -> str:
        """The kind of the innermost open window, or ``none``."""

    def window_step(self, state: State) -> int:
        """The step that the innermost window has reached, where the edition counts the steps of windows; 0 otherwise."""

    def usable(self, machine: M_contra, state: State, player: int) -> tuple[tuple[int, int], ...]:
        """Card and ability of everything that the player could use in the innermost open window."""

    def requirements(
        self, machine: M_contra, state: State, player: int, card: int
    ) -> tuple[Requirement, ...]:
        """Each requirement of using this card now, met or not."""

    def entering(
        self, machine: M_contra, state: State, player: int, card: int, way: str, host: int = -1
    ) -> tuple[Requirement, ...]:
        """Each requirement of marshaling, ambushing or bringing out the card in this way, attached to ``host``."""

    def ways(self, machine: M_contra, state: State, player: int, card: int) -> tuple[Way, ...]:
        """Each way for this player to use this card now, with all that it takes."""

    def option_requirements(
        self, machine: M_contra, state: State, decision: Decision, card: int
    ) -> tuple[Requirement, ...]:
        """Each requirement of being an option of this decision, met or not."""

    def player_requirements(
        self, machine: M_contra, state: State, decision: Decision, player: int
    ) -> tuple[Requirement, ...]:
        """Each requirement of being the player chosen at this decision, met or not."""

    def account_of_card(self, position: Position, card: int, field: str, /) -> Account | None:
        """The account of this field of the card, in the words of checks; None where it is just what is printed."""

    def account_of_player(self, position: Position, player: int, field: str, /) -> Account | None:
        """The same for a player's power, claim, initiative, reserve and income."""

    def account_of_challenge(self, position: Position, field: str, /) -> Account | None:
        """The same for the totals of the challenge under way."""

    def impossible(self, position: Position, /) -> tuple[Impossible, ...]:
        """Facts of this board that could not have come about; it is played all the same, because the table says so."""

    def answers(self, machine: M_contra, state: State, decision: Decision) -> Iterator[Answer] | None:
        """The legal answers to a decision whose answers are not sets of options; None for the others."""

    def describe(self, machine: M_contra, state: State, frame: Frame) -> OpenThing | None:
        """A frame of the state's stack in words; None for one that only waits to begin."""

    def window_after(self, machine: M_contra, state: State, step: str) -> State:
        """The state with the action window that stands after this step of the framework on its stack."""

    def open_after(self, state: State) -> str:
        """The step after which the innermost open action window stands; empty where no action window is open."""

    def answered(self, state: State, event: int) -> Event | None:
        """The occurrence of this index in the innermost window: what an option to use something answers."""

    def replaces(self, state: State, depth: int, player: int) -> bool:
        """True where a replacement effect of the player waits at this depth of the stack, to resolve after all interrupts."""

    def asks_in_a_row(self, state: State) -> bool:
        """True where what is under way may ask one thing after the other."""

    def by_hand(self, machine: M_contra, state: State, changes: tuple[Change, ...]) -> State:
        """The state in which the judge's changes are made next, with all that follows from them, before what was under way."""

    def asks_where(self, machine: M_contra, state: State) -> bool:
        """True where the decision awaited is on what an attachment or a duplicate goes."""

    def repeat(
        self, machine: M_contra, state: State, before: State, answers: tuple[Answer, ...], times: int
    ) -> State | None:
        """The state in which a player has said how many times a loop is executed; None where nothing is one.

        ``answers`` are those that led from the state ``before`` to this one. Raises IllegalMove for a number that nobody
        may say.
        """


class Registered(Struct, frozen=True, kw_only=True):
    """One registration: of what it is a rule (empty: of nothing that the machine looks up), and what it rests on."""

    about: str
    key: object
    entry: object
    rule: Callable[..., object]
    cites: tuple[str, ...]


class Rules(dict[K, V]):
    """The rules about one kind of thing (``frame``, ``effect``) by the thing; a missing one is a fault of the rulebook."""

    def __init__(self, about: str, rulebook: str) -> None:
        super().__init__()
        self.about = about
        self.rulebook = rulebook

    def __missing__(self, key: K) -> V:
        """Raises MachineError."""
        name = key.__name__ if isinstance(key, type) else key
        raise MachineError(f"The rulebook of {self.rulebook} has no rule for the {self.about} {name}.")


class RuleSet(Generic[M]):
    """Rules by the thing they are about, each with the paragraphs it rests on. Filled as modules are imported."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.steps: Rules[str, FrameworkStep[M]] = Rules("step", name)
        self.step_answers: Rules[str, StepAnswer[M]] = Rules("answer in the step", name)
        self.frames: Rules[type[Frame], Callable[..., State]] = Rules("frame", name)
        self.frame_answers: Rules[type[Frame], Callable[..., State]] = Rules("answer to the frame", name)
        self.events: Rules[str, EventRule[M]] = Rules("event", name)
        self.effects: Rules[type, Callable[..., State]] = Rules("effect", name)
        self.objections: Rules[str, Objection[M]] = Rules("objection to the decision", name)
        self.cites: dict[Callable[..., object], tuple[str, ...]] = {}
        """Every rule with the paragraphs it rests on."""
        self.registered: list[Registered] = []
        """Each registration of a rule, in order."""
        self._tables: dict[str, dict[Any, Any]] = {
            "step": self.steps,
            "step answer": self.step_answers,
            "frame": self.frames,
            "frame answer": self.frame_answers,
            "event": self.events,
            "effect": self.effects,
            "objection": self.objections,
        }

    def step(self, number: str, title: str, *cites: str) -> Callable[[StepRule[M]], StepRule[M]]:
        """Register the rule of a framework step."""

        def register(rule: StepRule[M]) -> StepRule[M]:
            entry = FrameworkStep(number=number, title=title, cites=cites, rule=rule)
            self._register("step", number, entry, rule, cites)
            return rule

        return register

    def step_answer(self, number: str, *cites: str) -> Callable[[StepAnswer[M]], StepAnswer[M]]:
        """Register what an answer given in a framework step does."""
        return self._registering("step answer", number, cites)

    def frame(
        self, kind: type[AnyFrame], *cites: str
    ) -> Callable[[FrameRule[M, AnyFrame]], FrameRule[M, AnyFrame]]:
        """Register the rule that carries a kind of frame on."""
        return self._registering("frame", kind, cites)

    def frame_answer(
        self, kind: type[AnyFrame], *cites: str
    ) -> Callable[[FrameAnswer[M, AnyFrame]], FrameAnswer[M, AnyFrame]]:
        """Register what an answer given to a kind of frame does."""
        return self._registering("frame answer", kind, cites)

    def event(self, kind: str, *cites: str) -> Callable[[EventRule[M]], EventRule[M]]:
        """Register how an occurrence of this kind resolves: the next state, or None where it cannot happen."""
        return self._registering("event", kind, cites)

    def effect(self, kind: type[F], *cites: str) -> Callable[[EffectRule[M, F]], EffectRule[M, F]]:
        """Register how an effect of an ability resolves."""
        return self._registering("effect", kind, cites)

    def objection(self, kind: str, *cites: str) -> Callable[[Objection[M]], Objection[M]]:
        """Register what else an answer to a kind of decision must fulfil."""
        return self._registering("objection", kind, cites)

    def _registering(
        self, about: str, key: object, cites: tuple[str, ...]
    ) -> Callable[[AnyFunction], AnyFunction]:
        def register(rule: AnyFunction) -> AnyFunction:
            self._register(about, key, rule, rule, cites)
            return rule

        return register

    def rule(self, *cites: str) -> Callable[[AnyFunction], AnyFunction]:
        """Note the paragraphs on which a function rests that stands in none of the tables."""

        def register(rule: AnyFunction) -> AnyFunction:
            self._rests_on(rule, cites)
            self.registered.append(Registered(about="", key="", entry=rule, rule=rule, cites=cites))
            return rule

        return register

    def _register(
        self, about: str, key: object, entry: object, rule: Callable[..., object], cites: tuple[str, ...]
    ) -> None:
        table = self._tables[about]
        if key in table:
            raise MachineError(f"Two rules for {key} of {self.name}.")
        table[key] = entry
        self._rests_on(rule, cites)
        self.registered.append(Registered(about=about, key=key, entry=entry, rule=rule, cites=cites))

    def _rests_on(self, rule: Callable[..., object], cites: tuple[str, ...]) -> None:
        """One function may be the rule of several things; it rests on the paragraphs of all of them."""
        self.cites[rule] = tuple(dict.fromkeys((*self.cites.get(rule, ()), *cites)))


class Rulebook(RuleSet[M]):
    """The rules of one edition: its own, and those of the shared rules that rest on its paragraphs."""

    def __init__(self, edition: str) -> None:
        super().__init__(edition)
        self.edition = edition
        self.card_rulings: tuple[CardRuling, ...] = ()
        """The examples and answers that name cards."""
        self.idle_beside = IdleBeside({})
        """The paragraphs that lines of the trace do not rest on, because another one says the same."""
        self.assumptions: tuple[Assumption, ...] = ()
        """The assumptions about what the edition's documents do not say."""
        self.conventions = Conventions()
        """The facts about the edition that the engine needs for its own computations."""
        self.decision_kinds: dict[str, str] = {}
        """The kinds of decisions, each with what it asks."""
        self.questions: Questions[M] | None = None
        self.framework = Framework(edition=edition)
        """All that the edition declares about itself."""
        self.entry_rules: EntryRules | None = None
        self.settle_rivals: Callable[[M, State], State | None] | None = None
        """The state to be settled, before anything else happens, of abilities that might exclude each other; None where nothing
        is to be."""

    @property
    def frame_kinds(self) -> tuple[type[Frame], ...]:
        """Every kind of frame that has a rule: what can be on the stack of a game under this rulebook."""
        return tuple(dict.fromkeys((Step, *self.frames, *self.frame_answers)))

    def include(self, other: RuleSet[M]) -> None:
        """Take each rule that rests on a paragraph of this edition, on those paragraphs only; an own rule keeps its place."""
        for one in other.registered:
            cites = tuple(cite for cite in one.cites if cite.startswith(f"{self.edition}/"))
            self.take(one, *cites)

    def take(self, one: Registered, *cites: str) -> None:
        """Take a rule that is registered elsewhere, on these paragraphs (none: not at all); an own rule keeps its place."""
        if not cites or (one.about and one.key in self._tables[one.about]):
            return
        if one.about:
            entry = one.entry
            if isinstance(entry, FrameworkStep):
                entry = replace(entry, cites=cites)
            self._tables[one.about][one.key] = entry
        self._rests_on(one.rule, cites)
