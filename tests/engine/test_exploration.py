"""Exploration: every state once, lines counted without walking them, the shortest line, orders that matter."""

from hypothesis import given

from agot_judge.engine.exploration import Graph, Stopped, digest, explore, line_along
from agot_judge.engine.lines_of_play import count_lines, find_reordered, reachable_outcomes
from agot_judge.engine.state.state import State
from agot_judge.errors import OutOfBudget
from tests.amounts import long
from tests.engine.boards import plays
from tests.rulings.cards import character
from tests.rulings.play import Play, Side, Table

MOST = 100


def graph_of(edges: dict[int, list[tuple[int, int]]], ends: dict[int, int]) -> Graph:
    """A graph by hand: for each state its targets, each with the number of its move; what ends come to."""
    graph = Graph()
    count = len(edges)
    for number in range(count):
        graph.parents.append(-1)
        for target, move in edges[number]:
            graph.targets.append(target)
            graph.moves.append(move)
            graph.places.append(len(graph.targets) - 1 - graph.first_edges[-1])
            graph.stands_for.append(1)
        graph.first_edges.append(len(graph.targets))
    graph.ends = ends
    graph.outcomes = {str(outcome): outcome for outcome in sorted(set(ends.values()))}
    return graph


def test_lines_that_meet_are_counted_without_being_walked_one_by_one():
    """A ladder of twenty rungs with two ways each: a million lines through 41 states."""
    edges: dict[int, list[tuple[int, int]]] = {}
    for rung in range(20):
        edges[2 * rung] = [(2 * rung + 1, 1), (2 * rung + 1, 2)]
        edges[2 * rung + 1] = [(2 * rung + 2, 0)]
    edges[40] = []
    counts = count_lines(graph_of(edges, {40: 0}))
    assert counts.lines == (2**20,)
    assert counts.is_endless == (False,)
    assert counts.unfollowed_lines == 0


def test_a_circle_makes_the_lines_through_it_endless_and_counts_those_that_do_not_go_round():
    counts = count_lines(graph_of({0: [(1, 1), (3, 2)], 1: [(0, 3), (2, 4)], 2: [], 3: []}, {2: 0, 3: 1}))
    assert counts.lines == (1, 1)
    assert counts.is_endless == (True, True)
    apart = count_lines(graph_of({0: [(1, 1), (3, 2)], 1: [(1, 3), (2, 4)], 2: [], 3: []}, {2: 0, 3: 1}))
    assert apart.is_endless == (True, False)


def test_the_same_moves_in_another_order_with_another_outcome_are_found():
    edges = {0: [(1, 1), (2, 2)], 1: [(3, 2)], 2: [(4, 1)], 3: [], 4: []}
    found = find_reordered(graph_of(edges, {3: 0, 4: 1}))
    assert found is not None
    assert {(found.one, found.outcome), (found.other, found.other_outcome)} == {((0, 0), 0), ((1, 0), 1)}
    assert find_reordered(graph_of(edges, {3: 0, 4: 0})) is None


def test_passes_do_not_count_as_moves_when_orders_are_compared():
    """Using something now or after a pass is the same move at another time."""
    edges = {0: [(1, 7), (2, 0)], 1: [], 2: [(3, 7), (4, 0)], 3: [], 4: []}
    found = find_reordered(graph_of(edges, {1: 0, 3: 1, 4: 2}))
    assert found is not None
    assert {found.outcome, found.other_outcome} == {0, 1}


def test_each_answer_to_the_first_decision_says_what_it_leaves_open():
    edges = {0: [(1, 1), (2, 2)], 1: [(3, 3), (4, 4)], 2: [(4, 5)], 3: [], 4: []}
    assert reachable_outcomes(graph_of(edges, {3: 0, 4: 1})) == ((0, 1), (1,))


def board() -> Play:
    """Ann attacks with one character; Bob has two that can die, one of them with a duplicate."""
    return Table(
        sides={
            "Ann": Side(play=(character("Hound", 4, attacking=True),)),
            "Bob": Side(play=(character("Rose", 1, duplicates=1), character("Thorn", 1))),
        },
        challenge="military",
    ).start("duck")


def zones(state: State) -> tuple[str, ...]:
    """Where every card is."""
    return tuple(card.zone for card in state.cards)


def test_all_outcomes_of_a_claim_with_a_save():
    """Killed, saved, or the other one killed: each once, with the line that leads there."""
    start = board()
    graph = explore(start.machine, start.state, zones, MOST)
    counts = count_lines(graph)
    assert graph.is_complete
    assert counts.lines == (1, 1, 1)
    kinds = [
        [
            state.asking.kind
            for state, _ in line_along(start.machine, start.state, graph.way_to(end))
            if state.asking is not None
        ]
        for end in counts.shortest
    ]
    assert sorted(kinds) == [["claim"], ["claim", "interrupt"], ["claim", "interrupt"]]


def test_a_bound_that_is_hit_is_said():
    start = board()
    graph = explore(start.machine, start.state, zones, 2)
    assert not graph.is_complete
    assert graph.followed == 2
    assert graph.unfollowed == len(graph) - 2
    assert count_lines(graph).unfollowed_lines > 0


def walk(play: Play, budget: list[int]) -> list[tuple[str, ...]]:
    """Every line of play, walked one by one: what each comes to."""
    if play.state.asking is None:
        return [zones(play.state)]
    found: list[tuple[str, ...]] = []
    for answer in play.machine.legal_answers(play.state):
        budget[0] -= 1
        if budget[0] < 0:
            raise OutOfBudget("too many lines")
        found += walk(play.answer(answer), budget)
    return found


@long(60)
@given(plays())
def test_counting_over_the_merged_graph_gives_what_walking_every_line_gives(start: Play):
    """On every board on which walking is feasible."""
    try:
        walked = walk(start, [400])
    except OutOfBudget:
        return
    graph = explore(start.machine, start.state, zones, 10_000)
    counts = count_lines(graph)
    assert graph.is_complete
    assert not any(isinstance(outcome, Stopped) for outcome in graph.outcomes)
    assert dict(zip(graph.outcomes, counts.lines, strict=True)) == {
        outcome: walked.count(outcome) for outcome in set(walked)
    }


@long(25)
@given(plays())
def test_a_shortest_line_leads_where_it_says_and_the_same_graph_comes_out_again(start: Play):
    graph, again = (explore(start.machine, start.state, zones, MOST) for _ in range(2))
    assert list(graph.numbers) == list(again.numbers)
    assert (graph.targets, graph.moves, graph.outcomes) == (again.targets, again.moves, again.outcomes)
    known = list(graph.numbers)
    for number in sorted(graph.ends)[:5]:
        state = start.state
        for here, answer in line_along(start.machine, state, graph.way_to(number)):
            assert not start.machine.reasons_against(here, answer)
            state = start.machine.run(start.machine.take(here, answer))
        assert digest(state) == known[number]
