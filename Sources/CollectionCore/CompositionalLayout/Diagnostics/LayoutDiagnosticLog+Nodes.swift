import Foundation

extension LayoutDiagnosticLog {
  /// Reports the numbers around a section's group that cannot be laid out as they stand.
  mutating func check(_ section: LayoutSection) {
    if !section.insets.isFinite {
      report(
        .notFinite,
        "a section inset of \(section.insets) is not a number; 0 is used. Give it points.")
    }
    check(.fixed(section.interGroupSpacing), "spacing between groups")
    for item in section.boundaryItems {
      check(item.size.width, "width of \(item.kind)")
      check(item.size.height, "height of \(item.kind)")
    }
  }

  /// Reports the numbers of an item that cannot be laid out as they stand.
  mutating func check(_ node: LayoutNode) {
    check(node.size.width, "width")
    check(node.size.height, "height")
    if !node.insets.isFinite {
      report(.notFinite, "an inset of \(node.insets) is not a number; 0 is used. Give it points.")
    }
    for edge in [LayoutAxis.horizontal, .vertical] {
      check(node.edgeSpacing.start(edge), "edge spacing")
      check(node.edgeSpacing.end(edge), "edge spacing")
    }
    if case .group(let group) = node.content { check(group.spacing, "spacing between items") }
  }

  private mutating func check(_ dimension: LayoutDimension, _ name: String) {
    let value = dimension.value
    if !value.isFinite {
      report(.notFinite, "the \(name) .\(dimension) is not a number; 0 is used. Give it points.")
    } else if value <= 0 {
      report(
        .notPositive, "the \(name) .\(dimension) must be above 0; it is laid out as 0 points.")
    }
  }

  private mutating func check(_ spacing: LayoutSpacing, _ name: String) {
    switch spacing {
    case .fixed(let points), .flexible(let points):
      guard !points.isFinite else { return }
      report(.notFinite, "the \(name) of \(points) is not a number; 0 is used. Give it points.")
    }
  }
}
