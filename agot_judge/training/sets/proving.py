"""The items of a set as exercises, each proved by the engine as far as its kind has a proof."""

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from agot_judge.cards.pool import NO_CARDS, CardPool
from agot_judge.corpus.store import Corpus
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.problems import Problems
from agot_judge.training.citing import Citing
from agot_judge.training.model import Choice, Exercise, Question, exercise_id
from agot_judge.training.own import own_questions, why_not_played
from agot_judge.training.played import Played, play
from agot_judge.training.pool import Pool, exercise_of
from agot_judge.training.sets.model import Item, OwnSet, Proved
from agot_judge.training.validity import SAID, Asked, broken_rules

INSIST = "Write 'insist: yes' to keep it: it is marked then."
MOST_NAMED = 4


class Prover:
    """Proves items against the documents, by the measures of a pool."""

    def __init__(
        self, corpus: Corpus, pool: Pool, allowed: Callable[[], Collection[str]], cards: CardPool = NO_CARDS
    ) -> None:
        self.corpus = corpus
        self.pool = pool
        self.allowed = allowed
        self.cards = cards

    def proved(self, one: OwnSet) -> tuple[Proved, ...]:
        """Every item as an exercise. Raises InvalidScenario with the line of each that is none, and why."""
        problems = Problems()
        found = [
            self._item(number, item, one.edition, problems) for number, item in enumerate(one.items, start=1)
        ]
        problems.raise_if_any()
        return tuple(proof for proof in found if proof is not None)

    def _item(self, number: int, item: Item, edition: str, problems: Problems) -> Proved | None:
        made = self._of_pool(item)
        if made is not None:
            return Proved(exercise=made, explain=item.explain)
        what = f"Exercise {number}"
        played = play(item.scenario, self.cards)
        if played is None or played.edition != edition:
            reasons = (
                why_not_played(item.scenario, self.cards)
                if played is None
                else (f"its scenario is of {played.edition}, and the set of {edition}.",)
            )
            problems.add(item.line, f"{what}: nothing can be asked about its scenario. {' '.join(reasons)}")
            return None
        citing = Citing((played,), self.pool.cited, self.pool.traces)
        of_kind = [one for one in own_questions(played, citing) if one.kind == item.kind]
        question = self._question(what, item, of_kind, problems)
        if question is None:
            return None
        own, doubts = self._as_written(what, item, question)
        as_asked = replace(question, prompt=own.prompt)
        rules = broken_rules(Asked(played, as_asked, citing, self.corpus, self.allowed()))
        doubts += [f"{rule}: {SAID[rule]}" for rule in rules]
        if doubts and not item.insist:
            problems.add(item.line, f"{what}: {' '.join(doubts)}", INSIST)
            return None
        exercise = self._exercise(citing, played, own)
        return Proved(exercise=exercise, explain=item.explain, doubt=" ".join(doubts))

    def _of_pool(self, item: Item) -> Exercise | None:
        """The exercise of the pool that the item means, where it changes nothing of it."""
        if item.options:
            return None
        alike = [
            one
            for one in self.pool.exercises
            if one.kind == item.kind
            and one.scenario == item.scenario
            and one.place == item.place
            and one.prompt == item.ask
            and item.cite in ("", one.best)
            and _is_key(item, [one.choices[place].text for place in one.key], one.takes)
        ]
        return next((one for one in alike if one.id == item.id), alike[0] if alike else None)

    def _question(
        self, what: str, item: Item, of_kind: Sequence[Question], problems: Problems
    ) -> Question | None:
        """The question that is made of the item's scenario: the one in its words, or the first at its place."""
        here = [one for one in of_kind if item.place is None or one.moment.number == item.place]
        if here:
            asked = [one for one in here if one.prompt == item.ask] or here
            right = [one for one in asked if _is_key(item, [each.text for each in one.right()], one.takes)]
            return next((one for one in right if one.best == item.cite), (right or asked)[0])
        places = sorted({one.moment.number for one in of_kind})
        if places:
            listed = ", ".join(map(str, places))
            message = f"{what}: the kind {shown(item.kind)} asks nothing at place {item.place}."
            problems.add(item.line, message, f"In this scenario it asks at {listed}.")
        else:
            problems.add(
                item.line,
                f"{what}: the kind {shown(item.kind)} asks nothing about this scenario.",
                "Play on in its run, or take another kind.",
            )
        return None

    def _as_written(self, what: str, item: Item, made: Question) -> tuple[Question, list[str]]:
        """The question in its writer's words, and what the engine says against it."""
        doubts: list[str] = []
        right = [choice.text for choice in made.right()]
        written = made
        if item.ask:
            written = replace(written, prompt=item.ask)
        if item.options:
            choices = tuple(_choice(text, made) for text in item.options)
            key = tuple(item.options.index(text) for text in item.key if text in item.options)
            written = replace(
                written, choices=choices, key=key if made.takes == "order" else tuple(sorted(key))
            )
            if made.takes == "one" and len(key) != 1:
                doubts.append(f"The kind {item.kind} has one right choice; the key has {len(key)}.")
        if not _is_key(item, right, made.takes):
            line = self.corpus.cite_label(made.best)
            doubts.append(f"The engine says otherwise: {' · '.join(map(shown, right))} ({line}).")
        if item.cite and item.cite not in made.accepted:
            near = did_you_mean(item.cite, made.accepted[:MOST_NAMED])
            doubts.append(f"No line that decides it cites {shown(item.cite)}. {near}")
            if item.cite in self.corpus:
                written = replace(written, accepted=(item.cite, *made.accepted), best=item.cite)
        elif item.cite:
            written = replace(written, best=item.cite)
        return written, doubts

    def _exercise(self, citing: Citing, played: Played, question: Question) -> Exercise:
        one = exercise_of(self.corpus, citing, played, question, self.pool.amounts)
        return replace(one, id=exercise_id(played, question))


def _is_key(item: Item, right: Sequence[str], takes: str) -> bool:
    """True where the item says no key, or these choices as its key."""
    if not item.key or list(item.key) == list(right):
        return True
    return takes != "order" and set(item.key) == set(right)


def _choice(text: str, made: Question) -> Choice:
    """A choice in its writer's words, with what is known of it where it is one that was made."""
    return next((one for one in made.choices if one.text == text), Choice(text=text))
