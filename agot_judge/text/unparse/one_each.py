"""What one target gets, another, and so on."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.text.unparse.changes import gets
from agot_judge.text.unparse.wording import Wording, duration, listed


def one_each(wording: Wording, changes: tuple[Modify, ...]) -> str:
    """``a card from among the target gets -1 STR, and one gets -2 STR``, and until when."""
    first, *others = (listed(gets(wording, change)) for change in changes)
    said = listed([f"a card from among the target {first}", *(f"one {other}" for other in others)])
    until = changes[0].until
    return said if until is None else f"{duration(wording, until).strip()}, {said}"
