"""The compiler, which type-checks examples with the built modules."""
import os
import re
import subprocess

# How an example is completed: as statements of a method, which may wait, as members of a controller, as types
# without a controller around them, as a file.
FORMS = ("statements", "waiting", "members", "types", "file")
BEFORE = {
    "statements": "@MainActor final class {name}: ExampleController {{ func example() throws {{",
    "waiting": "@MainActor final class {name}: ExampleController {{ func example() async throws {{",
    "members": "@MainActor final class {name}: ExampleController {{",
    "types": "enum {name} {{",
    "file": "",
}
AFTER = {"statements": "} }", "waiting": "} }", "members": "}", "types": "}", "file": ""}
C_LIBRARIES = ("CCairo", "CFreeType", "CISAL", "CPNG", "CSDL2", "CSwiftRuntime", "CTurboJPEG", "CHarfBuzz",
               "CPango/include")


def arguments(top, modules):
    """Returns the arguments that every call has."""
    headers = subprocess.run(
        ["pkg-config", "--cflags-only-I", "pangocairo", "libpng"], capture_output=True, text=True, check=True)
    found = ["swiftc", "-frontend", "-parse-as-library", "-swift-version", "6",
             "-suppress-warnings", "-diagnostic-style", "llvm", "-I", modules,
             "-module-cache-path", os.path.join(os.path.dirname(modules), "ModuleCache"),
             "-plugin-path", plugins()]
    for library in C_LIBRARIES:
        found += ["-I", os.path.join(top, "LinuxUIKit/Sources", library)]
    for header in headers.stdout.split():
        found += ["-Xcc", header]
    return found


def plugins():
    """Returns the folder of the macros of the toolchain."""
    swiftc = os.path.realpath(subprocess.run(
        ["which", "swiftc"], capture_output=True, text=True, check=True).stdout.strip())
    return os.path.join(os.path.dirname(os.path.dirname(swiftc)), "lib/swift/host/plugins")


def completed(line):
    """Returns a line without the ellipsis that stands for code of the reader."""
    code, *comment = re.split(r"(?<!:)(//.*)$", line)[:2]
    return re.sub(r"(^|[{ ])…(?=[ }]|$)", r"\1", code) + "".join(comment)


def source(example, name, form):
    """Returns an example as a file on its own, whose second line is that of its first line of code."""
    code = example.lines
    imports = [line for line in code if line.startswith("import ")]
    # A dialect gives LegoViews too; beside it, names that both have would be ambiguous.
    module = example.path.split("/")[2] if example.path.startswith("Sources/Dialects/") else "LegoViews"
    code = [completed("" if line.startswith("import ") else line) for line in code]
    if example.path.startswith("Sources/LegoTesting/"):
        imports += ["import LegoTesting", "import Testing"]
    head = "; ".join(["@testable import ExamplePrelude", f"import {module}", "import UIKit", *imports])
    return "\n".join([head + "; " + BEFORE[form].format(name=name), *code, AFTER[form]]) + "\n"


def prelude(call, path, folder):
    """Builds the module of what examples use, whose types an example may declare itself."""
    subprocess.run([*call, "-emit-module", "-enable-testing", "-module-name", "ExamplePrelude", path,
                    "-o", os.path.join(folder, "ExamplePrelude.swiftmodule")], check=True)


def errors(call, folder, examples, form):
    """Returns the errors of examples in a form, by example, each with its line in the example."""
    paths = {}
    for number, example in enumerate(examples):
        path = os.path.join(folder, f"{form}{number}.swift")
        with open(path, "w", encoding="utf-8") as file:
            file.write(source(example, f"Example{number}", form))
        paths[path] = example
    found = {}
    # The types of a file may have the names of those of another one.
    for group in [[path] for path in paths] if form == "file" else [list(paths)]:
        found.update(errors_of(call, folder, group))
    # Errors of some files may hide those of others.
    correct = [path for path in paths if path not in found]
    if found and correct and form != "file":
        found.update(errors_of(call, folder, correct))
    return {paths[path]: messages for path, messages in found.items()}


def errors_of(call, folder, paths):
    """Returns the errors of files that are compiled as one module, by file."""
    result = subprocess.run(
        [*call, "-typecheck", "-module-name", "Examples", "-I", folder, *paths], capture_output=True, text=True)
    found = {}
    for match in re.finditer(r"^(.+?):(\d+):\d+: error: (.+)$", result.stderr, re.MULTILINE):
        path, line, message = match.groups()
        found.setdefault(path, []).append((int(line) - 2, message))
    if any(path not in paths for path in found) or (result.returncode != 0 and not found):
        raise SystemExit(result.stderr)
    return found
