extension NSDiffableDataSourceSectionSnapshot {
  /// Returns a textual description with one line for each item, indented by two spaces per level.
  ///
  /// ```
  /// +* Fruit
  ///   -* Apple
  ///   -* Pear
  /// -* Roots
  ///   - Carrot
  /// ```
  ///
  /// Expanded items are marked with a plus, collapsed ones with a minus, and visible ones with an
  /// asterisk.
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

  // Unverified: the signs are Apple's; their order and the space before the item are inferred from
  // uikit.md, 7.3.
  private func line(of outlineItem: OutlineItem) -> String {
    let indentation = String(repeating: "  ", count: outlineItem.level)
    let sign = tree.isExpanded(outlineItem.node) ? "+" : "-"
    let star = outlineItem.isVisible ? "*" : ""
    let name = tree.item(of: outlineItem.node).map { "\($0)" } ?? ""
    return "\(indentation)\(sign)\(star) \(name)"
  }

  /// Returns the children in reverse order, for the stack of a depth-first traversal.
  private func outlineItems(below parent: Int, level: Int, isVisible: Bool) -> [OutlineItem] {
    tree.children(of: parent).reversed().map {
      OutlineItem(node: $0, level: level, isVisible: isVisible)
    }
  }
}

/// An item to describe, with the state of its ancestors.
private struct OutlineItem {
  let node: Int
  let level: Int
  let isVisible: Bool
}
