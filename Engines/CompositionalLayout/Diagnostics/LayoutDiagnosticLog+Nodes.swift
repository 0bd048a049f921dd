import Foundation
import LayoutGeometry

extension LayoutDiagnosticLog {
  /// Reports invalid numbers of a node.
  mutating func check(_ node: LayoutNode) {
    check(node.size)
    check(node.insets)
    check(node.edgeSpacing.leading, "edge spacing")
    check(node.edgeSpacing.top, "edge spacing")
    check(node.edgeSpacing.trailing, "edge spacing")
    check(node.edgeSpacing.bottom, "edge spacing")
    if case .group(let group) = node.content { check(group.spacing, "spacing between items") }
    for badge in node.supplementaries {
      check(badge.size, of: " of the badge \"\(badge.kind)\"")
      check(badge.insets, of: " of the badge \"\(badge.kind)\"")
      check(badge.containerAnchor, of: badge)
      if let anchor = badge.itemAnchor { check(anchor, of: badge) }
    }
  }

  /// Reports lengths that are not finite or not positive.
  mutating func check(
    _ size: LayoutItemSize, of name: @autoclosure () -> String = "",
    at location: LayoutDiagnostic.Location? = nil
  ) {
    check(size.width, "width", name(), at: location)
    check(size.height, "height", name(), at: location)
  }

  /// Reports insets that are not finite.
  mutating func check(
    _ insets: LayoutInsets, of name: @autoclosure () -> String = "",
    at location: LayoutDiagnostic.Location? = nil
  ) {
    guard !insets.isFinite else { return }
    report(
      .notFinite, at: location,
      "an inset\(name()) is not a number: \(insets.text); 0 is used. Give it points.")
  }

  /// Reports spacing that is not finite.
  mutating func check(
    _ spacing: LayoutSpacing, _ name: String, at location: LayoutDiagnostic.Location? = nil
  ) {
    switch spacing {
    case .fixed(let points), .flexible(let points):
      guard !points.isFinite else { return }
      report(
        .notFinite, at: location,
        "the \(name) of \(points) is not a number; 0 is used. Give it points.")
    }
  }

  private mutating func check(
    _ dimension: LayoutDimension, _ side: String, _ name: @autoclosure () -> String,
    at location: LayoutDiagnostic.Location?
  ) {
    let value = dimension.value
    if !value.isFinite {
      report(
        .notFinite, at: location,
        "the \(side)\(name()) .\(dimension.text) is not a number; 0 is used. Give it points.")
    } else if value <= 0 {
      report(
        .notPositive, at: location,
        "the \(side)\(name()) .\(dimension.text) must be above 0; it is laid out as 0 points.")
    }
  }

  private mutating func check(_ anchor: LayoutAnchor, of badge: LayoutSupplementary) {
    guard !anchor.offset.x.isFinite || !anchor.offset.y.isFinite else { return }
    report(
      .notFinite,
      """
      the offset of the badge "\(badge.kind)" is not a number: \(anchor.offset.text); 0 is used. \
      Give it points.
      """)
  }
}
