import UIKit

/// The rule for several items of one type, or several sections, with the same id.
///
/// ```swift
/// renderer.duplicatePolicy = .keepFirst
/// ```
///
/// Under each policy, ``LegoRenderer/mistakeHandler`` is called once for each repeated id.
public enum DuplicatePolicy: Hashable, Sendable {
  /// All of them are displayed.
  ///
  /// The first keeps the identity, and each later one is identified by its number, so that it still
  /// moves and changes correctly while their order stays the same.
  case number
  /// The first is displayed, and the later ones are left out.
  case keepFirst
  /// The last is displayed, and the earlier ones are left out.
  case keepLast
  /// The process is stopped with the message, such as for tests of an app.
  case trap
}

/// Several items of one type with one id.
///
/// ``LegoRenderer/duplicatePolicy`` specifies which of them are displayed.
public struct DuplicateIdentifier: LegoMistake, Hashable {
  /// The type of the items, with its module.
  public let itemType: String
  /// The id that they share, as text.
  public let id: String
  /// Their index paths in the description, from top to bottom.
  public let places: [IndexPath]
  /// The policy that was applied to them.
  public internal(set) var policy = DuplicatePolicy.number
  /// Whether the id was repeated in the content that was displayed before, too, and not only in the
  /// next one.
  public internal(set) var isRepeatedAlready = false

  /// The index paths in the description of the items that are displayed.
  public var displayedPlaces: [IndexPath] { policy.displayed(of: places) }

  /// The id, the index paths and the correction, in sentences.
  public var description: String {
    """
    \(places.count) items of type \(itemType) share the id \(id): \(placesText). \(policy.advice)
    """
  }

  private var placesText: String {
    listText(of: places) { "item \($0.item) of section \($0.section)" }
  }
}

/// Several sections with one id.
///
/// ``LegoRenderer/duplicatePolicy`` specifies which of them are displayed.
public struct DuplicateSection: LegoMistake, Hashable {
  /// The id that they share, as text.
  public let id: String
  /// Their indexes in the description, from top to bottom.
  public let places: [Int]
  /// The policy that was applied to them.
  public internal(set) var policy = DuplicatePolicy.number
  /// Whether the id was repeated in the content that was displayed before, too, and not only in the
  /// next one.
  public internal(set) var isRepeatedAlready = false

  /// The indexes in the description of the sections that are displayed.
  public var displayedPlaces: [Int] { policy.displayed(of: places) }

  /// The id, the indexes and the correction, in sentences.
  public var description: String {
    """
    \(places.count) sections share the id \(id): \(placesText). \(policy.advice)
    """
  }

  private var placesText: String {
    listText(of: places) { "section \($0)" }
  }
}

extension DuplicatePolicy {
  /// Returns those of the positions of one id that are displayed.
  fileprivate func displayed<Place>(of places: [Place]) -> [Place] {
    switch self {
    case .number, .trap: places
    case .keepFirst: Array(places.prefix(1))
    case .keepLast: Array(places.suffix(1))
    }
  }

  /// The displayed items and the correction, in sentences.
  fileprivate var advice: String {
    switch self {
    case .number:
      """
      All of them are displayed, the later ones identified by number. Give each an id of its own, \
      or updates may move the wrong one.
      """
    case .keepFirst: "Only the first is displayed. Give each an id of its own."
    case .keepLast: "Only the last is displayed. Give each an id of its own."
    case .trap: "Give each an id of its own."
    }
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
