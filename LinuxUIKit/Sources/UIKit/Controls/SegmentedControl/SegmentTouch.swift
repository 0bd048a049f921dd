/// A finger on a segmented control, from touching it to leaving it.
struct SegmentTouch: Equatable {
  /// The segment that was selected when the finger came down.
  let before: Int
  /// The segment that the finger came down on.
  let first: Int
  /// The segment that the finger is on; nil while it is outside of all.
  var current: Int?

  /// Whether the finger came down on the pill, and takes it along.
  var movesPill: Bool { first == before }
}
