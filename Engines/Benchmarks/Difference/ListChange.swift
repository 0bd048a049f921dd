/// What is done to a list of n identifiers; new ones are made before any are shuffled.
enum ListChange: Sendable {
  /// Nothing.
  case none
  /// Number n / 2 becomes a new one.
  case replacement
  /// So many new ones come at the end.
  case appending(Int)
  /// So many new ones come at the start.
  case prepending(Int)
  /// The one at n / 4 goes to 3 n / 4.
  case move
  /// One part goes, as many new ones come behind it, and the first ones are shuffled.
  case readme(removed: Range<Int>, shuffled: Int)
  /// All change places.
  case shuffle
  /// All are others.
  case replacementOfAll
}
