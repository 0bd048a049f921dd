/// A solver that distributes the width of a control among its segments.
///
/// Lengths are in points; x counts from the leading edge.
struct SegmentSolver: Equatable {
  /// The content width of each segment.
  var contents: [CGFloat]
  /// The fixed width of each segment; zero where none is set.
  var fixed: [CGFloat]
  /// Whether widths are proportional to the content instead of equal.
  var isByContent = false

  /// The height of a control, 31 to 32 (uikit.md, 3.5).
  static let height: CGFloat = 32
  // Unverified: not specified in uikit.md, 3.5.
  /// The horizontal padding of a segment's content.
  static let padding: CGFloat = 10

  /// The width at which all segments have their natural width.
  var naturalWidth: CGFloat { naturalWidths.reduce(0, +) }

  /// Returns the widths of the segments for the given total width.
  ///
  /// Segments with a fixed width keep it. The others share the surplus or the deficit.
  func widths(in width: CGFloat) -> [CGFloat] {
    let natural = naturalWidths
    let free = fixed.indices.filter { fixed[$0] <= 0 }
    guard !free.isEmpty else { return natural }
    let rest = max(0, width - fixed.reduce(0) { $0 + max(0, $1) })
    guard isByContent else { return fixed.map { $0 > 0 ? $0 : rest / CGFloat(free.count) } }
    let wanted = free.reduce(0) { $0 + natural[$1] }
    let extra = (rest - wanted) / CGFloat(free.count)
    return fixed.indices.map { fixed[$0] > 0 ? fixed[$0] : max(0, natural[$0] + extra) }
  }

  /// Returns the frames in a control of the given size, in segment order.
  func frames(in size: CGSize, isRightToLeft: Bool) -> [CGRect] {
    var start: CGFloat = 0
    return widths(in: size.width).map { width in
      defer { start += width }
      let x = isRightToLeft ? size.width - start - width : start
      return CGRect(x: x, y: 0, width: width, height: size.height)
    }
  }

  private var naturalWidths: [CGFloat] {
    let padded = contents.map { $0 + 2 * Self.padding }
    let widest = padded.max() ?? 0
    return fixed.indices.map { index in
      if fixed[index] > 0 { return fixed[index] }
      return isByContent ? padded[index] : widest
    }
  }
}
