import CompositionalLayout
import LayoutGeometry

/// Follows the fingers that scroll.
///
/// It takes movements along the axes that scroll, and leaves others to what is around.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  /// What moves the view.
  weak var driver: ScrollDriver?
  /// Whether the finger stopped a movement when it came down.
  private(set) var stoppedMotion = false
  private var locked: LayoutAxis?

  /// The axes along which the drag that begins moves the content.
  var dragAxes: [LayoutAxis] { locked.map { [$0] } ?? driver?.axes ?? [] }

  override var contentDelay: TimeInterval {
    guard let driver, let view = driver.view, view.delaysContentTouches, !driver.axes.isEmpty else {
      return 0
    }
    return Self.contentDelay
  }

  override var consumesTouches: Bool { stoppedMotion }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if driver?.touchesBegan() == true { stoppedMotion = true }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    driver?.touchesEnded()
    stoppedMotion = false
    locked = nil
  }

  /// [guess 5.2] A view that scrolls along one axis takes movements that go mostly along it.
  override func slop(of travel: CGPoint) -> CGPoint? {
    guard let driver, let view = driver.view else { return nil }
    let axes = driver.axes
    guard let first = axes.first else { return nil }
    let isVertical = abs(travel.y) >= abs(travel.x)
    let main = isVertical ? LayoutAxis.vertical : .horizontal
    if axes.count == 2, !view.isDirectionalLockEnabled { return super.slop(of: travel) }
    if axes.count == 2 { locked = main }
    let axis = locked ?? first
    guard abs(travel[axis]) >= Self.slop, abs(travel[axis]) >= abs(travel[axis.crossing]) else {
      return nil
    }
    var slop = CGPoint.zero
    slop[axis] = travel[axis] < 0 ? -Self.slop : Self.slop
    return slop
  }

  /// Touches that content has already may be taken away only if the view says so.
  override func shouldBegin() -> Bool {
    guard let view = driver?.view else { return false }
    return touchesDown.allSatisfy { touch in
      guard touch.isInView, let content = touch.view, content !== view else { return true }
      return view.canCancelContentTouches && view.touchesShouldCancel(in: content)
    }
  }

  override func allowsContentTouch(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard let view = driver?.view, let content = touch.view, content !== view else { return true }
    return view.touchesShouldBegin([touch], with: event, in: content)
  }

  /// [doc 4.6] Content hears of a finger after this time, in seconds, if that does not scroll.
  private static let contentDelay: TimeInterval = 0.15
}
