import Foundation
import LayoutGeometry

/// The frames of one instance of a section's group, and the number of items that they depend on.
///
/// A class, so that trees and lookups copy a single reference.
final class SolvedInstance: Sendable {
  /// The frames.
  let template: LayoutTemplate
  /// The number of items that the frames depend on, including items that did not fit; 0 if not
  /// determined yet.
  let reach: Int

  /// Creates an instance with these frames.
  init(_ template: LayoutTemplate, reach: Int) {
    self.template = template
    self.reach = reach
  }

  /// The number of items that it contains.
  var leafCount: Int { template.leaves.count }

  /// Returns its length along an axis, in points.
  func length(on axis: LayoutAxis) -> CGFloat { template.size[axis] }
}

/// One instance of a section's group with its position.
struct PlacedInstance {
  /// Its index in the section.
  var number: Int
  /// Its first item.
  var item: Int
  /// Its origin along the axis of its stack, in points from the section's content start.
  var origin: CGFloat
  /// Its frames and their dependencies.
  let solved: SolvedInstance

  /// Its frames.
  var template: LayoutTemplate { solved.template }
}

/// The items, the instances and the length of consecutive instances.
///
/// All values are relative to the first of them. One element of the tree is an instance with its
/// own frames, together with the instances before it that equal the template.
struct InstanceSum: TreeSum {
  static let zero = InstanceSum()

  /// The offset to the next element.
  var length = InstanceOffset.zero
  /// The number of items that the frames depend on, including items that did not fit.
  var reach = 0
  /// The interval that cells and badges cover along the axis.
  var hull = LayoutInterval.nothing
  /// The interval that cells and badges of instances with their own frames cover across the axis.
  var across = LayoutInterval.nothing
  /// The largest length across the axis of the instances with their own frames.
  var acrossLength: CGFloat = 0

  /// The number of instances.
  var instances: Int { length.instances }
  /// The number of items.
  var items: Int { length.items }

  mutating func add(_ next: InstanceSum) {
    hull = hull.union(next.hull.moved(by: length.points))
    across = across.union(next.across)
    acrossLength = max(acrossLength, next.acrossLength)
    reach = max(reach, items.saturatingSum(next.reach))
    length += next.length
  }
}

/// The offset of an instance from the first one of its section.
struct InstanceOffset: AdditiveArithmetic, Sendable {
  static let zero = InstanceOffset(instances: 0, items: 0, points: 0)

  /// The offset in instances.
  var instances: Int
  /// The offset in items.
  var items: Int
  /// The offset in points along the axis of the stack.
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
  /// An interval that is empty, so that a union with it changes nothing.
  static let nothing = LayoutInterval(start: .infinity, end: -.infinity)
}
