import QuartzCore

/// The keyboard of a window: a frame at its bottom, the accessory view at the frame's top edge, and the
/// notifications of its changes.
///
/// The keys are not drawn. With a hardware keyboard, the frame is that of the accessory view.
@MainActor final class SoftwareKeyboard {
  /// The duration of the animation, in seconds (uikit.md, 8.3).
  private static let duration = 0.25
  /// The raw value of the animation's curve (uikit.md, 8.3).
  private static let curve = 7

  /// The frame in screen coordinates; `nil` while the keyboard is hidden.
  private(set) var frame: CGRect?
  private var changeCount = 0
  private let host = InputAccessoryHost()
  private var accessoryHeight: CGFloat = 0

  /// The view that contains the accessory view; `nil` without one.
  var accessoryHost: UIView? { host.superview == nil ? nil : host }

  /// Displays the input views of a first responder, or hides them.
  ///
  /// Nothing is posted if the frame stays the same.
  func update(to views: InputViewSet, in window: UIWindow) {
    let target = views.frame(in: window)
    // A keyboard that is hidden moves out of sight with its accessory view.
    if let target {
      accessoryHeight = views.accessoryHeight
      host.display(views.accessory, in: window)
      if frame == nil { placeHost(at: target.below(window.frame), in: window) }
    }
    if target == frame {
      if let target { placeHost(at: target, in: window) }
    } else {
      change(to: target, in: window)
    }
    if frame != nil { host.removeFormerViews() }
  }

  /// Moves the accessory view to the top edge of a frame in screen coordinates.
  private func placeHost(at frame: CGRect, in window: UIWindow) {
    guard accessoryHost != nil else { return }
    UIView.performWithoutAnimation {
      setHostFrame(above: frame, in: window)
      host.layoutIfNeeded()
    }
  }

  private func setHostFrame(above frame: CGRect, in window: UIWindow) {
    host.frame = CGRect(
      x: 0, y: frame.minY - window.frame.minY, width: frame.width,
      height: accessoryHeight)
  }

  // Unverified: the order of the notifications, that a change of the frame is posted as display,
  // and that nothing is posted if another responder needs the same frame; inferred from logs of
  // apps.
  private func change(to target: CGRect?, in window: UIWindow) {
    let hidden = (frame ?? target ?? .zero).below(window.frame)
    let isAnimated = UIView.areAnimationsEnabled && !window.disablesAnimations
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: frame ?? hidden,
      UIResponder.keyboardFrameEndUserInfoKey: target ?? hidden,
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
        value: UIView.areAnimationsEnabled ? Self.duration : 0),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    frame = target
    changeCount += 1
    let number = changeCount
    post(UIResponder.keyboardWillChangeFrameNotification, information)
    post(
      target == nil
        ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification,
      information)
    // An observer may have changed the frame again.
    guard changeCount == number else { return }
    moveViews(to: target ?? hidden, in: window, isAnimated: isAnimated)
    guard isAnimated else { return finish(number, information) }
    let end = FrameClock.shared.now + Self.duration
    FrameClock.shared.onEachFrame { [weak self] time in
      guard let self, changeCount == number else { return false }
      // The tolerance is that of sums of frame durations.
      guard time >= end - 1e-6 else { return true }
      finish(number, information)
      return false
    }
  }

  /// Moves the accessory view, and lays out the views whose keyboard guides have changed, with the
  /// animation of the keyboard.
  private func moveViews(to frame: CGRect, in window: UIWindow, isAnimated: Bool) {
    guard window.keyboardFrameDidChange() || accessoryHost != nil else { return }
    guard isAnimated else { return placeHost(at: frame, in: window) }
    UIView.animate(withDuration: Self.duration) { [self] in
      if accessoryHost != nil { setHostFrame(above: frame, in: window) }
      window.layoutIfNeeded()
    }
  }

  /// Posts the notifications of the end of a change, unless another change has begun.
  private func finish(_ number: Int, _ information: [AnyHashable: Any]) {
    guard changeCount == number else { return }
    let isHidden = frame == nil
    if isHidden, let window = host.window { removeAccessory(from: window) }
    post(UIResponder.keyboardDidChangeFrameNotification, information)
    post(
      isHidden ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification,
      information)
  }

  private func removeAccessory(from window: UIWindow) {
    host.display(nil, in: window)
    host.removeFormerViews()
  }

  private func post(_ name: Notification.Name, _ information: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: information)
  }
}

extension CGRect {
  /// Returns the frame of the same size below a screen.
  fileprivate func below(_ screen: CGRect) -> CGRect {
    CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: height)
  }
}
