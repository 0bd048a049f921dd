"""The examples in the doc comments of the product's modules."""
import os
import re

DIALECTS = ("ZKit", "Puyopuyo", "DeclarativeSugar")
MODULES = ("LegoState", "LayoutBox", "LegoKit", "LegoViews", "LegoTesting",
           *(f"Dialects/{name}" for name in DIALECTS))
MARK = re.compile(r"<!-- not compiled: (.+) -->")


class Example:
    """A block of Swift in a doc comment."""

    def __init__(self, path, line, lines, mark):
        self.path, self.line, self.lines, self.mark = path, line, lines, mark


def of_file(path, text):
    """Returns the examples of a file."""
    found, block, start, mark, previous = [], None, 0, None, ""
    for number, line in enumerate(text.split("\n"), 1):
        comment = re.match(r"\s*/// ?(.*)$", line)
        content = comment.group(1) if comment else None
        if block is None:
            if content is not None and content.strip() == "```swift":
                block, start, mark = [], number + 1, MARK.search(previous)
        elif content is None:
            block = None
        elif content.strip() == "```":
            found.append(Example(path, start, block, mark.group(1) if mark else None))
            block = None
        else:
            block.append(content)
        previous = content or ""
    return found


def of_modules(top):
    """Returns the examples of all modules, in the order of their files."""
    found = []
    for module in MODULES:
        for folder, _, names in sorted(os.walk(os.path.join(top, "Sources", module))):
            for name in sorted(name for name in names if name.endswith(".swift")):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as file:
                    found += of_file(os.path.relpath(path, top), file.read())
    return found
