"""Things that cannot happen to cards or be done by them: the words of ``Modify.cannot``; and the parts played in challenges."""

from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, call, joined

cards_cannot = Fragment(__name__, "done", "roles")


def _each(words: str, parts: tuple[str, ...]) -> tuple[str, ...]:
    """The prohibitions of these words, one for each of the parts: ``be declared as an attacker``."""
    return tuple(words.format(part) for part in parts)


cards_cannot.means(
    participle=call(_each, "be {}", (FIRST,)),  # "be killed"
    declared=call(_each, "be declared as {}", FIRST),
    kneel=("be knelt",),
    stand=("be stood",),
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
