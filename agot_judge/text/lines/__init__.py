"""Lines of a card's text, and the sentences of which they consist; ``agot_judge.text`` says in which order they are read."""
