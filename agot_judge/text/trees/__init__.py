"""Changes of ability trees: what happens instead, what X is, what is done to each of several."""
