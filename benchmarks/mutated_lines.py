"""Card texts with something wrong in them: words dropped, doubled, exchanged, made up; odd characters and quotes."""

from pathlib import Path
from random import Random
from typing import NamedTuple

SYLLABLES = ("glo", "rp", "wim", "zaq", "flee", "brun", "ork", "yst", "quon", "dax", "mib", "thruu")
ODD = "\u0000\t\u00a0\u200b\u202e\ufeff\u0301é\u2019\u201c\u201d«•—…ſ𝔎🙂[]<>{}()\"'.,:;+-%\\/_=^~|#*?!0123456789X"
SIGNS = (
    "(",
    ")",
    '"',
    "“",
    "”",
    "<i>",
    "</i>",
    "<b>",
    "[",
    "]",
    "[military]",
    "[nothing]",
    "'",
    ":",
    ".",
    ",",
    "\n",
)


class Mutated(NamedTuple):
    """A text, and whether a word was put in that there is not."""

    text: str
    is_made_up: bool


def lines() -> tuple[str, ...]:
    """Ability lines in our own words, on the card Old Tam."""
    return tuple(Path(__file__).with_name("card_lines.txt").read_text(encoding="utf-8").splitlines())


def made_up_word(random: Random) -> str:
    """Letters that are no word of any text, name or trait; sometimes with a capital."""
    word = "".join(random.choice(SYLLABLES) for _ in range(random.randint(3, 4)))
    return word.capitalize() if random.random() < 0.3 else word


def mutated(seed: int, whole: tuple[str, ...]) -> Mutated:
    """One of the texts with up to four changes; the same for the same seed."""
    random = Random(seed)
    words = random.choice(whole).split(" ")
    is_made_up = False
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(words) + 1)
        change = random.randrange(8)
        if change == 0 and words:
            del words[min(at, len(words) - 1)]
        elif change == 1:
            words.insert(at, random.choice(random.choice(whole).split(" ")))
        elif change == 2 and len(words) > 1:
            other = random.randrange(len(words))
            at = min(at, len(words) - 1)
            words[at], words[other] = words[other], words[at]
        elif change == 3:
            words.insert(at, made_up_word(random))
            is_made_up = True
        elif change == 4:
            words.insert(at, "".join(random.choice(ODD) for _ in range(random.randint(1, 6))))
        elif change == 5 and words:
            at = min(at, len(words) - 1)
            place = random.randrange(len(words[at]) + 1)
            words[at] = f"{words[at][:place]}{random.choice(SIGNS)}{words[at][place:]}"
        elif change == 6:
            words += random.choice(whole).split(" ")
        elif words:
            words[at:at] = words[max(0, at - random.randint(1, 5)) : at]
    # A later change may have taken the made-up word out again, or cut it in two.
    text = " ".join(words)
    return Mutated(text, is_made_up and has_made_up_word(text))


def has_made_up_word(text: str) -> bool:
    """Whether a whole word of the text is one of those that are made up here."""
    return any(_is_made_up(word.strip(".,:;()\"'“”").lower()) for word in text.split())


def _is_made_up(word: str) -> bool:
    """Three syllables or four, and nothing else."""
    ways = {0: {0}}
    for at in range(len(word)):
        for count in ways.get(at, ()):
            for syllable in SYLLABLES:
                if word.startswith(syllable, at):
                    ways.setdefault(at + len(syllable), set()).add(count + 1)
    return bool(ways.get(len(word), set()) & {3, 4})
