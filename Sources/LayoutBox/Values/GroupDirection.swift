/// The way in which a group places its boxes one after the other.
public enum GroupDirection: Hashable, Sendable {
  /// In a row, from the leading edge on.
  case horizontal
  /// In a column, from the top down.
  case vertical
}
