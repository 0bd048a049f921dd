import LayoutGeometry
import UIKit

extension Screen {
  /// Runs a closure while VoiceOver is running with its focus on the element with a text.
  ///
  /// ```swift
  /// try screen.withVoiceOver(on: "Cleo") { voiceOver in
  ///   controller.names.insert("Anna", at: 0)
  ///   screen.settle()
  ///   #expect(voiceOver.focusedText == "Cleo")
  /// }
  /// ```
  ///
  /// Throws a ``ScreenError`` if no visible view has the text, or if several have it and `match` is
  /// `nil`. The closure does not suspend, since VoiceOver runs in the whole process. On Apple's
  /// platforms, where an app can't start VoiceOver, the closure runs without it.
  public func withVoiceOver<Result>(
    on text: String, match: Int? = nil, _ body: (VoiceOver) throws -> Result
  ) throws -> Result {
    settle()
    let candidates = candidates(among: try views(matching: text), target: \.accessibilityElement)
    let element = try choose(match, of: text, among: candidates).accessibilityElement
    let voiceOver = VoiceOver()
    AssistiveSettings.startVoiceOver(on: element) { voiceOver.receive($0, $1) }
    defer { AssistiveSettings.stopVoiceOver() }
    return try body(voiceOver)
  }

  /// Runs a closure while the user prefers reduced motion.
  ///
  /// The closure does not suspend, since the preference is that of the whole process. On Apple's
  /// platforms, where an app can't change it, the closure runs without it.
  public func withReducedMotion<Result>(_ body: () throws -> Result) rethrows -> Result {
    AssistiveSettings.setReducesMotion(true)
    defer { AssistiveSettings.setReducesMotion(false) }
    return try body()
  }
}

extension Screen {
  /// The settings for accessibility that a test can turn on.
  public enum AccessibilitySetting: String, CaseIterable, Sendable {
    /// Bold Text: system fonts that are created afterward are heavier.
    case boldText
    /// Button Shapes.
    case buttonShapes
    /// Increase Contrast: the traits of all windows have a high contrast.
    case darkerSystemColors
    /// Differentiate Without Color.
    case differentiateWithoutColor
    /// Smart or classic inversion.
    case invertColors
    /// On/Off Labels.
    case onOffSwitchLabels
    /// Prefer Cross-Fade Transitions.
    case crossFadeTransitions
    /// Reduce Motion.
    case reduceMotion
    /// Reduce Transparency.
    case reduceTransparency
    /// Switch Control.
    case switchControl
  }

  /// Runs a closure while a setting for accessibility is on; its notification is posted before and
  /// after.
  ///
  /// The closure does not suspend, since the settings are those of the whole process. On Apple's
  /// platforms, where an app can't change them, the closure runs without the setting.
  public func withSetting<Result>(
    _ setting: AccessibilitySetting, _ body: () throws -> Result
  ) rethrows -> Result {
    AssistiveSettings.set(setting, isOn: true)
    defer { AssistiveSettings.set(setting, isOn: false) }
    return try body()
  }
}

/// A notification that an app posted for assistive technologies.
public struct AccessibilityNotification: Equatable {
  /// The kind of the notification.
  public let notification: UIAccessibility.Notification
  /// The text of the argument, or of the element that is the argument.
  public let text: String?
}

/// VoiceOver while it runs on a screen.
@MainActor public final class VoiceOver {
  /// The texts that the app has announced.
  public private(set) var announcements: [String] = []
  /// The texts of the elements to which the app has moved the focus; an empty text for an element
  /// without one.
  public private(set) var moves: [String] = []

  /// All notifications that the app has posted, in their order.
  public private(set) var notifications: [AccessibilityNotification] = []

  fileprivate init() {}

  /// The text of the element with the focus: its label or that of a view in it; `nil` if there is
  /// no focus.
  public var focusedText: String? {
    let element = UIAccessibility.focusedElement(using: .notificationVoiceOver)
    return (element as? UIView)?.spokenText
  }

  fileprivate func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let element = argument as? AccessibilityObject
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    notifications.append(
      AccessibilityNotification(
        notification: notification,
        text: text ?? (element as? UIView)?.spokenText ?? element?.accessibilityLabel))
    switch (notification, argument) {
    case (_, let view as UIView): moves.append(view.spokenText ?? "")
    case (_, let text as String): announcements.append(text)
    default: break
    }
  }
}

extension UIView {
  /// The outermost accessibility element that is or contains the view, or the view.
  fileprivate var accessibilityElement: UIView {
    sequence(first: self, next: \.superview).filter(\.isAccessibilityElement).last ?? self
  }

  /// The first text of the view or of a visible view in it.
  fileprivate var spokenText: String? {
    visibleDescendants.firstNonNil(\.accessibleTexts.first)
  }
}
