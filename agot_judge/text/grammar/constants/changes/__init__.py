"""What is said of cards: fields of ``Modify``."""

from agot_judge.text.fragment import Fragment

changes = Fragment(__name__, "changes")
