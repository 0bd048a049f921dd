import Foundation

/// A setting of the device for accessibility, which tests turn on and off.
package enum AccessibilitySetting: String, CaseIterable, Sendable {
  case assistiveTouch = "AssistiveTouch"
  case boldText = "BoldText"
  case buttonShapes = "ButtonShapes"
  case closedCaptioning = "ClosedCaptioning"
  case crossFadeTransitions = "PrefersCrossFadeTransitions"
  case darkerSystemColors = "DarkerSystemColors"
  case differentiateWithoutColor = "ShouldDifferentiateWithoutColor"
  case grayscale = "Grayscale"
  case guidedAccess = "GuidedAccess"
  case invertColors = "InvertColors"
  case monoAudio = "MonoAudio"
  case onOffSwitchLabels = "OnOffSwitchLabels"
  case reduceMotion = "ReduceMotion"
  case reduceTransparency = "ReduceTransparency"
  case shakeToUndo = "ShakeToUndo"
  case speakScreen = "SpeakScreen"
  case speakSelection = "SpeakSelection"
  case switchControl = "SwitchControl"
  case videoAutoplay = "VideoAutoplay"

  /// Whether the setting is on unless the user turns it off.
  var isOnByDefault: Bool { self == .shakeToUndo || self == .videoAutoplay }

  /// The notification that is posted when the setting changes.
  // Unverified: the texts of the names other than those of Reduce Motion and VoiceOver; code uses the
  // constants.
  var changeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(rawValue)StatusDidChangeNotification")
  }
}

/// The settings that are not at their defaults.
// Unchecked because the settings are used under `lock` only.
final class AccessibilitySettings: @unchecked Sendable {
  static let shared = AccessibilitySettings()
  private let lock = NSLock()
  private var changed: Set<AccessibilitySetting> = []

  /// Returns whether a setting is on.
  func isOn(_ setting: AccessibilitySetting) -> Bool {
    lock.withLock { changed.contains(setting) } != setting.isOnByDefault
  }

  /// Turns a setting on or off, and returns whether that changed it.
  func set(_ setting: AccessibilitySetting, isOn: Bool) -> Bool {
    guard self.isOn(setting) != isOn else { return false }
    lock.withLock { changed.formSymmetricDifference([setting]) }
    return true
  }
}

// The settings of the user. Each is off unless stated otherwise; tests turn them on.
extension UIAccessibility {
  private static func isOn(_ setting: AccessibilitySetting) -> Bool {
    AccessibilitySettings.shared.isOn(setting)
  }

  /// A Boolean value that indicates whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  /// A Boolean value that indicates whether the user prefers bold text.
  ///
  /// The traits have the legibility weight `bold` then, and system fonts that are created afterward
  /// are heavier.
  public static var isBoldTextEnabled: Bool { isOn(.boldText) }
  /// A Boolean value that indicates whether the user prefers opaque backgrounds.
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// A Boolean value that indicates whether the user prefers darker colors, of more contrast.
  ///
  /// The traits have the contrast `high` then.
  public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerSystemColors) }
  /// A Boolean value that indicates whether the user prefers cross-fades to movements (iOS 14).
  public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }
  /// A Boolean value that indicates whether color must not be the only distinction (iOS 13).
  public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  /// A Boolean value that indicates whether buttons have a visible shape (iOS 14).
  public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
  /// A Boolean value that indicates whether switches display labels (iOS 13).
  public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
  /// A Boolean value that indicates whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  /// A Boolean value that indicates whether the display is in shades of gray.
  public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
  /// A Boolean value that indicates whether Switch Control is running.
  public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// A Boolean value that indicates whether AssistiveTouch is running.
  public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
  /// A Boolean value that indicates whether a Guided Access session is running.
  public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
  /// A Boolean value that indicates whether audio is mixed into one channel.
  public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
  /// A Boolean value that indicates whether captions are displayed.
  public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
  /// A Boolean value that indicates whether selected text can be spoken.
  public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
  /// A Boolean value that indicates whether the screen can be spoken.
  public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
  /// A Boolean value that indicates whether shaking the device undoes.
  ///
  /// The default is `true`.
  public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
  /// A Boolean value that indicates whether video previews play automatically (iOS 13).
  ///
  /// The default is `true`.
  public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
}

// The notifications of changed settings.
extension UIAccessibility {
  /// Posted when the preference for reduced motion changes.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    AccessibilitySetting.reduceMotion.changeNotification
  /// Posted when the preference for bold text changes.
  public nonisolated static let boldTextStatusDidChangeNotification =
    AccessibilitySetting.boldText.changeNotification
  /// Posted when the preference for opaque backgrounds changes.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    AccessibilitySetting.reduceTransparency.changeNotification
  /// Posted when the preference for darker colors changes.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    AccessibilitySetting.darkerSystemColors.changeNotification
  /// Posted when the preference for cross-fades changes.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
    AccessibilitySetting.crossFadeTransitions.changeNotification
  /// Posted when `shouldDifferentiateWithoutColor` changes.
  public nonisolated static let differentiateWithoutColorDidChangeNotification =
    AccessibilitySetting.differentiateWithoutColor.changeNotification
  /// Posted when `buttonShapesEnabled` changes.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    AccessibilitySetting.buttonShapes.changeNotification
  /// Posted when `isOnOffSwitchLabelsEnabled` changes.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification =
    AccessibilitySetting.onOffSwitchLabels.changeNotification
  /// Posted when `isInvertColorsEnabled` changes.
  public nonisolated static let invertColorsStatusDidChangeNotification =
    AccessibilitySetting.invertColors.changeNotification
  /// Posted when `isGrayscaleEnabled` changes.
  public nonisolated static let grayscaleStatusDidChangeNotification =
    AccessibilitySetting.grayscale.changeNotification
  /// Posted when Switch Control starts or stops.
  public nonisolated static let switchControlStatusDidChangeNotification =
    AccessibilitySetting.switchControl.changeNotification
  /// Posted when AssistiveTouch starts or stops.
  public nonisolated static let assistiveTouchStatusDidChangeNotification =
    AccessibilitySetting.assistiveTouch.changeNotification
  /// Posted when a Guided Access session starts or ends.
  public nonisolated static let guidedAccessStatusDidChangeNotification =
    AccessibilitySetting.guidedAccess.changeNotification
  /// Posted when `isMonoAudioEnabled` changes.
  public nonisolated static let monoAudioStatusDidChangeNotification =
    AccessibilitySetting.monoAudio.changeNotification
  /// Posted when `isClosedCaptioningEnabled` changes.
  public nonisolated static let closedCaptioningStatusDidChangeNotification =
    AccessibilitySetting.closedCaptioning.changeNotification
  /// Posted when `isSpeakSelectionEnabled` changes.
  public nonisolated static let speakSelectionStatusDidChangeNotification =
    AccessibilitySetting.speakSelection.changeNotification
  /// Posted when `isSpeakScreenEnabled` changes.
  public nonisolated static let speakScreenStatusDidChangeNotification =
    AccessibilitySetting.speakScreen.changeNotification
  /// Posted when `isShakeToUndoEnabled` changes.
  public nonisolated static let shakeToUndoDidChangeNotification =
    AccessibilitySetting.shakeToUndo.changeNotification
  /// Posted when `isVideoAutoplayEnabled` changes.
  public nonisolated static let videoAutoplayStatusDidChangeNotification =
    AccessibilitySetting.videoAutoplay.changeNotification
}
