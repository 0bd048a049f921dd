"""Declares tests with one collection of arguments without the macro of Swift Testing, for `copies.py`, as tests.py
declares those without arguments. The collection stays on its lines, in a closure.
"""

import re

from expectations import end_of_bracket, tokens
from tests import RECORD, TITLE, VALUE, closure, kind, line, words

# A test in a type, up to its arguments.
HEADING = re.compile(rf"(?P<edge>(?<=\n)[ ]+)@Test\(\s*(?P<heading>{TITLE}),\s*arguments:\s*")
# What follows the arguments.
FUNCTION = re.compile(
    r"\)\s+func (?P<function>\w+)\((?P<parameters>[^()]*)\)(?P<effects>(?:\s+async)?(?:\s+throws)?)\s+\{")
PARAMETER = re.compile(r"\s*(?:(?P<label>\w+) )?(?P<name>\w+): (?P<type>\S.*?)\s*(?:$|,(?=\s*\w+(?: \w+)?: ))", re.S)


def description(parameter):
    """Returns the names and the type of a parameter, as Swift Testing needs them to print its value."""
    label, name = parameter["label"], parameter["name"]
    names = f'"{label}", "{name}"' if label else f'"{name}", nil'
    return f"({names}, ({parameter['type']}).self)"


class ParameterizedTest:
    """A test with one collection of arguments, at the place of a heading."""

    def __init__(self, text, heading):
        self.heading, self.number = heading, line(text, heading)
        close = end_of_bracket(text, heading.end()) - 1
        self.collection = text[heading.end():close]
        self.function = FUNCTION.match(text, close)
        self.is_single = not any(
            depth == 1 and token.lastgroup == "comma" for token, depth in tokens(text, heading.end()))
        self.parameters = list(PARAMETER.finditer(self.function["parameters"])) if self.function else []

    @property
    def is_known(self):
        """Whether a record can declare the test: it has one collection, not a zipped one, that no comment ends."""
        text = self.collection
        return self.is_single and self.parameters and not text.startswith("zip(") and "//" not in text.splitlines()[-1]

    @property
    def end(self):
        return self.function.end()

    def members(self, suite, actor):
        """Returns the members that declare the test, and the start of its function."""
        function, effects = self.function["function"], self.function["effects"].split()
        labels = [each["label"] or each["name"] for each in self.parameters]
        name = f"{function}({''.join(f'{each}:' for each in labels)})"
        collection = self.collection.rstrip()
        before, after = (text.count("\n") for text in [self.heading[0], self.function[0]])
        after += self.collection.count("\n") - collection.count("\n")
        return (
            f'{RECORD} static let __record{self.number}: {VALUE} __declare{kind(actor, effects)}("{name}", '
            f'{suite}.self, {self.heading["heading"]}, __place({self.number}, {len(self.heading["edge"]) + 2}), '
            f"result, type, [{', '.join(map(description, self.parameters))}], {{" + "\n" * before + f" {collection} }}) "
            f"{closure(actor, f'{suite}()')} _: {{ {self.call(suite, actor, labels, effects)} }} }}, 0, 0);" + "\n" * after
            + f" func {function}({' '.join(self.function['parameters'].split())}){' '.join(['', *effects])} {{")

    def call(self, suite, actor, labels, effects):
        """Returns what a closure contains that calls the test with an argument, which is a tuple of several ones."""
        types = [each["type"] for each in self.parameters]
        value = types[0] if len(types) == 1 else f"({', '.join(types)})"
        arguments = ", ".join(
            ("" if label == "_" else f"{label}: ") + ("__value" if len(types) == 1 else f"__value.{index}")
            for index, label in enumerate(labels))
        return (
            f"{actor} (__suite: {suite}, __value: {value}) in "
            f"{words(effects)}__suite.{self.function['function']}({arguments})")
