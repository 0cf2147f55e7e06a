"""Card text: what a printed wording says, read without guessing."""
