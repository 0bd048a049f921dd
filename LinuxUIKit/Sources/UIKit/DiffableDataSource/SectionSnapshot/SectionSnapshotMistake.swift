/// A use of a section snapshot that Apple's ends the program for, with Apple's text (uikit.md 7.3).
enum SectionSnapshotMistake: Hashable, Sendable {
  /// Items are given twice, or are there already.
  case repeatedItems([String])
  /// An item to be deleted is not there.
  case deleteUnknown(String)
  /// A question or an insertion names an item that is not there.
  case itemNotFound(String)
  /// The item named as a parent is not there.
  case parentNotFound

  /// Ends the program with the text on standard error.
  func raise() -> Never {
    fatalError(description)
  }
}

extension SectionSnapshotMistake: CustomStringConvertible {
  var description: String {
    switch self {
    case .repeatedItems(let names):
      """
      Identifiers in a section snapshot must be unique. Duplicate item identifiers: \
      {\(names.parenthesized)}
      """
    case .deleteUnknown(let name): "Failed to find index of item \(name)"
    case .itemNotFound(let name): "Item identifier does not exist in section snapshot: \(name)"
    case .parentNotFound: "Parent item identifier does not exist in section snapshot"
    }
  }
}
