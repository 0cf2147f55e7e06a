"""Texts that are understood, of which a text that is not understood may be one."""
