"""``each event an opponent plays costs 1 more unless that player ..``: for each of those players of whom it is true."""

from msgspec.structs import replace

from agot_judge.citation import Span
from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.changed_numbers import Cost
from agot_judge.text.lines.complete_parses import NotRead, Understood
from agot_judge.text.lines.unread import Trouble
from agot_judge.text.trees.substitution import spoken_of


def of_each_payer(found: Understood, when: Condition, sentence: Span) -> Understood:
    """The costs of cards, where the costs depend on what is true of whoever pays. Raises NotRead for anything but costs."""
    where = spoken_of(when, "this opponent", "that player")
    costs = [
        replace(one, where=where)
        for one in found.meaning
        if isinstance(one, Cost) and one.player in ("any", "opponent") and one.where is None
    ]
    if len(costs) < len(found.meaning):
        raise NotRead(Trouble("unclear: of which player it is true", sentence))
    return Understood(found.chunk, tuple(costs), found.reading)
