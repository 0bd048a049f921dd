import UIKit

/// The elements of a screen in the order in which VoiceOver visits them.
///
/// A container's `accessibilityElements` are in their own order. Other elements are sorted by rows
/// from top to bottom, and in a row in reading direction. A cell, a group and a container with
/// elements of its own are visited as a whole.
@MainActor struct AccessibilityCollector {
  /// The rectangle of the screen; elements outside it are left out.
  let visibleFrame: CGRect
  let isRightToLeft: Bool
  /// Whether the elements of groups are listed instead of the groups.
  var opensGroups = false

  /// An element or several, which are visited one after the other.
  struct Node {
    /// The elements, with the objects that they describe.
    var elements: [(element: AccessibilityElement, object: AccessibilityObject)]
    /// The rectangle by which the node is sorted.
    var frame: CGRect

    init(_ element: AccessibilityElement, _ object: AccessibilityObject) {
      (elements, frame) = ([(element, object)], element.frame)
    }

    init(joining nodes: [Node]) {
      elements = nodes.flatMap(\.elements)
      frame = nodes.reduce(.null) { $0.union($1.frame) }
    }
  }

  /// Returns the elements of an object and in it, sorted.
  func nodes(of object: AccessibilityObject) -> [Node] {
    if let view = object as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
    guard !object.accessibilityElementsHidden else { return [] }
    if object.isAccessibilityElement { return leaf(object) }
    let inner = innerNodes(of: object)
    if let cell = object as? UIView, cell.isListCell { return cellNodes(cell, inner) }
    guard !inner.isEmpty else { return [] }
    if object.accessibilityContainerType != .none {
      return [opensGroups ? Node(joining: inner) : group(object, inner)]
    }
    let isUnit =
      object.shouldGroupAccessibilityChildren || object.accessibilityElements != nil
      || object is UICollectionViewCell || object is UITableViewCell
    return isUnit ? [Node(joining: inner)] : inner
  }

  private func leaf(_ object: AccessibilityObject, label: String? = nil) -> [Node] {
    let element = AccessibilityElement(object, label: label)
    guard element.frame.intersects(visibleFrame), !isScrolledOut(object) else { return [] }
    return [Node(element, object)]
  }

  /// Returns whether a view is outside the visible part of a scroll view around it.
  private func isScrolledOut(_ object: AccessibilityObject) -> Bool {
    guard let view = object as? UIView else { return false }
    return sequence(first: view, next: \.superview).dropFirst().contains { outer in
      outer.clipsToBounds && !view.convert(view.bounds, to: outer).intersects(outer.bounds)
    }
  }

  private func innerNodes(of object: AccessibilityObject) -> [Node] {
    if let elements = object.accessibilityElements {
      return elements.compactMap { $0 as? AccessibilityObject }.flatMap(nodes(of:))
    }
    guard let view = object as? UIView else { return [] }
    let shown = view.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }
    let modal = shown.last { $0.accessibilityViewIsModal }
    return sorted((modal.map { [$0] } ?? shown).flatMap(nodes(of:)))
  }

  /// Returns a list cell as an element with its texts, followed by the controls in it.
  private func cellNodes(_ cell: UIView, _ inner: [Node]) -> [Node] {
    let parts = inner.flatMap(\.elements)
    let texts = parts.filter { $0.element.traits.contains(.staticText) && !$0.element.isGroup }
    let others = parts.filter { !$0.element.traits.contains(.staticText) || $0.element.isGroup }
    guard !texts.isEmpty else { return inner.isEmpty ? [] : [Node(joining: inner)] }
    let label = texts.compactMap(\.element.label).joined(separator: ", ")
    var element = AccessibilityElement(cell, label: label)
    if (cell as? UITableViewCell)?.isSelected ?? (cell as? UICollectionViewCell)?.isSelected
      ?? false
    {
      element.traits.insert(.selected)
    }
    let nodes = [Node(element, cell)] + others.map { Node($0.element, $0.object) }
    return [Node(joining: nodes)]
  }

  private func group(_ object: AccessibilityObject, _ nodes: [Node]) -> Node {
    let parts = nodes.flatMap(\.elements)
    return Node(AccessibilityElement(group: object, parts.map(\.element)), object)
  }

  /// Sorts nodes by rows: a row contains the nodes that begin above the center of its first one.
  private func sorted(_ nodes: [Node]) -> [Node] {
    let fromTop = nodes.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var rows: [[Node]] = []
    for node in fromTop {
      if let first = rows.last?.first, node.frame.minY < first.frame.midY {
        rows[rows.count - 1].append(node)
      } else {
        rows.append([node])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted { left, right in
        let (a, b) = (left.element.frame, right.element.frame)
        let (x, y) = isRightToLeft ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
        return (x, left.offset) < (y, right.offset)
      }.map(\.element)
    }
  }
}

extension UIView {
  /// Whether the view is a cell whose texts are spoken together: that of a table or a list.
  fileprivate var isListCell: Bool { self is UITableViewCell || self is UICollectionViewListCell }
}
