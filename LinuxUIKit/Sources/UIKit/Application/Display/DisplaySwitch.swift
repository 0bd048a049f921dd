import Foundation

/// A change of a window by the user, for looking at an app: Control, Shift and a key.
///
/// | key | change |
/// | --- | --- |
/// | D | light or dark appearance |
/// | R | left to right or right to left |
/// | plus, minus | larger or smaller text |
/// | S | slow motion, a tenth of the speed |
/// | O | outlines of views |
/// | T | times of frames |
/// | I | prints the views under the pointer |
/// | P | writes a picture of the window into a PNG file |
/// | W | prints the line `UIKIT_IDLE` when no event waits, nothing is animated and all is drawn |
enum DisplaySwitch: Equatable, CaseIterable, Sendable {
  case appearance
  case layoutDirection
  case largerText
  case smallerText
  case slowMotion
  case outlines
  case frameTimes
  case inspection
  case picture
  case idleReport

  /// Whether a held key repeats the change.
  var repeats: Bool { self == .largerText || self == .smallerText }

  /// The change of a pressed key; `nil` for all other keys, which the app receives.
  init?(_ key: KeyStroke) {
    let modifiers = key.modifiers.subtracting([.alphaShift, .numericPad])
    guard modifiers == [.control, .shift] else { return nil }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "d": self = .appearance
    case "r": self = .layoutDirection
    // Layouts have plus alone, or above the equals sign.
    case "+", "=": self = .largerText
    case "-", "_": self = .smallerText
    case "s": self = .slowMotion
    case "o": self = .outlines
    case "t": self = .frameTimes
    case "i": self = .inspection
    case "p": self = .picture
    case "w": self = .idleReport
    default: return nil
    }
  }
}

extension DisplaySwitch {
  /// The speed of slow motion.
  private static let slowSpeed = 0.1

  /// Changes the traits of the screen, the speed of animations, or what the inspector displays.
  ///
  /// Pictures, inspections and reports need the window, and do nothing here.
  @MainActor func apply(to screen: UIScreen) {
    let traits = screen.traitCollection
    switch self {
    case .appearance:
      let isDark = traits.userInterfaceStyle == .dark
      screen.apply(UITraitCollection(userInterfaceStyle: isDark ? .light : .dark))
    case .layoutDirection:
      let isRightToLeft = traits.layoutDirection == .rightToLeft
      screen.apply(
        UITraitCollection(layoutDirection: isRightToLeft ? .leftToRight : .rightToLeft))
    case .largerText: screen.chooseTextSize(Self.textSize(1, from: traits))
    case .smallerText: screen.chooseTextSize(Self.textSize(-1, from: traits))
    case .slowMotion:
      FrameClock.shared.speed = FrameClock.shared.speed == 1 ? Self.slowSpeed : 1
    case .outlines: Inspector.shared.toggleOutlines()
    case .frameTimes: Inspector.shared.toggleFrameTimes()
    case .inspection, .picture, .idleReport: break
    }
  }

  /// Returns the text size that is some steps larger, at most the largest.
  private static func textSize(
    _ steps: Int, from traits: UITraitCollection
  ) -> UIContentSizeCategory {
    let sizes = DisplayConfiguration.textSizes.map(\.value)
    let index = sizes.firstIndex(of: traits.preferredContentSizeCategory) ?? 3
    return sizes[min(max(index + steps, 0), sizes.count - 1)]
  }
}
