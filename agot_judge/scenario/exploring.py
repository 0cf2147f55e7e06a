"""All outcomes of legal play from where a scenario stands, and whether an order of choices makes a difference."""

from collections.abc import Callable, Hashable
from itertools import islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.budget import part_of_budget
from agot_judge.engine.alike import Alike
from agot_judge.engine.exploration import Choices, Graph, Stopped, every_answer, explore, line_along
from agot_judge.engine.lines_of_play import Counts, count_lines, find_reordered, reachable_outcomes
from agot_judge.engine.machine import MAX_ANSWERS, Machine
from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Log
from agot_judge.errors import AgotJudgeError, OutOfBudget
from agot_judge.scenario.answering import move_for
from agot_judge.scenario.bearing.asking import hanging_on, texts_at
from agot_judge.scenario.bearing.texts import lines_of
from agot_judge.scenario.board_facts import board_facts
from agot_judge.scenario.entries import Entry
from agot_judge.scenario.explored import Explored, FirstChoice, Outcome, TwoOrders
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.outcome_question import Question, read_question
from agot_judge.scenario.result import UnreadLine
from agot_judge.scenario.sight import Sight
from agot_judge.scenario.standing import Standing, stand_at
from agot_judge.scenario.wording import move_in_words
from agot_judge.scenario.write_run import entry_as_data

Explore = Callable[[Machine, State, Callable[[State], Hashable], int, Choices], Graph]
"""``engine.exploration.explore``, or what makes the same graph in another way."""
MOST_STATES = 50_000
MOST_IN_READINGS = 600
"""The most states, times the number of texts that are not understood, that are followed again in the readings of those texts."""
MOST_SHOWN = 200
"""Outcomes beyond this many are counted, not shown."""
FOR_EVERY_CARD = 0.3
"""The share of a budget for following every answer, where there are alike cards; the rest is for one of those that are alike."""
FOR_THE_ORDER = 0.4
"""The share of what is left of a budget for finding out whether the order of moves matters; the rest is for the outcomes."""


def explore_scenario(
    loaded: Loaded,
    question: str = "",
    most_states: int = MOST_STATES,
    at: str = "",
    follow: Explore = explore,
) -> Explored:
    """All outcomes of legal play from where the scenario's run stands, or from the point ``at``, to its ``stop``.

    Raises what a run raises, and ScenarioError for a question or point that cannot be read.
    """
    standing = stand_at(loaded, at)
    found = _explored(loaded, standing, question, most_states, follow)
    return replace(found, hangs_on=what_outcomes_hang_on(loaded, standing, found, question, at))


def what_outcomes_hang_on(
    loaded: Loaded, standing: Standing, found: Explored, question: str = "", at: str = ""
) -> tuple[UnreadLine, ...]:
    """The texts that are not understood and on which it hangs what an exploration from there has found.

    Each reading of a text is explored as well; where that would take too long, every text may bear on the outcomes.
    """
    texts = texts_at(loaded, standing)
    if found.states * len(texts) > MOST_IN_READINGS:
        return lines_of(texts)

    def ask(other: Loaded) -> object:
        return _as_answer(_explored(other, stand_at(other, at), question, found.most_states, explore))

    return lines_of(hanging_on(loaded, standing, _as_answer(found), ask))


def _as_answer(found: Explored) -> object:
    """The question: which outcomes there are, and whether an order matters."""
    values = sorted(str(sorted(one.values.items())) + one.stopped for one in found.outcomes)
    return values, found.outcomes_found, found.order_matters


def _explored(
    loaded: Loaded, standing: Standing, question: str, most_states: int, follow: Explore
) -> Explored:
    asked = read_question(standing.board, question) if question else None
    title = loaded.scenario.title
    return explore_from(standing.board.machine, standing.exact, asked, most_states, title, follow)


def explore_from(
    machine: Machine,
    state: State,
    question: Question | None,
    most_states: int,
    title: str = "",
    follow: Explore = explore,
) -> Explored:
    """All outcomes of legal play from a state."""
    outcome_of = _whole_board if question is None else question.values
    alike = Alike(machine.game, frozenset() if question is None else question.cards)
    graph = _every_or_alike(machine, state, outcome_of, most_states, alike, follow)
    return _Report(machine, state, question, graph, alike).explored(title, most_states)


def _every_or_alike(
    machine: Machine,
    state: State,
    outcome_of: Callable[[State], Hashable],
    most_states: int,
    alike: Alike,
    follow: Explore,
) -> Graph:
    """The graph of every answer; where a bound is hit, that in which one alike card stands for all."""
    if not alike.groups:
        return follow(machine, state, outcome_of, most_states, every_answer)
    with part_of_budget(FOR_EVERY_CARD):
        graph = follow(machine, state, outcome_of, most_states, every_answer)
    if graph.is_complete:
        return graph
    of_alike = follow(machine, state, outcome_of, most_states, alike.answers)
    return of_alike if of_alike.is_of_alike else graph


def _whole_board(state: State) -> Hashable:
    """The cards on the table and the effects in force: not how it came about, nor in which order cards lie in a pile."""
    return (
        tuple(
            replace(
                player,
                play=tuple(sorted(player.play)),
                hand=tuple(sorted(player.hand)),
                discard=tuple(sorted(player.discard)),
                dead=tuple(sorted(player.dead)),
            )
            for player in state.players
        ),
        tuple(replace(card, entered=0) for card in state.cards),
        tuple(replace(effect, serial=0) for effect in state.in_force),
        (state.challenge, state.first_player, state.winner, state.over),
    )


class _Report:
    """The report of a graph, in the words of the scenario format."""

    def __init__(
        self, machine: Machine, state: State, question: Question | None, graph: Graph, alike: Alike
    ) -> None:
        self.machine = machine
        self.state = state
        self.question = question
        self.graph = graph
        stood_for = graph.cards_of_alike()
        self.alike = tuple(
            tuple(machine.game.cards[card].label for card in group)
            for group in alike.groups
            if not stood_for.isdisjoint(group)
        )
        self.counts: Counts = count_lines(graph)
        by_length = sorted(range(len(graph.outcomes)), key=lambda one: self.counts.shortest[one])
        self.shown = by_length[:MOST_SHOWN]
        self.numbers = {outcome: number for number, outcome in enumerate(by_length, 1)}

    def explored(self, title: str, most_states: int) -> Explored:
        """Everything."""
        graph, counts = self.graph, self.counts
        two, matters = self._whether_order_matters()
        start = self._start()
        asking = start.asking if start is not None else None
        return Explored(
            title=title,
            question=", ".join(path.words for path in self.question.paths) if self.question else "",
            is_complete=graph.is_complete,
            most_states=most_states,
            states=graph.followed,
            unfollowed=graph.unfollowed,
            spent=graph.spent,
            lines=sum(counts.lines),
            unfollowed_lines=counts.unfollowed_lines,
            outcomes_found=len(graph.outcomes),
            outcomes=self._outcomes(),
            first_choice=asking.text if asking is not None else "",
            first_choices=self._first_choices(start) if start is not None else (),
            order_matters=matters,
            two_orders=two,
            alike=self.alike,
        )

    def _start(self) -> State | None:
        """Where the exploration began; None where the rules at hand do not even come to a decision."""
        try:
            return self.machine.run(self.state)
        except AgotJudgeError:
            return None

    def _whether_order_matters(self) -> tuple[TwoOrders | None, bool | None]:
        """Two lines that show that it does, and whether it does; None where that was not found out."""
        found: tuple[TwoOrders | None, bool | None] = None, None
        with part_of_budget(FOR_THE_ORDER):
            try:
                two = self._two_orders()
                if two is not None or (self.graph.is_complete and not self.graph.is_of_alike):
                    found = two, two is not None
            except OutOfBudget:
                pass
        return found

    def _outcomes(self) -> tuple[Outcome, ...]:
        keys = list(self.graph.outcomes)
        places = [self.graph.way_to(self.counts.shortest[one]) for one in self.shown]
        ways = [self._along(way) for way in places]
        values = self._values([keys[one] for one in self.shown], places)
        labels = {card for group in self.alike for card in group}
        return tuple(
            Outcome(
                number=self.numbers[one],
                of_alike=_speaks_of(said, labels),
                values=said,
                stopped=key.reason if isinstance(key := keys[one], Stopped) else "",
                lines=self.counts.lines[one],
                is_endless=self.counts.is_endless[one],
                entries=way.entries,
                moves=tuple(entry_as_data(entry) for entry in way.entries),
                words=way.words,
            )
            for one, way, said in zip(self.shown, ways, values, strict=True)
        )

    def _values(self, keys: list[Hashable], places: list[tuple[int, ...]]) -> list[dict[str, Any]]:
        """The fields asked of each outcome; where nothing was, every field of a board that differs between them.

        A field that a card has in some outcomes only, being a duplicate in the others, differs where those do.
        """
        facts = [
            {} if isinstance(key, Stopped) else self._facts(self._end(way))
            for key, way in zip(keys, places, strict=True)
        ]
        if self.question is not None:
            return facts
        first: dict[str, Any] = {}
        for fact in facts:
            first = fact | first
        differing = {path for fact in facts for path, value in fact.items() if value != first[path]}
        return [{path: value for path, value in fact.items() if path in differing} for fact in facts]

    def _facts(self, end: State) -> dict[str, Any]:
        """The fields asked of the board where a line ends; everything where nothing was."""
        if self.question is None:
            return board_facts(self.machine, end)
        sight = Sight(self.machine, end)
        return {path.words: path.look(sight) for path in self.question.paths}

    def _along(self, places: tuple[int, ...]) -> "_Way":
        """The moves of a line through the graph."""
        state = replace(self.state, log=Log())
        entries = tuple(
            move_for(self.machine, here, answer) for here, answer in line_along(self.machine, state, places)
        )
        return _Way(entries, tuple(map(move_in_words, entries)))

    def _end(self, places: tuple[int, ...]) -> State:
        """The state in which a line ends."""
        state = self.state
        for here, answer in line_along(self.machine, state, places):
            state = self.machine.take(here, answer)
        return self.machine.run(state)

    def _first_choices(self, start: State) -> tuple[FirstChoice, ...]:
        """The outcomes that each answer to the first decision leaves open; empty where there is none, or too much to tell."""
        if start.asking is None:
            return ()
        try:
            answers = list(islice(self.machine.legal_answers(start), MAX_ANSWERS))
            first = [answers[self.graph.places[edge]] for edge in self.graph.edges(0)]
            return tuple(
                FirstChoice(
                    move=move_in_words(entry := move_for(self.machine, start, answer)),
                    entry=entry,
                    outcomes=tuple(sorted(self.numbers[one] for one in outcomes)),
                )
                for answer, outcomes in zip(first, reachable_outcomes(self.graph), strict=True)
            )
        except OutOfBudget:
            return ()

    def _two_orders(self) -> TwoOrders | None:
        found = find_reordered(self.graph)
        if found is None:
            return None
        one, other = self._along(found.one), self._along(found.other)
        return TwoOrders(
            moves=one.words,
            entries=one.entries,
            outcome=self.numbers[found.outcome],
            other_moves=other.words,
            other_entries=other.entries,
            other_outcome=self.numbers[found.other_outcome],
        )


def _speaks_of(said: dict[str, Any], labels: set[str]) -> bool:
    """True where fields of any of these cards are told, or one of them in a field."""
    values = (
        one for value in said.values() for one in (value if isinstance(value, list | tuple) else (value,))
    )
    told = {one for one in values if isinstance(one, str)}
    cards = {path.removeprefix("cards.").rpartition(".")[0] for path in said if path.startswith("cards.")}
    return not labels.isdisjoint(cards | told)


class _Way(Struct, frozen=True):
    """A line of play as entries of ``run``, and in words."""

    entries: tuple[Entry, ...]
    words: tuple[str, ...]
