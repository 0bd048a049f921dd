"""A screen with one block of many rows, conditions and loops, as source code."""

ROWS = (
    'TextFieldRow("Field {0}", text: $texts[{0}].replacingNil(with: ""), id: "field {0}")'
    ".focused($focus, equals: {0})",
    'SwitchRow("Switch {0}", isOn: $flags[{0}].replacingNil(with: false))',
    'ValueRow("Row {0}", "Value \\(names.count + {0})")',
    'SegmentRow("Choice {0}", selection: $choice, options: ["a", "b", "c"], id: {0})',
    'ButtonRow("Button {0}") {{ [weak self] in self?.choice = "b" }}',
)
HEAD = """import LegoKit
import UIKit

final class LargeForm: LegoViewController {
  @State var texts: [Int: String] = [:]
  @State var flags: [Int: Bool] = [:]
  @State var names = ["a", "b"]
  @State var choice = "a"
  @Focus var focus: Int?

  override var lego: Lego {
    Lego {
      Section(id: "form", layout: .list(.insetGrouped), header: "Form") {
"""
TAIL = "      }\n    }\n  }\n}\n"


def statement(index):
    """Returns one statement: every sixth is a condition, two of twelve are loops, the others are rows."""
    row = ROWS[index % len(ROWS)].format(index)
    if index % 6 == 5:
        return f'if names.count > {index} {{ {row} }} else {{ TextRow("Otherwise {index}") }}'
    if index % 6 == 3:
        return f'for name in names {{ TextRow("\\(name) {index}", id: "\\(name) {index}").onSelect {{ }} }}'
    return row


def source(count):
    """Returns the source code of a screen with a number of statements in its block."""
    return HEAD + "".join(f"        {statement(index)}\n" for index in range(count)) + TAIL
