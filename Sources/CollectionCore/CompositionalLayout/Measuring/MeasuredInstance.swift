/// What is known of the cells of the instance that is being solved.
struct MeasuredInstance {
  /// The sizes of the section's items.
  let sizes: MeasuredSizes
  /// The item at which the instance starts.
  let firstItem: Int
  /// How many of the instance's items the solution depends on, the child that does not fit counted.
  var reach = 0

  /// An instance that starts at `firstItem`.
  init(_ sizes: MeasuredSizes, firstItem: Int) {
    (self.sizes, self.firstItem) = (sizes, firstItem)
  }
}
