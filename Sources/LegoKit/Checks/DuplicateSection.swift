/// Several sections with one id.
///
/// All of them are shown. The first keeps the identity, each later one goes by its number.
public struct DuplicateSection: LegoMistake, Hashable {
  /// The id that they share, as text.
  public let id: String
  /// Their numbers in the description, from top to bottom.
  public let places: [Int]

  /// What happened, where, and what to do.
  public var description: String {
    """
    \(places.count) sections share the id \(id): \(placesText). All of them are shown, the later \
    ones under numbers. Give each an id of its own, or updates may move the wrong one.
    """
  }

  private var placesText: String {
    PlaceList(places: places) { "section \($0)" }.description
  }
}
