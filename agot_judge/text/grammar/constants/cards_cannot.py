"""Things that cannot happen to cards or be done by them: the words of ``Modify.cannot``; and the parts played in challenges."""

from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, call, joined

cards_cannot = Fragment(__name__, "done", "roles")


@cards_cannot.rule
def participle(reading: Reading, word: str) -> tuple[str, ...]:
    """The prohibition ``be killed``."""
    return (f"be {word}",)


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


cards_cannot.means(
    discarded=("be discarded",),
    placed_in_setup=("be placed during setup",),
    bypassed=("be bypassed",),
    enter_or_leave=("enter play", "leave play"),
    participate=("participate", "be declared as an attacker", "be declared as a defender"),
    target_by_assault=("target using assault",),
    put_into_play=("be put into play",),
    leave_play=("leave play",),
    enter_play=("enter play",),
    come_out=("come out of shadows",),
    gain_power=("gain power",),
    gain_icons=("gain icons",),
    strength_reduced=("have its STR reduced",),
    strength_raised=("have its STR raised",),
    keeps_icons=("lose icons",),
    attacker=("an attacker",),
    defender=("a defender",),
    attacker_or_defender=("an attacker", "a defender"),
    be_done=call(joined, ALL),  # The prohibitions of being done: "be killed or discarded"
    do=call(joined, ALL),  # The prohibitions of doing: "gain power or lose renown"
)
