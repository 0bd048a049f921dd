/// What is known of the cells of the instance that is being solved.
struct MeasuredInstance {
  /// The sizes of the section's items.
  let sizes: MeasuredSizes
  /// The item at which the instance starts.
  let firstItem: Int
  /// How many of the instance's items the solution depends on, the child that does not fit counted.
  var reach = 0
  /// How many children were solved for themselves.
  private var ownCount = 0

  /// An instance that starts at `firstItem`.
  init(_ sizes: MeasuredSizes, firstItem: Int) {
    (self.sizes, self.firstItem) = (sizes, firstItem)
  }

  /// Whether one more child may be solved for itself, behind so many cells.
  ///
  /// A child is solved again to see whether it fits once more, and so is everything inside of it:
  /// in a thousand groups inside each other that would double a thousand times. Ours: no screen needs
  /// so many for so few cells.
  mutating func takeOwn(firstLeaf: Int) -> Bool {
    guard ownCount / LayoutLimits.ownChildren <= firstLeaf.saturatingSum(64) else { return false }
    ownCount += 1
    return true
  }
}
