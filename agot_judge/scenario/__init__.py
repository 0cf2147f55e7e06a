"""The scenario format and what is done with it: reading, writing, building a board, running the moves."""
