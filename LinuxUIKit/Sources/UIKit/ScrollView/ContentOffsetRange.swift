extension UIScrollView {
  /// The offsets at which nothing outside the content and its insets is visible (uikit.md, 5.1).
  var offsetRange: ContentOffsetRange {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    return ContentOffsetRange(
      low: low,
      high: CGPoint(
        x: max(low.x, contentSize.width - bounds.width + inset.right),
        y: max(low.y, contentSize.height - bounds.height + inset.bottom)))
  }

  /// The size of the bounds inside the insets.
  var visibleSize: CGSize {
    bounds.inset(by: adjustedContentInset).size
  }
}

/// The range of offsets at which a scroll view can settle.
struct ContentOffsetRange: Equatable {
  /// The upper-left end.
  let low: CGPoint
  /// The lower-right end.
  let high: CGPoint

  /// Returns the offset in the range that is nearest to `offset`.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, low.x), high.x),
      y: min(max(offset.y, low.y), high.y))
  }

  /// Returns the offset limited to the lower-right end, unlimited at the upper-left end.
  func clampEnd(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: offset.x > high.x ? high.x : offset.x,
      y: offset.y > high.y ? high.y : offset.y)
  }
}

/// The visible part of one axis.
struct VisibleSpan {
  let start: CGFloat
  let length: CGFloat

  /// Returns the distance to scroll so that the span from `low` to `high` is visible (uikit.md,
  /// 5.3).
  func distance(toShow low: CGFloat, _ high: CGFloat) -> CGFloat {
    let toLow = low - start
    let toHigh = high - (start + length)
    if toLow >= 0, toHigh <= 0 { return 0 }
    if high - low > length { return abs(toLow) <= abs(toHigh) ? toLow : toHigh }
    return toLow < 0 ? toLow : toHigh
  }
}
