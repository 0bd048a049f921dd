/// A list that stores the sum of every range of its elements.
///
/// Use it for elements that have a length and are searched by position: a thousand sections, or the
/// measured ones among a million rows. The list adds up the sums of its elements:
///
/// ```swift
/// var rows = SummedTree<String, Row>()
/// rows.insert("title", sum: Row(length: 44, tallest: 44), at: 0)
/// rows.insert("text", sum: Row(length: 120, tallest: 120), at: 1)
/// rows.offset(of: 1)  // 44
/// rows.first { before, next in before + next.length > 60 }?.element  // "text"
/// ```
///
/// A B+ tree of arrays. Finding, setting, inserting, removing and a prefix sum cost O(log n). A
/// copy costs nothing, and a change to one of two copies copies O(log n) of it.
package struct SummedTree<Element: Sendable, Sum: TreeSum>: Sendable {
  private(set) var root = Node.empty

  /// The number of elements.
  package private(set) var count = 0

  /// The sum of all elements.
  package private(set) var sum = Sum.zero

  /// Creates an empty tree.
  package init() {}

  /// Creates a tree of these elements with their sums, in order; O(n).
  package init(_ elements: some Sequence<(Element, Sum)>) {
    root = Node(elements.map { Leaf(element: $0, sum: $1) })
    updateTotals()
  }

  /// Whether there are no elements.
  package var isEmpty: Bool { count == 0 }

  /// The element at a position of the list.
  package subscript(position: Int) -> Element {
    // A coroutine, since copying an element can cost more than finding it.
    _read {
      let (leaves, local) = root.leaf(at: position)
      yield leaves[local].element
    }
  }

  /// Inserts an element with its sum before the one at a position, or at the end.
  package mutating func insert(_ element: Element, sum: Sum, at position: Int) {
    if let half = root.insert(Leaf(element: element, sum: sum), at: position) {
      root = .inner([Child(root), Child(half)])
    }
    updateTotals()
  }

  /// Removes the element at a position.
  package mutating func remove(at position: Int) {
    root.remove(at: position)
    if case .inner(let children) = root, children.count == 1 { root = children[0].node }
    updateTotals()
  }

  /// Changes an element in place; `change` returns its new sum.
  package mutating func update(at position: Int, _ change: (inout Element) -> Sum) {
    root.update(at: position) { $0.sum = change(&$0.element) }
    sum = root.sum
  }

  /// Sets the sum of an element.
  package mutating func setSum(_ sum: Sum, at position: Int) {
    update(at: position) { _ in sum }
  }

  /// Calls `body` with every element and its sum, in order.
  package func forEach(_ body: (Element, Sum) -> Void) {
    root.forEach { body($0.element, $0.sum) }
  }

  private mutating func updateTotals() {
    (count, sum) = (root.count, root.sum)
  }
}

/// The sum of a range of elements of a `SummedTree`: its length, and other values.
///
/// ```swift
/// struct Row: TreeSum {
///   static let zero = Row()
///   var length = 0.0
///   var tallest = 0.0
///   mutating func add(_ next: Row) {
///     length += next.length
///     tallest = max(tallest, next.tallest)
///   }
/// }
/// ```
///
/// Adding has to be associative, apart from rounding errors of floating-point numbers; it need not
/// be commutative, so a sum may contain positions relative to the start of its range.
package protocol TreeSum: Equatable, Sendable {
  /// The type of offsets from the start of the tree: `Int`, `CGFloat`, or several of them.
  associatedtype Offset: AdditiveArithmetic & Sendable

  /// The sum of an empty range.
  static var zero: Self { get }

  /// The distance from the start of this range to the start of the next one.
  var length: Offset { get }

  /// Adds the sum of the range after this one.
  mutating func add(_ next: Self)
}
