import Foundation

/// A solver that distributes the remaining space of a group between its flexible gaps.
///
/// The rules are those of compositional-layout.md, 2.6.
struct SpacingSolver {
  /// The length of every flexible gap whose minimum isn't larger, in points.
  private let level: CGFloat

  // Unverified: the distribution among gaps with different minimums (compositional-layout.md, 2.6).
  /// Computes the level.
  ///
  /// Gaps whose minimum is above the level keep their minimum, and the others share the rest
  /// equally. Sorting makes it O(n log n).
  ///
  /// - Parameters:
  ///   - minimums: The minimum of each flexible gap.
  ///   - free: The total length of all flexible gaps, including minimums, in points.
  init(minimums: [CGFloat], free: CGFloat) {
    var free = free
    var count = minimums.count
    for minimum in minimums.sorted(by: >) where minimum * CGFloat(count) > free {
      free -= minimum
      count -= 1
    }
    level = count > 0 ? free / CGFloat(count) : 0
  }

  /// Returns the length of one gap in points.
  func length(of spacing: LayoutSpacing) -> CGFloat {
    spacing.isFlexible ? max(spacing.minimum, level) : spacing.minimum
  }

  /// Returns the origin of a child of this length across its group's axis, in points from the
  /// area's start.
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
