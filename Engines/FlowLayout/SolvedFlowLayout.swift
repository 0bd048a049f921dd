import Foundation
import LayoutGeometry

/// A solved flow layout (uikit.md, 6.11).
///
/// ```swift
/// let layout = SolvedFlowLayout(
///   [FlowSection(itemCount: 1_000_000, sizes: FlowItemSizes(same: CGSize(width: 50, height: 50)))],
///   in: FlowEnvironment(crossLength: 320))
/// let shown = layout.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480), visible: nil)
/// ```
///
/// Solving costs O(n) in the number of sections and of items that differ in size. Stored frames are
/// neither mirrored nor rounded.
package struct SolvedFlowLayout {
  /// The properties that all sections share.
  package let environment: FlowEnvironment
  private(set) var sections: [Placed] = []
  private(set) var overhang: CGFloat = 0

  /// A section and its position along the scroll axis.
  struct Placed {
    let section: SolvedFlowSection
    let start: CGFloat
    /// The largest end of this and all earlier sections.
    let reach: CGFloat

    var end: CGFloat { start + section.length }
  }

  /// Creates a layout by solving sections.
  package init(_ sections: [FlowSection], in environment: FlowEnvironment) {
    self.environment = environment
    layOut(sections.map { Self.solved($0, in: environment) })
  }

  /// Solves changed sections again; the others only move.
  package mutating func update(_ changed: [Int: FlowSection]) {
    var solved = sections.map(\.section)
    for (index, section) in changed where solved.indices.contains(index) {
      solved[index] = Self.solved(section, in: environment)
    }
    layOut(solved)
  }

  /// The size of the content, in points.
  package var contentSize: CGSize {
    var size = CGSize.zero
    size[environment.axis] = sections.last?.end ?? 0
    size[environment.axis.crossing] = environment.crossLength
    return size
  }

  /// Whether an item is longer across the scroll axis than the available space of its section.
  package var hasOverlongItem: Bool { sections.contains { $0.section.hasOverlongItem } }

  private static func solved(
    _ section: FlowSection, in environment: FlowEnvironment
  ) -> SolvedFlowSection {
    var solver = FlowSectionSolver(section, in: environment)
    return solver.solve(in: environment)
  }

  private mutating func layOut(_ solved: [SolvedFlowSection]) {
    sections = []
    sections.reserveCapacity(solved.count)
    var (start, reach, overhang): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for section in solved {
      reach = max(reach, start + section.reach)
      overhang = max(overhang, section.overhang)
      sections.append(Placed(section: section, start: start, reach: reach))
      start += section.length
    }
    self.overhang = overhang
  }
}
