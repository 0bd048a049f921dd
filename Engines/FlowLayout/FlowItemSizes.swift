import Foundation
import LayoutGeometry

/// How large the items of a section of a flow layout are, in points.
///
/// Items of one size cost nothing, however many there are; items that were measured or differ are
/// kept one by one. Lengths that are negative or no number count as 0.
package struct FlowItemSizes: Equatable, Sendable {
  private let common: CGSize?
  private let each: [CGSize]
  private var measured: [Int: CGSize] = [:]

  /// Items that all have one size.
  package init(same size: CGSize) {
    common = size.layable
    each = []
  }

  /// Items with a size each, in their order; equal ones are kept as one.
  package init(each sizes: [CGSize]) {
    let layable = sizes.map(\.layable)
    let first = layable.first ?? .zero
    common = layable.allSatisfy { $0 == first } ? first : nil
    each = common == nil ? layable : []
  }

  /// The size of an item.
  package subscript(item: Int) -> CGSize {
    if let size = measured[item] { return size }
    return common ?? (each.indices.contains(item) ? each[item] : .zero)
  }

  /// The size of all items that are not exceptions; nil where every item may differ.
  var ordinary: CGSize? { common }

  /// The items of another size than the ordinary, sorted.
  var exceptions: [Int] { measured.keys.sorted() }

  /// Takes a view's own size for an item.
  package mutating func measure(_ size: CGSize, item: Int) {
    measured[item] = size.layable
  }
}

extension CGSize {
  /// The size as far as it can be laid out.
  fileprivate var layable: CGSize {
    CGSize(width: max(0, width.bounded), height: max(0, height.bounded))
  }
}
