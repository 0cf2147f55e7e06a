"""``same-rule``: the other board on which the same paragraph decides."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.engine.state.decision import PASS
from agot_judge.engine.state.trace import Entry
from agot_judge.training.citing import Citing, grounds
from agot_judge.training.lines import is_told
from agot_judge.training.model import Choice, Question
from agot_judge.training.names import all_names
from agot_judge.training.played import Moment, Played
from agot_judge.training.subject import stems, telling

WRONG = 3
MOST_OF_A_PARAGRAPH = 3
"""The most boards of which each is asked for one that is decided by the same paragraph."""
_TOO_ALIKE = 0.6
MOST_OWN_WORDS = 2
"""The most telling words that the two boards of one paragraph alone have."""
_FITTING = 2.0
"""By so much may another board's words be longer or shorter than those of the right one."""


class Scene(Struct, frozen=True, kw_only=True):
    """A line of a board, with the move that brought it about, and the paragraph that decides it."""

    played: Played
    moment: Moment
    line: Entry
    best: str
    grounds: frozenset[str]
    text: str
    words: frozenset[str]


def questions(played: Iterable[Played], citing: Citing, corpus: Corpus) -> Iterator[tuple[Played, Question]]:
    """A question for each two boards that one rare paragraph decides, among boards of other paragraphs that look alike."""
    scenes = [scene for one in played for scene in _scenes(one, citing)]
    by_best: dict[str, list[Scene]] = {}
    for scene in filter(_is_about_it, scenes):
        known = by_best.setdefault(scene.best, [])
        if all(other.played is not scene.played and other.text != scene.text for other in known):
            known.append(scene)
    for best, alike in by_best.items():
        linked = {link.to for link in corpus.paragraph(best).links}
        for scene in alike[:MOST_OF_A_PARAGRAPH]:
            others = [other for other in alike if other is not scene and not _is_too_alike(scene, other)]
            if others:
                right = min(others, key=lambda other: _likeness(scene, other))
                wrong = _mistakable(scene, right, scenes, linked)
                if len(wrong) == WRONG and _is_no_matter_of_words(corpus, scene, right, wrong):
                    yield scene.played, _question(scene, right, wrong)


def _is_too_alike(scene: Scene, other: Scene) -> bool:
    """True where the words alone, or those of the deciding line, show that the same has happened."""
    lines = (_without_names(one, frozenset(one.line.text.lower().split())) for one in (scene, other))
    return max(_likeness(scene, other), _shared(*lines)) >= _TOO_ALIKE


def _is_no_matter_of_words(corpus: Corpus, scene: Scene, right: Scene, wrong: list[Scene]) -> bool:
    """True where a board of another paragraph looks as much like the given one as the right one does, and hardly a word that
    few paragraphs have stands in these two alone (V5)."""
    edition = scene.played.edition
    common = telling(corpus, edition, scene.text) & telling(corpus, edition, right.text)
    of_others = frozenset[str]().union(*(stems(other.text) for other in wrong))
    is_as_like = max(_likeness(scene, other) for other in wrong) >= _likeness(scene, right)
    return is_as_like and len(common - of_others - _stems_of_names(scene)) <= MOST_OWN_WORDS


def _stems_of_names(scene: Scene) -> frozenset[str]:
    return stems(" ".join(all_names(scene.played)))


def _is_about_it(scene: Scene) -> bool:
    """True where the board was written about the paragraph: elsewhere it only happens to decide the line."""
    return scene.best in scene.played.loaded.scenario.cites


def _likeness(scene: Scene, other: Scene) -> float:
    """From 0 to 1: the share of words that both have, without names. What is nearly the same is found without the rule."""
    return _shared(_without_names(scene, scene.words), _without_names(other, other.words))


def _shared(words: frozenset[str], others: frozenset[str]) -> float:
    return len(words & others) / max(1, len(words | others))


def _without_names(scene: Scene, words: frozenset[str]) -> frozenset[str]:
    game = scene.played.machine.game
    names = {
        word
        for name in (*game.players, *(card.label for card in game.cards))
        for word in name.lower().split()
    }
    return frozenset(word.strip('.,:"') for word in words) - names


def _scenes(played: Played, citing: Citing) -> Iterator[Scene]:
    own = played.loaded.scenario.cites
    for moment in played.moments:
        if moment.decision.player < 0:
            continue
        for line in moment.lines:
            if not is_told(line) or line.kind == "framework":
                continue
            best = citing.deciding(line, own)
            if citing.is_rare(best):
                move = moment.lines[0].text
                is_alone = line.text == move or moment.answer == PASS
                text = line.text if is_alone else f"{move} {line.text}"
                yield Scene(
                    played=played,
                    moment=moment,
                    line=line,
                    best=best,
                    grounds=frozenset(grounds(line)),
                    text=text,
                    words=frozenset(text.lower().split()),
                )


def _mistakable(scene: Scene, right: Scene, scenes: list[Scene], linked: set[str]) -> list[Scene]:
    """Boards of other paragraphs that share words with the right one, each of a paragraph and a position of its own."""
    apart = scene.grounds | right.grounds | linked
    size = len(right.text)
    fitting = (
        other
        for other in scenes
        if size / _FITTING <= len(other.text) <= size * _FITTING and not apart & other.grounds
    )
    nearest = sorted(fitting, key=lambda other: (-_likeness(scene, other), other.text))
    taken: list[Scene] = []
    for other in nearest:
        is_new = all(one.played is not other.played and one.best != other.best for one in taken)
        if is_new and not any(_is_too_alike(one, other) for one in (scene, right, *taken)):
            taken.append(other)
            if len(taken) == WRONG:
                break
    return taken


def _question(scene: Scene, right: Scene, wrong: list[Scene]) -> Question:
    return Question(
        kind="same-rule",
        moment=scene.moment,
        prompt=f"{scene.text} On which of these other boards does the same paragraph decide what happens last?",
        choices=(
            Choice(text=right.text, because="The same paragraph decides it.", cites=(scene.best,)),
            *(
                Choice(text=one.text, because="Another paragraph decides it.", cites=one.line.cites[:1])
                for one in wrong
            ),
        ),
        key=(0,),
        accepted=grounds(scene.line),
        best=scene.best,
        first=scene.moment.before + 1,
        last=scene.line.n,
        proof="determinism",
    )
