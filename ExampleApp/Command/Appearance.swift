import UIKit

/// The size and the traits of an image of a screen.
struct Appearance: Equatable, Sendable {
  var size = CGSize(width: 390, height: 844)
  var scale: CGFloat = 2
  var isDark = false
  var isRightToLeft = false
  var textSize = TextSize.large
  /// Whether the frames and names of the views are drawn over the screen.
  var showsOutlines = false

  /// The traits of the appearance.
  @MainActor var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: textSize.category),
      UITraitCollection(displayScale: scale),
    ])
  }

  /// The suffix of the file name; empty for the default appearance.
  var suffix: String {
    var words: [String] = []
    if isDark { words.append("dark") }
    if isRightToLeft { words.append("rtl") }
    if textSize != .large { words.append(textSize.rawValue) }
    if showsOutlines { words.append("outline") }
    return words.map { "-" + $0 }.joined()
  }
}
