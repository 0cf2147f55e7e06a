from agot_judge.engine.ability._old import *
