/// The mouse or touchpad of a computer.
///
/// A window of the platform reports its movements. Locations are in points of the screen.
///
/// A press of the primary button is a touch of the type `indirectPointer`. A press of the secondary
/// button opens the context menu at the pointer at once.
///
/// ```swift
/// PointerInput.shared.press(.primary, at: point, clicks: 1, modifiers: [])
/// PointerInput.shared.release(.primary, at: point, modifiers: [])
/// ```
@MainActor package final class PointerInput {
  /// The pointer of the app.
  package static let shared = PointerInput()

  private var touch: UITouch?
  private var buttons: UIEvent.ButtonMask = []
  private let hover: HoverTracking
  private let scrolling = ScrollInput()
  private let windows: InputWindows

  /// Creates a pointer over all windows of the app.
  package convenience init() { self.init(in: InputWindows()) }

  /// Creates a pointer over windows.
  init(in windows: InputWindows) {
    self.windows = windows
    hover = HoverTracking(in: windows)
  }

  /// Moves the pointer, or drags if a button is pressed.
  package func move(to location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    // Unverified: views aren't notified of a pointer above them while a button is pressed.
    guard let touch else { return hover.move(to: location, modifiers: modifiers) }
    touch.moveOnScreen(to: location)
    touch.send(.moved, buttons: buttons, modifiers: modifiers)
  }

  /// Presses a button.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - location: The location of the pointer.
  ///   - clicks: The number of clicks at this location in short succession, including this one.
  ///   - modifiers: The pressed modifier keys.
  package func press(
    _ button: UIEvent.ButtonMask, at location: CGPoint, clicks: Int = 1,
    modifiers: UIKeyModifierFlags = []
  ) {
    scrolling.end()
    buttons.formUnion(button)
    guard touch == nil else { return }
    hover.move(to: location, modifiers: modifiers)
    let began = UITouch.began(
      at: location, in: windows, taps: max(1, clicks), .indirectPointer)
    guard let touch = began else { return }
    // On computers, Control and the primary button are the secondary button.
    if opensMenu(button, modifiers), touch.openContextMenu() { return }
    self.touch = touch
    touch.send(.began, buttons: buttons, modifiers: modifiers)
  }

  /// Releases a button; the touch ends with the last one.
  package func release(
    _ button: UIEvent.ButtonMask, at location: CGPoint, modifiers: UIKeyModifierFlags = []
  ) {
    buttons.subtract(button)
    guard let touch, buttons.isEmpty else { return }
    self.touch = nil
    touch.moveOnScreen(to: location)
    touch.send(.ended, modifiers: modifiers)
    hover.move(to: location, modifiers: modifiers)
  }

  /// Scrolls the content at a location.
  ///
  /// The innermost scroll view that can scroll in the direction scrolls. With Shift, a vertical
  /// movement is a horizontal one. With Control, it zooms the innermost scroll view that can zoom.
  ///
  /// - Parameters:
  ///   - delta: The movement of the content to the right and down, in steps of a wheel or in points
  ///     of a touchpad.
  ///   - location: The location of the pointer.
  ///   - kind: The device.
  ///   - modifiers: The pressed modifier keys.
  package func scroll(
    by delta: CGVector, at location: CGPoint, kind: ScrollKind, modifiers: UIKeyModifierFlags = []
  ) {
    guard touch == nil, let (window, view) = windows.hit(at: location) else { return }
    let isTurned = modifiers.contains(.shift) && delta.dx == 0
    scrolling.scroll(
      ScrollInput.Movement(
        delta: isTurned ? CGVector(dx: delta.dy, dy: 0) : delta, kind: kind,
        location: window.location(onScreen: location), modifiers: modifiers),
      over: view)
    hover.move(to: location, modifiers: modifiers)
  }

  /// Ends a scroll gesture, whose momentum continues.
  package func endScrolling() { scrolling.end() }

  /// Called when the pointer leaves the window of the platform.
  package func leave() {
    hover.leave()
  }

  /// Cancels a press, for example when the window becomes inactive.
  package func cancel() {
    buttons = []
    scrolling.end()
    touch?.send(.cancelled)
    touch = nil
  }

  private func opensMenu(_ button: UIEvent.ButtonMask, _ modifiers: UIKeyModifierFlags) -> Bool {
    button == .secondary || (button == .primary && modifiers.contains(.control))
  }
}

/// The devices that scroll.
package enum ScrollKind: Sendable {
  /// A wheel, which moves in steps.
  case wheel
  /// A touchpad, which moves the content by points.
  case precise
}

extension UITouch {
  /// Opens the context menu of the innermost view at the touch that has one.
  ///
  /// - Returns: Whether there is one.
  fileprivate func openContextMenu() -> Bool {
    sequence(first: view, next: { $0?.superview })
      .contains { $0?.openContextMenu(at: location(in: $0)) == true }
  }
}
