// Only one touch is tracked at a time; others that begin meanwhile are ignored.
extension UIControl {
  /// The distance outside the bounds at which a touch still counts as inside, in points (uikit.md,
  /// 4.6).
  private static let slop: CGFloat = 70

  func startTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func goOnTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    sendActions(for: dragEvents(wasInside: wasInside))
  }

  func finishTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    isTouchInside = isNear(touch)
    let isInside = isTouchInside
    stopTracking()
    endTracking(touch, with: event)
    if isInside { finishInside() } else { sendActions(for: .touchUpOutside) }
    isTouchInside = false
  }

  func abandonTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(in: touches) != nil else { return }
    stopTracking()
    isTouchInside = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard isTracking else { return nil }
    return touches.first { $0 === trackedTouch }
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
  }

  private func dragEvents(wasInside: Bool) -> Event {
    switch (wasInside, isTouchInside) {
    case (true, true): .touchDragInside
    case (false, false): .touchDragOutside
    case (false, true): [.touchDragEnter, .touchDragInside]
    case (true, false): [.touchDragExit, .touchDragOutside]
    }
  }
}
