"""The files entered on the four journeys, as the last run of `Scripts/journeys` has left them."""
import os
import re

import checkout

# What `Scripts/journeys` prints; a first line `# COMMIT` names the version that it has counted.
RESULTS = ".build-journeys/journeys.txt"
# What stands in place of a number that isn't known.
UNKNOWN = "not counted"
JOURNEYS = ("A changed item to pixels", "A box to frames", "A finger that scrolls", "A cell that measures itself")
JOURNEY = re.compile(r"^(\S.*): (\d+) files\n\s+(.*)$", re.M)


def entered(top):
    """Returns for each journey the number of files and those by module."""
    text = checkout.read(os.path.join(top, RESULTS))
    results = {name: f"{count} ({modules})" for name, count, modules in JOURNEY.findall(text)}
    return {**dict.fromkeys(JOURNEYS, UNKNOWN), **results}


def commit(top):
    """Returns the version that the result has counted."""
    text = checkout.read(os.path.join(top, RESULTS))
    found = re.match(r"# (\S+)", text)
    if found:
        return found.group(1)
    return "a version that it doesn't name" if text else UNKNOWN
