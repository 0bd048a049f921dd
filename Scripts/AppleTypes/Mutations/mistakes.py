"""Mistakes on purpose in a file, and what the compiler reports of them.

A mistake carries a comment with a part of the message, on its line or alone on the line above:

    view.setNeedsLayout()  // error: main actor-isolated
    view.isSpringLoaded = true  // error[tvos]: is unavailable in tvOS

The platforms in brackets are those on which it is a mistake; without them it is one on all. A line without a
comment must not be reported: that is what the right twin beside a mistake is for.
"""

import re

EXPECTED = re.compile(
    r"// (error|warning)(?:\[([a-z, ]+)\])?: (.*?)(?=\s*// (?:error|warning)\b|$)"
)


def expected(path, platform):
    """Lists the mistakes of a file on a platform: line, severity and a part of the message."""
    mistakes = []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        place = number + 1 if line.lstrip().startswith("//") else number
        for severity, platforms, text in EXPECTED.findall(line):
            if not platforms or platform in re.split(r"[, ]+", platforms):
                mistakes.append((place, severity, text.strip()))
    return mistakes


def differences(path, platform, messages):
    """Returns the number of mistakes that were reported, and a sentence for each difference.

    The messages are those about the file: line, severity and text.
    """
    found, sentences = 0, []
    for line, severity, part in expected(path, platform):
        hits = {m for m in messages if m[0] == line and m[1] == severity and part in m[2]}
        messages = messages - hits
        found += bool(hits)
        if not hits:
            sentences.append(f"{platform} {path.name}:{line}: not reported: {severity}: {part}")
    for line, severity, text in sorted(messages):
        sentences.append(f"{platform} {path.name}:{line}: reported: {severity}: {text}")
    return found, sentences
