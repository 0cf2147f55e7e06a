"""The state of a game: what is in it, what can happen and be asked in it, and the small changes of it."""
