"""Power, gold and tokens. The player who does it is ``reading.subject``."""

from agot_judge.text.parsing.fragment import Fragment

gold_and_power = Fragment(__name__, "clause", "effect", "gold_place", "power_place", "token")
