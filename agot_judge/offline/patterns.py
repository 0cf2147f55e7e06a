"""The regular expressions that the program compiles as it starts: a device compiles them once, into what it starts from."""

import json
import subprocess
import sys

from agot_judge.errors import CannotBundle
from agot_judge.places import ROOT

FILE = "patterns.json"
_NOTING = """
import json, re
real, noted = re.compile, {}
def noting(pattern, flags=0):
    if isinstance(pattern, str):
        noted[pattern, int(flags)] = None
    return real(pattern, flags)
re.compile = noting
from agot_judge.web import create_app
create_app({"OFFLINE": True})
print(json.dumps(list(noted)))
"""


def patterns() -> bytes:
    """Each with its flags, as JSON, noted while another process starts the app. Raises CannotBundle."""
    done = subprocess.run(
        [sys.executable, "-c", _NOTING], cwd=ROOT, check=False, capture_output=True, text=True
    )
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise CannotBundle(f"the app does not start: {said[-1] if said else 'it does not say why'}")
    return json.dumps(json.loads(done.stdout)).encode()
