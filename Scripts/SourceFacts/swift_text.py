"""Swift source text without its comments and the contents of its strings."""
import re

COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*|#*"""|#*"')
COMMENT_MARK = re.compile(r"/\*|\*/")
PARENTHESIS_OR_STRING = re.compile(r'[()]|#*"""|#*"')


def code(text):
    """Returns the text without comments and with empty strings; each line keeps its number."""
    return replaced(text, lambda string: '""' + "\n" * string.count("\n"))


def code_lines(text):
    """Returns the number of lines that contain code, those of long strings included."""
    return sum(1 for line in replaced(text, lambda string: string).split("\n") if line.strip())


def comments(text):
    """Returns the comments of the text, one after the other."""
    return [text[start:end] for start, end, is_comment in skipped(text) if is_comment]


def replaced(text, string):
    """Returns the text with each comment as its line breaks, and each string as a function of it."""
    parts, position = [], 0
    for start, end, is_comment in skipped(text):
        part = text[start:end]
        parts += [text[position:start], "\n" * part.count("\n") if is_comment else string(part)]
        position = end
    return "".join(parts) + text[position:]


def skipped(text):
    """Yields the start and the end of each comment and string, and whether it is a comment."""
    position = 0
    while match := COMMENT_OR_STRING.search(text, position):
        opening = match.group()
        if opening.startswith("//"):
            position = match.end()
        elif opening == "/*":
            position = block_end(text, match.end())
        else:
            position = string_end(text, match.end(), opening)
        yield match.start(), position, opening.startswith("/")


def block_end(text, position):
    """Returns the end of the block comment that begins before a position; block comments nest."""
    depth = 1
    while depth and (match := COMMENT_MARK.search(text, position)):
        depth += 1 if match.group() == "/*" else -1
        position = match.end()
    return position if depth == 0 else len(text)


def string_end(text, position, opening):
    """Returns the end of the string literal whose opening delimiter ends at a position."""
    hashes = opening.rstrip('"')
    closing, escape = opening[len(hashes):] + hashes, "\\" + hashes
    marks = re.compile(f"{re.escape(escape)}|{re.escape(closing)}" + ("" if '"""' in opening else "|\n"))
    while match := marks.search(text, position):
        if match.group() != escape:
            return match.end()
        after = match.end()
        position = interpolation_end(text, after + 1) if text[after:after + 1] == "(" else after + 1
    return len(text)


def interpolation_end(text, position):
    """Returns the end of the interpolation whose opening parenthesis ends at a position."""
    depth = 1
    while depth and (match := PARENTHESIS_OR_STRING.search(text, position)):
        mark, position = match.group(), match.end()
        if mark in "()":
            depth += 1 if mark == "(" else -1
        else:
            position = string_end(text, position, mark)
    return position if depth == 0 else len(text)
