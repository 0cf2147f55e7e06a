"""Cards that become attachments, with the text that they then have."""

from agot_judge.engine.ability import GainAbility
from agot_judge.text.unparse.cards import on
from agot_judge.text.unparse.parts import start
from agot_judge.text.unparse.wording import Wording


def becomes_attachment(wording: Wording, found: GainAbility) -> str:
    """The order: ``attach it to that character as a Condition attachment with the text: "Terminal."``."""
    kind = f"a {found.traits[0]} attachment" if found.traits else "an attachment"
    keywords = [f"{keyword.capitalize()}." for keyword in found.keywords]
    text = " ".join([*keywords, *map(wording.in_full, found.abilities)])
    # A played event is not said to come from a hand.
    whence = "" if wording.zone == "hand" else start(wording, found.on)
    card = f"{on(wording, found.on)}{whence}"
    return f'attach {card} to {on(wording, found.to)} as {kind} with the text: "{text}"'
