import CompositionalLayout
import Foundation

extension LayoutCase: CustomStringConvertible {
  /// The description of the case: the view, and each section in the notation of
  /// compositional-layout.md, 0.
  package var description: String {
    let view =
      "\(configuration.axis), \(environment.size.width) × \(environment.size.height), scale "
      + "\(environment.displayScale), \(environment.isRightToLeft ? "right to left" : "left to right")"
    let sections = contents.prefix(10).enumerated().map { place, content in
      "\(place): \(content.itemCount) × \(content.section.group.text(depth: 0)), "
        + "\(content.section.orthogonalBehavior), insets \(content.section.insets), spacing "
        + "\(content.section.interGroupSpacing), \(content.section.boundaryItems.map(\.size))"
    }
    return ([view, "\(contents.count) sections, \(configuration)"] + sections)
      .joined(separator: "\n")
  }
}

extension LayoutNode {
  /// Returns the description of an item and its contents, up to a depth.
  fileprivate func text(depth: Int) -> String {
    let own = "(\(size.width), \(size.height))"
    switch content {
    case .leaf: return own
    case .custom(let number): return "custom\(own) \(number)"
    case .group(let group):
      let children = group.children.prefix(4)
        .map { depth > 8 ? "…" : $0.text(depth: depth + 1) }.joined(separator: ", ")
      let more = group.children.count > 4 ? ", … \(group.children.count)" : ""
      return "\(group.axis == .horizontal ? "H" : "V")\(own)[\(children)\(more)] \(group.filling) "
        + "\(group.spacing)"
    }
  }
}
