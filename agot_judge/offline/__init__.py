"""Use of the program without network: the bundle that a browser keeps, and how it is asked there."""
