"""What must hold on every board, whatever is played: nothing is lost, nested sequences, undo, the same again."""

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from agot_judge.corpus.store import Corpus
from agot_judge.engine.codec import read_state, write_state
from agot_judge.engine.state.decision import JUDGE, Answer, Declaration
from agot_judge.engine.state.state import State
from agot_judge.engine.values.titles import TITLE_POOL
from tests.amounts import long
from tests.engine.boards import plays
from tests.rulings.play import Play

MOVES = 60


def places(state: State) -> Counter[int]:
    """Where every card is, counted: -1 stands for all that nobody identified and whose number is known."""
    found: Counter[int] = Counter()
    for player in state.players:
        found.update(player.play)
        for pile in (
            *(player.hand, player.discard, player.dead, player.shadows, player.plots, player.used),
            player.removed,
        ):
            found.update(pile)
        found.update(player.deck or ())
        found.update(card for card in (player.faction, player.plot, player.title) if card >= 0)
    for number, card in enumerate(state.cards):
        found.update(card.duplicates)
        if card.zone in ("being played", TITLE_POOL):
            found[number] += 1
    return found


def is_well_formed(play: Play) -> None:
    """Every card in exactly one place, where its own record says it is; hosts and what lies on them agree."""
    state = play.state
    found = places(state)
    for number, card in enumerate(state.cards):
        assert found[number] == 1, play.machine.game.cards[number].label
        assert card.power >= 0
        for attached in card.attachments:
            assert state.cards[attached].host == number
        for duplicate in card.duplicates:
            assert duplicate < 0 or state.cards[duplicate].host == number
        if card.zone != "play":
            assert (card.power, card.tokens, card.attachments, card.duplicates) == (0, (), (), ())
    for player in state.players:
        assert all(state.cards[card].zone == "play" for card in player.play)
        assert all(card < 0 or state.cards[card].zone == "hand" for card in player.hand)
        assert all(card < 0 or state.cards[card].zone == "dead" for card in player.dead)
        assert not player.eliminated or (player.play, player.title) == ((), -1) or state.over or state.asking
    if state.asking is not None and state.asking.player >= 0:
        assert not state.players[state.asking.player].eliminated, state.asking
    assert not state.players[state.first_player].eliminated or state.over
    challenge = state.challenge
    if challenge is not None:
        assert all(state.cards[card].zone == "play" for card in challenge.attackers + challenge.defenders)


def answers(play: Play, data: st.DataObject) -> Answer:
    """A random legal answer."""
    legal = [answer for answer, _ in zip(play.machine.legal_answers(play.state), range(40), strict=False)]
    assert legal, f"a dead end: {play.state.asking}"
    return data.draw(st.sampled_from(legal))


@long(150)
@given(plays(), st.data())
def test_every_legal_line_of_play_keeps_the_board_whole(start: Play, data: st.DataObject):
    """Cards and tokens are conserved, each state survives JSON, going back restores the equal state."""
    play = start
    is_well_formed(play)
    known = all(player.deck is not None for player in play.state.players)
    unidentified = places(play.state)[-1]
    line: list[tuple[State, Answer]] = []
    for _ in range(MOVES):
        if play.state.asking is None:
            break
        answer = answers(play, data)
        line.append((play.state, answer))
        play = play.answer(answer)
        is_well_formed(play)
        if known:
            assert places(play.state)[-1] == unidentified
    assert play.state.asking is not None or play.is_over
    for state, answer in line:
        kept = read_state(play.machine.rulebook, write_state(state))
        assert kept == state
        assert hash(kept) == hash(state)
        after = Play(play.machine, kept).answer(answer)
        following = line.index((state, answer)) + 1
        expected = line[following][0] if following < len(line) else play.state
        assert after.state == expected


@long(60)
@given(plays(), st.data())
def test_the_same_answers_give_the_same_trace(corpus: Corpus, start: Play, data: st.DataObject):
    """Nothing but the answers decides; every line rests on a paragraph, in the order of nesting."""
    play, again = start, Play(start.machine, read_state(start.machine.rulebook, write_state(start.state)))
    for _ in range(MOVES):
        if play.state.asking is None:
            break
        answer = answers(play, data)
        play, again = play.answer(answer), again.answer(answer)
    lines = play.state.log.entries()
    assert lines == again.state.log.entries()
    assert [entry.n for entry in lines] == list(range(1, len(lines) + 1))
    assert all(entry.cites for entry in lines)
    assert [cite for entry in lines for cite in entry.cites if cite not in corpus] == []
    assert all(after.depth <= before.depth + 4 for before, after in pairwise(lines))


@long(60)
@given(plays(), st.data())
def test_an_illegal_answer_is_refused_with_a_reason_and_changes_nothing(start: Play, data: st.DataObject):
    """Legality is one set of predicates: what is not listed is refused, with the paragraphs that say so."""
    if start.state.asking is None:
        return
    before = write_state(start.state)
    options = st.lists(st.integers(-1, len(start.state.asking.options)), max_size=4).map(tuple)
    answer = Answer(options=data.draw(options))
    against = start.machine.reasons_against(start.state, answer)
    legal = set(start.machine.legal_answers(start.state))
    ordered = start.state.asking.ordered
    alike = {Answer(options=tuple(sorted(one.options)), declaration=one.declaration) for one in legal}
    is_listed = answer in legal or (not ordered and Answer(options=tuple(sorted(answer.options))) in alike)
    assert (not against) == is_listed
    assert all(reason.cites or start.state.asking.player == JUDGE for reason in against)
    assert write_state(start.state) == before


@long(30)
@given(plays())
def test_an_answer_of_another_kind_is_refused(start: Play):
    """A declaration answers the opportunity to initiate a challenge only; no changes by hand are no answer to anything else."""
    if start.state.asking is None:
        return
    declaration = Declaration(type="power", against=1, attackers=())
    for answer in (Answer(by_hand=()), Answer(declaration=declaration)):
        assert start.machine.reasons_against(start.state, answer)
