/// The warnings of layouts on standard error, where Apple's UIKit writes to the log.
@MainActor enum LayoutLog {
  private static var written = Set<String>()

  /// Writes a line to standard error.
  static func write(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// Writes a line, unless it is among those that were written.
  static func write(_ line: String, once written: inout Set<String>) {
    guard written.insert(line).inserted else { return }
    write(line)
  }

  /// Writes a line for the first mistake of a kind in the program.
  static func writeOnce(_ line: @autoclosure () -> String, about mistake: String) {
    guard written.insert(mistake).inserted else { return }
    write(line())
  }
}
