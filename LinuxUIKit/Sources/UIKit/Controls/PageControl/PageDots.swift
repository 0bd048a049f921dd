/// Where the dots of a page control are, in the control's coordinates and in points (uikit.md 3.5).
struct PageDots: Equatable {
  /// How many dots there are.
  var count: Int
  /// The control.
  var bounds: CGRect
  /// Whether the first dot is at the right.
  var isRightToLeft = false

  /// How far a dot's middle is from the next one's.
  static let pitch: CGFloat = 18
  /// How wide and high a dot is.
  static let dot: CGFloat = 7.6
  private static let height: CGFloat = 26
  private static let slot: CGFloat = 10
  private static let firstSlot: CGFloat = 14

  /// The room for so many dots; none is as wide as the ends.
  static func size(for count: Int) -> CGSize {
    CGSize(width: pitch * CGFloat(max(0, count)) + 20, height: height)
  }

  /// The dots, the first page's first, in the middle of the control.
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

  /// The page after a tap at `x`: the next one on the side where pages go on, else the one before.
  func page(afterTapAt x: CGFloat, from page: Int) -> Int {
    let isForward = (x >= bounds.midX) != isRightToLeft
    return min(max(page + (isForward ? 1 : -1), 0), max(0, count - 1))
  }
}
