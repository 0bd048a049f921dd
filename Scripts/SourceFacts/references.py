"""Which files and folders of a module name the types of which others, and the cycles among them."""
import collections
import os
import re

from declarations import TYPES

NAME = re.compile(r"\b[A-Z]\w*(?:\.[A-Z]\w*)*")
PARAMETERS = re.compile(r"\b(?:(?:actor|class|enum|func|struct|typealias)\s+\w+|init[?!]?|subscript)\s*<([^<>(]*)>")
DECLARING = TYPES + ("typealias", "associatedtype")


def names(code, declared):
    """Returns the names of types in a text, without those that are nested in a type of another module."""
    found = set()
    for parts in (name.split(".") for name in NAME.findall(code)):
        found.add(parts[0])
        found.update(inner for outer, inner in zip(parts, parts[1:]) if outer in declared)
    return found


def parameters(code):
    """Returns the names of the generic parameters in a text, which stand for other types than those of the name."""
    return {parameter.split(":")[0].strip() for parameter in ",".join(PARAMETERS.findall(code)).split(",")}


def file_graph(files):
    """Returns for each file of a module the files whose types it names.

    Only names that the module declares once count: others are nested types, associated types or the same type
    on two platforms, and text doesn't tell which is meant.
    """
    declaring = collections.defaultdict(list)
    for file in files:
        for declaration in file.declarations:
            if declaration.kind in DECLARING:
                declaring[declaration.name].append(file.path)
    owner = {name: paths[0] for name, paths in declaring.items() if len(paths) == 1}
    return {file.path: {owner[name] for name in names(file.code, declaring) - parameters(file.code) if name in owner}
            - {file.path} for file in files}


def folder_graph(graph):
    """Returns for each folder the folders whose types its files name; subfolders are folders of their own."""
    folders = {os.path.dirname(path): set() for path in graph}
    for path, others in graph.items():
        folders[os.path.dirname(path)].update(map(os.path.dirname, others))
    return {folder: others - {folder} for folder, others in folders.items()}


def cycles(graph):
    """Returns the strongly connected components of more than one node, the largest first."""
    reverse = collections.defaultdict(set)
    for node, others in graph.items():
        for other in others:
            reverse[other].add(node)
    seen, components = set(), []
    for node in reversed(finishing_order(graph)):
        if node not in seen:
            components.append(reached(node, reverse, seen))
    return sorted((sorted(part) for part in components if len(part) > 1), key=lambda part: (-len(part), part))


def finishing_order(graph):
    """Returns the nodes in the order in which a depth-first search leaves them."""
    order, seen = [], set()
    for start in sorted(graph):
        stack = [] if start in seen else [(start, iter(sorted(graph[start])))]
        seen.add(start)
        while stack:
            node, others = stack[-1]
            follower = next((other for other in others if other not in seen), None)
            if follower is None:
                order.append(node)
                stack.pop()
            else:
                seen.add(follower)
                stack.append((follower, iter(sorted(graph[follower]))))
    return order


def reached(start, graph, seen):
    """Returns the nodes that are reached from a node without those that have been seen, and marks them."""
    stack, found = [start], []
    seen.add(start)
    while stack:
        found.append(stack.pop())
        new = graph[found[-1]] - seen
        seen.update(new)
        stack.extend(new)
    return found


def pairs(graph):
    """Returns the pairs of nodes that refer to each other both ways."""
    return sorted((node, other) for node, others in graph.items() for other in others
                  if node < other and node in graph[other])


def subject(path):
    """Returns the folder of a file below its module; its subfolders are parts of the same subject."""
    parts = os.path.dirname(path).split("/")
    return "/".join(parts[:4 if path.startswith(("LinuxUIKit", "Sources/Dialects")) else 3])


def subject_pairs(files):
    """Returns the pairs of subjects of any modules whose types at the top level refer to each other both ways."""
    references = subject_references(files)
    subjects = {subject for edge in references for subject in edge}
    return pairs({here: {there for start, there in references if start == here} for here in subjects})


def subject_references(files):
    """Returns for each subject and another one that it refers to the types that it names, by their file."""
    subjects = collections.defaultdict(set)
    for file in files:
        for declaration in file.declarations:
            if declaration.kind in TYPES + ("typealias",) and not declaration.scope:
                subjects[declaration.name].add(subject(file.path))
    owner = {name: folders.pop() for name, folders in subjects.items() if len(folders) == 1}
    references = collections.defaultdict(lambda: collections.defaultdict(set))
    for file in files:
        here = subject(file.path)
        for name in names(file.code, subjects) - parameters(file.code):
            if owner.get(name, here) != here:
                references[here, owner[name]][file.path].add(name)
    return references
