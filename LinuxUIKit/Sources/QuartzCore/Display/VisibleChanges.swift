import Synchronization

/// The number of changes that may be visible on a display.
///
/// Each change of a layer's properties, hierarchy or animations increases it, so that a display knows
/// without a visit of its layers that there is nothing to draw. Layers may change on any thread.
package enum VisibleChanges {
  private static let changes = Atomic<UInt64>(0)
  private static let listedChanges = Atomic<UInt64>(0)

  /// The number of changes since the start of the process.
  package static var count: UInt64 { changes.load(ordering: .relaxed) }
  /// The number of changes before the last display list.
  static var listedCount: UInt64 { listedChanges.load(ordering: .relaxed) }

  /// Records a change.
  package static func record() { _ = next() }

  /// Records that a display lists its layers; returns the number of changes.
  static func beginList() -> UInt64 {
    let count = count
    listedChanges.store(count, ordering: .relaxed)
    return count
  }

  /// Records a change and returns its number, which no other change has.
  static func next() -> UInt64 {
    changes.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
