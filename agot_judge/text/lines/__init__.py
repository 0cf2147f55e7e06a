"""Lines of a card's text, and the sentences of which they consist."""
