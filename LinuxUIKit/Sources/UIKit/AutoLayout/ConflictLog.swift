import Foundation

/// What people read when constraints contradict each other, in Apple's words (uikit.md 4.8).
struct ConflictLog {
  /// One of the constraints.
  struct Entry {
    var text: String
    /// Whether a frame and its mask stand behind it, which is explained.
    var isFromMask: Bool
  }

  var entries: [Entry]
  /// The constraint that gave way.
  var broken: String

  /// The whole block.
  var text: String {
    let note =
      entries.contains(where: \.isFromMask)
      ? """
      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
      refer to the documentation for the UIView property \
      translatesAutoresizingMaskIntoConstraints)

      """ : ""
    let list = entries.map { "    \"\($0.text)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      \(note)(
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in \
      the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.

      """
  }

  /// Writes the block to standard error.
  func write() {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
