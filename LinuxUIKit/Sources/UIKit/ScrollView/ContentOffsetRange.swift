extension UIScrollView {
  /// The offsets at which no room outside of content and insets shows (uikit.md 5.1).
  var offsetRange: ContentOffsetRange {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    return ContentOffsetRange(
      low: low,
      high: CGPoint(
        x: max(low.x, contentSize.width - bounds.width + inset.right),
        y: max(low.y, contentSize.height - bounds.height + inset.bottom)))
  }

  /// The size of the bounds within the insets.
  var visibleSize: CGSize {
    bounds.inset(by: adjustedContentInset).size
  }
}

/// The offsets that a scroll view can come to rest at.
struct ContentOffsetRange: Equatable {
  /// The offset at the upper left end.
  let low: CGPoint
  /// The offset at the lower right end.
  let high: CGPoint

  /// The offset in the range that is nearest to another one.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, low.x), high.x),
      y: min(max(offset.y, low.y), high.y))
  }

  /// The offset brought back from beyond the lower right end, and left alone elsewhere.
  func clampEnd(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: offset.x > high.x ? high.x : offset.x,
      y: offset.y > high.y ? high.y : offset.y)
  }
}

/// The part of one axis that is visible.
struct VisibleSpan {
  let start: CGFloat
  let length: CGFloat

  /// How far to move so that what lies from `low` to `high` is visible (uikit.md 5.3).
  func distance(toShow low: CGFloat, _ high: CGFloat) -> CGFloat {
    let toLow = low - start
    let toHigh = high - (start + length)
    if toLow >= 0, toHigh <= 0 { return 0 }
    if high - low > length { return abs(toLow) <= abs(toHigh) ? toLow : toHigh }
    return toLow < 0 ? toLow : toHigh
  }
}
