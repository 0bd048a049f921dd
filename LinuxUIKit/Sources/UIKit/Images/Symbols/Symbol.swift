import Foundation

/// The outline of a symbol, which is drawn at any size.
///
/// SF Symbols are Apple's and not free. These symbols are Google's Material Icons (Apache license,
/// Debian's package fonts-material-design-icons-iconfont) under the names of SF Symbols.
struct Symbol: Sendable {
  /// Apple's name, such as `chevron.right`.
  let name: String

  /// The outline in ems, y down, with the top left corner of its bounds at the origin.
  private let outline: [PathElement]

  /// The size of the outline in ems.
  private let inkSize: CGSize

  /// Finds or composes a symbol by Apple's name; `nil` if there is none, or no font.
  init?(named name: String) {
    guard let font = IconFont.shared else { return nil }
    let icon = SymbolTable.icons[name].flatMap { font[$0] }
    guard let glyph = icon ?? SymbolComposition.outline(of: name) else { return nil }
    let bounds = CGPath(elements: glyph).boundingBoxOfPath
    self.name = name
    inkSize = bounds.size
    outline = glyph.applying(
      CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
  }

  /// Returns the size of the outline, rounded up to whole points.
  func size(for configuration: UIImage.SymbolConfiguration?) -> CGSize {
    let em = Self.em(for: configuration)
    return CGSize(
      width: ceiledToPixel(inkSize.width * em, scale: 1),
      height: ceiledToPixel(inkSize.height * em, scale: 1))
  }

  /// Returns the outline centered in a rectangle, scaled by the ratio of the rectangle to the
  /// symbol.
  func elements(
    in rect: CGRect, configuration: UIImage.SymbolConfiguration?
  ) -> [PathElement] {
    let em = Self.em(for: configuration)
    let size = size(for: configuration)
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    return outline.applying(
      CGAffineTransform(
        a: em * across, b: 0, c: 0, d: em * down,
        tx: rect.midX - inkSize.width * em * across / 2,
        ty: rect.midY - inkSize.height * em * down / 2))
  }

  /// Returns the width of the line around the outline that gives it the configuration's weight.
  func thickening(for configuration: UIImage.SymbolConfiguration?) -> CGFloat {
    Self.em(for: configuration) * (configuration?.weight.thickening ?? 0)
  }

  /// The size of the em in point sizes: icons have larger margins in it than SF Symbols.
  // Unverified: chosen so that a star is about as wide as that of SF Symbols.
  private static let emScale: CGFloat = 1.4

  /// Returns the size of the em in points.
  private static func em(for configuration: UIImage.SymbolConfiguration?) -> CGFloat {
    let configuration = configuration ?? .unspecified
    return emScale * configuration.usedPointSize * configuration.scale.factor
  }
}
