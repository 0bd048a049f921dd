/// A batch of updates, with the resulting model.
struct SoakBatch: Sendable {
  /// The ways to perform the batch.
  enum Style: Sendable {
    /// In one block.
    case block
    /// In a block that contains another block.
    case nested
    /// As a single call without a block.
    case alone
  }

  /// The model after the update.
  var after = SoakModel()
  /// The calls, in any order.
  var steps: [SoakStep] = []
  /// The items that are displayed by another cell afterward.
  var replacedItems: Set<Int> = []
  /// The way to perform the batch.
  var style = Style.block
}

extension SoakBatch: CustomStringConvertible {
  var description: String { "\(style) \(steps), then \(after)" }
}
