"""What has a budget, measured: each number beside its budget and beside a named peer from the same run."""
