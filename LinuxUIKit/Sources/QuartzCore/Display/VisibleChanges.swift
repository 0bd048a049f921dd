/// The number of changes that may be visible on a display.
///
/// Each change of a layer's properties, hierarchy or animations increases it, so that a display knows
/// without a visit of its layers that there is nothing to draw.
@MainActor package enum VisibleChanges {
  /// The number of changes since the start of the process.
  package private(set) static var count: UInt64 = 0

  /// Records a change.
  package static func record() { count &+= 1 }

  /// Records a change and returns its number, which no other change has.
  static func next() -> UInt64 {
    record()
    return count
  }
}
