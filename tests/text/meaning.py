"""What a tree means, without the words that it was read from."""

from typing import Any

from msgspec import Struct, structs


def without_words(tree: Any) -> Any:
    """The same tree without the words that it came from: two texts mean the same if these are equal."""
    if isinstance(tree, tuple):
        return tuple(without_words(part) for part in tree)
    if not isinstance(tree, Struct):
        return tree
    words: dict[str, Any] = {name: "" for name in ("text", "label") if name in tree.__struct_fields__}
    if "labels" in tree.__struct_fields__:
        words["labels"] = ()
    kept = {name: without_words(getattr(tree, name)) for name in tree.__struct_fields__ if name not in words}
    return structs.replace(tree, **kept, **words)
