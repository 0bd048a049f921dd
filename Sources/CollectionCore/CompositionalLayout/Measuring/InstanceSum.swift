import Foundation

/// What a stretch of instances takes: items, instances, and points along the axis of the stack.
///
/// Everything counts from where the stretch begins. One stretch is an instance with frames of its
/// own and those like the template before it.
struct InstanceSum: TreeSum {
  static let zero = InstanceSum()

  /// How many instances there are.
  var instances = 0
  /// How many items they take.
  var items = 0
  /// How many items frames depend on, those that did not fit counted.
  var reach = 0
  /// The distance to the start of what follows, in points.
  var length: CGFloat = 0
  /// What cells and badges cover along the axis.
  var hull = LayoutInterval.nothing
  /// What cells and badges of instances with frames of their own cover across the axis.
  var across = LayoutInterval.nothing
  /// The length of the longest instance across the axis, of those with frames of their own.
  var acrossLength: CGFloat = 0

  mutating func add(_ next: InstanceSum) {
    hull = hull.union(next.hull.moved(by: length))
    across = across.union(next.across)
    acrossLength = max(acrossLength, next.acrossLength)
    reach = max(reach, items.saturatingSum(next.reach))
    instances += next.instances
    items += next.items
    length += next.length
  }
}

extension LayoutInterval {
  /// What covers nothing, and adds nothing to a union.
  static let nothing = LayoutInterval(start: .infinity, end: -.infinity)
}
