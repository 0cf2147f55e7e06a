"""The topics, one module and one grammar each; importing this package makes all of them known to each other."""

from agot_judge.registering import import_all
from agot_judge.text.topic import Topic

import_all(__name__)
TOPICS = tuple(Topic.all.values())
