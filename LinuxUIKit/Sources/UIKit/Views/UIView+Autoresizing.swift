extension UIView {
  /// Resizes subviews by their autoresizing masks after the size changed.
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

/// The position of a view along one axis of its superview, and its flexible parts.
///
/// A change of the superview's length is divided among the flexible parts (leading margin, length,
/// trailing margin) in proportion to their lengths, or equally if these are all zero (uikit.md,
/// 4.5).
struct AutoresizingAxis {
  /// The leading margin.
  var start: CGFloat
  /// The view's length.
  var length: CGFloat
  /// The superview's length.
  var available: CGFloat
  /// Whether the leading margin, the length and the trailing margin are flexible.
  var isFlexible: [Bool]

  /// Returns the view's margin and length for another length of the superview.
  func resized(to newAvailable: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let difference = newAvailable - available
    let parts = [start, length, available - start - length]
    let shares = shares(of: parts)
    return (start + difference * shares[0], max(0, length + difference * shares[1]))
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
