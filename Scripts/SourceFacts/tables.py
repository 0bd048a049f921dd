"""The facts of versions as Markdown tables with a column for each."""
import os
import re
import statistics

import checkout
import journey_results
import public_api
import references
import shared_state
import swift_text
import wording

# Files with fewer lines of code are counted.
FEW_LINES = 25
PRODUCT = "Sources/"
DIALECTS = "Sources/Dialects/"
LINUX = "LinuxUIKit/Sources/"
ENGINES = "Engines/"
NOTHING = "–"
SUBJECT_PAIRS = "folder pairs, both ways, subfolders as one with their subject"


def printed(versions):
    """Returns the lines of all tables."""
    lines = []
    for title, facts in (("The whole", whole), ("Modules of Sources", product), ("The Linux UIKit", linux)):
        lines += [f"## {title}", "", *merged(versions, [facts(version) for version in versions]), ""]
    return lines[:-1]


def merged(versions, columns):
    """Returns a table with the facts of each version in a column."""
    names = list(dict.fromkeys(name for column in columns for name in ordered(columns, column)))
    head = ["fact", *(version.name for version in versions)]
    rows = [[name, *(str(column.get(name, NOTHING)) for column in columns)] for name in names]
    return [line(head), line(["---"] * len(head)), *map(line, rows)]


def ordered(columns, column):
    """Returns the names of a column; those of the last one come first, which has the newer modules."""
    return [*columns[-1], *column]


def line(cells):
    """Returns a row of a table."""
    return "| " + " | ".join(cells) + " |"


def whole(version):
    """Returns the facts of all files of a version."""
    return {**sizes(version), **names(version), **state(version), **words(version), **journeys(version)}


def sizes(version):
    """Returns the facts about lines."""
    lengths = sorted(file.text.count("\n") for file in version.files) or [0]
    own = [file for file in version.files if file.root in (PRODUCT, DIALECTS) and file.module != "SnapshotComparison"]
    return {
        "files": len(version.files),
        "lines": f"{sum(lengths)}, of the product {sum(file.text.count(chr(10)) for file in own)}",
        "lines a file": f"median {statistics.median(lengths):.0f}, longest {lengths[-1]}",
        "files of fewer than 16 lines": sum(1 for length in lengths if length < 16),
        "files of 40 to 250 lines": sum(1 for length in lengths if 40 <= length <= 250),
        f"files of fewer than {FEW_LINES} lines of code": f"{short(version.files)}, of the product {short(own)}",
    }


def short(files):
    """Returns how many files have few lines of code."""
    return sum(1 for file in files if swift_text.code_lines(file.text) < FEW_LINES)


def names(version):
    """Returns the facts about public names."""
    product, dialects = version.modules(PRODUCT), version.modules(PRODUCT, DIALECTS)
    everything = version.modules(PRODUCT, DIALECTS, ENGINES, LINUX)
    return {
        f"public functions of {', '.join(checkout.CORE)}, not generated": public_api.core_functions(version),
        "function names public in two modules": examples(public_api.shared_functions(product)),
        "  with dialects": examples(public_api.shared_functions(dialects)),
        "type names at the top level of two modules, engines and the Linux UIKit included":
            examples(public_api.shared_types(everything)),
    }


def examples(modules):
    """Returns the number of names with the first ones."""
    first = ", ".join(f"`{name}`" for name in list(modules)[:8])
    return f"{len(modules)}: {first}" if modules else "0"


def state(version):
    """Returns the facts about shared properties, casts and folders of the whole."""
    shared = shared_state.shared_properties(version.files)
    most = sorted(shared.items(), key=lambda entry: (-len(entry[1]), entry[0]))[:12]
    return {
        "shared stored properties": ", ".join(f"{name} {len(names)}" for name, names in most),
        "  of all classes": sum(map(len, shared.values())),
        "downcasts of self": downcasts(version),
        SUBJECT_PAIRS: len(references.subject_pairs(version.files)),
    }


def downcasts(version):
    """Returns how often objects ask for their own class, in all and in the Linux UIKit."""
    amounts = [(file.root, len(re.findall(r"\bself as\? ", file.code))) for file in version.files]
    linux_amount = sum(amount for root, amount in amounts if root == LINUX)
    return f"{sum(amount for _, amount in amounts)}, of the Linux UIKit {linux_amount}"


def words(version):
    """Returns the facts about wording."""
    asking, all_summaries = wording.questions(version.files)
    return {
        "words of ARCHITECTURE.md": architecture_words(version),
        "summaries What/How/Where/…": f"{asking} of {all_summaries}",
        "words to replace, in comments": most_common(wording.words(version.files)),
        "names to change, in code": most_common(wording.names(version.files)),
    }


def architecture_words(version):
    """Returns the number of words of ARCHITECTURE.md, tables and code included."""
    return len(checkout.read(os.path.join(version.top, "ARCHITECTURE.md")).split())


def most_common(counter):
    """Returns the sum of a counter with its most common words."""
    first = ", ".join(f"{word} {count}" for word, count in counter.most_common(8))
    return f"{sum(counter.values())}: {first}" if counter else "0"


def journeys(version):
    """Returns the files entered on each journey, as far as they have been counted."""
    entered = journey_results.entered(version.top)
    counted = {f"files entered: {name}": amount for name, amount in entered.items()}
    return {**counted, "  counted at": journey_results.commit(version.top)}


def product(version):
    """Returns the facts of the modules of Sources."""
    facts = {}
    for name, files in version.modules(PRODUCT, DIALECTS).items():
        facts.update({f"{name}: {fact}": value for fact, value in [*sources(files), *interface(files), *order(files)]})
    return facts


def linux(version):
    """Returns the facts of the modules of the Linux UIKit but those that only import others."""
    facts = {}
    for name, files in version.modules(LINUX).items():
        if not name.startswith("_"):
            facts.update({f"{name}: {fact}": value for fact, value in [*sources(files), *order(files)]})
            facts[f"{name}: {SUBJECT_PAIRS}"] = len(references.subject_pairs(files))
    return facts


def sources(files):
    """Yields the sizes of a module."""
    yield "files", len(files)
    yield "lines", sum(file.text.count("\n") for file in files)
    yield f"files of fewer than {FEW_LINES} lines of code", short(files)


def interface(files):
    """Yields the public declarations of a module."""
    written, generated = map(public_api.counts, public_api.split(files))
    for fact, own, others in zip(("public types", "public functions", "public initializers and subscripts"),
                                 written, generated):
        yield fact, f"{own} and {others} generated" if others else own
    yield "public functions and initializers that are unavailable, with a message", public_api.unavailable(files)


def order(files):
    """Yields the cycles of a module."""
    graph = references.file_graph(files)
    folders = references.folder_graph(graph)
    cycles = references.cycles(graph)
    yield "files in the largest cycle", len(cycles[0]) if cycles else 0
    yield "folders in cycles", in_cycles(folders)
    yield "folders in cycles, files at the module's root apart", in_cycles(folders_below_root(files, graph))
    yield "folder pairs, both ways", len(references.pairs(folders))


def in_cycles(folders):
    """Returns how many folders of a graph are in cycles."""
    return f"{sum(map(len, references.cycles(folders)))} of {len(folders)}"


def folders_below_root(files, graph):
    """Returns the graph of the folders of a module, without the files at its root."""
    kept = {file.path for file in files if os.path.dirname(file.path) != file.root + file.module}
    return references.folder_graph({path: graph[path] & kept for path in kept})
