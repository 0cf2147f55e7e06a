"""What happens in place of something else."""
