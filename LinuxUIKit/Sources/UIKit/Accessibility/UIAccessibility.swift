/// The settings of assistive technologies, and the notifications that they receive.
///
/// ```swift
/// if UIAccessibility.isReduceMotionEnabled { showAtOnce() }
/// UIAccessibility.post(notification: .announcement, argument: "Saved")
/// ```
///
/// - Note: Not implemented: assistive technologies. Tests set the state and receive the
///   notifications.
@MainActor public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A large part of the screen has changed; the argument is the element to move to, or a text.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element to move to, or a text.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text that is spoken: the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page; the argument is a text that describes its position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the technology.
    public let rawValue: String

    /// Creates an identifier from the name of a technology.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// A Boolean value that indicates whether VoiceOver is running.
  public static var isVoiceOverRunning: Bool { AccessibilityState.shared.isVoiceOverRunning }

  /// A Boolean value that indicates whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { AccessibilityState.shared.reducesMotion }

  /// Posted when VoiceOver starts or stops.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posted when the preference for reduced motion changes.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Posts a notification to assistive technologies.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityState.shared.post(notification, argument)
  }

  /// Returns the element that has the focus of an assistive technology, or of the one that was used
  /// last; `nil` if there is none.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
    return AccessibilityState.shared.focusedElement
  }
}

/// The state of assistive technologies, which tests set.
@MainActor package final class AccessibilityState {
  /// The state of this process.
  package static let shared = AccessibilityState()

  /// A client of the notifications for assistive technologies.
  package typealias NotificationHandler = @MainActor (UIAccessibility.Notification, Any?) -> Void

  /// Whether the user prefers reduced motion.
  package private(set) var reducesMotion = false
  private weak var focusedView: UIView?
  private var handler: NotificationHandler?

  /// Whether VoiceOver is running.
  package var isVoiceOverRunning: Bool { handler != nil }

  /// The view with the focus of VoiceOver; `nil` if it has left its window.
  package var focusedElement: UIView? {
    focusedView?.window == nil ? nil : focusedView
  }

  /// Sets the preference for reduced motion.
  package func setReducesMotion(_ reducesMotion: Bool) {
    guard reducesMotion != self.reducesMotion else { return }
    self.reducesMotion = reducesMotion
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  /// Starts VoiceOver with the focus on a view; `handler` receives all notifications.
  package func startVoiceOver(on view: UIView?, handler: @escaping NotificationHandler) {
    let wasRunning = isVoiceOverRunning
    (focusedView, self.handler) = (view, handler)
    if !wasRunning { postStatus() }
  }

  /// Stops VoiceOver.
  package func stopVoiceOver() {
    guard isVoiceOverRunning else { return }
    (focusedView, handler) = (nil, nil)
    postStatus()
  }

  private func postStatus() {
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  fileprivate func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard let handler else { return }
    if notification == .layoutChanged || notification == .screenChanged,
      let view = argument as? UIView
    {
      focusedView = view
    }
    handler(notification, argument)
  }
}
