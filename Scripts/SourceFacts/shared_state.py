"""The stored properties of classes that other files can reach."""
import collections
import re

MODIFIER = (
    r"(?:public|open|package|internal|fileprivate|private|final|lazy|weak|unowned|nonisolated|override"
    r"|indirect|static|class|(?:private|fileprivate|package|internal)\(set\)|nonisolated\(unsafe\)"
    r"|unowned\(unsafe\)|@\w+(?:\([^)]*\))?)\s+")
CLASS = re.compile(rf"\s*(?:{MODIFIER})*?class\s+(?!func\b|var\b)(\w+)")
OTHER = re.compile(rf"\s*(?:{MODIFIER})*(?:struct|enum|extension|protocol|actor)\s+([\w.]+)")
STORED = re.compile(rf"\s*((?:{MODIFIER})*)(?:var|let)\s+(\w+|\()")


def shared_properties(files):
    """Returns for each class the stored properties that other files can write or read."""
    shared = collections.defaultdict(list)
    for file in files:
        for name, properties in properties_of_classes(file.code.split("\n")):
            shared[name] += properties
    return shared


def properties_of_classes(lines):
    """Yields the name of a class with a property, for each line that declares one that other files can reach."""
    depth, scopes = 0, []
    for number, line in enumerate(lines):
        name = CLASS.match(line)
        if name and "{" in line:
            scopes.append((name.group(1), depth, True))
        elif OTHER.match(line) and "{" in line:
            scopes.append(("", depth, False))
        elif scopes and scopes[-1][2] and depth == scopes[-1][1] + 1:
            found = STORED.match(line)
            follower = lines[number + 1] if number + 1 < len(lines) else ""
            if found and is_shared(found.group(1)) and not is_computed(line, follower):
                yield scopes[-1][0], [found.group(2)]
        depth += line.count("{") - line.count("}")
        while scopes and depth <= scopes[-1][1]:
            scopes.pop()


def is_shared(modifiers):
    """Whether a property with these modifiers belongs to an instance and is neither public nor private."""
    if re.search(r"\b(static|class|override)\b", modifiers):
        return False
    if re.search(r"\b(public|open)\b", modifiers):
        return False
    return not re.search(r"\b(private|fileprivate)\b(?!\(set\))", modifiers)


def is_computed(line, follower):
    """Whether the property of a line has a getter instead of storage."""
    if "{" not in line or "=" in line.split("{")[0]:
        return False
    return not re.match(r"\s*(didSet|willSet)", follower) and "didSet" not in line
