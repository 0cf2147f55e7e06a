"""A table to try rulings on: cards by title, players' verbs, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from agot_judge.cards.model import CardFace
from agot_judge.cards.title import NO_ABILITIES
from agot_judge.cards.titles import core_titles
from agot_judge.editions import rulebook_for
from agot_judge.engine.machine import Machine
from agot_judge.engine.state.board import controlled, label
from agot_judge.engine.state.decision import PASS, Answer, Decision, Declaration
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.game import CardDefinition, Game, GameCard
from agot_judge.engine.state.points import OccurrencePoint, Point, SequencePoint, StepPoint
from agot_judge.engine.state.state import UNKNOWN, CardState, Challenge, InForce, PlayerState, State
from agot_judge.engine.values.power_totals import power_of
from agot_judge.engine.values.titles import TITLE_POOL
from agot_judge.engine.values.values import strength
from tests.rulings.cards import Card, _restriction


@dataclass
class Side:
    """One player's side of the table."""

    play: tuple[Card, ...] = ()
    hand: tuple[Card | int, ...] = ()
    deck: tuple[Card | int, ...] | None = None
    discard: tuple[Card | int, ...] = ()
    claim: int = 1
    power: int = 0
    gold: int = 0
    title: CardFace | None = None
    plot: Card | None = None
    """The revealed plot, where more than its claim counts."""
    plots: tuple[Card | int, ...] = ()
    used: tuple[Card | int, ...] = ()
    dead: tuple[Card | int, ...] = ()
    shadows: tuple[Card | int, ...] = ()


@dataclass
class Table:
    """Builds a game and its first state from the players' sides."""

    sides: dict[str, Side]
    challenge: str = ""
    attacker: str = "Ann"
    defender: str = "Bob"
    stealth: tuple[tuple[str, str], ...] = ()
    assault: str = ""
    first_player: str = "Ann"
    in_force: tuple[dict[str, Any], ...] = ()
    owners: dict[str, str] = field(default_factory=dict)
    """Who owns a card that somebody else controls."""
    cards: list[GameCard] = field(default_factory=list)
    states: list[CardState] = field(default_factory=list)

    def start(self, point: str | Point, stop: str | None = None) -> Play:
        """The table at this point, run to its first decision. ``stop``: where the run ends (``State.stop``)."""
        self.cards, self.states = [], []
        names = tuple(self.sides)
        players = tuple(self._player(number, side) for number, side in enumerate(self.sides.values()))
        if len(names) > 2:
            borne = [card.definition.face.name for card in self.cards]
            for name, title in core_titles().items():
                if name not in borne:
                    self._put(title.face, 0, TITLE_POOL)
        game = Game(
            edition="2e",
            format="melee" if len(names) > 2 else "joust",
            players=names,
            cards=tuple(self.cards),
        )
        state = State(
            players=players,
            cards=tuple(self.states),
            first_player=names.index(self.first_player),
            active_player=names.index(self.attacker),
            challenge=self._challenge(names) if self.challenge else None,
            in_force=tuple(self._lasting(number, tree) for number, tree in enumerate(self.in_force)),
        )
        machine = Machine(rulebook_for("2e"), game)
        return Play(machine, machine.run(machine.start(state, self._point(point), stop)))

    def _point(self, point: str | Point) -> Point:
        if not isinstance(point, str):
            return point
        if point[0].isdigit():
            return StepPoint(point)
        name, _, phase = point.partition(" ")
        return SequencePoint(name, phase)

    def occurrence(self, kind: str, *names: str) -> Play:
        """The table where this is about to happen to these cards together, by nobody's effect."""
        self.start("4.4")
        cards = [self.number(name) for name in names]
        events = tuple(Event(kind=kind, card=card, player=self.states[card].controller) for card in cards)
        return self.start(OccurrencePoint(events))

    def number(self, name: str) -> int:
        """The number of the first card of this title."""
        return next(number for number, card in enumerate(self.cards) if card.label == name)

    def _put(self, card: Card | CardFace, owner: int, zone: str, **marks: Any) -> int:
        if isinstance(card, CardFace):
            card = Card(face=card)
        definition = CardDefinition(
            face=card.face,
            keywords=card.keywords,
            abilities=(*card.abilities, *_restriction(card)),
            title=core_titles()[card.face.name].abilities if card.face.type == "title" else NO_ABILITIES,
        )
        label = card.label or card.face.name
        stolen_from = self.owners.get(label)
        own = owner if stolen_from is None else list(self.sides).index(stolen_from)
        self.cards.append(GameCard(definition=definition, owner=own, label=label))
        self.states.append(CardState(zone=zone, controller=owner, **marks))
        return len(self.cards) - 1

    def _in_play(self, card: Card, owner: int) -> list[int]:
        marks = {"kneeling": card.kneeling, "facedown": card.facedown, "power": card.power}
        number = self._put(card, owner, "play", tokens=card.tokens, **marks)
        duplicates = tuple(self._put(card, owner, "play", host=number) for _ in range(card.duplicates))
        attached = tuple(self._put(other, owner, "play", host=number) for other in card.attachments)
        self.states[number] = msgspec.structs.replace(
            self.states[number], duplicates=duplicates, attachments=attached
        )
        return [number, *attached]

    def _player(self, number: int, side: Side) -> PlayerState:
        faction = self._put(
            CardFace(name=f"faction {number}", type="faction"), number, "play", power=side.power
        )
        plot = side.plot or CardFace(name=f"plot {number}", type="plot", claim=side.claim)
        return PlayerState(
            faction=faction,
            plot=self._put(plot, number, "play"),
            title=-1 if side.title is None else self._put(side.title, number, "play"),
            gold=side.gold,
            play=tuple(card for shown in side.play for card in self._in_play(shown, number)),
            hand=self._pile(side.hand, number, "hand"),
            deck=None if side.deck is None else self._pile(side.deck, number, "deck"),
            discard=self._pile(side.discard, number, "discard"),
            plots=self._pile(side.plots, number, "plot deck"),
            used=self._pile(side.used, number, "used"),
            dead=self._pile(side.dead, number, "dead"),
            shadows=self._pile(side.shadows, number, "shadows"),
        )

    def _pile(self, cards: tuple[Card | int, ...], owner: int, zone: str) -> tuple[int, ...]:
        pile: tuple[int, ...] = ()
        for card in cards:
            pile += (UNKNOWN,) * card if isinstance(card, int) else (self._put(card, owner, zone),)
        return pile

    def _challenge(self, names: tuple[str, ...]) -> Challenge:
        shown = [card for side in self.sides.values() for card in side.play]
        return Challenge(
            type=self.challenge,
            attacker=names.index(self.attacker),
            defender=names.index(self.defender),
            attackers=tuple(self.number(card.face.name) for card in shown if card.attacking),
            defenders=tuple(self.number(card.face.name) for card in shown if card.defending),
            stealth=tuple((self.number(one), self.number(other)) for one, other in self.stealth),
            assault=(self.number(self.assault),) if self.assault else (),
        )

    def _lasting(self, number: int, tree: dict[str, Any]) -> InForce:
        cards = tuple(self.number(name) for name in tree["on"])
        rest = {key: value for key, value in tree.items() if key != "on"}
        return msgspec.convert({"serial": number + 1, "cards": cards, "controller": 0} | rest, InForce)


@dataclass(frozen=True)
class Play:
    """A table at a decision, or at its end."""

    machine: Machine
    state: State

    @property
    def asked(self) -> tuple[str, str]:
        """Who must decide, and what kind of thing; the judge is called ``judge``."""
        decision = self.decision
        player = "judge" if decision.player < 0 else self.machine.game.players[decision.player]
        return player, decision.kind

    @property
    def decision(self) -> Decision:
        """The decision that is awaited."""
        assert self.state.asking is not None, "nobody is asked"
        return self.state.asking

    @property
    def challenge(self) -> Challenge:
        """The challenge under way."""
        assert self.state.challenge is not None, "there is no challenge"
        return self.state.challenge

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to happen."""
        return self.machine.is_over(self.state)

    @property
    def choices(self) -> list[str]:
        """What may be part of a legal answer."""
        return [option.label for option in self.decision.options]

    def choose(self, *labels: str) -> Play:
        """The answer that takes these options, in this order."""
        return self.answer(self.picking(*labels))

    def picking(self, *labels: str) -> Answer:
        """That answer, not given yet."""
        return Answer(options=tuple(self.choices.index(label) for label in labels))

    def attack(self, type_: str, against: str, *names: str, **targets: Any) -> Play:
        """Initiate a challenge."""
        return self.answer(self.declaring(type_, against, *names, **targets))

    def declaring(
        self, type_: str, against: str, *names: str, stealth: dict[str, str] | None = None
    ) -> Answer:
        """That declaration, not made yet."""
        pairs = tuple((self.card(one), self.card(other)) for one, other in (stealth or {}).items())
        return Answer(
            declaration=Declaration(
                type=type_,
                against=self.machine.game.players.index(against),
                attackers=tuple(self.card(name) for name in names),
                stealth=pairs,
            )
        )

    def use(self, way: str, name: str, *then: str) -> Play:
        """Marshal, ambush ... this card, then choose these one after the other."""
        options = self.decision.options
        at = next((n for n, one in enumerate(options) if (one.word, one.label) == (way, name)), None)
        assert at is not None, f"{way} {name} is not among {[(one.word, one.label) for one in options]}"
        play = self.answer(Answer(options=(at,)))
        for chosen in then:
            play = play.choose(chosen)
        return play

    def happens(self, kind: str, name: str) -> Play:
        """The same table, on which this happens next to the card, by nobody's effect."""
        card = self.card(name)
        happening = Event(kind=kind, card=card, player=self.state.cards[card].controller)
        cleared = msgspec.structs.replace(self.state, stack=(), asking=None)
        state = self.machine.start(cleared, OccurrencePoint((happening,)))
        return Play(self.machine, self.machine.run(state))

    def ways(self, name: str) -> list[str]:
        """In which ways the card could be used at this opportunity."""
        return [one.word for one in self.decision.options if one.label == name and one.word]

    def why_not(self, way: str, name: str, on: str = "", player: str = "") -> list[str]:
        """What is not met of using the card in this way: the reasons and the paragraphs they cite."""
        who = self.machine.game.players.index(player) if player else self.decision.player
        host = self.card(on) if on else -1
        needed = self.machine.entering(self.state, who, self.card(name), way, host)
        return [word for one in needed if not one.met for word in (one.text, *one.cites)]

    def cards_in_deck(self, player: str) -> int:
        """How many cards are in the player's deck; it must be of known size."""
        deck = self.player(player).deck
        assert deck is not None
        return len(deck)

    def gold(self, player: str) -> int:
        """The gold in the player's gold pool."""
        return self.player(player).gold

    def lying_on(self, name: str) -> tuple[list[str], list[str]]:
        """The attachments on the card, and its duplicates."""
        here = self.state.cards[self.card(name)]
        return self.labels(here.attachments), self.labels(here.duplicates)

    def pass_(self) -> Play:
        """The answer that declines."""
        return self.answer(PASS)

    def answer(self, answer: Answer) -> Play:
        """Give an answer, and run on to the next decision."""
        return Play(self.machine, self.machine.run(self.machine.apply(self.state, answer)))

    def refusal(self, answer: Answer) -> list[str]:
        """Why an answer is not legal: the reasons and the paragraphs they cite."""
        reasons = self.machine.reasons_against(self.state, answer)
        return [word for reason in reasons for word in (reason.text, *reason.cites)]

    def until(self, step: str) -> Play:
        """Everybody passes, or takes the answer given by default, to the beginning of this step."""
        play = self

        def at_step(state: State) -> bool:
            return self.machine.is_at(state, step)

        for _ in range(200):
            if play.machine.is_at(play.state, step) or play.is_over:
                return play
            state = play.state
            if state.asking is not None:
                default = state.asking.default
                answer = PASS if default is None else Answer(options=default)
                if default is None and not state.asking.may_pass:
                    answer = Answer(options=tuple(range(state.asking.least)))
                state = play.machine.apply(state, answer)
            play = Play(play.machine, play.machine.run(state, at_step))
        raise AssertionError(f"{step} is never reached")

    def answer_default(self) -> Play:
        """The answer that is taken where a run says nothing."""
        decision = self.state.asking
        assert decision is not None, "nobody is asked"
        return self.answer(PASS if decision.default is None else Answer(options=decision.default))

    def until_asked(self, kind: str) -> Play:
        """Everybody passes to the next decision of this kind."""
        play = self
        while play.asked[1] != kind:
            play = play.pass_()
        return play

    def end(self) -> Play:
        """Everybody passes to the end."""
        return self.until("the end")

    def card(self, name: str) -> int:
        """The number of the first card of this title."""
        return next(number for number, card in enumerate(self.machine.game.cards) if card.label == name)

    def zone(self, name: str) -> str:
        """Where the card is."""
        return self.state.cards[self.card(name)].zone

    def is_kneeling(self, name: str) -> bool:
        """Whether the card kneels."""
        return self.state.cards[self.card(name)].kneeling

    def strength(self, name: str) -> int:
        """The character's STR."""
        return strength(self.machine.at(self.state), self.card(name))

    def power_on(self, name: str) -> int:
        """The power on the card."""
        return self.state.cards[self.card(name)].power

    def power(self, player: str) -> int:
        """The player's power total."""
        return power_of(self.machine.at(self.state), self.machine.game.players.index(player))

    def hand(self, player: str) -> int:
        """How many cards the player holds."""
        return len(self.state.players[self.machine.game.players.index(player)].hand)

    def labels(self, cards: tuple[int, ...]) -> list[str]:
        """The names of these cards."""
        return [label(self.machine.game, card) for card in cards]

    def player(self, name: str) -> PlayerState:
        """A player's cards and gold."""
        return self.state.players[self.machine.game.players.index(name)]

    @property
    def first_player(self) -> str:
        """Who has the first player token."""
        return self.machine.game.players[self.state.first_player]

    def controls(self, player: str, name: str) -> bool:
        """Whether the player controls the card in play."""
        return self.card(name) in controlled(self.state, self.machine.game.players.index(player))

    def cites(self, paragraph: str) -> bool:
        """Whether the trace so far rests on this paragraph."""
        return any(paragraph in entry.cites for entry in self.state.log.newest_first())

    def line(self, words: str, after: str = "") -> int:
        """The number of the first line of the trace with these words, after the one with those."""
        begun = not after
        for entry in self.state.log.entries():
            if begun and words in entry.text:
                return entry.n
            begun = begun or after in entry.text
        raise AssertionError(f"no line says {words!r}: {[entry.text for entry in self.state.log.entries()]}")
