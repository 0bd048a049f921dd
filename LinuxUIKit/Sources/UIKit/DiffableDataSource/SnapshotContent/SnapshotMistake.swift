import Foundation

/// A misuse of a snapshot that stops with Apple's message (uikit.md, 7.1).
///
/// Apple's message for a destination among the inserted identifiers contains a private update
/// object, for which this implementation lists the identifiers. The message for unknown sections is
/// modeled on that for unknown items.
enum SnapshotMistake: Hashable, Sendable {
  case sectionNotFound
  case noSections
  case repeatedItems([String])
  case repeatedSections([String])
  case sectionsExist([String])
  case unsatisfied(String)
  case destinationAmongInserted(String, [String])
  case reloadUnknownItem(String)
  case reloadUnknownSection(String)
  case reconfigureUnknownItem(String)

  /// Stops with the message.
  func raise() -> Never {
    fatalError(description)
  }
}

extension SnapshotMistake: CustomStringConvertible {
  var description: String {
    switch self {
    case .sectionNotFound:
      """
      Section identifier was not found. You can verify the section exists by calling the \
      indexOfSectionIdentifier API (which has O(1) performance)
      """
    case .noSections:
      "There are currently no sections in the data source. Please add a section first."
    case .repeatedItems(let names):
      """
      Fatal: supplied item identifiers are not unique. Duplicate identifiers: \
      {\(names.parenthesized)}
      """
    case .repeatedSections(let names):
      """
      Fatal: supplied section identifiers are not unique. Duplicate identifiers: \
      {\(names.parenthesized)}
      """
    case .sectionsExist(let names): Self.sectionsExistText(names)
    case .unsatisfied(let index): "Invalid parameter not satisfying: \(index) != NSNotFound"
    case .destinationAmongInserted(let destination, let names):
      """
      Invalid update: destination for insertion operation [\(destination)] is in the insertion \
      identifier list for update: <_UIDiffableDataSourceUpdate; identifiers: \
      \(names.parenthesized)>
      """
    case .reloadUnknownItem(let name):
      "Attempted to reload item identifier that does not exist in the snapshot: \(name)"
    case .reloadUnknownSection(let name):
      "Attempted to reload section identifier that does not exist in the snapshot: \(name)"
    case .reconfigureUnknownItem(let name):
      "Attempted to reconfigure item identifier that does not exist in the snapshot: \(name)"
    }
  }

  private static func sectionsExistText(_ names: [String]) -> String {
    guard names.count > 1 else {
      return """
        Diffable data source detected an attempt to insert or append 1 section identifier that \
        already exists in the snapshot. Identifiers in a snapshot must be unique. Section \
        identifier that already exists: \(names.joined())
        """
    }
    return """
      Diffable data source detected an attempt to insert or append \(names.count) section \
      identifiers that already exist in the snapshot. Identifiers in a snapshot must be unique. \
      Section identifiers that already exist: \(names.parenthesized)
      """
  }
}

/// A use of a snapshot that logs Apple's warning (uikit.md, 7.1).
enum SnapshotWarning: Hashable, Sendable {
  case itemsExist([String])

  /// Writes the warning to standard error.
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
