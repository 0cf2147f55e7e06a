"""Who does what is said: the ability's controller by order, or the player who is named."""

from agot_judge.text.parsing.fragment import Fragment

doers = Fragment(__name__, "cost", "effect", "clauses", "option")
