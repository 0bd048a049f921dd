import Foundation
import LayoutGeometry

/// The sizes of the items of a section of a flow layout, in points.
///
/// Items of one size cost nothing, regardless of their number; items that were measured or differ
/// are stored separately. Negative lengths and NaN count as 0.
package struct FlowItemSizes: Equatable, Sendable {
  private let common: CGSize?
  private let each: [CGSize]
  private var measured: [Int: CGSize] = [:]

  /// Creates sizes of items that all have one size.
  package init(same size: CGSize) {
    common = size.layable
    each = []
  }

  /// Creates sizes of items in order; equal ones are stored once.
  package init(each sizes: [CGSize]) {
    let layable = sizes.map(\.layable)
    let first = layable.first ?? .zero
    common = layable.allSatisfy { $0 == first } ? first : nil
    each = common == nil ? layable : []
  }

  /// Returns the size of an item.
  package subscript(item: Int) -> CGSize {
    if let size = measured[item] { return size }
    return common ?? (each.indices.contains(item) ? each[item] : .zero)
  }

  /// The size of all items that aren't exceptions; `nil` if every item may differ.
  var ordinary: CGSize? { common }

  /// The items with another size, sorted.
  var exceptions: [Int] { measured.keys.sorted() }

  /// Sets the size that a view requests for an item.
  package mutating func measure(_ size: CGSize, item: Int) {
    measured[item] = size.layable
  }
}

extension CGSize {
  /// The size without NaN, infinities and negative lengths.
  fileprivate var layable: CGSize {
    CGSize(width: max(0, width.bounded), height: max(0, height.bounded))
  }
}
