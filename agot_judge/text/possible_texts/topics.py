"""The topics of a text of which not even a part is understood: the rules' words in it, and what it could say of them."""

import re
import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_line
from agot_judge.text.names import Names
from agot_judge.text.parsing.normalize import normalize

_ADJECTIVES = re.compile(
    r"\b(?:attached|attacking|defending|participating|kneeling|standing|losing|winning)(?= \w)|\byou control\b",
    re.IGNORECASE,
)
"""They say which cards or players, not what is done with them."""
SIDES = ("Each character you control", "Each character your opponents control")


class Topic(Struct, frozen=True):
    """The words that name it, as patterns; and sentences in which ``{who}`` stands for cards."""

    words: tuple[str, ...]
    says: tuple[str, ...] = ()


@cache
def topics() -> dict[str, Topic]:
    """Every topic by its name."""
    text = files("agot_judge.text.possible_texts").joinpath("topics.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), dict[str, Topic])


def topics_of(text: str) -> tuple[str, ...]:
    """The topics of which the text has a word."""
    said = _ADJECTIVES.sub("", normalize(text).text)
    return tuple(
        name
        for name, topic in topics().items()
        if re.search(rf"(?<!\w)(?:{'|'.join(topic.words)})(?!\w)", said, re.IGNORECASE)
    )


def what_it_could_say(text: str, face: CardFace, names: Names) -> tuple[str, ...]:
    """Sentences about the topics of the text, of the cards that it may mean, as far as they are understood."""
    whom = _whom(text, face)
    found = (
        said.replace("{who}", who)
        for name in topics_of(text)
        for said in topics()[name].says
        for who in (whom if "{who}" in said else ("",))
    )
    return tuple(
        said for said in dict.fromkeys(found) if compile_line(said, face, names).status == "compiled"
    )


def _whom(text: str, face: CardFace) -> tuple[str, ...]:
    own = (face.name,) if face.type in ("character", "location", "attachment") else ()
    attached = ("Attached character",) if face.type == "attachment" else ()
    return (*own, *attached, *SIDES)
