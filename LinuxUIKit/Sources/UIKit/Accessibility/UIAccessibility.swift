/// The settings of assistive technologies, and the notifications that they receive.
///
/// ```swift
/// if UIAccessibility.isReduceMotionEnabled { showAtOnce() }
/// UIAccessibility.post(notification: .announcement, argument: "Saved")
/// ```
///
/// - Note: Not implemented: assistive technologies. Tests set the state and receive the
///   notifications.
@preconcurrency @MainActor public enum UIAccessibility {
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
    /// An assistive technology is to pause; the argument is its identifier.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1011)
    /// An assistive technology is to resume; the argument is its identifier.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1012)
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

  /// Posted when VoiceOver starts or stops.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posted when the focus of an assistive technology moves; `userInfo` has both elements.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that has the focus now.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that had the focus before.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology, an `AssistiveTechnologyIdentifier`.
  public nonisolated static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"

  /// Posted when an announcement was spoken; `userInfo` has its text.
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the text of an announcement.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether an announcement was spoken to its end.
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Converts a rectangle from a view's coordinate system to that of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    guard let origin = (view as? UIWindow ?? view.window)?.frame.origin else { return inWindow }
    return inWindow.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Converts a path from a view's coordinate system to that of the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let unit = convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 1, height: 1), in: view)
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(
      CGAffineTransform(
        a: unit.width, b: 0, c: 0, d: unit.height, tx: unit.minX, ty: unit.minY))
    return copy
  }

  /// Posts a notification to assistive technologies.
  ///
  /// Has no effect while none is running.
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

  private weak var focused: UIResponder?
  private var handler: NotificationHandler?

  /// Whether VoiceOver is running.
  package var isVoiceOverRunning: Bool { handler != nil }

  /// The element with the focus of VoiceOver; `nil` for a view that has left its window.
  package var focusedElement: UIResponder? {
    guard let view = focused as? UIView else { return focused }
    return view.window == nil ? nil : view
  }

  /// Turns a setting on or off.
  package func set(_ setting: AccessibilitySetting, isOn: Bool) {
    guard AccessibilitySettings.shared.set(setting, isOn: isOn) else { return }
    switch setting {
    case .darkerSystemColors:
      UIScreen.main.choose(UITraitCollection(accessibilityContrast: isOn ? .high : .normal))
    case .boldText:
      UIScreen.main.choose(UITraitCollection(legibilityWeight: isOn ? .bold : .regular))
    default: break
    }
    NotificationCenter.default.post(name: setting.changeNotification, object: nil)
  }

  /// Starts VoiceOver with the focus on an element; `handler` receives all notifications.
  package func startVoiceOver(
    on element: UIResponder?, handler: @escaping NotificationHandler
  ) {
    let wasRunning = isVoiceOverRunning
    self.handler = handler
    moveFocus(to: element)
    if !wasRunning { postStatus() }
  }

  /// Moves the focus of VoiceOver to an element.
  package func moveFocus(to element: UIResponder?) {
    let previous = focusedElement
    focused = element
    guard previous !== element else { return }
    previous?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    let information: [String: Any?] = [
      UIAccessibility.focusedElementUserInfoKey: element,
      UIAccessibility.unfocusedElementUserInfoKey: previous,
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver,
    ]
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil,
      userInfo: information.compactMapValues { $0 })
  }

  /// Stops VoiceOver.
  package func stopVoiceOver() {
    guard isVoiceOverRunning else { return }
    moveFocus(to: nil)
    handler = nil
    postStatus()
  }

  private func postStatus() {
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  fileprivate func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard let handler else { return }
    let movesFocus = notification == .layoutChanged || notification == .screenChanged
    if movesFocus, let element = argument as? UIResponder { moveFocus(to: element) }
    handler(notification, argument)
    guard notification == .announcement else { return }
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    guard let text else { return }
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification, object: nil,
      userInfo: [
        UIAccessibility.announcementStringValueUserInfoKey: text,
        UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
      ])
  }
}

extension UIScreen {
  /// Applies a trait that the user chose to all windows and to fonts that are created afterward.
  fileprivate func choose(_ chosen: UITraitCollection) {
    setTraits(UITraitCollection(traitsFrom: [traitCollection, chosen]))
    UITraitCollection.current = UITraitCollection(traitsFrom: [.current, chosen])
    for window in UIApplication.shared.windows { window.adoptScreenTraits() }
  }
}
