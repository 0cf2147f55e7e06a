"""The moves, decisions and checks that a topic of the rules concerns: there a text about it may decide something else."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from agot_judge.engine.state.decision import Answer, Decision
from agot_judge.engine.state.state import State
from agot_judge.scenario.bearing.verdict import Difference
from agot_judge.scenario.entries import (
    Check,
    Choose,
    DeclareChallenge,
    Decline,
    Defend,
    Move,
    Refuse,
    SetUp,
    Use,
)
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.wording import move_in_words

SETTLED = ("cites", "step", "phase", "window", "active_player")
"""The fields that the rules of the game settle, whatever a card does."""
_USING = ("trigger", "play")
_ENTERING = ("marshal", "duplicate", "shadow", "unshadow", "ambush")


class Asked(Struct, frozen=True):
    """The parts of a run that may be about a topic: verbs of moves, kinds of decisions, and last words of the fields of
    checks."""

    verbs: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()


_MAY = ("may", "may_not", "why_not")
_CHALLENGE = ("type", "winner", "loser", "by", "unopposed", "attacking_str", "defending_str")
CONCERNED = {
    "strength": Asked(fields=("str", *_CHALLENGE)),
    "icons": Asked(verbs=("challenge", "defend"), fields=("icons", "type")),
    "keywords": Asked(kinds=("keyword type",), fields=("keywords",)),
    "attacking": Asked(("challenge",), ("challenge",), ("attacking", "participating", "type", "attacker")),
    "defending": Asked(("defend",), ("defenders",), ("defending", "participating", "bypassed", "defender")),
    "claim": Asked(kinds=("claim",), fields=("claim",)),
    "kneeling": Asked(("challenge", "defend"), (), ("kneeling", "faction_kneeling")),
    "leaving": Asked(fields=("zone", "discard", "dead")),
    "blank": Asked(_USING, (), ("blank", *_MAY)),
    "control": Asked(fields=("controller", "owner")),
    "power": Asked(fields=("power", "faction_power", "winner")),
    "money": Asked((*_ENTERING, *_USING), ("cost", "number"), ("gold", "income", *_MAY)),
    "hand": Asked(kinds=("discard",), fields=("hand", "deck", "discard", "position")),
    "entering": Asked((*_ENTERING, "play", "set_up"), ("setup",), ("zone", "duplicates", *_MAY)),
    "events": Asked(("play",), (), _MAY),
    "shadows": Asked(("shadow", "unshadow"), (), ("shadows", "zone")),
    "attachments": Asked(fields=("attachments",)),
    "first_player": Asked(kinds=("first player",), fields=("first_player", "initiative")),
    "reserve": Asked(fields=("reserve", "hand")),
    "traits": Asked(fields=("traits", "affiliation")),
    "choosing": Asked((), ("target", "cost", "claim", "defenders", "first player", "name"), _MAY),
    "plots": Asked(kinds=("plot",)),
    "titles": Asked(kinds=("title",), fields=("title",)),
    "game": Asked(fields=("winner", "eliminated")),
    "tokens": Asked(fields=("tokens",)),
    "order": Asked(kinds=("order", "yes or no", "number"), fields=_MAY),
}


IsConcerned = Callable[[str, str], bool]
"""Asked with the verb of a move and with the field of a check, one of them empty."""


class Decided(Struct, frozen=True):
    """The decisions of a run: the entries that were made, and the decisions answered with their states."""

    loaded: Loaded
    states: tuple[State, ...]
    """Some of the states in which it was."""
    answered: tuple[tuple[State, Answer], ...]
    settled: tuple[Decision, ...]
    """The decisions of which nobody was asked, because only one result was possible."""
    entries: int
    """The number of entries that were made; one that stopped the run counts."""
    says_something: bool
    """True where its trace says more than where it stands."""

    @property
    def named(self) -> str:
        """The words of its entries, the names of cards among it."""
        return str(self.loaded.scenario.run)

    def anything(self) -> Difference | None:
        """The first move, check or refusal on which a card may bear; of a run that asks for nothing everything."""
        found = next(self._where(lambda verb, field: bool(verb) or field not in SETTLED), None)
        if found is not None or any(isinstance(entry, Check | Refuse) for entry in self.loaded.scenario.run):
            return found
        return Difference("all that the run says", 0) if self.says_something else None

    def about(self, topic: str) -> Difference | None:
        """The first of them that is about the topic, or else a decision that is."""
        concerned = CONCERNED[topic]
        found = next(
            self._where(lambda verb, field: verb in concerned.verbs or field in concerned.fields), None
        )
        if found is not None:
            return found
        for state, answer in self.answered:
            asking = state.asking
            if asking is not None and asking.kind in concerned.kinds and answer.options:
                return Difference(f"what may be chosen: {asking.text}", 0)
        only = next((one for one in self.settled if one.kind in concerned.kinds), None)
        return (
            Difference(f"whether only one answer is possible: {only.text}", 0) if only is not None else None
        )

    def _where(self, is_concerned: IsConcerned) -> Iterator[Difference]:
        for number, entry in enumerate(self.loaded.scenario.run[: self.entries]):
            line = self.loaded.line("run", number)
            if isinstance(entry, Check):
                for field in _fields(entry):
                    if is_concerned("", field):
                        yield Difference(f"check of {field}", line)
            elif isinstance(entry, Refuse):
                if is_concerned(_verb(entry.move), ""):
                    yield Difference(f"whether this is illegal: {move_in_words(entry.move)}", line)
            elif isinstance(entry, Move) and is_concerned(_verb(entry), ""):
                yield Difference(f"whether this is legal: {move_in_words(entry)}", line)


def _verb(move: Move) -> str:
    if isinstance(move, Use):
        return move.verb
    kinds = {
        DeclareChallenge: "challenge",
        Defend: "defend",
        Choose: "choose",
        Decline: "decline",
        SetUp: "set_up",
    }
    return kinds.get(type(move), "")


def _fields(check: Check) -> Iterator[str]:
    yield from (one.field for one in check.plain)
    if check.decision is not None:
        yield "decision"
    yield from (name for name in _MAY if getattr(check, name))
    for group in (*check.cards, *check.players):
        yield from (one.field for one in group.fields)
    yield from (one.field for one in check.challenge or ())
    if check.cites:
        yield "cites"
