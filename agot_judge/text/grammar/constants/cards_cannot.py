"""What cannot happen to cards or be done by them: the words of ``Modify.cannot``; and the parts played in challenges."""

from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.parsing.fragment import Fragment

barred = Fragment(__name__, "done", "roles")


@barred.rule
def be_done(reading: Reading, *parts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word for part in parts for word in part)


@barred.rule
def do(reading: Reading, *acts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word for act in acts for word in act)


@barred.rule
def participle(reading: Reading, word: str) -> tuple[str, ...]:
    return (f"be {word}",)


@barred.rule
def discarded(reading: Reading) -> tuple[str, ...]:
    return ("be discarded",)


@barred.rule
def placed_in_setup(reading: Reading) -> tuple[str, ...]:
    return ("be placed during setup",)


@barred.rule
def bypassed(reading: Reading) -> tuple[str, ...]:
    return ("be bypassed",)


@barred.rule
def declared(reading: Reading, roles: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"be declared as {role}" for role in roles)


_DONE_TO_ITSELF = {"kneel": "be knelt", "stand": "be stood"}


@barred.rule
def act(reading: Reading, word: str) -> tuple[str, ...]:
    if word not in _DONE_TO_ITSELF:
        raise Unclear("what cannot be done")
    return (_DONE_TO_ITSELF[word],)


@barred.rule
def enter_or_leave(reading: Reading) -> tuple[str, ...]:
    return ("enter play", "leave play")


@barred.rule
def participate(reading: Reading) -> tuple[str, ...]:
    return ("participate", "be declared as an attacker", "be declared as a defender")


@barred.rule
def target_by_assault(reading: Reading) -> tuple[str, ...]:
    return ("target using assault",)


@barred.rule
def put_into_play(reading: Reading) -> tuple[str, ...]:
    return ("be put into play",)


@barred.rule
def leave_play(reading: Reading) -> tuple[str, ...]:
    return ("leave play",)


@barred.rule
def enter_play(reading: Reading) -> tuple[str, ...]:
    return ("enter play",)


@barred.rule
def come_out(reading: Reading) -> tuple[str, ...]:
    return ("come out of shadows",)


@barred.rule
def gain_power(reading: Reading) -> tuple[str, ...]:
    return ("gain power",)


@barred.rule
def gain_icons(reading: Reading) -> tuple[str, ...]:
    return ("gain icons",)


@barred.rule
def strength_reduced(reading: Reading) -> tuple[str, ...]:
    return ("have its STR reduced",)


@barred.rule
def strength_raised(reading: Reading) -> tuple[str, ...]:
    return ("have its STR raised",)


@barred.rule
def keeps_icons(reading: Reading) -> tuple[str, ...]:
    return ("lose icons",)


@barred.rule
def attacker(reading: Reading) -> tuple[str, ...]:
    return ("an attacker",)


@barred.rule
def defender(reading: Reading) -> tuple[str, ...]:
    return ("a defender",)


@barred.rule
def attacker_or_defender(reading: Reading) -> tuple[str, ...]:
    return ("an attacker", "a defender")
