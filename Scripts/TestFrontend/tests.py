"""Declares tests and suites without the macros of Swift Testing, for `copies.py`.

The macro of a test declares four members, with three macros in them, which takes a twentieth of a second: a quarter of
what it takes to compile a module of tests. That of a suite parses the whole suite, in each process that compiles other
files of the module. What is needed is one record of each, by which Swift Testing finds it, and of a test a function
that calls it. Those with one collection of arguments are in parameters.py. Tests with traits, attributes or several
collections, and suites in other types, keep their macros.

Functions that wait are what takes most time to compile. So the record of a test whose suite is known to belong to the
main actor, or to none, has closures that don't wait, for which TestCalls waits.
"""

import re

TITLE = r'"(?:[^"\\\n]|\\.)*"'
STRING = re.compile(TITLE)
# A test in a type, at the start of its line.
TEST = re.compile(
    rf"(?P<margin>(?<=\n)[ ]+)@Test\(\s*(?P<title>{TITLE})\s*\)\s+"
    r"func (?P<function>\w+)\(\)(?P<effects>(?:\s+async)?(?:\s+throws)?)\s+\{")
# A suite at the start of its line.
SUITE = re.compile(
    rf"^(?P<before>(?:@\w+ )*)@Suite\((?P<arguments>(?:{TITLE}|[^()\"]|\([^()]*\))*)\)"
    r"(?P<after>\s+(?:@\w+\s+|private )*)struct (?P<suite>\w+)", re.M)
# A structure without conformances, which could give it an actor, and its attributes.
STRUCTURE = re.compile(
    rf"^ *(?P<attributes>(?:@\w+(?:\((?:{TITLE}|[^()\"]|\([^()]*\))*\))?\s+)*)(?:private )?"
    r"struct (?P<name>\w+) \{", re.M)
ATTRIBUTE = re.compile(r"@(\w+)")
# An initializer that waits or throws.
EFFECTS_OF_INITIALIZER = re.compile(r"\binit\([^()]*\)\s+(?:async|throws)")
# The line of a type, with its strings empty.
TYPE = re.compile(r"(?:^|.*[ )])(?:struct|class|enum|extension) (?P<name>[\w.]+)[^(){}]*\{")
# The attributes of a record, and its start.
RECORD = '@section("swift5_tests") @used private nonisolated'
VALUE = "Testing.__TestContentRecord = (0x7465_7374, 0, { result, type, _, _ in"


def line(text, match):
    """Returns the number of the line on which a match begins."""
    return text.count("\n", 0, match.start()) + 1


def indentation(text):
    return len(text) - len(text.lstrip())


def type_name(text, test, margin="margin"):
    """Returns the name of the type that contains a test, or None if the test needs the macro."""
    lines, margin = text[:test.start()].splitlines(), len(test[margin])
    # An attribute on a line of its own would belong to the first of the members.
    if lines[-1].lstrip().startswith("@") and not lines[-1].endswith(("{", "}")):
        return None
    for each in reversed(lines):
        if each.strip() and indentation(each) < margin:
            # What a condition contains is indented, too.
            margin = indentation(each)
            if not each.lstrip().startswith("#"):
                break
    found = TYPE.fullmatch(STRING.sub("", each.strip()))
    return found and found["name"]


def actors(texts):
    """Returns the actor of each structure in a module's sources, as the attribute of a closure, where it is certain."""
    found = {}
    for text in texts:
        is_plain = not EFFECTS_OF_INITIALIZER.search(text)
        for structure in STRUCTURE.finditer(text):
            attributes = set(ATTRIBUTE.findall(STRING.sub("", structure["attributes"])))
            is_known = is_plain and attributes <= {"Suite", "MainActor"}
            found.setdefault(structure["name"], set()).add(
                ("@MainActor" if "MainActor" in attributes else "") if is_known else None)
    return {name: each.pop() for name, each in found.items() if len(each) == 1 and None not in each}


def any_effects(call):
    """Returns a call that may throw, wait and be of any actor, as the macro writes it."""
    return f"try await __requiringTry(__requiringAwait({call}, isolation: nil))"


def kind(actor, effects):
    """Returns the kind of a test in a suite whose actor is known."""
    return ("MainActor" if actor else "") + ("AsyncTest" if "async" in effects else "Test")


def closure(actor, call):
    """Returns a closure without parameters, of an actor or none."""
    return f"{{ {actor} in {call} }}" if actor else f"{{ {call} }}"


def words(effects):
    """Returns what stands before a call with effects."""
    return ("try " if "throws" in effects else "") + ("await " if "async" in effects else "")


def test_call(name, function, effects, actor):
    """Returns the kind of a test, and closures that make a suite and call the test.

    Between both the main actor is left, as with the macro, so that what waits for it is done.
    """
    if actor is None:
        return "AnyTest", f"{{ let suite = {any_effects(f'{name}()')}; {any_effects(f'suite.{function}()')} }}"
    suite, body = closure(actor, f"{name}()"), closure(actor, f"{words(effects)}$0.{function}()")
    return kind(actor, effects), f"{suite} _: {body}"


def test_members(text, test, name, actor):
    """Returns the members that declare a test of a type, and the start of its function, which stays on its line."""
    function, number, effects = test["function"], line(text, test), test["effects"].split()
    name_of_kind, call = test_call(name, function, effects, actor)
    return (
        f'{RECORD} static let __record{number}: {VALUE} __declare{name_of_kind}("{function}()", {name}.self, '
        f'{test["title"]}, __place({number}, {len(test["margin"]) + 2}), result, type) {call} }}, 0, 0);'
        + "\n" * test[0].count("\n") + f" func {function}(){' '.join(['', *effects])} {{")


def without_attribute(suite):
    """Returns the start of a suite without the attribute; what follows stays on its line."""
    lines = "\n" * suite["arguments"].count("\n")
    return f"{suite['before']}{lines}{suite['after']}struct {suite['suite']}"


def suite_record(text, suite):
    """Returns the record of a suite, for the end of its file."""
    arguments = suite["arguments"].strip()
    title = re.match(rf"(?:({TITLE}),?)?", arguments)
    return (
        f"{RECORD} let __record{line(text, suite)}: {VALUE} "
        f"__declareSuite({suite['suite']}.self, {title[1] or 'nil'}, [{' '.join(arguments[title.end():].split())}], "
        f"__place({line(text, suite)}, {len(suite['before']) + 2}), result, type) }}, 1, 0)\n")
