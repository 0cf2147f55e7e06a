"""Which entries of the documents name no term of the game, though they stand where terms stand."""

NO_TERMS = frozenset(
    (
        "ccg/rules/introduction",
        "ccg/rules/the-six-great-houses",
        "ccg/rules/important-concepts",
        "ccg/rules/for-your-first-game",
        "1e/faq/general",
    )
)
"""What leads in to a book, the houses of the world."""
