import Foundation

/// A symbol's outline, from which it is drawn at any size.
///
/// SF Symbols are Apple's and not free. Ours come from Google's Material Icons (Apache license,
/// Debian's package fonts-material-design-icons-iconfont): the same names, another hand.
struct Symbol: Sendable {
  /// Apple's name, such as `chevron.right`.
  let name: String

  /// The outline in ems, y down, its ink's top left corner at the origin.
  private let outline: [PathElement]

  /// The ink's width and height in ems.
  private let ink: CGSize

  /// Finds a symbol by Apple's name; nil if the table or the font has none.
  init?(named name: String) {
    guard let icon = SymbolTable.icons[name], let glyph = IconFont.shared?[icon] else { return nil }
    let bounds = CGPath(elements: glyph).boundingBoxOfPath
    self.name = name
    ink = bounds.size
    outline = glyph.applying(
      CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
  }

  /// The size in points: the ink, rounded up to whole points.
  func size(for configuration: UIImage.SymbolConfiguration?) -> CGSize {
    let em = Self.em(for: configuration)
    return CGSize(
      width: ceiledToPixel(ink.width * em, scale: 1),
      height: ceiledToPixel(ink.height * em, scale: 1))
  }

  /// The outline in the middle of a rectangle, grown as the rectangle is larger than the symbol.
  func elements(
    in rect: CGRect, configuration: UIImage.SymbolConfiguration?
  ) -> [PathElement] {
    let em = Self.em(for: configuration)
    let size = size(for: configuration)
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    return outline.applying(
      CGAffineTransform(
        a: em * across, b: 0, c: 0, d: em * down,
        tx: rect.midX - ink.width * em * across / 2,
        ty: rect.midY - ink.height * em * down / 2))
  }

  /// How wide a line around the outline makes it as heavy as the configuration says, in points.
  func thickening(for configuration: UIImage.SymbolConfiguration?) -> CGFloat {
    Self.em(for: configuration) * (configuration?.weight.thickening ?? 0)
  }

  /// The em in points.
  ///
  /// Icons leave more air in their em than SF Symbols: at 1.4 times the point size a star is
  /// about as wide as Apple's. A guess, not measured.
  private static func em(for configuration: UIImage.SymbolConfiguration?) -> CGFloat {
    let configuration = configuration ?? .unspecified
    return 1.4 * configuration.usedPointSize * configuration.scale.factor
  }
}
