/// A batch of updates, with the arrays that it leads to.
struct SoakBatch: Sendable {
  /// How a collection view is told.
  enum Style: Sendable {
    /// In one block.
    case block
    /// In a block, of which a part is a block of its own.
    case nested
    /// By one call without a block.
    case alone
  }

  /// The arrays after it.
  var after = SoakModel()
  /// The calls, in any order.
  var steps: [SoakStep] = []
  /// The items that are shown by another cell afterward.
  var replacedItems: Set<Int> = []
  /// How the collection view is told.
  var style = Style.block
}

extension SoakBatch: CustomStringConvertible {
  var description: String { "\(style) \(steps), then \(after)" }
}
