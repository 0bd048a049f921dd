extension NSUnderlineStyle {
  /// The rectangles of the lines of this style along some stretches, which lie side by side.
  ///
  /// They are in points from the start of the stretches on the baseline.
  func stripes(
    at measure: ShapedRun.LineMeasure, along stretches: [Range<CGFloat>]
  ) -> [CGRect] {
    guard !isDisjoint(with: Self.lines) else { return [] }
    let isThick = contains(.thick) && !contains(.double)
    let height = measure.thickness * (isThick ? 2 : 1)
    let tops =
      contains(.double) ? [measure.top, measure.top + 2 * measure.thickness] : [measure.top]
    return stretches.flatMap { stretch in
      pieces(of: stretch, thickness: height).flatMap { piece in
        tops.map { top in
          CGRect(
            x: piece.lowerBound, y: top, width: piece.upperBound - piece.lowerBound, height: height)
        }
      }
    }
  }

  /// What a pattern leaves of a stretch.
  private func pieces(of stretch: Range<CGFloat>, thickness: CGFloat) -> [Range<CGFloat>] {
    let lengths = dashes.map { $0 * thickness }
    guard !lengths.isEmpty, thickness > 0 else { return [stretch] }
    var pieces: [Range<CGFloat>] = []
    var (start, place) = (stretch.lowerBound, 0)
    while start < stretch.upperBound {
      let end = min(start + lengths[place % lengths.count], stretch.upperBound)
      if place.isMultiple(of: 2) { pieces.append(start..<end) }
      (start, place) = (end, place + 1)
    }
    return pieces
  }

  /// [guess 2.6] Drawn and left out in turns, in thicknesses; empty for a line without gaps.
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
