import Foundation

/// A use of a snapshot that works and that Apple's warns about, with Apple's text (uikit.md 7.1).
enum SnapshotWarning: Hashable, Sendable {
  case itemsExist([String])

  /// Writes the text to standard error.
  func log() {
    FileHandle.standardError.write(Data("\(self)\n".utf8))
  }
}

extension SnapshotWarning: CustomStringConvertible {
  var description: String {
    switch self {
    case .itemsExist(let names): Self.itemsExistText(names)
    }
  }

  private static func itemsExistText(_ names: [String]) -> String {
    let isOne = names.count == 1
    let identifiers = isOne ? "item identifier" : "item identifiers"
    let exist = isOne ? "that already exists" : "that already exist"
    return """
      Diffable data source detected an attempt to insert or append \(names.count) \(identifiers) \
      \(exist) in the snapshot. The existing \(identifiers) will be moved into place instead, but \
      this operation will be more expensive. For best performance, inserted item identifiers \
      should always be unique. Set a symbolic breakpoint on \
      BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
      debugger. \(identifiers.prefix(1).uppercased() + identifiers.dropFirst()) \(exist): \
      \(isOne ? names.joined() : names.parenthesized)
      """
  }
}
