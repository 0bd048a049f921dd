"""Files of mistakes on purpose that are added to a module."""

import re

MISTAKE = re.compile(r"// (error|warning): (.*)")


def differences(path, found):
    """Compares the mistakes of a file with messages about it, of line, kind and text.

    A mistake carries a comment with a part of the message: `// error: has no member`.

    Returns a sentence for each difference, and the number of mistakes.
    """
    lines = enumerate(path.read_text().splitlines(), 1)
    expected = {number: match.groups() for number, line in lines if (match := MISTAKE.search(line))}
    silent = [
        f"{path.name}:{number}: not reported: {kind}: {part}" for number, (kind, part) in expected.items()
        if not any(each[:2] == (number, kind) and part in each[2] for each in found)
    ]
    others = [
        f"{path.name}:{number}: reported: {kind}: {text}" for number, kind, text in sorted(found)
        if number not in expected
    ]
    return silent + others, len(expected)
