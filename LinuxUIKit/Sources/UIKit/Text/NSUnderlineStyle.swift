/// The style of an underline or strikethrough line.
///
/// Patterns and `byWord` have an effect in combination with a line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style from bits; unknown bits have no effect.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line of the font's thickness.
  public static let single = Self(rawValue: 0x01)

  /// A single line of double thickness.
  public static let thick = Self(rawValue: 0x02)

  /// A double line.
  public static let double = Self(rawValue: 0x09)

  /// A pattern of dots.
  public static let patternDot = Self(rawValue: 0x100)

  /// A pattern of dashes.
  public static let patternDash = Self(rawValue: 0x200)

  /// A pattern of dashes and dots.
  public static let patternDashDot = Self(rawValue: 0x300)

  /// A pattern of dashes and two dots.
  public static let patternDashDotDot = Self(rawValue: 0x400)

  /// Draws the line only at words, not at spaces.
  public static let byWord = Self(rawValue: 0x8000)
}

extension NSUnderlineStyle {
  /// Returns the rectangles of the lines of this style along ranges of x coordinates.
  ///
  /// They are in points relative to the start of the ranges on the baseline.
  func stripes(
    at measure: ShapedRun.LineMeasure, along ranges: [Range<CGFloat>]
  ) -> [CGRect] {
    guard !isDisjoint(with: Self.lines) else { return [] }
    let isThick = contains(.thick) && !contains(.double)
    let height = measure.thickness * (isThick ? 2 : 1)
    let tops =
      contains(.double) ? [measure.top, measure.top + 2 * measure.thickness] : [measure.top]
    return ranges.flatMap { range in
      pieces(of: range, thickness: height).flatMap { piece in
        tops.map { top in
          CGRect(
            x: piece.lowerBound, y: top, width: piece.upperBound - piece.lowerBound, height: height)
        }
      }
    }
  }

  /// Returns the parts of a range that the pattern draws.
  private func pieces(of range: Range<CGFloat>, thickness: CGFloat) -> [Range<CGFloat>] {
    let lengths = dashes.map { $0 * thickness }
    guard !lengths.isEmpty, thickness > 0 else { return [range] }
    var pieces: [Range<CGFloat>] = []
    var (start, index) = (range.lowerBound, 0)
    while start < range.upperBound {
      let end = min(start + lengths[index % lengths.count], range.upperBound)
      if index.isMultiple(of: 2) { pieces.append(start..<end) }
      (start, index) = (end, index + 1)
    }
    return pieces
  }

  /// The alternating lengths of dashes and gaps in units of the thickness; empty for a solid line.
  // Unverified: chosen for patterns that are distinguishable (uikit.md, 2.6).
  private var dashes: [CGFloat] {
    switch rawValue & Self.patternMask {
    case Self.patternDot.rawValue: [3, 3]
    case Self.patternDash.rawValue: [10, 5]
    case Self.patternDashDot.rawValue: [10, 3, 3, 3]
    case Self.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }

  private static let lines: NSUnderlineStyle = [.single, .thick, .double]
  private static let patternMask = 0xF00
}
