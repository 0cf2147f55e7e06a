"""The words for what concerns title cards."""

from agot_judge.engine.ability.about_the_card import TitleRight


def title_right(found: TitleRight) -> str:
    """What a melee title lets its bearer do."""
    if found.may == "redirect":
        return f"you may redirect {found.times} challenge{'' if found.times == 1 else 's'} this round"
    if found.may == "claim against any number":
        return (
            f"you may resolve your [{found.challenge}] claim against any number of opponents of your choice"
        )
    during = "during the challenges phase, against a different opponent"
    return f"you may initiate an additional [{found.challenge}] challenge {during}"
