"""What players cannot do."""

from agot_judge.text.parsing.fragment import Fragment

players_cannot = Fragment(__name__, "forbidden", "constant", "effect", "act", "periods")
