/// Shares a control's width out among its segments: widths in, frames out.
///
/// Lengths are points; x counts from the leading edge.
struct SegmentSolver: Equatable {
  /// How wide what each segment shows is.
  var contents: [CGFloat]
  /// How wide each segment was set to be; zero where nobody said.
  var fixed: [CGFloat]
  /// Whether segments are as wide as what they show asks for, instead of all the same.
  var isByContent = false

  /// How high a control is (uikit.md 3.5: 31 to 32).
  static let height: CGFloat = 32
  /// [guess 3.5] What is between a segment's content and each of its sides.
  static let padding: CGFloat = 10

  /// The width that suits the segments best.
  var naturalWidth: CGFloat { naturalWidths.reduce(0, +) }

  /// The widths in a control of that width.
  ///
  /// Segments whose width was set keep it; the others share the rest, or what is missing.
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

  /// The frames in a control of that size, the first segment's first.
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
