import Foundation
import LayoutGeometry

extension LayoutDiagnosticLog {
  /// Reports invalid numbers of a section outside its group.
  mutating func check(_ section: LayoutSection) {
    check(section.insets, at: .whole)
    check(.fixed(section.interGroupSpacing), "spacing between groups", at: .whole)
    check(section.boundaryItems)
    for decoration in section.decorations {
      check(decoration.insets, of: " of the background \"\(decoration.kind)\"", at: .whole)
    }
  }

  /// Reports invalid numbers outside all sections.
  mutating func check(
    _ configuration: LayoutConfiguration, solved: SolvedBoundary, of boundary: BoundarySolver
  ) {
    leaveSections()
    check(.fixed(configuration.interSectionSpacing), "spacing between sections", at: .whole)
    check(configuration.boundaryItems)
    check(solved, of: boundary)
  }

  /// Reports a section whose groups overlap, so that not all of its items have a frame.
  mutating func check(_ stack: InstanceStack, of content: LayoutSectionContent) {
    guard stack.itemCount < content.itemCount else { return }
    report(
      .tooManyItems,
      """
      \(stack.pitch.text) pt from one to the next, so its \(content.itemCount) items would lie on \
      each other; the first \(stack.itemCount) are placed. Make it longer, or the gaps between \
      groups larger.
      """)
  }

  /// Reports the group of a section that is larger than the section across the scroll axis.
  mutating func check(_ template: LayoutTemplate?, in length: CGFloat, on axis: LayoutAxis) {
    guard let template, let group, !group.size[axis].isSelfSizing else { return }
    let spacing =
      group.edgeSpacing.start(axis).fixedLength + group.edgeSpacing.end(axis).fixedLength
    guard template.size[axis] + spacing > length + GroupLine.tolerance else { return }
    report(
      .sticksOut, at: .group([]),
      """
      \(template.size[axis].text(along: axis, spacing: spacing)), \(max(0, length).text) pt \
      available; it sticks out of its section. Make it smaller or the insets of the section smaller.
      """)
  }

  /// Reports boundary items that are larger than their container across the scroll axis
  /// (compositional-layout.md, 3.3).
  mutating func check(_ solved: SolvedBoundary, of boundary: BoundarySolver) {
    let axis = boundary.axis.crossing
    for item in solved.items where !item.description.size[axis].isSelfSizing {
      let available = max(0, boundary.band(of: item.description).length)
      let length = item.footprint.size[axis]
      guard length > available + GroupLine.tolerance else { continue }
      report(
        .sticksOut, at: .boundaryItem(item.description.kind),
        """
        \(length.text(along: axis)), \(available.text) pt available; it sticks out of its span. \
        Make it smaller or the insets around it smaller.
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
