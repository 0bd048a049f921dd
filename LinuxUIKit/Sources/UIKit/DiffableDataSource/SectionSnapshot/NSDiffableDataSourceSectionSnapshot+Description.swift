extension NSDiffableDataSourceSectionSnapshot {
  /// The outline as text, one line for each item, two spaces further in for each level.
  ///
  /// ```
  /// +* Fruit
  ///   -* Apple
  ///   -* Pear
  /// -* Roots
  ///   - Carrot
  /// ```
  ///
  /// A plus stands for expanded items, a minus for collapsed ones, a star for those that are
  /// visible.
  public func visualDescription() -> String {
    var lines: [String] = []
    var stack = outlineItems(below: SectionTree<ItemIdentifierType>.top, level: 0, isVisible: true)
    while let next = stack.popLast() {
      lines.append(line(of: next))
      stack += outlineItems(
        below: next.node, level: next.level + 1,
        isVisible: next.isVisible && tree.isExpanded(next.node))
    }
    return lines.joined(separator: "\n")
  }

  /// [guess 7.3] The signs are Apple's; their order and the space before the item are ours.
  private func line(of outlineItem: OutlineItem) -> String {
    let indentation = String(repeating: "  ", count: outlineItem.level)
    let sign = tree.isExpanded(outlineItem.node) ? "+" : "-"
    let star = outlineItem.isVisible ? "*" : ""
    let name = tree.item(of: outlineItem.node).map { "\($0)" } ?? ""
    return "\(indentation)\(sign)\(star) \(name)"
  }

  /// The last child comes first, as the stack of a depth-first walk wants it.
  private func outlineItems(below parent: Int, level: Int, isVisible: Bool) -> [OutlineItem] {
    tree.children(of: parent).reversed().map {
      OutlineItem(node: $0, level: level, isVisible: isVisible)
    }
  }
}

/// An item that is to be described, and what its parents say about it.
private struct OutlineItem {
  let node: Int
  let level: Int
  let isVisible: Bool
}
