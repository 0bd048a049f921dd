import Foundation

/// The instances of a section's group, one after the other along the scroll axis.
///
/// Nothing is stored for an instance: its place is arithmetic, so a section of a thousand million
/// items costs what one instance costs.
struct InstanceStack: Sendable {
  /// The scroll axis.
  let axis: LayoutAxis
  /// The frames of a whole instance; nil where there are no items.
  let template: LayoutTemplate?
  /// How many items there are.
  let itemCount: Int
  /// The section's insets before the first and after the last instance, in points.
  let insets: LayoutInterval
  /// The gaps around each instance, in points.
  let edges: LayoutInterval
  /// The gap between two instances, in points.
  let spacing: CGFloat
  /// Where the instances start across the scroll axis, in the layout's coordinate space.
  let crossOrigin: CGFloat
  /// The frames of the last instance where they differ from those of a whole one.
  var last: LayoutTemplate?

  /// How many items an instance takes; 0 where nothing can be placed.
  var leavesPerInstance: Int { template?.leaves.count ?? 0 }

  /// How many instances there are.
  var count: Int {
    guard leavesPerInstance > 0, itemCount > 0 else { return 0 }
    return (itemCount - 1) / leavesPerInstance + 1
  }

  /// How many items the last instance has.
  var lastCount: Int { count > 0 ? itemCount - (count - 1) * leavesPerInstance : 0 }

  /// The distance from one instance to the next, in points.
  var pitch: CGFloat { edges.start + length(of: template) + edges.end + spacing }

  /// The length of insets, instances and gaps, in points (2.8).
  ///
  /// [guess 2.7, §9.3] A last instance that is not full counts as a whole one unless it sizes itself.
  var contentLength: CGFloat {
    guard count > 0 else { return insets.start + insets.end }
    return origin(of: count - 1) + length(of: last ?? template) + edges.end + insets.end
  }

  /// Where an instance starts along the scroll axis, in points from the section's content start.
  func origin(of instance: Int) -> CGFloat {
    insets.start + edges.start + CGFloat(instance) * pitch
  }

  /// The frames of an instance.
  func template(of instance: Int) -> LayoutTemplate? {
    instance == count - 1 ? last ?? template : template
  }

  /// How many items an instance has.
  func leafCount(of instance: Int) -> Int {
    instance == count - 1 ? lastCount : leavesPerInstance
  }

  private func length(of template: LayoutTemplate?) -> CGFloat { template?.size[axis] ?? 0 }
}
