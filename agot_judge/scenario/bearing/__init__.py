"""The bearing of the texts that are not understood: a run is made again in each of their readings, and compared."""
