import UIKit

extension Screen {
  /// The visible texts in reading order, as the user sees them.
  ///
  /// Texts at the same height are in one line, separated by bars. Buttons are in brackets, fields in
  /// braces; a switch is `(on)` or `(off)`, a slider or stepper its value, the selected segment is in
  /// parentheses. A view without text is described by its accessibility label. The items of an open
  /// menu follow.
  ///
  /// ```
  /// [Edit] | Contacts | [Add]
  /// {placeholder Search}
  /// Clara Ahrens | (on)
  /// ```
  ///
  /// ```swift
  /// #expect(screen.text.contains("Clara Ahrens"))
  /// try screen.checkText(named: "contacts")
  /// ```
  public var text: String {
    settle()
    let lines = TextCollector(root: root, window: root).lines
    return (lines + [openMenu?.layoutDescription].compactMap { $0 }).joined(separator: "\n")
  }
}
