import UIKit

/// Several items of one type with one id.
///
/// All of them are displayed. The first keeps the identity, and each later one is identified by
/// its number, so that it still moves and changes correctly while their order stays the same.
public struct DuplicateIdentifier: LegoMistake, Hashable {
  /// The type of the items, with its module.
  public let itemType: String
  /// The id that they share, as text.
  public let id: String
  /// Their index paths in the description, from top to bottom.
  public let places: [IndexPath]

  /// The id, the index paths and the correction, in sentences.
  public var description: String {
    """
    \(places.count) items of type \(itemType) share the id \(id): \(placesText). All of them are \
    displayed, the later ones identified by number. Give each an id of its own, or updates may \
    move the wrong one.
    """
  }

  private var placesText: String {
    listText(of: places) { "item \($0.item) of section \($0.section)" }
  }
}

/// Several sections with one id.
///
/// All of them are displayed. The first keeps the identity, and each later one is identified by
/// its number.
public struct DuplicateSection: LegoMistake, Hashable {
  /// The id that they share, as text.
  public let id: String
  /// Their indexes in the description, from top to bottom.
  public let places: [Int]

  /// The id, the indexes and the correction, in sentences.
  public var description: String {
    """
    \(places.count) sections share the id \(id): \(placesText). All of them are displayed, \
    the later ones identified by number. Give each an id of its own, or updates may move the \
    wrong one.
    """
  }

  private var placesText: String {
    listText(of: places) { "section \($0)" }
  }
}

/// Returns the first five elements as text, and the number of additional ones.
///
/// Data from a server may repeat one id a thousand times; a list of all of them would be
/// unreadable.
private func listText<Element>(of elements: [Element], text: (Element) -> String) -> String {
  let first = elements.prefix(5).map(text).joined(separator: ", ")
  let more = elements.count - 5
  return more > 0 ? "\(first) and \(more) more" : first
}
