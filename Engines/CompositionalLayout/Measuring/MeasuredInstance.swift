/// The measured sizes of the cells of the instance that is being solved.
struct MeasuredInstance {
  /// The sizes of the section's items.
  let sizes: MeasuredSizes
  /// The item at which the instance starts.
  let firstItem: Int
  /// The number of items of the instance that the solution depends on, including those of the first
  /// child that does not fit.
  var reach = 0
  /// The number of children that were solved separately.
  private var ownCount = 0

  /// Creates the measurements of the instance that starts at `firstItem`.
  init(_ sizes: MeasuredSizes, firstItem: Int) {
    (self.sizes, self.firstItem) = (sizes, firstItem)
  }

  /// Returns whether one more child may be solved separately after this many cells, and counts it.
  ///
  /// A child is solved once more to test whether it fits, with all its descendants, which in a
  /// thousand nested groups would double a thousand times. The limit is far above the needs of a
  /// real screen.
  mutating func takeOwn(firstLeaf: Int) -> Bool {
    guard ownCount / LayoutLimits.ownChildren <= firstLeaf.saturatingSum(64) else { return false }
    ownCount += 1
    return true
  }
}
