"""What is done to cards. The player who does it is ``reading.subject``."""

from agot_judge.text.fragment import Fragment

deeds = Fragment(__name__, "clause", "put_how")
