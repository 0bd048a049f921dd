"""Test methods, found in sources: Swift on Linux has no run time that lists them."""

import re

CLASS = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?\s+)*((?:(?:public|open|internal|final|private|fileprivate)\s+)*)"
    r"(class|extension)\s+(\w+)(?:\s*<[^>{]*>)?\s*(?::\s*([^{]*?))?\s*(?:where[^{]*)?\{", re.M)
METHOD = re.compile(
    r"^[ \t]*((?:@\w+(?:\([^)]*\))?\s+)*)((?:\w+\s+)*)func\s+(test\w*)\s*\(\s*\)\s*"
    r"((?:async\s*)?(?:throws\s*)?)(?:->[^{]*)?\{", re.M)
# What isn't code: comments and strings.
TEXT = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.S)


class TestClass:
    """A class, with the names of what it inherits from and of its test methods."""

    def __init__(self, name):
        self.name, self.parents, self.methods = name, [], []
        # A class that is private to its file can't be created by a list in another file.
        self.is_private = False


def code(text):
    """Returns a source without comments and texts, with the same lines."""
    return TEXT.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def body(text, start):
    """Returns the text between an opening brace, which ends at `start`, and the closing one."""
    depth = 1
    for index in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return text[start:index]
    return text[start:]


def top_level(text):
    """Returns a body without what is inside other braces, whose opening braces stay."""
    kept, depth = [], 0
    for letter in text:
        if letter == "}":
            depth -= 1
        kept.append(letter if depth == 0 or letter == "\n" else " ")
        if letter == "{":
            depth += 1
    return "".join(kept)


def find_tests(files):
    """Returns the classes in files by name."""
    classes = {}
    for file in files:
        text = code(file.read_text(encoding="utf-8", errors="replace"))
        for match in CLASS.finditer(text):
            words, kind, name, parents = match.groups()
            found = classes.setdefault(name, TestClass(name))
            if kind == "class":
                found.parents = [each.strip() for each in (parents or "").split(",")]
                found.is_private = "private" in words
            inside = top_level(body(text, match.end()))
            for method in METHOD.finditer(inside):
                if not set(method.group(2).split()) & {"private", "fileprivate", "static", "class"}:
                    found.methods.append(method.group(3))
    return classes


def is_test_class(name, classes):
    """Whether a class inherits from XCTestCase."""
    seen = set()
    while name in classes and name not in seen and classes[name].parents:
        seen.add(name)
        name = classes[name].parents[0]
    return name in ("XCTestCase", "XCTest.XCTestCase")


def methods(name, classes):
    """Returns the test methods of a class, those that it inherits first."""
    found = classes.get(name)
    if not found or not found.parents:
        return []
    return list(dict.fromkeys(methods(found.parents[0], classes) + found.methods))


def calls(classes):
    """Returns the tests as pairs: the name, and the code that creates the object and calls the method."""
    result = []
    for name in sorted(classes):
        if not is_test_class(name, classes) or classes[name].is_private:
            continue
        for method in methods(name, classes):
            result.append((
                f"{name}/{method}",
                f'  tests.append(PeerTest("{name}/{method}") {{\n'
                f"    let test = {name}()\n"
                f"    return (test, {{ try await test.{method}() }})\n"
                f"  }})\n"))
    return result
