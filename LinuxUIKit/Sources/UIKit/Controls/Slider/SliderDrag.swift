/// A finger that holds a slider's knob.
struct SliderDrag: Equatable {
  /// The value when the finger came down.
  let valueBefore: Float
  /// How far to the right of the knob's middle it came down, in points.
  let offset: CGFloat

  /// [guess 3.5] Where a finger takes a knob: 8 points beyond it, which makes 44.
  static func area(of thumb: CGRect) -> CGRect {
    thumb.insetBy(dx: -8, dy: -8)
  }
}
