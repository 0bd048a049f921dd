import Foundation
import LayoutGeometry

/// What a stretch of instances takes: items, instances, and points along the axis of the stack.
///
/// Everything counts from where the stretch begins. One stretch is an instance with frames of its
/// own and those like the template before it.
struct InstanceSum: TreeSum {
  static let zero = InstanceSum()

  /// How far the next stretch is from this one.
  var length = InstanceOffset.zero
  /// How many items frames depend on, those that did not fit counted.
  var reach = 0
  /// What cells and badges cover along the axis.
  var hull = LayoutInterval.nothing
  /// What cells and badges of instances with frames of their own cover across the axis.
  var across = LayoutInterval.nothing
  /// The length of the longest instance across the axis, of those with frames of their own.
  var acrossLength: CGFloat = 0

  /// How many instances there are.
  var instances: Int { length.instances }
  /// How many items they take.
  var items: Int { length.items }

  mutating func add(_ next: InstanceSum) {
    hull = hull.union(next.hull.moved(by: length.points))
    across = across.union(next.across)
    acrossLength = max(acrossLength, next.acrossLength)
    reach = max(reach, items.saturatingSum(next.reach))
    length += next.length
  }
}

/// How far an instance of a section is from the first.
struct InstanceOffset: AdditiveArithmetic, Sendable {
  static let zero = InstanceOffset(instances: 0, items: 0, points: 0)

  /// In instances.
  var instances: Int
  /// In items.
  var items: Int
  /// In points along the axis of the stack.
  var points: CGFloat

  static func + (one: Self, other: Self) -> Self {
    Self(
      instances: one.instances + other.instances, items: one.items + other.items,
      points: one.points + other.points)
  }

  static func - (one: Self, other: Self) -> Self {
    Self(
      instances: one.instances - other.instances, items: one.items - other.items,
      points: one.points - other.points)
  }
}

extension LayoutInterval {
  /// What covers nothing, and adds nothing to a union.
  static let nothing = LayoutInterval(start: .infinity, end: -.infinity)
}
