import Foundation

/// A change of a window by the user, for looking at an app: Control, Shift and a key.
///
/// | key | change |
/// | --- | --- |
/// | D | light or dark appearance |
/// | R | left to right or right to left |
/// | plus, minus | larger or smaller text |
/// | P | writes a picture of the window into a PNG file |
enum DisplaySwitch: Equatable, CaseIterable, Sendable {
  case appearance
  case layoutDirection
  case largerText
  case smallerText
  case picture

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
    case "p": self = .picture
    default: return nil
    }
  }
}

extension DisplaySwitch {
  /// Changes the traits of the screen; does nothing for switches that aren't about traits.
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
    case .picture: break
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
