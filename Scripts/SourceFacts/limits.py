"""The limits of the public interface, of ARCHITECTURE.md, and of what files and folders name."""
import collections
import os
import re

import checkout
import public_api
import references
import tables

CORE_FUNCTIONS = 450
ARCHITECTURE_WORDS = 1200
UIKIT_PAIRS = 20
# The largest number of files of a module of the product that name each other in a circle.
FILE_CYCLES = {"LegoKit": 9, "LegoViews": 12}
OTHER_FILE_CYCLES = 8
# The table of reasons for folders that name each other.
REASONS = "Documentation/Internals.md"
REASON = re.compile(r"^\| in `(\w+)`: (.*?) \|", re.MULTILINE)


def broken(version):
    """Returns a message for each limit that a version exceeds."""
    return [*public_interface(version), *circles(version), *pairs(version)]


def public_interface(version):
    """Yields messages about public functions and words."""
    functions, words = public_api.core_functions(version), tables.architecture_words(version)
    if not functions or not words:
        yield "There are no public functions of the core, or there is no ARCHITECTURE.md."
    if functions > CORE_FUNCTIONS:
        modules = ", ".join(checkout.CORE)
        yield f"{modules} have {functions} public functions that are not generated, at most {CORE_FUNCTIONS}."
    if words > ARCHITECTURE_WORDS:
        yield f"ARCHITECTURE.md has {words} words, at most {ARCHITECTURE_WORDS}."


def circles(version):
    """Yields messages about folders and files of the product's modules that name each other in a circle."""
    for name, files in version.modules(tables.PRODUCT, tables.DIALECTS).items():
        graph = references.file_graph(files)
        for cycle in references.cycles(tables.folders_below_root(files, graph)):
            yield f"Folders of {name} name each other in a circle: {', '.join(cycle)}."
        limit = FILE_CYCLES.get(name, OTHER_FILE_CYCLES)
        for cycle in references.cycles(graph):
            if len(cycle) > limit:
                yield f"{len(cycle)} files of {name} name each other, at most {limit}: {', '.join(cycle)}."


def pairs(version):
    """Yields messages about folders that name each other both ways: too many, or not those of the table of reasons."""
    reasons = documented_pairs(version)
    for name, files in version.modules(tables.LINUX, tables.ENGINES, tables.PRODUCT).items():
        found = {frozenset(map(os.path.basename, pair)) for pair in references.subject_pairs(files)}
        if name == "UIKit" and len(found) > UIKIT_PAIRS:
            yield f"{len(found)} pairs of folders of UIKit name each other, at most {UIKIT_PAIRS}: {listed(found)}."
        for said, extra in ((f"without a reason in {REASONS}", found - reasons[name]),
                            (f"no longer, as {REASONS} says", reasons[name] - found)):
            if extra:
                yield f"Pairs of folders of {name} name each other {said}: {listed(extra)}."


def documented_pairs(version):
    """Returns the pairs of folders that have a reason in the documentation, by module."""
    found = collections.defaultdict(set)
    for module, subjects in REASON.findall(checkout.read(os.path.join(version.top, REASONS))):
        for part in subjects.split(";"):
            one, *others = re.findall(r"`(\w+)`", part)
            found[module].update(frozenset((one, other)) for other in others)
    return found


def listed(pairs):
    """Returns pairs as a text."""
    return ", ".join(sorted(" and ".join(sorted(pair)) for pair in pairs))
