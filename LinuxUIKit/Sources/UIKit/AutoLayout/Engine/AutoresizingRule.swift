/// The dependence of a frame with an autoresizing mask on its superview's length, on one axis.
///
/// The start is `startFactor × superview + startConstant`, and the length likewise. The current
/// frame results at the current superview length; a change of it is distributed as in
/// uikit.md, 4.5.
struct AutoresizingRule {
  private(set) var startFactor = 0.0
  private(set) var startConstant: Double
  private(set) var lengthFactor = 0.0
  private(set) var lengthConstant: Double

  /// Creates the rule of a frame at `start` in a superview of length `available`.
  ///
  /// `flexible` is for the margin before, the length and the margin after.
  init(start: Double, length: Double, available: Double, flexible: [Bool]) {
    startConstant = start
    lengthConstant = length
    let parts = [start, length, available - start - length]
    // Nothing is flexible, or only the margin after: the frame stays as it is.
    guard flexible[0] || flexible[1] else { return }
    let shares = Self.shares(of: parts, flexible: flexible)
    startFactor = shares[0]
    startConstant = start - shares[0] * available
    lengthFactor = shares[1]
    lengthConstant = length - shares[1] * available
  }

  /// Returns each part's share of a change in length: in proportion to the flexible parts, or equal
  /// if all of them are zero.
  private static func shares(of parts: [Double], flexible: [Bool]) -> [Double] {
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = Double(flexible.count { $0 })
    return zip(parts, flexible).map { part, isFlexible in
      guard isFlexible else { return 0 }
      return total == 0 ? 1 / count : part / total
    }
  }
}

extension UIView {
  /// Returns the rule by which the view's alignment rectangle follows the superview's length on one
  /// axis.
  func autoresizingRule(isVertical: Bool) -> AutoresizingRule {
    let rect = alignmentRect(forFrame: layer.untransformedFrame)
    let mask = autoresizingMask
    let available = superview?.bounds.size ?? .zero
    guard isVertical else {
      return AutoresizingRule(
        start: Double(rect.minX), length: Double(rect.width), available: Double(available.width),
        flexible: [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ])
    }
    return AutoresizingRule(
      start: Double(rect.minY), length: Double(rect.height), available: Double(available.height),
      flexible: [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ])
  }
}

extension CALayer {
  /// The frame of the layer without its transform, in its superlayer's coordinates.
  var untransformedFrame: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }
}
