import Foundation

/// Shares what a group's children leave over between its flexible gaps.
///
/// The rules are those of compositional-layout.md 2.6.
struct SpacingSolver {
  /// The length to which every flexible gap grows that is not longer already, in points.
  private let level: CGFloat

  /// Works out the level.
  ///
  /// [guess 2.6, §9.4] Like water: gaps whose minimum is above the level keep their minimum, and the
  /// rest is divided again among the others. Sorting makes it O(n log n).
  ///
  /// - Parameters:
  ///   - minimums: The minimum of each flexible gap.
  ///   - free: What all of them together have, minimums included, in points.
  init(minimums: [CGFloat], free: CGFloat) {
    var free = free
    var count = minimums.count
    for minimum in minimums.sorted(by: >) where minimum * CGFloat(count) > free {
      free -= minimum
      count -= 1
    }
    level = count > 0 ? free / CGFloat(count) : 0
  }

  /// The length of one gap in points.
  func length(of spacing: LayoutSpacing) -> CGFloat {
    spacing.isFlexible ? max(spacing.minimum, level) : spacing.minimum
  }

  /// Where a child of this length starts across its group's axis, in points from the area's start.
  ///
  /// Fixed edges offset it; flexible ones share the rest, so that one at the start pushes it to the
  /// end and one on each side centers it.
  static func crossOffset(
    start: LayoutSpacing, end: LayoutSpacing, length: CGFloat, available: CGFloat
  ) -> CGFloat {
    guard start.isFlexible else { return start.minimum }
    let rest = available - length - end.fixedLength
    return max(start.minimum, end.isFlexible ? rest / 2 : rest)
  }
}
