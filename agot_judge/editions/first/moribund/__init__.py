"""Cards that are made to leave play, and leave in step 6 of the window."""
