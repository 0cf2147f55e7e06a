"""The charts of the phases, and what belongs to this round alone: unspent gold, used plots, titles."""
