/// A mistake in the command line, with what would have been right.
struct UsageError: Error, CustomStringConvertible {
  /// The exit code for a wrong command line, as BSD's sysexits names it: EX_USAGE.
  static let exitCode: Int32 = 64

  let mistake: String

  var description: String {
    """
    \(mistake)

    \(Self.usage)
    """
  }

  /// The right arguments, one a line.
  static let usage = """
    usage: ExampleApp
             draw every screen into gallery/ and an index.html beside them
           ExampleApp --list
             print the names of the screens
           ExampleApp --snapshot FOLDER [--screen NAME] [--size 390x844] [--scale 2]
                      [--dark] [--rtl] [--text-size SIZE]
             draw one screen, or all, into PNG files
           ExampleApp --help
             print this text

    SIZE is one of \(TextSize.allCases.map(\.rawValue).joined(separator: " ")).
    """
}
