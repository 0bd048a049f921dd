"""Reads the expectations of tests, for `copies.py`.

Half of the time that the compiler takes to check a test, and a third of what it takes to compile it, goes into what
the macros of expectations expand to. An expectation of a condition or of a value can be a call of a function, which
gets the text of the condition and, of `a == b`, the two values, and prints them if they differ. Expectations of errors
and of exits stay as they are.
"""

import re

# An expectation of a condition or of a value, not of an error or an exit.
EXPECTATION = re.compile(r"#(?P<expectation>expect|require)\((?!\s*(?:throws|processExitsWith):)")
STRING = r'(?P<string>#*")'
# A comment, or a regular expression.
OTHER = r"(?P<other>//[^\n]*|/\*[\s\S]*?\*/|#/[^\n]*?/#|(?<=[\s(,:])/[^\s/*](?:\\.|[^/\n\\])*/)"
# What is of interest in a condition: operators between spaces, brackets and commas.
TOKEN = re.compile(
    rf"{STRING}|{OTHER}|(?<=\s)(?P<operator>[-+*/%&|^<>=!?.~]+|is|as[?!]?)(?=\s)"
    r"|(?P<open>[(\[{]|(?<=\w)<(?=[\w(\[]))|(?P<close>[)\]}]|(?<=[\w)\]?>])>)|(?P<comma>,)")
# Operators that bind less than a comparison, or as much.
LOOSE = {"&&", "||", "?", "==", "!=", "===", "!==", "<", "<=", ">", ">=", "~=", "is", "as", "as?", "as!"}
# `try` and `await`, which are about what follows them on both sides; tuples and types, which have no protocols.
SPECIAL = re.compile(r"\s*(?:(?:try|await)\b|\(.*\)\s*$|[^\n]*\.self\s*$)", re.S)


def end_of_string(text, start):
    """Returns where a string ends that begins at a position, with what stands in it."""
    marks, quotes = re.compile(r'(#*)("""|")').match(text, start).groups()
    escape, end = "\\" + marks, quotes + marks
    position = start + len(end)
    while position < len(text) and not text.startswith(end, position):
        if text.startswith(escape, position):
            position += len(escape)
            position = end_of_bracket(text, position + 1) if text[position] == "(" else position + 1
        else:
            position += 1
    return position + len(end)


def end_of_bracket(text, start):
    """Returns where a bracket is closed that was opened before a position."""
    for token, _ in tokens(text, start):
        end = token.end()
    return end


def tokens(text, start):
    """Yields each token after an open bracket, up to the one that closes it, and how many brackets are open after it."""
    position, depth = start, 1
    while depth:
        token = TOKEN.search(text, position)
        depth += {"open": 1, "close": -1}.get(token.lastgroup, 0)
        position = end_of_string(text, token.start()) if token.lastgroup == "string" else token.end()
        yield token, depth


class Condition:
    """The first argument of an expectation, which begins at a position of a text."""

    def __init__(self, text, start):
        operators = []
        for token, depth in tokens(text, start):
            if depth == 0 or depth == 1 and token.lastgroup == "comma":
                break
            if depth == 1 and token.lastgroup == "operator" and token[0] in LOOSE:
                operators.append(token)
        self.end = token.start()
        self.text = text[start:self.end]
        # A comment, or a location of its own.
        self.has_more = token[0] == ","
        self.operands = None
        if [each[0] for each in operators] == ["=="]:
            operands = text[start:operators[0].start()], text[operators[0].end():self.end]
            if not any(SPECIAL.match(each) for each in operands):
                self.operands = operands

    def call(self, name, line, column):
        """Returns the call of a function in the place of the expectation of a name, up to the condition's end."""
        arguments = self.text
        if name == "expect" and self.operands:
            lhs, rhs = self.operands
            name, arguments = ("expectNil", lhs) if rhs.strip() == "nil" else ("expectEqual", f"{lhs},{rhs}")
        source = " ".join(self.text.split())
        noting = "Noting" if self.has_more else ""
        # More than of any string in it, so that neither an end nor an interpolation of these is one of the whole.
        marks = "#"
        while f'"{marks}' in source:
            marks += "#"
        return f'__{name}{noting}({arguments}, {marks}"{source}"{marks}, {line}, {column}, __place'
