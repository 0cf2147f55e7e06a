"""Headings as the web texts of the Second Edition (000, 003) show a heading: by nothing but standing alone and being short."""

import re

from agot_judge.corpus.blocks import Block

_LONGEST = 80


def is_heading(block: Block, following: Block | None) -> bool:
    """True where a line is a heading: short, alone between blank lines, and no sentence."""
    # 000: "Challenge Graphic Icon In Text" heads a table, whose rows follow without a blank line.
    alone = block.after_gap and (following is None or following.after_gap)
    if not alone or len(block.text) > _LONGEST or block.mark == "•":
        return False
    # 000: "4.2.4 Apply claim result." is the only heading with a full stop.
    if re.match(r"\d\.\d", block.text):
        return True
    # 000: short Related lines ("Related: Target") stand alone as well.
    if block.text.startswith("Related: "):
        return False
    # 000: 'The abbreviation for "strength."', 'See "Modifiers".', "To build a custom deck ... play:" are paragraphs.
    return block.text.rstrip('")')[-1] not in ".:?!"
