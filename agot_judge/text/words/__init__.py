"""Words that are data: traits, titles."""
