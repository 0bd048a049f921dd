"""How many files and folders a commit touches: the places to know for a new event, preset or box option."""
import os
import re
import subprocess
import sys

DOCUMENTS = (".md", ".tutorial")
# The headings of the table, which `kind` returns.
KINDS = ("Sources", "other code", "tests", "documents", "other files")


def table(top, revisions):
    """Returns the Markdown table of commits, or of ranges `A..B`, with files and folders of each kind."""
    lines = ["| commit | " + " | ".join(KINDS) + " |", "| --- |" + " --- |" * len(KINDS)]
    return lines + [row(top, revision) for revision in revisions]


def row(top, revision):
    """Returns the row of a commit or a range."""
    groups = {name: [] for name in KINDS}
    for path in touched(top, revision):
        groups[kind(path)].append(path)
    cells = [amount(paths) for paths in groups.values()]
    return f"| {revision}: {subject(top, revision)} | " + " | ".join(cells) + " |"


def kind(path):
    """Returns the heading to which a file belongs."""
    if path.startswith("Tests/") or "/Tests/" in path:
        return "tests" if path.endswith(".swift") else "other files"
    if path.endswith(DOCUMENTS):
        return "documents"
    if not path.endswith(".swift"):
        return "other files"
    return "Sources" if path.startswith("Sources/") else "other code"


def amount(paths):
    """Returns how many files there are in how many folders."""
    folders = {os.path.dirname(path) for path in paths}
    return f"{len(paths)} in {len(folders)}" if paths else "0"


def touched(top, revision):
    """Returns the files that a commit changes against its first parent, or a range from its start to its end."""
    if ".." in revision:
        return git(top, "diff", "--name-only", revision)
    return git(top, "show", "--first-parent", "-m", "--name-only", "--format=", revision)


def subject(top, revision):
    """Returns the first line of the message of a commit, or of the last one of a range, for a cell."""
    last = re.split(r"\.{2,3}", revision)[-1] or "HEAD"
    return git(top, "log", "-1", "--format=%s", last)[0].replace("|", "\\|")


def git(top, *arguments):
    """Returns the lines that a command of git prints."""
    result = subprocess.run(["git", "-C", top, *arguments], stdout=subprocess.PIPE, text=True)
    if result.returncode != 0:
        sys.exit(f"git {' '.join(arguments)} failed.")
    return result.stdout.split("\n")[:-1]
