import Foundation

/// The log message about constraints that contradict each other, in Apple's form (uikit.md, 4.8).
struct ConflictLog {
  /// One of the contradicting constraints.
  struct Entry {
    var text: String
    /// Whether it comes from an autoresizing mask, which the message explains.
    var isFromMask: Bool
  }

  var entries: [Entry]
  /// The description of the broken constraint.
  var broken: String

  /// The whole message.
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

  /// Writes the message to standard error.
  func write() {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
