import Foundation
import LayoutGeometry

extension LayoutDiagnosticLog {
  /// Reports the numbers around a section's group that cannot be laid out as they stand.
  mutating func check(_ section: LayoutSection) {
    check(section.insets, at: .whole)
    check(.fixed(section.interGroupSpacing), "spacing between groups", at: .whole)
    check(section.boundaryItems)
    for decoration in section.decorations {
      check(decoration.insets, of: " of the background \"\(decoration.kind)\"", at: .whole)
    }
  }

  /// Reports what surrounds all sections and cannot be laid out as it stands.
  mutating func check(
    _ configuration: LayoutConfiguration, solved: SolvedBoundary, of boundary: BoundarySolver
  ) {
    leaveSections()
    check(.fixed(configuration.interSectionSpacing), "spacing between sections", at: .whole)
    check(configuration.boundaryItems)
    check(solved, of: boundary)
  }

  /// Reports the group of a section where it is larger than the section across the scroll axis.
  mutating func check(_ template: LayoutTemplate?, in length: CGFloat, on axis: LayoutAxis) {
    guard let template, let group, !group.size[axis].isSelfSizing else { return }
    let spacing =
      group.edgeSpacing.start(axis).fixedLength + group.edgeSpacing.end(axis).fixedLength
    guard template.size[axis] + spacing > length + GroupLine.tolerance else { return }
    report(
      .sticksOut, at: .group([]),
      """
      \(template.size[axis].text(along: axis, spacing: spacing)), \(max(0, length).text) pt of \
      room; it sticks out of its section. Make it smaller or the insets of the section smaller.
      """)
  }

  /// Reports boundary items that are larger than their span across the scroll axis (3.3).
  mutating func check(_ solved: SolvedBoundary, of boundary: BoundarySolver) {
    let axis = boundary.axis.crossing
    for item in solved.items where !item.description.size[axis].isSelfSizing {
      let room = max(0, boundary.band(of: item.description).length)
      let length = item.footprint.size[axis]
      guard length > room + GroupLine.tolerance else { continue }
      report(
        .sticksOut, at: .boundaryItem(item.description.kind),
        """
        \(length.text(along: axis)), \(room.text) pt of room; it sticks out of its span. Make it \
        smaller or the insets around it smaller.
        """)
    }
  }

  private mutating func check(_ items: [LayoutBoundaryItem]) {
    for item in items {
      check(item.size, at: .boundaryItem(item.kind))
      check(item.insets, at: .boundaryItem(item.kind))
      guard !item.offset.x.isFinite || !item.offset.y.isFinite else { continue }
      report(
        .notFinite, at: .boundaryItem(item.kind),
        "the offset is not a number: \(item.offset.text); 0 is used. Give it points.")
    }
  }
}
