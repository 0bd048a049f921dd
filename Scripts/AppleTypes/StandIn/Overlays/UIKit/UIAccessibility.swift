import Foundation
@_exported import UIKit

extension UIAccessibilityTraits: @retroactive ExpressibleByArrayLiteral, @retroactive SetAlgebra,
  @retroactive OptionSet
{}
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var announcement: Notification { fatalError() };
    public static var layoutChanged: Notification { fatalError() };
    public static var screenChanged: Notification { fatalError() };
    public static var pageScrolled: Notification { fatalError() }
  }
  @MainActor public static func post(notification: Notification, argument: Any?) {}
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String; public init(rawValue: String) { self.rawValue = rawValue };
    public static let notificationVoiceOver = Self(rawValue: "");
    public static let notificationSwitchControl = Self(rawValue: "")
  }
  @MainActor public static func focusedElement(using: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }
  @MainActor public static var isVoiceOverRunning: Bool { true }
  @MainActor public static var isReduceMotionEnabled: Bool { true }
  @MainActor public static var isSwitchControlRunning: Bool { true }
  @MainActor public static var isBoldTextEnabled: Bool { true }
  @MainActor public static var prefersCrossFadeTransitions: Bool { true }
  @MainActor public static var buttonShapesEnabled: Bool { true }
  @MainActor public static var isReduceTransparencyEnabled: Bool { true }
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("")
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }
  @MainActor
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath { path }
}
