"""Swift Testing for Apple's platforms, and the tests as they are checked with it.

Most of the time that the compiler takes for a test goes into what its macros expand to: calls of Swift
Testing that are the same for any expression and on any platform. `swift test` compiles them. Here an
expectation is a call of a function with the declaration of the macro, so that the compiler checks its
arguments once, where they are written. `@Test` and `@Suite` are left out if they have a title only, and expand
to nothing after other arguments were checked. With EXPANSIONS=1 the macros are Swift Testing's own.
"""

import json
import os
import re
import sys

from modules import ROOT, TOOL, digest

sys.path[:0] = [str(TOOL / "StandIn"), str(ROOT / "Scripts/TestFrontend")]
from expectations import EXPECTATION  # noqa: E402
from kept import write  # noqa: E402
from tests import TITLE  # noqa: E402

MODULES = ["Testing", "_TestingInterop", "_Testing_Foundation"]
TRIPLE = "x86_64-unknown-linux-gnu"
EXPANDS = bool(os.environ.get("EXPANSIONS"))
# The macros of these expectations; not those that only report a misuse.
MACRO = re.compile(
    r"^@freestanding\(expression\) public macro (expect|require)"
    r"((?:<T>)?\(_ (?:condition: Swift\.Bool|optionalValue: T\?),.*\))((?: -> T)?) = #externalMacro\(.*\)$", re.M)
# An attribute with a literal title, which has no arguments to check.
ATTRIBUTE = re.compile(rf"(?m)^((?: *@MainActor)? *)@(?:Test|Suite)\(\s*{TITLE}\s*\)")
# Changes with what is replaced in the sources.
REPLACED = EXPECTATION.pattern + ATTRIBUTE.pattern


def newlines(attribute):
    """Returns what stands in place of an attribute: what is before it, and its lines."""
    return attribute[1] + "\n" * attribute[0].count("\n")


def with_functions(text):
    """Returns the interface with a function beside each macro of expectations, and with attributes that expand to nothing."""
    functions = [
        f"public func __{name}{parameters}{' throws' if name == 'require' else ''}{result}"
        for name, parameters, result in MACRO.findall(text)
    ]
    text = re.sub(r'type: "(?:Test|Suite)DeclarationMacro"', 'type: "PragmaMacro"', text)
    return "\n".join([text, *functions, ""])


def interface(toolchain, name, target):
    """Returns the toolchain's interface of a module of Swift Testing for Apple's target."""
    source = toolchain / f"lib/swift/linux/{name}.swiftmodule/{TRIPLE}.swiftinterface"
    text = source.read_text().replace(f"-target {TRIPLE}", f"-target {target}")
    text = text.replace("-disable-objc-interop ", "-disable-availability-checking ")
    text = text.replace(" -O ", " -Onone ", 1)
    text = re.sub(r"-module-link-name \S+ ", "", text)
    text = text.replace("-package-name org.swift.testing", "")
    # What is left out differs in what a failure prints only; the general forms accept the same, sooner.
    text = re.sub(
        r"^.*func __check(?:FunctionCall<T, Arg0|BinaryOperation"
        r".*(?:BidirectionalCollection|RangeExpression|_ lhs: Swift\.String)).*\n", "", text, flags=re.M)
    # Exit tests need processes, which these platforms don't let an app start.
    text = re.sub(
        r"^(?=@freestanding.* macro \w+\(processExitsWith )",
        "".join(f"@available({each}, unavailable)\n" for each in ["iOS", "tvOS", "visionOS"]),
        text, flags=re.M)
    return text if EXPANDS or name != "Testing" else with_functions(text)


def write_interfaces(folder, toolchain, module, target):
    """Writes the interfaces of Swift Testing into a folder; returns a number that changes with them."""
    texts = [interface(toolchain, name, target) for name in MODULES]
    for name, text in zip(MODULES, texts):
        write(folder / f"{name}.swiftmodule/{module}.swiftinterface", text)
    return digest(*texts)


def write_sources(folder, sources):
    """Writes the sources with calls in place of macros, which the compiler reads in their place.

    A line stays the same line, and messages name the original file.
    """
    replaced = []
    for path in [] if EXPANDS else sources:
        text = path.read_text()
        calls = ATTRIBUTE.sub(newlines, EXPECTATION.sub(r"__\1(", text))
        if calls != text:
            copy = folder / path.relative_to(ROOT)
            write(copy, calls)
            replaced.append({"type": "file", "name": str(path), "external-contents": str(copy)})
    overlay = {"version": 0, "use-external-names": False, "roots": replaced}
    write(folder / "overlay.json", json.dumps(overlay, indent=1))


def flags(folder):
    """Returns the flags by which the compiler reads the sources of `write_sources`."""
    return ["-vfsoverlay", folder / "overlay.json"]
