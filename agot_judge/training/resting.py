"""The thing that an exercise rests on: the words of a paragraph, and the code that carries it out."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from hashlib import blake2b
from inspect import unwrap
from types import CodeType, FunctionType

from agot_judge.corpus.store import Corpus
from agot_judge.coverage.claims import claims
from agot_judge.training.model import Exercise


def hash_of(corpus: Corpus, cite: str) -> str:
    """A hash of a paragraph's words and of the code that carries it out; its comments and its place do not count."""
    digest = blake2b(corpus.paragraph(cite).text.encode(), digest_size=8)
    for rule in _code_of(cite.partition("/")[0]).get(cite, ()):
        digest.update(rule)
    return digest.hexdigest()


def is_stale(corpus: Corpus, exercise: Exercise) -> bool:
    """True where a paragraph on which the exercise rests has changed, is gone, or is carried out by other code."""
    return any(cite not in corpus or hash_of(corpus, cite) != hash_ for cite, hash_ in exercise.rests_on)


@cache
def _code_of(edition: str) -> dict[str, tuple[bytes, ...]]:
    """By paragraph: a hash of each function that carries it out."""
    found: dict[str, list[bytes]] = {}
    for rule, paragraphs in claims(edition).items():
        hash_ = hash_of_code(rule)
        for cite in paragraphs:
            found.setdefault(cite, []).append(hash_)
    return {cite: tuple(sorted(set(hashes))) for cite, hashes in found.items()}


def hash_of_code(rule: Callable[..., object]) -> bytes:
    """A hash of what a rule does: of its code, and of the functions of its module that it uses."""
    digest = blake2b(digest_size=8)
    waiting, seen = list(_functions(rule)), set[int]()
    while waiting:
        function = waiting.pop()
        if id(function) in seen:
            continue
        seen.add(id(function))
        for part in _parts(function.__code__):
            digest.update(repr(part).encode())
        for name in sorted(_names(function.__code__)):
            used = function.__globals__.get(name)
            if isinstance(used, FunctionType) and used.__module__ == function.__module__:
                waiting.append(used)
            elif isinstance(used, str | int | tuple | frozenset):
                digest.update(repr(sorted(used, key=repr) if isinstance(used, frozenset) else used).encode())
    return digest.digest()


def _functions(rule: Callable[..., object]) -> Iterator[FunctionType]:
    if isinstance(rule, partial):
        yield from _functions(rule.func)
        return
    plain = unwrap(getattr(rule, "__func__", rule))
    if isinstance(plain, FunctionType):
        yield plain
    elif isinstance(plain, type):
        yield from (one for one in vars(plain).values() if isinstance(one, FunctionType))


def _parts(code: CodeType) -> Iterator[object]:
    """The code's work, without where it stands in its file."""
    yield code.co_code
    yield code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _parts(constant)
        elif isinstance(constant, frozenset):
            yield sorted(map(repr, constant))
        elif constant != code.co_consts[0] or not isinstance(constant, str):
            yield constant


def _names(code: CodeType) -> set[str]:
    inner = (one for one in code.co_consts if isinstance(one, CodeType))
    return {*code.co_names, *(name for one in inner for name in _names(one))}
