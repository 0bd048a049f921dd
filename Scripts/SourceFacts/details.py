"""The lists behind the numbers of the tables, for each version."""
import os

import public_api
import references
import tables


def pairs(versions):
    """Yields the pairs of subjects that refer to each other both ways, with the types that they name."""
    for version in versions:
        yield f"\n## Folder pairs of {version.name}\n"
        named = references.subject_references(version.files)
        for one, other in references.subject_pairs(version.files):
            yield f"- {one} <> {other}"
            for edge in ((one, other), (other, one)):
                yield f"  - {edge[0]}: " + "; ".join(
                    f"{os.path.basename(path)} names {', '.join(sorted(types))}"
                    for path, types in sorted(named[edge].items()))


def cycles(versions):
    """Yields the cycles of files and of folders in each module."""
    for version in versions:
        for name, files in version.modules(tables.PRODUCT, tables.DIALECTS, tables.LINUX).items():
            yield f"\n## Cycles of {name}, {version.name}\n"
            graph = references.file_graph(files)
            for kind, nodes in (("folders", references.folder_graph(graph)), ("files", graph)):
                for cycle in references.cycles(nodes):
                    yield f"- {len(cycle)} {kind}: " + ", ".join(cycle)


def names(versions):
    """Yields the public functions, then the types, that two modules have."""
    for version in versions:
        yield f"\n## Names in two modules, {version.name}\n"
        functions = public_api.shared_functions(version.modules(tables.PRODUCT, tables.DIALECTS))
        types = public_api.shared_types(
            version.modules(tables.PRODUCT, tables.DIALECTS, tables.ENGINES, tables.LINUX))
        for name, modules in [*functions.items(), *types.items()]:
            yield f"- `{name}`: " + ", ".join(modules)
