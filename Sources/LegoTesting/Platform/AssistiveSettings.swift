import UIKit

#if canImport(Darwin)
  // Apps cannot change the settings of the device.
  /// The settings of assistive technologies.
  @MainActor enum AssistiveSettings {
    /// Does nothing.
    static func setReducesMotion(_ reducesMotion: Bool) {}
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
      AccessibilityState.shared.setReducesMotion(reducesMotion)
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
#endif
