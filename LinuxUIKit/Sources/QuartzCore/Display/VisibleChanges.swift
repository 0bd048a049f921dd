/// The number of changes that may be visible on a display.
///
/// Each change of a layer's properties, hierarchy or animations increases it, so that a display knows
/// without a visit of its layers that there is nothing to draw.
@MainActor package enum VisibleChanges {
  /// The number of changes since the start of the process.
  package private(set) static var count: UInt64 = 0
  /// The number of changes before the last display list.
  private(set) static var listedCount: UInt64 = 0

  /// Records a change.
  package static func record() { count &+= 1 }

  /// Records that a display lists its layers; returns the number of changes.
  static func beginList() -> UInt64 {
    listedCount = count
    return count
  }

  /// Records a change and returns its number, which no other change has.
  static func next() -> UInt64 {
    record()
    return count
  }
}
