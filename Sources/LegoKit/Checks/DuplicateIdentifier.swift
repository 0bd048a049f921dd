import UIKit

/// Several items of one type with one id.
///
/// All of them are shown. The first keeps the identity, each later one goes by its number, so
/// that it still moves and changes with it for as long as their order stays.
public struct DuplicateIdentifier: LegoMistake, Hashable {
  /// The type of the items, with its module.
  public let itemType: String
  /// The id that they share, as text.
  public let id: String
  /// Where they are in the description, from top to bottom.
  public let places: [IndexPath]

  /// What happened, where, and what to do.
  public var description: String {
    """
    \(places.count) items of type \(itemType) share the id \(id): \(placesText). All of them are \
    shown, the later ones under numbers. Give each an id of its own, or updates may move the \
    wrong one.
    """
  }

  private var placesText: String {
    PlaceList(places: places) { "item \($0.item) of section \($0.section)" }.description
  }
}
