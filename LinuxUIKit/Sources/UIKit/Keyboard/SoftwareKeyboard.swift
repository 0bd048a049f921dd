import QuartzCore

/// The software keyboard of a window: a frame at its bottom, and the notifications of its changes.
///
/// Nothing is drawn.
@MainActor final class SoftwareKeyboard {
  /// The duration of the animation, in seconds (uikit.md, 8.3).
  private static let duration = 0.25
  /// The raw value of the animation's curve (uikit.md, 8.3).
  private static let curve = 7

  /// The frame in screen coordinates; `nil` while the keyboard is hidden.
  private(set) var frame: CGRect?
  private var changeCount = 0

  /// Displays the keyboard of a responder, or hides it.
  ///
  /// Nothing is posted if the frame stays the same.
  func update(for responder: UIResponder?, in window: UIWindow) {
    let target = responder.flatMap { KeyboardMetrics.frame(for: $0, in: window) }
    guard target != frame else { return }
    change(to: target, in: window)
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
    layOutGuides(in: window, isAnimated: isAnimated)
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

  /// Lays out the views whose keyboard guides have changed, with the animation of the keyboard.
  private func layOutGuides(in window: UIWindow, isAnimated: Bool) {
    guard window.keyboardFrameDidChange(), isAnimated else { return }
    UIView.animate(withDuration: Self.duration) { window.layoutIfNeeded() }
  }

  /// Posts the notifications of the end of a change, unless another change has begun.
  private func finish(_ number: Int, _ information: [AnyHashable: Any]) {
    guard changeCount == number else { return }
    let isHidden = frame == nil
    post(UIResponder.keyboardDidChangeFrameNotification, information)
    post(
      isHidden ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification,
      information)
  }

  private func post(_ name: Notification.Name, _ information: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: information)
  }
}

/// The heights of keyboards.
@MainActor private enum KeyboardMetrics {
  // Unverified: all heights, which are those of English keyboards with suggestions; inferred from
  // frames that apps have logged.
  /// The height on phones in portrait orientation, with a home button.
  private static let portraitPhoneHeight: CGFloat = 260
  /// The additional height on phones in portrait orientation without a home button.
  private static let portraitPhoneHomeIndicatorHeight: CGFloat = 76
  /// The height on phones in landscape orientation, with a home button.
  private static let landscapePhoneHeight: CGFloat = 200
  /// The height on tablets in portrait orientation.
  private static let portraitPadHeight: CGFloat = 313
  /// The height on tablets in landscape orientation.
  private static let landscapePadHeight: CGFloat = 398
  /// The length of the shorter side of the smallest tablet.
  private static let smallestPadWidth: CGFloat = 700

  /// Returns the frame of a responder's keyboard in screen coordinates; `nil` for none.
  ///
  /// The keyboard is as wide as the window and at its bottom. The accessory view is part of it.
  static func frame(for responder: UIResponder, in window: UIWindow) -> CGRect? {
    guard responder.wantsKeyboard else { return nil }
    let accessory = responder.inputAccessoryView?.bounds.height ?? 0
    let height =
      accessory + (responder.inputView.map(\.bounds.height) ?? systemHeight(in: window))
    guard height > 0 else { return nil }
    let frame = window.frame
    return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
  }

  private static func systemHeight(in window: UIWindow) -> CGFloat {
    let size = window.bounds.size
    let isPortrait = size.height >= size.width
    let bottom = window.rootViewController?.viewIfLoaded?.safeAreaInsets.bottom ?? 0
    if min(size.width, size.height) >= smallestPadWidth {
      return (isPortrait ? portraitPadHeight : landscapePadHeight) + bottom
    }
    guard isPortrait else { return landscapePhoneHeight + bottom }
    return portraitPhoneHeight + (bottom > 0 ? portraitPhoneHomeIndicatorHeight : 0)
  }
}

extension CGRect {
  /// Returns the frame of the same size below a screen.
  fileprivate func below(_ screen: CGRect) -> CGRect {
    CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: height)
  }
}
