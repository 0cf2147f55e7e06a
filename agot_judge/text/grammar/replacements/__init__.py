"""Things that happen in place of something else."""
