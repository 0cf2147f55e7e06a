"""Card texts with something wrong in them: words dropped, doubled, exchanged, made up; odd characters and quotes.

Half of the changes leave something that looks like a printed text: words that speak of another player or card, and the
parts of other texts.
"""

from pathlib import Path
from random import Random
from typing import NamedTuple

SYLLABLES = ("glo", "rp", "wim", "zaq", "flee", "brun", "ork", "yst", "quon", "dax", "mib", "thruu")
ODD = "\u0000\t\u00a0\u200b\u202e\ufeff\u0301é\u2019\u201c\u201d«•—…ſ𝔎🙂[]<>{}()\"'.,:;+-%\\/_=^~|#*?!0123456789X"
SPEAKING = (
    *("you", "your", "an opponent", "each opponent", "that opponent", "that player", "the losing opponent"),
    *("its controller", "its owner", "its owner's", "he or she", "their", "the chosen player", "each player"),
    *(
        "it",
        "he",
        "him",
        "that card",
        "those cards",
        "that character",
        "those characters",
        "the chosen cards",
    ),
    *("a", "an", "the", "any", "each", "another", "other", "all", "no", "up to 2", "X", "attached character"),
)
"""Words and pairs of words that say whose, which or how many."""
JOINING = (
    *(
        "and",
        "or",
        ",",
        ". Then,",
        "then",
        "if",
        "while",
        "unless",
        "instead",
        "except",
        "with",
        "without",
        "for each",
    ),
    *(
        "to",
        "cannot",
        "choose",
        "until the end of the phase",
        "at the end of the phase,",
        "if you do,",
        "(",
        ")",
    ),
)
OWN = "Harwin the Miller"
"""The card on which the lines of ``tests/text/wordings.txt`` stand."""
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
    """Ability lines in our own words, on the card Old Tam: all wordings that are known to be understood among them."""
    own = Path(__file__).with_name("card_lines.txt").read_text(encoding="utf-8").splitlines()
    tested = Path(__file__).parents[1] / "tests" / "text" / "wordings.txt"
    others = tested.read_text(encoding="utf-8").replace(OWN, "Old Tam").splitlines()
    return (*own, *(line for line in others if not line.startswith("#")))


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
        change = random.randrange(16)
        if change == 0 and words:
            del words[min(at, len(words) - 1)]
        elif change == 1:
            words.insert(at, random.choice(random.choice(whole).split(" ")))
        elif change == 2 and len(words) > 1:
            other = random.randrange(len(words))
            at = min(at, len(words) - 1)
            words[at], words[other] = words[other], words[at]
        elif change in (3, 14):
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
        elif change in (7, 8, 9):
            words[at : at + random.randrange(3)] = random.choice(SPEAKING).split(" ")
        elif change in (10, 11, 12):
            other_words = random.choice(whole).split(" ")
            begin = random.randrange(len(other_words))
            words[at : at + random.randrange(5)] = other_words[begin : begin + random.randint(1, 8)]
        elif change == 13:
            words[at:at] = random.choice(JOINING).split(" ")
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
