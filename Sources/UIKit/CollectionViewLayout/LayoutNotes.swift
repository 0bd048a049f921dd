/// What a layout tells on standard error where Apple's writes to the log.
enum LayoutNotes {
  /// Writes a line, unless it is among those that were written; then keeps it there.
  static func write(_ line: String, once written: inout Set<String>) {
    guard written.insert(line).inserted else { return }
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
