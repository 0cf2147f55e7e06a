"""Changes that are said of cards: fields of ``Modify``."""

from agot_judge.text.parsing.fragment import Fragment

changes = Fragment(__name__, "changes")
