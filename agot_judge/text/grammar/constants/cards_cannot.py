"""What cannot happen to cards or be done by them: the words of ``Modify.cannot``; and the parts played in challenges."""

from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.parsing.fragment import Fragment

cards_cannot = Fragment(__name__, "done", "roles")


@cards_cannot.rule
def be_done(reading: Reading, *parts: tuple[str, ...]) -> tuple[str, ...]:
    """The prohibitions of being done: ``be killed or discarded``."""
    return tuple(word for part in parts for word in part)


@cards_cannot.rule
def do(reading: Reading, *acts: tuple[str, ...]) -> tuple[str, ...]:
    """The prohibitions of doing: ``gain power or lose renown``."""
    return tuple(word for act in acts for word in act)


@cards_cannot.rule
def participle(reading: Reading, word: str) -> tuple[str, ...]:
    """The prohibition ``be killed``."""
    return (f"be {word}",)


@cards_cannot.rule
def discarded(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``be discarded from play``."""
    return ("be discarded",)


@cards_cannot.rule
def placed_in_setup(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``be placed during setup``."""
    return ("be placed during setup",)


@cards_cannot.rule
def bypassed(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``be bypassed by stealth``."""
    return ("be bypassed",)


@cards_cannot.rule
def declared(reading: Reading, roles: tuple[str, ...]) -> tuple[str, ...]:
    """The prohibitions ``be declared as an attacker``."""
    return tuple(f"be declared as {role}" for role in roles)


_DONE_TO_ITSELF = {"kneel": "be knelt", "stand": "be stood"}


@cards_cannot.rule
def act(reading: Reading, word: str) -> tuple[str, ...]:
    """The prohibition of one act: ``attack``."""
    if word not in _DONE_TO_ITSELF:
        raise Unclear("what cannot be done")
    return (_DONE_TO_ITSELF[word],)


@cards_cannot.rule
def enter_or_leave(reading: Reading) -> tuple[str, ...]:
    """The prohibitions ``enter or leave play``."""
    return ("enter play", "leave play")


@cards_cannot.rule
def participate(reading: Reading) -> tuple[str, ...]:
    """The prohibitions of any part in a challenge."""
    return ("participate", "be declared as an attacker", "be declared as a defender")


@cards_cannot.rule
def target_by_assault(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``target a location using assault``."""
    return ("target using assault",)


@cards_cannot.rule
def put_into_play(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``be put into play``."""
    return ("be put into play",)


@cards_cannot.rule
def leave_play(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``leave play``."""
    return ("leave play",)


@cards_cannot.rule
def enter_play(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``enter play``."""
    return ("enter play",)


@cards_cannot.rule
def come_out(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``come out of shadows``."""
    return ("come out of shadows",)


@cards_cannot.rule
def gain_power(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``gain power``."""
    return ("gain power",)


@cards_cannot.rule
def gain_icons(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``gain icons``."""
    return ("gain icons",)


@cards_cannot.rule
def strength_reduced(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``have its STR reduced``."""
    return ("have its STR reduced",)


@cards_cannot.rule
def strength_raised(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``have its STR raised``."""
    return ("have its STR raised",)


@cards_cannot.rule
def keeps_icons(reading: Reading) -> tuple[str, ...]:
    """The prohibition ``lose icons``."""
    return ("lose icons",)


@cards_cannot.rule
def attacker(reading: Reading) -> tuple[str, ...]:
    """The role ``an attacker``."""
    return ("an attacker",)


@cards_cannot.rule
def defender(reading: Reading) -> tuple[str, ...]:
    """The role ``a defender``."""
    return ("a defender",)


@cards_cannot.rule
def attacker_or_defender(reading: Reading) -> tuple[str, ...]:
    """The roles ``an attacker or defender``."""
    return ("an attacker", "a defender")
