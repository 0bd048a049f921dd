import UIKit

#if canImport(Darwin)
  // Apps cannot change the settings of the device.
  /// The settings of assistive technologies.
  @MainActor enum AssistiveSettings {
    /// Does nothing.
    static func setReducesMotion(_ reducesMotion: Bool) {}
    /// Does nothing.
    static func set(_ setting: Screen.AccessibilitySetting, isOn: Bool) {}
    /// Does nothing.
    static func startVoiceOver(
      on view: UIView, handler: @escaping @MainActor (UIAccessibility.Notification, Any?) -> Void
    ) {}
    /// Does nothing.
    static func stopVoiceOver() {}
  }
#else
  /// The settings of assistive technologies.
  @MainActor enum AssistiveSettings {
    /// Sets whether the user prefers reduced motion.
    static func setReducesMotion(_ reducesMotion: Bool) {
      AccessibilityState.shared.set(.reduceMotion, isOn: reducesMotion)
    }

    /// Turns a setting on or off.
    static func set(_ setting: Screen.AccessibilitySetting, isOn: Bool) {
      AccessibilityState.shared.set(setting.setting, isOn: isOn)
    }

    /// Starts VoiceOver with its focus on a view; `handler` receives the notifications of the app.
    static func startVoiceOver(
      on view: UIView, handler: @escaping @MainActor (UIAccessibility.Notification, Any?) -> Void
    ) {
      AccessibilityState.shared.startVoiceOver(on: view, handler: handler)
    }

    /// Stops VoiceOver.
    static func stopVoiceOver() {
      AccessibilityState.shared.stopVoiceOver()
    }
  }

  extension Screen.AccessibilitySetting {
    /// The setting of UIKit.
    fileprivate var setting: AccessibilitySetting {
      switch self {
      case .boldText: .boldText
      case .buttonShapes: .buttonShapes
      case .darkerSystemColors: .darkerSystemColors
      case .differentiateWithoutColor: .differentiateWithoutColor
      case .invertColors: .invertColors
      case .onOffSwitchLabels: .onOffSwitchLabels
      case .crossFadeTransitions: .crossFadeTransitions
      case .reduceMotion: .reduceMotion
      case .reduceTransparency: .reduceTransparency
      case .switchControl: .switchControl
      }
    }
  }
#endif
