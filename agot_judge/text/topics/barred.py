"""What cannot happen to cards or be done by them: the words of ``Modify.cannot``; and the parts played in challenges."""

from agot_judge.engine.state.game import Keyword
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic

THAT_ICON = "lose that icon"

barred = Topic("barred", "done", "roles")


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
def returned(reading: Reading, owner: object = None) -> tuple[str, ...]:
    return ("be returned to hand",)


@barred.rule
def bypassed(reading: Reading) -> tuple[str, ...]:
    return ("be bypassed",)


@barred.rule
def targeted_by_assault(reading: Reading) -> tuple[str, ...]:
    return ("be targeted by assault",)


@barred.rule
def knelt_by_assault(reading: Reading) -> tuple[str, ...]:
    return ("be knelt by assault",)


@barred.rule
def knelt_by_intimidate(reading: Reading) -> tuple[str, ...]:
    return ("be knelt by intimidate",)


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
def put_into_play(reading: Reading) -> tuple[str, ...]:
    return ("be put into play",)


@barred.rule
def leave_play(reading: Reading) -> tuple[str, ...]:
    return ("leave play",)


@barred.rule
def enter_play(reading: Reading) -> tuple[str, ...]:
    return ("enter play",)


@barred.rule
def gain_power(reading: Reading) -> tuple[str, ...]:
    return ("gain power",)


@barred.rule
def gain_icons(reading: Reading) -> tuple[str, ...]:
    return ("gain icons",)


@barred.rule
def gain_keywords(reading: Reading) -> tuple[str, ...]:
    return ("gain keywords",)


@barred.rule
def gain_icon(reading: Reading, name: str) -> tuple[str, ...]:
    return (f"gain {name} icon",)


@barred.rule
def gain_keyword(reading: Reading, found: Keyword) -> tuple[str, ...]:
    return (f"gain {found.name}",)


@barred.rule
def strength_reduced(reading: Reading) -> tuple[str, ...]:
    return ("have its STR reduced",)


@barred.rule
def removed_from_challenge(reading: Reading) -> tuple[str, ...]:
    return ("be removed from the challenge",)


@barred.rule
def chosen_for_claim(reading: Reading, icon: str | None) -> tuple[str, ...]:
    """``cannot be killed or chosen to satisfy claim``: only for [military] claim are cards chosen."""
    if icon not in (None, "military"):
        raise Unclear("claim for which no card is chosen")
    return ("be chosen for claim",)


@barred.rule
def change_control(reading: Reading) -> tuple[str, ...]:
    return ("change control",)


@barred.rule
def strength_modified(reading: Reading) -> tuple[str, ...]:
    """Neither reduced nor raised (2e/rr/modifiers/1)."""
    return (*strength_reduced(reading), *strength_raised(reading))


@barred.rule
def strength_raised(reading: Reading) -> tuple[str, ...]:
    return ("have its STR raised",)


@barred.rule
def keeps_icons(reading: Reading) -> tuple[str, ...]:
    return ("lose icons",)


@barred.rule
def keeps_keywords(reading: Reading) -> tuple[str, ...]:
    return ("lose keywords",)


@barred.rule
def keeps_icon(reading: Reading, name: str) -> tuple[str, ...]:
    return (f"lose {name}",)


@barred.rule
def keeps_that_icon(reading: Reading) -> tuple[str, ...]:
    """Which one is said before: ``gains a [power] icon and cannot lose that icon``."""
    return (THAT_ICON,)


@barred.rule
def keeps_keyword(reading: Reading, found: Keyword) -> tuple[str, ...]:
    return (f"lose {found.name}",)


@barred.rule
def attacker(reading: Reading) -> tuple[str, ...]:
    return ("an attacker",)


@barred.rule
def defender(reading: Reading) -> tuple[str, ...]:
    return ("a defender",)


@barred.rule
def attacker_or_defender(reading: Reading) -> tuple[str, ...]:
    return ("an attacker", "a defender")
