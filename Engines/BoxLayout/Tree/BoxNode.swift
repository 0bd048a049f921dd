import Foundation
import LayoutGeometry

/// A box in a tree of boxes, which is laid out from its root.
///
/// The nodes are the engine behind boxes that lay out views. A leaf asks its content for its size; the
/// other nodes arrange their children.
///
/// ```swift
/// let title = BoxNode(content: titleLabel)
/// let row = BoxNode(
///   arrangement: BoxArrangement(.linear(BoxLine(.horizontal, spacing: 8))),
///   children: [icon, title])
/// row.layOut(in: CGSize(width: 390, height: CGFloat.infinity))
/// title.frame  // in the coordinate space of the row
/// ```
///
/// A layout visits each node twice: lengths are asked for from the leaves to the root, first the widths
/// and, once these are known, the heights; lengths are given from the root to the leaves. So its cost
/// is linear in the number of nodes, however they are nested. A node whose subtree hasn't changed, in a
/// slot of the same size, is not visited again. After a change of one box of a long column, only that box
/// is visited, and those below it if they move.
///
/// Overlapping accesses to the properties are not looked for at run time, which takes a tenth of a layout:
/// they are values, whose functions call nothing that could access a node.
package final class BoxNode {
  /// The boxes inside, in their order.
  ///
  /// Declared first, beside the parent and the frame: what a layout reads of each box is in few lines of the cache.
  @exclusivity(unchecked) package private(set) var children: [BoxNode] = []
  /// The box around this one; a box that is released leaves its children without a parent.
  ///
  /// Unsafe, since counting references takes a third of marking the boxes around one that has changed. The
  /// parent's deinitializer ends the reference, before anything else can use it.
  package private(set) unowned(unsafe) var parent: BoxNode?
  /// The results of former layouts.
  @exclusivity(unchecked) var memory = BoxMemory()
  /// The size, margin and place in the parent.
  @exclusivity(unchecked) package var style: BoxStyle {
    didSet { if style != oldValue { setNeedsLayout() } }
  }
  /// The arrangement of the children.
  @exclusivity(unchecked) package var arrangement: BoxArrangement {
    didSet { if arrangement != oldValue { setNeedsLayout() } }
  }
  /// The rule for the size of a box without children.
  package let content: (any BoxContent)?

  /// Creates a node; children are removed from their former parents.
  package init(
    style: BoxStyle = BoxStyle(), arrangement: BoxArrangement = BoxArrangement(),
    content: (any BoxContent)? = nil, children: [BoxNode] = []
  ) {
    self.style = style
    self.arrangement = arrangement
    self.content = content
    for child in children { append(child) }
  }

  deinit {
    for child in children { child.parent = nil }
  }

  /// The frame in the coordinate space of the parent, in points, since the last layout.
  package var frame: CGRect { memory.frame }

  /// The size of the children with the padding, in points, since the last layout: more than the size
  /// if a box scrolls.
  package var contentSize: CGSize { memory.contentSize }

  /// Inserts a box behind the other children.
  package func append(_ child: BoxNode) { insert(child, at: children.count) }

  /// Inserts a box at a position, which is limited to those that there are.
  ///
  /// A box that contains this one, or is it, is not inserted.
  package func insert(_ child: BoxNode, at position: Int) {
    guard !child.contains(self) else { return }
    child.removeFromParent()
    children.insert(child, at: max(0, min(position, children.count)))
    child.parent = self
    setNeedsLayout()
  }

  /// Removes the box from its parent, if it has one; a search among the parent's children.
  package func removeFromParent() {
    guard let parent, let position = parent.children.firstIndex(where: { $0 === self }) else {
      return
    }
    parent.children.remove(at: position)
    parent.setNeedsLayout()
    self.parent = nil
  }

  /// Marks the box and those around it as changed; the next layout visits them.
  ///
  /// Call it if the size of the content has changed. It ends at the first box that is marked already.
  package func setNeedsLayout() {
    memory.invalidate()
    var (child, node) = (self, parent)
    while let box = node, box.memory.invalidate(changing: child) {
      (child, node) = (box, box.parent)
    }
  }

  /// Whether the box, or one inside it, has changed since the last layout.
  package var needsLayout: Bool { memory.needsLayout }

  private func contains(_ other: BoxNode) -> Bool {
    var node: BoxNode? = other
    while let box = node {
      if box === self { return true }
      node = box.parent
    }
    return false
  }
}

extension RandomAccessCollection where Element == BoxNode, Index == Int {
  /// Calls a function with each box and its position from 0 on, without counting references.
  ///
  /// The collection keeps the boxes meanwhile. Counting a reference to each would take longer than most of
  /// what is done with it, since the processor then waits for a box before it loads the next one. A function
  /// for one box, called from here, is not inlined, and takes back what this saves.
  @inline(__always) func visit(_ body: (BoxNode, Int) -> Void) {
    for index in indices {
      let position = index - startIndex
      Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef { body($0, position) }
    }
  }

  /// Returns what a function returns for each box, as ``visit(_:)`` calls it.
  @inline(__always) func values<Value>(_ value: (BoxNode) -> Value) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(count)
    visit { box, _ in result.append(value(box)) }
    return result
  }
}
