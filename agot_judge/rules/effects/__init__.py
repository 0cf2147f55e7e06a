"""The effects themselves, by what they work on, and the occurrences in which they do it."""
