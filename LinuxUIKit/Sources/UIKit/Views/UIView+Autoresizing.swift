extension UIView {
  /// Passes a change of size on to the subviews, by their autoresizing masks.
  func resizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      subview.autoresize(from: oldSize, to: newSize)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let horizontal = AutoresizingAxis(
      start: frame.minX, length: frame.width, available: oldSize.width,
      isFlexible: [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ]
    ).resized(to: newSize.width)
    let vertical = AutoresizingAxis(
      start: frame.minY, length: frame.height, available: oldSize.height,
      isFlexible: [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ]
    ).resized(to: newSize.height)
    frame = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}

/// One axis of a view in its superview, and what of it gives way.
///
/// The change of room is shared among the flexible ones of leading margin, length and trailing
/// margin in proportion to what they are; equally when all of those are zero (uikit.md 4.5).
struct AutoresizingAxis {
  /// The leading margin.
  var start: CGFloat
  /// The view's own length.
  var length: CGFloat
  /// The superview's length.
  var available: CGFloat
  /// Whether the leading margin, the length and the trailing margin give way.
  var isFlexible: [Bool]

  /// Where the view is once the superview has another length.
  func resized(to newAvailable: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let extra = newAvailable - available
    let parts = [start, length, available - start - length]
    let shares = shares(of: parts)
    return (start + extra * shares[0], max(0, length + extra * shares[1]))
  }

  private func shares(of parts: [CGFloat]) -> [CGFloat] {
    let flexible = zip(parts, isFlexible).map { $1 ? $0 : 0 }
    let total = flexible.reduce(0, +)
    let count = isFlexible.count { $0 }
    guard count > 0 else { return [0, 0, 1] }
    guard total != 0 else { return isFlexible.map { $0 ? 1 / CGFloat(count) : 0 } }
    return flexible.map { $0 / total }
  }
}
