"""What the package and its apps compile on a Mac: modules with their sources, imports and flags."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).resolve().parent
ROOT = TOOL.parents[1]
CACHE = Path(os.environ.get("CACHE") or ROOT / ".build-apple-types")


def digest(*parts):
    """Returns a number that changes with any of the parts."""
    result = hashlib.sha256()
    for part in parts:
        result.update(part if isinstance(part, bytes) else str(part).encode())
        result.update(b"\0")
    return result.hexdigest()


def files(*folders):
    """Returns the Swift files below the folders."""
    found = (path for folder in folders for path in folder.rglob("*.swift"))
    return sorted(path for path in found if path.is_file())


class Module:
    """A target of a manifest, or an app's target in Xcode."""

    def __init__(self, name, sources, imports, *, shown=None, package=None, tests=False, product=False):
        self.name, self.sources, self.imports = name, sources, imports
        self.shown = shown or name
        self.package, self.tests, self.product = package, tests, product
        texts = {path: path.read_bytes() for path in sources}
        self.text = b"".join(
            str(path.relative_to(ROOT)).encode() + b"\0" + text for path, text in texts.items()
        )
        # The files that differ between the configurations.
        self.debug_sources = [
            path for path, text in texts.items() if re.search(rb"#(?:else)?if .*\bDEBUG\b", text)
        ]

    def flags(self):
        """Returns the flags that SwiftPM and Xcode pass for the target on every platform."""
        result = ["-module-name", self.name, "-swift-version", "6"]
        if self.package:
            result += ["-package-name", self.package]
        if not any(path.name == "main.swift" for path in self.sources):
            result.append("-parse-as-library")
        return result


def darwin_manifest():
    """Returns the manifest as SwiftPM evaluates it on a Mac.

    A manifest runs on the host, where `canImport(Darwin)` is false on Linux. So the condition is
    replaced in a copy, which SwiftPM evaluates.
    """
    text = (ROOT / "Package.swift").read_text()
    if not re.search(r"^#if canImport\(Darwin\)$", text, re.M):
        sys.exit("Package.swift has no line '#if canImport(Darwin)': how a Mac reads it is unknown.")
    text = re.sub(r"^#if canImport\(Darwin\)$", "#if true", text, flags=re.M)
    if re.search(r"canImport|os\(|getenv|ProcessInfo", text):
        sys.exit("Package.swift has a condition that this check does not evaluate as a Mac does.")
    folder = CACHE / "manifest"
    result = folder / f"{digest(text)}.json"
    if not result.exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / "Package.swift").write_text(text)
        command = ["swift", "package", "--package-path", folder, "dump-package"]
        result.write_bytes(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return json.loads(result.read_text())


def target_folder(target):
    """Returns the folder of a target, by SwiftPM's rules."""
    parent = "Tests" if target["type"] == "test" else "Sources"
    return ROOT / (target.get("path") or f"{parent}/{target['name']}")


def target_sources(target):
    """Returns the files that SwiftPM compiles for a target."""
    folder = target_folder(target)
    excluded = [folder / path for path in target["exclude"]]
    found = files(*(folder / path for path in target.get("sources") or ["."]))
    return [path for path in found if not any(path.is_relative_to(skip) for skip in excluded)]


def closure(names, imports):
    """Returns the names with all that they import, imported ones first."""
    result = []

    def visit(name):
        if name not in result:
            for imported in imports[name]:
                visit(imported)
            result.append(name)

    for name in names:
        visit(name)
    return result


def package_modules():
    """Returns the modules that the package declares on a Mac, and its apps, in order of imports."""
    manifest = darwin_manifest()
    targets = {target["name"]: target for target in manifest["targets"]}
    imports = {
        name: [next(iter(each.values()))[0] for each in target["dependencies"]]
        for name, target in targets.items()
    }
    shipped = closure([name for each in manifest["products"] for name in each["targets"]], imports)
    modules = [
        Module(
            name, target_sources(targets[name]), closure(imports[name], imports), package="layoutbox",
            tests=targets[name]["type"] == "test", product=name in shipped,
        )
        for name in closure(targets, imports)
    ]
    products = closure(["LegoViews"], imports)
    example = ROOT / "ExampleApp"
    example_folders = [example / name for name in ["App", "Cells", "Models", "Screens"]]
    template = ROOT / "Templates/App/Sources/App"
    modules.append(Module("ExampleApp", files(*example_folders), products, shown="ExampleApp.xcodeproj"))
    modules.append(Module("App", files(template), products, shown="Templates/App.xcodeproj"))
    return modules
