/// Computes the frames of a page control's dots, in the control's coordinates (uikit.md, 3.5).
struct PageDots: Equatable {
  /// The number of dots.
  var count: Int
  /// The bounds of the control.
  var bounds: CGRect
  /// Whether the first page is on the right.
  var isRightToLeft = false

  /// The distance between the centers of two dots.
  static let pitch: CGFloat = 18
  /// The width and height of a dot.
  static let dot: CGFloat = 7.6
  private static let height: CGFloat = 26
  private static let slot: CGFloat = 10
  private static let firstSlot: CGFloat = 14

  /// Returns the size for a number of dots; that of none is the width of the end margins.
  static func size(for count: Int) -> CGSize {
    CGSize(width: pitch * CGFloat(max(0, count)) + 20, height: height)
  }

  /// The frames of the dots in page order, centered in the control.
  var frames: [CGRect] {
    let natural = Self.size(for: count)
    let start = bounds.midX - natural.width / 2 + Self.firstSlot + Self.slot / 2
    return (0..<max(0, count)).map { page in
      let place = isRightToLeft ? count - 1 - page : page
      let middle = start + Self.pitch * CGFloat(place)
      return CGRect(
        x: middle - Self.dot / 2, y: bounds.midY - Self.dot / 2, width: Self.dot,
        height: Self.dot)
    }
  }

  /// Returns the page after a tap at `x`: the next or the previous one, depending on the tapped
  /// half and the layout direction.
  func page(afterTapAt x: CGFloat, from page: Int) -> Int {
    let isForward = (x >= bounds.midX) != isRightToLeft
    return min(max(page + (isForward ? 1 : -1), 0), max(0, count - 1))
  }
}
