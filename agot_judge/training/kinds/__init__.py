"""The kinds of exercises, one a file."""
