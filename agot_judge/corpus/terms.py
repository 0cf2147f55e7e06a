"""Entries of the documents that name no term of the game, though they stand where terms stand."""

NO_TERMS = frozenset(
    (
        "ccg/rules/introduction",
        "ccg/rules/the-six-great-houses",
        "ccg/rules/important-concepts",
        "ccg/rules/for-your-first-game",
        "1e/faq/general",
    )
)
"""Entries that lead in to a book or describe the houses of the world."""
