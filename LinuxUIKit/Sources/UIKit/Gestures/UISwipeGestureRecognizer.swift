/// A discrete gesture recognizer that interprets swipes in one or more directions.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// From left to right.
    public static let right = Direction(rawValue: 1)
    /// From right to left.
    public static let left = Direction(rawValue: 2)
    /// From bottom to top.
    public static let up = Direction(rawValue: 4)
    /// From top to bottom.
    public static let down = Direction(rawValue: 8)
  }

  private let timer = ClockTimer()

  /// The permitted directions.
  ///
  /// The default is `right`.
  open var direction = Direction.right
  /// The number of fingers.
  ///
  /// The default is 1.
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    timer.start(after: Self.maximumDuration) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let travels = touchesDown.map(\.travelInWindow)
    guard travels.count == numberOfTouchesRequired else { return }
    if travels.contains(where: { hasOtherDirection($0) }) {
      state = .failed
    } else if travels.allSatisfy({ max(abs($0.x), abs($0.y)) >= Self.minimumDistance }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    timer.stop()
  }

  // Unverified: the larger component determines the direction; inferred from uikit.md, 4.6.
  /// Returns whether a movement is mainly in a direction that isn't permitted.
  private func hasOtherDirection(_ travel: CGPoint) -> Bool {
    guard max(abs(travel.x), abs(travel.y)) >= UIPanGestureRecognizer.slop else { return false }
    let isHorizontal = abs(travel.x) > abs(travel.y)
    return isHorizontal
      ? !direction.contains(travel.x > 0 ? .right : .left)
      : !direction.contains(travel.y > 0 ? .down : .up)
  }

  // Unverified: inferred from uikit.md, 4.6.
  /// The minimum movement of the fingers, in points.
  private static let minimumDistance: CGFloat = 50
  // Unverified: inferred from uikit.md, 4.6.
  /// The maximum duration of the swipe, in seconds.
  private static let maximumDuration: TimeInterval = 0.5
}
