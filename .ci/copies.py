"""Writes copies of tests without most of their macros, for `.ci/frontend`.

    copies.py FOLDER ARGUMENT...

In the copies of the files that a frontend with these arguments compiles, expectations of conditions and of values are
calls of functions (expectations.py), and most tests and suites are records that call some (tests.py). The functions
stand at the end of the copy. In the other files of the module, which the frontend reads, suites have no attributes.
Other macros stay as they are, and so do lines and the names of files.

Writes FOLDER/overlay.json, by which the compiler reads a copy in the place of its source.
"""

import json
import re
import sys
from pathlib import Path

from expectations import Condition, EXPECTATION, OTHER, STRING, end_of_string
from tests import SUITE, TEST, line, suite_record, test_members, type_name, without_attribute

# The module whose types the functions use.
IMPORT = re.compile(r"^ *import Testing$", re.M)
CODE = re.compile(rf"{STRING}|{OTHER}|{EXPECTATION.pattern}|{TEST.pattern}|{SUITE.pattern}", re.M)
# What each function needs, and then each function.
FUNCTIONS = re.split(
    r"(?=\nprivate func __(?:expect|require|declare))", Path(__file__).with_suffix(".swift").read_text())


def functions(text):
    """Returns the functions that a text calls, after those that they call."""
    shared, *called = FUNCTIONS
    return shared + "".join(each for each in called if re.search(r"__\w+", each)[0] + "(" in text)


def replacements(text):
    """Yields where macros begin and end that are code, with what takes their place and what follows the file's end."""
    position = 0
    while match := CODE.search(text, position):
        kind, start, position = match.lastgroup, match.start(), match.end()
        if kind == "string":
            position = end_of_string(text, start)
        elif kind == "expectation":
            # What a condition contains stays as it is.
            condition = Condition(text, position)
            position = condition.end
            column = len(text[text.rfind("\n", 0, start) + 1:start].encode()) + 1
            yield start, position, condition.call(match["expectation"], line(text, match), column), ""
        elif kind == "suite":
            yield start, position, without_attribute(match), suite_record(text, match)
        elif kind == "effects" and (name := type_name(text, match)):
            yield start, position, test_members(text, match, name), ""


def compiled_copy(text):
    """Returns a source with calls in the place of its macros."""
    parts, records, position = [], [], 0
    for start, end, replacement, record in replacements(text):
        parts += [text[position:start], replacement]
        records.append(record)
        position = end
    calls = "".join([*parts, text[position:], "\n", *records])
    return calls + functions(calls) if parts else text


def copy(text, is_compiled):
    """Returns what the compiler reads in place of a source, which is the same text if it has no such macros."""
    if not IMPORT.search(text):
        return text
    return compiled_copy(text) if is_compiled else SUITE.sub(without_attribute, text)


def sources(arguments):
    """Yields the paths of a frontend's sources, and whether it compiles each or only reads it."""
    compiled = {each for flag, each in zip(arguments, arguments[1:]) if flag == "-primary-file"}
    lists = [Path(each) for flag, each in zip(arguments, arguments[1:]) if flag == "-filelist"]
    listed = [path for each in lists for path in each.read_text().splitlines()]
    for path in dict.fromkeys([*listed, *(each for each in arguments if each.endswith(".swift"))]):
        yield path, path in compiled


def main(folder, *arguments):
    folder, replaced = Path(folder).resolve(), []
    for source, is_compiled in sources(arguments):
        text = Path(source).read_text()
        if (other := copy(text, is_compiled)) != text:
            path = folder / f"{len(replaced)}.swift"
            path.write_text(other)
            replaced.append({"type": "file", "name": source, "external-contents": str(path)})
    overlay = {"version": 0, "use-external-names": False, "roots": replaced}
    (folder / "overlay.json").write_text(json.dumps(overlay))


if __name__ == "__main__":
    main(*sys.argv[1:])
