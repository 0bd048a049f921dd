import UIKit

/// How a screen is looked at: its size and the traits that a person can choose.
struct Appearance: Equatable, Sendable {
  var size = CGSize(width: 390, height: 844)
  var scale: CGFloat = 2
  var isDark = false
  var isRightToLeft = false
  var textSize = TextSize.large

  /// The traits that say so.
  @MainActor var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: textSize.category),
      UITraitCollection(displayScale: scale),
    ])
  }

  /// What is added to the name of a screen's file: nothing for the plain look.
  var suffix: String {
    var words: [String] = []
    if isDark { words.append("dark") }
    if isRightToLeft { words.append("rtl") }
    if textSize != .large { words.append(textSize.rawValue) }
    return words.map { "-" + $0 }.joined()
  }
}
