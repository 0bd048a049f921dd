/// A tracked touch on a segmented control.
struct SegmentTouch: Equatable {
  /// The segment that was selected when the touch began.
  let before: Int
  /// The segment in which the touch began.
  let first: Int
  /// The touched segment, or `nil` while the touch is outside the control.
  var current: Int?

  /// Whether the touch began on the selected segment and drags the selection indicator.
  var movesPill: Bool { first == before }
}
