"""Which declarations of the stand-in are facts, and which are written by hand."""

import json
import os
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

TOOL = Path(__file__).resolve().parent
TOOLCHAIN = Path(
    os.environ.get("TOOLCHAIN") or Path(os.path.realpath(shutil.which("swiftc"))).parents[1]
)
FACT, NAMED, BY_HAND = "fact", "fact, partly by hand", "by hand"


def selector(declaration):
    """Returns the selector of a method's or the name of a property's declaration."""
    declaration = re.sub(r"\s*(__attribute__|NS_(?!NOESCAPE)[A-Z_]+).*", "", declaration)
    if declaration.startswith("@property"):
        block = re.search(r"\(\^[^)]*?(\w+)\)", declaration)
        return block[1] if block else re.findall(r"\w+", declaration)[-1]
    labels = re.findall(r"(\w+):\s*\(", declaration)
    if labels:
        return "".join(f"{label}:" for label in labels)
    match = re.search(r"\)\s*(\w+)\s*;?$", declaration.strip())
    return match[1] if match else ""


class Header:
    """What a header declares: its words, and pairs of an owner and a member."""

    def __init__(self, path):
        self.name = f"{path.parent.name}/{path.name}"
        text = path.read_text()
        self.words = set(re.findall(r"\w+", re.sub(r"^@(class|protocol) [^<\n]*;", "", text, flags=re.M)))
        self.members, owner = set(), ""
        for line in text.splitlines():
            if match := re.search(r"@(?:interface|protocol) (\w+)", line):
                owner = match[1]
            elif line.startswith(("-", "+", "@property")):
                self.members.add((owner, selector(line)))
                if match := re.search(r"getter=(\w+)", line):
                    self.members.add((owner, match[1]))


def by_hand_names():
    """Reads what is by hand about facts: kinds by owner and member."""
    kinds = {}
    for line in (TOOL / "ByHand/uikit-names.txt").read_text().splitlines():
        if not line.startswith("#"):
            kind, owner, member = line.split()
            kinds.setdefault((owner, member), set()).add(kind)
    return kinds


class Toolchain:
    """What Foundation for Linux declares, whose sources are Apple's: names with all types."""

    def __init__(self):
        library = TOOLCHAIN / "lib/swift/linux/libFoundation.so"
        self.symbols = library.read_bytes()
        aliases = (TOOL / "Overlays/Foundation/Foundation.swift").read_text()
        self.types = set(re.findall(r"public typealias (\w+) = FoundationEssentials\.\1$", aliases, re.M))

    def declares(self, usr):
        """Returns whether a declaration of Foundation or CoreFoundation is the same there."""
        if match := re.fullmatch(r"s:10Foundation\d+(\w+)a", usr):
            return match[1] in self.types
        symbol = "$s" + usr[2:].replace("14CoreFoundation", "10Foundation")
        symbol = re.sub(r"c$", "C", re.sub(r"v(p|pZ)$", lambda end: "vg" + end[1][1:], symbol))
        return symbol.encode() in self.symbols


class Declarations:
    """Where the stand-in declares what."""

    def __init__(self):
        self.toolchain = Toolchain()
        self.facts = Header(TOOL / "Facts/UIKit.h")
        self.headers = [Header(path) for path in sorted((TOOL / "ByHand").glob("*.h"))]
        self.kinds = by_hand_names()
        self.overlays = {path.name for path in (TOOL / "Overlays").iterdir()}

    def origin(self, usr):
        """Returns a declaration's name, origin and place; nothing for what is not the SDK's."""
        if usr.startswith("s:"):
            return self.swift_origin(usr)
        if not usr.startswith("c:") or "@M@" in usr:
            return None
        match = re.match(r"c:objc\((?:cs|pl)\)(\w+)(?:\((?:im|cm|py|cpy)\)(.+))?$", usr)
        owner, member = match.groups() if match else ("*", usr.split("@")[-1])
        name = f"{owner}.{member}" if match and member else member or owner
        for header in [self.facts, *self.headers]:
            if match and member:
                declares = (owner, member) in header.members
            else:
                declares = (member or owner) in header.words
            if declares:
                return name, *self.place(header, owner, member)
        return name, BY_HAND, "unknown"

    def place(self, header, owner, member):
        if header is not self.facts:
            return BY_HAND, header.name
        kinds = self.kinds.get((owner, member), set()) | self.kinds.get(("*", member), set())
        if not member:
            kinds |= self.kinds.get((owner, "*"), set())
        return (NAMED, f"{header.name}: {', '.join(sorted(kinds))}") if kinds else (FACT, header.name)

    def swift_origin(self, usr):
        modules = re.findall(r"(?<!\d)(\d+)([A-Za-z]\w*)", usr)
        for length, rest in modules:
            module = rest[: int(length)]
            if module in ("Foundation", "CoreFoundation") and self.toolchain.declares(usr):
                return usr, FACT, "the toolchain's Foundation for Linux"
            if module in self.overlays:
                return usr, BY_HAND, f"Overlays/{module}"
            if usr.startswith(f"s:{length}{module}"):
                return None
        return None


def demangled(names):
    """Returns the readable names of Swift declarations."""
    mangled = [f"$s{usr[2:]}" if usr.startswith("s:") else "" for usr in names]
    output = subprocess.run(
        [TOOLCHAIN / "bin/swift-demangle", "-compact", "-simplified"],
        input="".join(f"{each}\n" for each in mangled), capture_output=True, text=True,
    ).stdout.splitlines()
    return {usr: text or usr for usr, text in zip(names, output)}


def demangled(names):
    """Returns the readable names of Swift declarations."""
    mangled = [f"$s{usr[2:]}" if usr.startswith("s:") else "" for usr in names]
    output = subprocess.run(
        [TOOLCHAIN / "bin/swift-demangle", "-compact", "-simplified"],
        input="".join(f"{each}\n" for each in mangled), capture_output=True, text=True,
    ).stdout.splitlines()
    return {usr: text or usr for usr, text in zip(names, output)}


def read(results):
    """Adds up the uses in results of the check; what the checked modules declare is left out."""
    counts, own = Counter(), set()
    for path in results:
        for file in json.loads(path.read_text())["files"].values():
            counts.update(file.get("index", {}).get("uses", {}))
            own.update(file.get("index", {}).get("own", []))
    return {usr: count for usr, count in counts.items() if usr not in own}


def used(counts):
    """Returns a dictionary from name, origin and place of each declaration of the SDK to its uses."""
    declarations, found = Declarations(), Counter()
    origin_of = {usr: declarations.origin(usr) for usr in counts}
    readable = demangled([origin[0] for origin in origin_of.values() if origin])
    for usr, count in counts.items():
        if origin := origin_of[usr]:
            found[readable[origin[0]], *origin[1:]] += count
    return found


def by_hand(found):
    """Returns the names of the declarations that are written by hand, if only in part."""
    return {name for name, origin, _ in found if origin != FACT}


def summary(found):
    """Returns a sentence with the number of declarations and of their uses by origin."""
    sums = {}
    for each in (FACT, NAMED, BY_HAND):
        counts = [count for (_, origin, _), count in found.items() if origin == each]
        sums[each] = f"{len(counts):,}, used {sum(counts):,} times"
    return (
        f"The products use {len(found):,} declarations of the SDK. Facts: {sums[FACT]}. Facts with"
        f" something by hand: {sums[NAMED]}. By hand: {sums[BY_HAND]}."
    )


def rows(found):
    """Returns the rows of the page: what is by hand, most used first."""
    ordered = sorted(found.items(), key=lambda row: (-row[1], row[0]))
    for (name, origin, place), count in ordered:
        if origin != FACT:
            yield f"| {count} | `{name}` | {place if origin == NAMED else f'all: {place}'} |"


def page(found):
    """Returns the page of the documentation."""
    return PREFACE + "\n".join(["| uses | declaration | by hand |", "| ---: | --- | --- |", *rows(found), ""])


def listed(text):
    """Returns the names that a page lists."""
    return set(re.findall(r"^\| \d+ \| `(.+)` \| ", text, re.M))


PREFACE = """# Declarations to confirm

`make apple-types` checks the products against a stand-in for Apple's SDK, whose declarations are facts
of a public project, declarations of the toolchain's own Foundation, or written by hand
([how](../Scripts/AppleTypes/StandIn/README.md)). These are the declarations of the last kind that LayoutBox, LegoKit and LegoTesting use, by number of uses in the code.
An error in one of them could hide an error in Xcode. Whoever has Apple's SDK or its documentation
can confirm them from the top; a Mac confirms all of them at once by compiling the products.

The last column says what is by hand: all of the declaration, with the file that has it below
`Scripts/AppleTypes/StandIn`, or the part of a fact: its Swift name, a type, nullability, escaping,
isolation, or which initializer is designated. `make apple-types` fails if the names here are not those in use;
`make apple-types RECORD=1` writes the page.

"""
