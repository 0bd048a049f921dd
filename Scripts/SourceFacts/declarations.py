"""The types and functions that a Swift file declares, with their access."""
import collections
import re

ATTRIBUTE = r"@\w+(?:\.\w+)*(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?"
KEYWORD = (
    r"(?:public|open|package|internal|fileprivate|private|final|lazy|weak|unowned|nonisolated|override"
    r"|required|convenience|indirect|static|class|mutating|nonmutating|dynamic|prefix|postfix|infix"
    r"|consuming|borrowing)(?:\(\w+\))?")
DECLARATION = re.compile(
    rf"(?:^|(?<=[{{;]))[ \t]*((?:(?:{ATTRIBUTE}|{KEYWORD})\s+)*)"
    r"(?:(class|struct|enum|actor|protocol|extension|typealias|associatedtype)\s+(?!(?:var|let|func)\b)([\w.]+)"
    r"|(func)\s+(`?\w+`?|[^\s\w(<]+|<[^\s\w(]*)"
    r"|(init|subscript)\b(?=[?!]?\s*[(<]))", re.M)
# Not followed by `(set)`.
ACCESS = re.compile(r"\b(public|open|package|internal|fileprivate|private)\b(?!\()")
BRACE = re.compile(r"[{}]")
TYPES = ("class", "struct", "enum", "actor", "protocol")

# `scope` is the name of the type or extension around the declaration, or "" at the top level.
Declaration = collections.namedtuple("Declaration", "kind name scope is_public is_unavailable")
Scope = collections.namedtuple("Scope", "kind name is_visible gives_public")
FILE = Scope("file", "", True, False)
BODY = Scope("body", "", False, False)


def declarations(code):
    """Returns the declarations outside of function bodies in a text without comments and strings."""
    scopes, pending, found = [FILE], None, []
    for match in events(code):
        text = match.group()
        if text == "{":
            scopes.append(pending or BODY)
            pending = None
        elif text == "}":
            if len(scopes) > 1:
                scopes.pop()
        elif scopes[-1].kind != "body":
            declaration = read(match, scopes[-1])
            found.append(declaration)
            if declaration.kind in TYPES + ("extension",):
                pending = opened(declaration, match.group(1), scopes[-1])
    return found


def events(code):
    """Returns the declarations and the braces of a text in their order."""
    return sorted([*DECLARATION.finditer(code), *BRACE.finditer(code)], key=lambda match: match.end())


def read(match, scope):
    """Returns the declaration of a match in a scope."""
    modifiers = match.group(1)
    kind = match.group(2) or match.group(4) or match.group(6)
    name = (match.group(3) or match.group(5) or match.group(6)).strip("`")
    unavailable = re.search(r"@available\(\s*\*\s*,\s*unavailable", modifiers) is not None
    return Declaration(kind, name, scope.name, is_public(modifiers, scope), unavailable)


def opened(declaration, modifiers, scope):
    """Returns the scope between the braces of a type or an extension."""
    if declaration.kind == "extension":
        return Scope("extension", declaration.name, True, access(modifiers) == "public")
    requirements = declaration.kind == "protocol" and declaration.is_public
    name = f"{scope.name}.{declaration.name}" if scope.name else declaration.name
    return Scope(declaration.kind, name, declaration.is_public, requirements)


def is_public(modifiers, scope):
    """Whether other modules see a declaration, as far as its own scope shows."""
    written = access(modifiers)
    return scope.is_visible and (written == "public" if written else scope.gives_public)


def access(modifiers):
    """Returns `public` for the modifiers of a public or open declaration, another level or nothing."""
    found = ACCESS.search(re.sub(r"\([^)]*\)", "()", modifiers))
    if not found:
        return ""
    return "public" if found.group() in ("public", "open") else found.group()
