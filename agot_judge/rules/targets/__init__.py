"""Targets and other choices: what may be chosen, what is asked of it, and who is meant by what was chosen."""
