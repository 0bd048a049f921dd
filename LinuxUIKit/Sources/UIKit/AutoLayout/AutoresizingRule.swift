/// How a frame with an autoresizing mask depends on its superview's length, on one axis.
///
/// The start is `startFactor × superview + startConstant` and the length likewise, such that the
/// present frame comes out at the present length and a change of it is shared as in uikit.md 4.5.
struct AutoresizingRule {
  private(set) var startFactor = 0.0
  private(set) var startConstant: Double
  private(set) var lengthFactor = 0.0
  private(set) var lengthConstant: Double

  /// The rule of a frame that lies at `start` in a superview `available` long.
  init(start: Double, length: Double, available: Double, flexible: [Bool]) {
    startConstant = start
    lengthConstant = length
    let parts = [start, length, available - start - length]
    // Nothing flexible, or the room behind only: the frame stays as it is.
    guard flexible[0] || flexible[1] else { return }
    let shares = Self.shares(of: parts, flexible: flexible)
    startFactor = shares[0]
    startConstant = start - shares[0] * available
    lengthFactor = shares[1]
    lengthConstant = length - shares[1] * available
  }

  /// The part of each in a change of length: in proportion to what they are, equally when all are
  /// zero.
  private static func shares(of parts: [Double], flexible: [Bool]) -> [Double] {
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = Double(flexible.count { $0 })
    return zip(parts, flexible).map { part, isFlexible in
      guard isFlexible else { return 0 }
      return total == 0 ? 1 / count : part / total
    }
  }
}
