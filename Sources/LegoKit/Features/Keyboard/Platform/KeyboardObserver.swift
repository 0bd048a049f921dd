import UIKit

/// A change of the keyboard's frame.
struct KeyboardChange: Sendable {
  /// The frame after the change, in screen coordinates; `nil` if the keyboard is hidden.
  let frame: CGRect?
  /// The duration of the animation, in seconds.
  let duration: TimeInterval
  /// The options of an animation with the curve of the keyboard.
  let options: UIView.AnimationOptions
}

#if os(tvOS)
  /// An observer that is never called: tvOS displays its keyboard on a screen of its own.
  @MainActor final class KeyboardObserver {
    /// Creates an observer.
    init(onChange: @escaping @MainActor (KeyboardChange) -> Void) {}
  }
#else
  /// An observer of the keyboard.
  @MainActor final class KeyboardObserver {
    private let tokens: [NotificationToken]

    /// Creates an observer that calls a closure before the frame of the keyboard changes, until it is
    /// released.
    init(onChange: @escaping @MainActor (KeyboardChange) -> Void) {
      let keys = KeyboardKeys()
      let changes = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
      ]
      tokens = changes.map { name in
        NotificationToken(name) { notification in
          let change = KeyboardChange(notification, keys)
          MainActor.assumeIsolated { onChange(change) }
        }
      }
    }
  }

  /// The keys of the information in a notification, which are isolated to the main actor.
  private struct KeyboardKeys: Sendable {
    let frame, duration, curve: String

    @MainActor init() {
      frame = UIResponder.keyboardFrameEndUserInfoKey
      duration = UIResponder.keyboardAnimationDurationUserInfoKey
      curve = UIResponder.keyboardAnimationCurveUserInfoKey
    }
  }

  extension KeyboardChange {
    /// Reads a change from a notification of the keyboard.
    fileprivate init(_ notification: Notification, _ keys: KeyboardKeys) {
      let information = notification.userInfo
      let isHidden = notification.name == UIResponder.keyboardWillHideNotification
      let duration = information?[keys.duration] as? NSNumber
      let curve = information?[keys.curve] as? NSNumber
      self.init(
        frame: isHidden ? nil : information?[keys.frame] as? CGRect,
        duration: duration?.doubleValue ?? 0,
        options: [
          UIView.AnimationOptions(rawValue: (curve?.uintValue ?? 0) << 16), .beginFromCurrentState,
        ])
    }
  }
#endif

extension UIWindow {
  /// Whether the keyboard of a notification may cover the window: all windows of Apple's systems
  /// share one, and each window of the Linux UIKit has its own, or an accessory view.
  var hasKeyboardOfNotifications: Bool {
    #if canImport(Darwin)
      true
    #else
      usesSoftwareKeyboard || keyboardFrame != nil
    #endif
  }

  /// Returns a rectangle of the screen in the window's coordinate system.
  func rectangle(fromScreen rectangle: CGRect) -> CGRect {
    #if canImport(Darwin) && !os(visionOS)
      convert(rectangle, from: screen.coordinateSpace)
    #else
      rectangle.offsetBy(dx: -frame.minX, dy: -frame.minY)
    #endif
  }
}
