"""The package in which a library and its tests are compiled."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from methods import calls, find_tests

ROOT = Path(__file__).resolve().parents[2]
SCRATCH = Path(os.environ.get("PEERS_SCRATCH", ROOT / ".build-peers"))
STAND_INS = ROOT / "LinuxUIKit/Peers/StandIns"
ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):\d+: error: (.*)$", re.M)


class Package:
    """A package with a library, the libraries that it needs, and its tests."""

    def __init__(self, entry, table, folder):
        self.entry, self.folder = entry, folder
        by_name = {each["name"]: each for each in table}
        self.libraries = [by_name[name] for name in entry.get("libraries", [])] + [entry]
        stand_ins = {name for each in self.libraries for name in each.get("standIns", [])}
        if "OSLog" in stand_ins:
            stand_ins.add("os")
        self.stand_ins = sorted(stand_ins)
        self.path = SCRATCH / "package"
        self.tests = self.first(entry, entry["tests"])
        self.found = {}
        self.message = ""

    def first(self, entry, names):
        """Returns the first of several possible folders that exists."""
        paths = [self.folder / entry["folder"] / name for name in names]
        return next((path for path in paths if path.is_dir()), None)

    def missing(self):
        """Returns the name of a folder that isn't there; an empty text if all are."""
        for each in self.libraries:
            if not self.first(each, each["sources"]):
                return f"{each['folder']}/{each['sources'][0]}"
        if self.entry["tests"] and not self.tests:
            return f"{self.entry['folder']}/{self.entry['tests'][0]}"
        return ""

    def targets(self):
        """Returns the targets that are compiled, each with what it is."""
        tests = [("tests", f"{self.entry['name']}Tests")] if self.tests else []
        return [("sources", each["name"]) for each in self.libraries] + tests

    def folder_of(self, target):
        return self.path / "Sources" / target

    def files(self, target):
        """Returns the files of a target, without those that are generated."""
        return sorted(
            file for file in self.folder_of(target).rglob("*.swift")
            if not file.name.startswith("PeerGenerated"))

    def write(self):
        """Writes the package."""
        shutil.rmtree(self.path, ignore_errors=True)
        self.path.mkdir(parents=True)
        for name in ["XCTest"] + self.stand_ins:
            shutil.copytree(STAND_INS / name, self.folder_of(name))
        for each in self.libraries:
            self.copy(self.first(each, each["sources"]), each["name"])
            self.write_imports(each["name"])
        if self.tests:
            name = f"{self.entry['name']}Tests"
            self.copy(self.tests, name)
            self.write_imports(name)
            runner = self.folder_of("PeerCommand")
            runner.mkdir()
            (runner / "main.swift").write_text(
                f"import {name}\nimport XCTest\n\nawait PeerRunner.run({name}.peerTests())\n")
        (self.path / "Package.swift").write_text(self.manifest())

    def copy(self, source, target):
        """Copies the Swift files of a folder."""
        for file in sorted(source.rglob("*.swift")):
            if file.name == "Package.swift":
                continue
            copy = self.folder_of(target) / file.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        self.folder_of(target).mkdir(parents=True, exist_ok=True)

    def write_imports(self, target):
        """Writes the imports that Apple's Foundation and UIKit contain for all files of a module."""
        lines = ["@_exported import Foundation", "@_exported import QuartzCore"]
        lines += ["@_exported import ObjectiveC"] if "ObjectiveC" in self.stand_ins else []
        (self.folder_of(target) / "PeerGeneratedImports.swift").write_text("\n".join(lines) + "\n")

    def manifest(self):
        """Returns the manifest."""
        uikit = f'.product(name: "UIKit", package: {json.dumps(ROOT.name.lower())})'
        stand_ins = [json.dumps(name) for name in self.stand_ins]
        lines = ['.target(name: "XCTest")']
        for name in self.stand_ins:
            needs = ', dependencies: ["os"]' if name == "OSLog" else ""
            lines.append(f'.target(name: "{name}"{needs})')
        before = []
        for each in self.libraries:
            lines.append(
                f'.target(name: "{each["name"]}", dependencies: [{", ".join(before + stand_ins + [uikit])}])')
            before.append(json.dumps(each["name"]))
        if self.tests:
            name = f"{self.entry['name']}Tests"
            lines.append(
                f'.target(name: "{name}", dependencies: '
                f'[{", ".join(before + stand_ins + [json.dumps("XCTest"), uikit])}])')
            lines.append(
                f'.executableTarget(name: "PeerCommand", dependencies: ["{name}", "XCTest"])')
        targets = ",\n    ".join(lines)
        return (
            "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n"
            f'  name: "Peers",\n  dependencies: [.package(path: {json.dumps(str(ROOT))})],\n'
            f"  targets: [\n    {targets},\n  ],\n  swiftLanguageModes: [.v5]\n)\n")

    def write_list(self, target):
        """Writes the list of the tests in the files that are left."""
        self.found = find_tests(self.files(target))
        body = "".join(code for _, code in calls(self.found))
        (self.folder_of(target) / "PeerGeneratedTests.swift").write_text(
            "import XCTest\n\n@MainActor public func peerTests() -> [PeerTest] {\n"
            f"  var tests: [PeerTest] = []\n{body}  return tests\n}}\n")

    def swift_build(self, *options):
        """Builds, and returns the exit status and the messages."""
        done = subprocess.run(
            ["swift", "build", "--package-path", str(self.path), "--scratch-path", str(SCRATCH), *options],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
        return done.returncode, done.stdout + done.stderr

    def build(self, target, result):
        """Builds a target, without the files that don't compile; returns whether that was possible."""
        folder, is_tests = self.folder_of(target), target.endswith("Tests") and self.tests
        while True:
            if is_tests:
                self.write_list(target)
            status, text = self.swift_build("--target", target)
            if status == 0:
                return True
            wrong = {}
            for path, line, message in ERROR.findall(text):
                file = Path(path)
                # In the generated list, a method that the sources hide from other files.
                if folder in file.parents and not file.name.startswith("PeerGenerated") and file.exists():
                    wrong.setdefault(file, f"line {line}: {message}")
            if not wrong:
                lines = [each for each in text.splitlines() if "error:" in each]
                self.message = lines[0] if lines else text.strip()[-200:]
                return False
            for file, message in sorted(wrong.items()):
                result.left_out.append((str(file.relative_to(folder)), message, target))
                file.unlink()

    def build_runner(self, result):
        """Builds the command that runs the tests, and returns its path; `None` if it can't be linked."""
        status, text = self.swift_build("--product", "PeerCommand")
        if status != 0:
            lines = [each for each in text.splitlines() if "error:" in each]
            result.note = f"PeerCommand can't be built: {lines[0] if lines else text.strip()[-200:]}"
            return None
        _, folder = self.swift_build("--show-bin-path")
        return str(Path(folder.strip().splitlines()[-1]) / "PeerCommand")
