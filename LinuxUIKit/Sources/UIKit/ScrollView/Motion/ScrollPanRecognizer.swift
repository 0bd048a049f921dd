import CompositionalLayout
import LayoutGeometry

/// The gesture recognizer that scrolls.
///
/// It recognizes movements along scrollable axes and leaves others to enclosing scroll views.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  /// The driver of the scroll view.
  private weak var driver: ScrollDriver?
  /// Whether the touch stopped a motion when it began; the driver reads it.
  private(set) var stoppedMotion = false
  private var locked: LayoutAxis?

  /// Sets the driver of the scroll view.
  func setDriver(_ driver: ScrollDriver) {
    self.driver = driver
    allowedScrollTypesMask = .all
  }

  /// The axes along which the drag moves the content.
  var dragAxes: [LayoutAxis] { locked.map { [$0] } ?? driver?.axes ?? [] }

  override var contentDelay: TimeInterval {
    guard let driver, let view = driver.view, view.delaysContentTouches, !driver.axes.isEmpty else {
      return 0
    }
    return Self.contentDelay
  }

  override var consumesTouches: Bool { stoppedMotion }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPinchRecognizer
      && preventedGestureRecognizer.view === view)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if driver?.touchesBegan() == true { stoppedMotion = true }
    super.touchesBegan(touches, with: event)
  }

  override func canScroll(by delta: CGVector, _ type: UIScrollTypeMask) -> Bool {
    super.canScroll(by: delta, type) && driver?.axes.contains(delta.mainAxis) == true
  }

  override func beginScrolling(at location: CGPoint, of event: UIEvent, over view: UIView) -> Bool {
    if driver?.touchesBegan() == true { stoppedMotion = true }
    return super.beginScrolling(at: location, of: event, over: view)
  }

  override func scroll(by delta: CGVector, at time: TimeInterval) {
    var delta = delta
    if let locked { delta.keepOnly(locked) }
    super.scroll(by: delta, at: time)
  }

  override func reset() {
    super.reset()
    driver?.touchesEnded()
    stoppedMotion = false
    locked = nil
  }

  // Unverified: a view that scrolls along one axis recognizes movements mainly along it; inferred
  // from uikit.md, 5.2.
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

  /// Returns whether touches that content has received may be canceled.
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

  /// The time after which content receives a touch that doesn't scroll, in seconds (uikit.md,
  /// 4.6).
  private static let contentDelay: TimeInterval = 0.15
}

extension CGVector {
  /// The axis along which the vector is longer.
  var mainAxis: LayoutAxis { abs(dx) > abs(dy) ? .horizontal : .vertical }

  /// Returns the component along an axis.
  func component(on axis: LayoutAxis) -> CGFloat { axis == .horizontal ? dx : dy }

  /// Removes the component along the other axis.
  fileprivate mutating func keepOnly(_ axis: LayoutAxis) {
    if axis == .horizontal { dy = 0 } else { dx = 0 }
  }
}
