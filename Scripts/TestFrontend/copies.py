"""Writes copies of tests without most of their macros, for `frontend`.

    copies.py FOLDER ARGUMENT...

In the copies of the files that a frontend with these arguments compiles, expectations of conditions and of values are
calls of functions (expectations.py), and most tests and suites are records that call some (tests.py). The functions
are those of the module TestCalls. In the other files of the module, which the frontend reads, suites have no attributes.
Other macros stay as they are, and so do lines and the names of files.

Writes FOLDER/overlay.json, by which the compiler reads a copy in the place of its source.
"""

import json
import re
import sys
from pathlib import Path

from expectations import Condition, EXPECTATION, OTHER, STRING, end_of_string
from parameters import HEADING, ParameterizedTest
from tests import SUITE, TEST, actors, line, suite_record, test_members, type_name, without_attribute

# The module whose types the functions use.
IMPORT = re.compile(r"^ *import Testing$", re.M)
CODE = re.compile("|".join([STRING, OTHER, *(each.pattern for each in [EXPECTATION, TEST, HEADING, SUITE])]), re.M)
# Appended to a copy.
PLACE = """
import TestCalls
private nonisolated func __place(_ line: Int, _ column: Int) -> Testing.SourceLocation {
  Testing.SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: column)
}
"""


def replacements(text, known):
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
            yield start, position, test_members(text, match, name, known.get(name)), ""
        elif kind == "heading" and (name := type_name(text, match, "edge")) in known:
            test = ParameterizedTest(text, match)
            if test.is_known:
                position = test.end
                yield start, position, test.members(name, known[name]), ""


def compiled_copy(text, known):
    """Returns a source with calls in the place of its macros, with the known actors of its module."""
    parts, records, position = [], [], 0
    for start, end, replacement, record in replacements(text, known):
        parts += [text[position:start], replacement]
        records.append(record)
        position = end
    return "".join([*parts, text[position:], "\n", *records, PLACE]) if parts else text


def copy(text, is_compiled, known):
    """Returns what the compiler reads in place of a source, which is the same text if it has no such macros."""
    if not IMPORT.search(text):
        return text
    return compiled_copy(text, known) if is_compiled else SUITE.sub(without_attribute, text)


def sources(arguments):
    """Returns the text of each of a frontend's sources by its path, and the paths that it compiles and not only reads."""
    compiled = {each for flag, each in zip(arguments, arguments[1:]) if flag == "-primary-file"}
    lists = [Path(each) for flag, each in zip(arguments, arguments[1:]) if flag == "-filelist"]
    listed = [path for each in lists for path in each.read_text().splitlines()]
    paths = dict.fromkeys([*listed, *(each for each in arguments if each.endswith(".swift"))])
    return {path: Path(path).read_text() for path in paths}, compiled


def main(folder, *arguments):
    folder, replaced = Path(folder).resolve(), []
    texts, compiled = sources(arguments)
    known = actors(texts.values())
    for source, text in texts.items():
        if (other := copy(text, source in compiled, known)) != text:
            path = folder / f"{len(replaced)}.swift"
            path.write_text(other)
            replaced.append({"type": "file", "name": source, "external-contents": str(path)})
    overlay = {"version": 0, "use-external-names": False, "roots": replaced}
    (folder / "overlay.json").write_text(json.dumps(overlay))


if __name__ == "__main__":
    main(*sys.argv[1:])
