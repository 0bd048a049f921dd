/// The side of a row at which swiping shows actions.
package enum SwipeSide: Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}

extension SwipeSide {
  /// Whether the side is the left one.
  func isLeft(isRightToLeft: Bool) -> Bool {
    (self == .leading) != isRightToLeft
  }
}
