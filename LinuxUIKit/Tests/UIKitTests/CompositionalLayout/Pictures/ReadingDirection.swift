import UIKit

/// The two ways a picture is drawn: each scene is looked at from left to right and mirrored.
enum ReadingDirection: CaseIterable, Sendable {
  case leftToRight, rightToLeft

  /// What the direction adds to a picture's name.
  var suffix: String { self == .leftToRight ? "" : "_rtl" }

  /// The trait that a person's language sets.
  @MainActor var traits: UITraitCollection {
    UITraitCollection(layoutDirection: self == .leftToRight ? .leftToRight : .rightToLeft)
  }

  /// A frame on a screen of that width with `x` counted from where reading starts.
  ///
  /// So one expectation holds for a scene and for its mirror image.
  func fromStart(_ frame: CGRect, width: CGFloat) -> CGRect {
    guard self == .rightToLeft, !frame.isNull else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
