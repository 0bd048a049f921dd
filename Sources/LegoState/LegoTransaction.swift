/// The animation of the updates that follow from writes of state.
public enum LegoAnimation: Hashable, Sendable {
  /// The changes of items and layouts are animated as the collection view does.
  case automatic
  /// The changes are displayed at once.
  case none
}

/// Writes state so that the updates that follow have an animation of their own.
///
/// ```swift
/// withLegoTransaction(.none) { messages = loaded }
/// ```
///
/// Screens that read the state are updated later, in the next layout pass or run of the main queue, and
/// use the animation of the last transaction that has written what they read. A write outside a
/// transaction leaves the choice to `LegoRenderer.isAnimationEnabled`, which has the last word.
///
/// - Parameters:
///   - animation: The animation of the updates.
///   - body: The writes.
/// - Returns: The result of `body`.
@discardableResult @MainActor public func withLegoTransaction<Result>(
  _ animation: LegoAnimation, _ body: () throws -> Result
) rethrows -> Result {
  let outer = LegoTransaction.animation
  LegoTransaction.animation = animation
  defer { LegoTransaction.animation = outer }
  return try body()
}

/// The transaction of the writes that are being performed.
@MainActor enum LegoTransaction {
  fileprivate(set) static var animation: LegoAnimation?
}
