import UIKit

/// The layout direction of a golden picture: every scene is drawn left-to-right and right-to-left.
enum ReadingDirection: CaseIterable, Sendable {
  case leftToRight, rightToLeft

  /// The suffix of a golden picture's name.
  var suffix: String { self == .leftToRight ? "" : "_rtl" }

  /// The corresponding layout direction trait.
  @MainActor var traits: UITraitCollection {
    UITraitCollection(layoutDirection: self == .leftToRight ? .leftToRight : .rightToLeft)
  }

  /// Returns a frame on a screen of the given width with `x` measured from the leading edge.
  ///
  /// The same expectation thereby holds for both directions.
  func fromStart(_ frame: CGRect, width: CGFloat) -> CGRect {
    guard self == .rightToLeft, !frame.isNull else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
