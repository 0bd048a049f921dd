/// Recognizes a quick movement in one direction, once it is far enough.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions on the screen.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// The set of those bits.
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

  /// The directions that it takes: to the right, unless set.
  open var direction = Direction.right
  /// How many fingers move: one, unless set.
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    timer.start(after: Self.longestTime) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let travels = touchesDown.map(\.travelInWindow)
    guard travels.count == numberOfTouchesRequired else { return }
    if travels.contains(where: { leads(elsewhere: $0) }) {
      state = .failed
    } else if travels.allSatisfy({ max(abs($0.x), abs($0.y)) >= Self.shortestWay }) {
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

  /// [guess 4.6] A movement counts for the direction in which most of it goes.
  private func leads(elsewhere travel: CGPoint) -> Bool {
    guard max(abs(travel.x), abs(travel.y)) >= UIPanGestureRecognizer.slop else { return false }
    let isHorizontal = abs(travel.x) > abs(travel.y)
    return isHorizontal
      ? !direction.contains(travel.x > 0 ? .right : .left)
      : !direction.contains(travel.y > 0 ? .down : .up)
  }

  /// [guess 4.6] How far the fingers move at least, in points.
  private static let shortestWay: CGFloat = 50
  /// [guess 4.6] How long they take at most, in seconds.
  private static let longestTime: TimeInterval = 0.5
}
