import Foundation
import LayoutGeometry

/// The instances of a section's group, one after the other along the scroll axis.
///
/// Nothing is stored for an instance that is as described: its place is arithmetic, so a section of
/// a thousand million items costs what one instance and the measured ones cost. Those with frames of
/// their own are in a tree, each with the number of others before it: every look-up, by position, by
/// instance or by item, costs O(log n) of them.
struct InstanceStack: Sendable {
  /// The scroll axis.
  let axis: LayoutAxis
  /// A whole instance of which nothing was measured; nil where there are no items.
  var whole: SolvedInstance?
  /// How many items have a place.
  var itemCount: Int
  /// The section's insets before the first and after the last instance, in points.
  let insets: LayoutInterval
  /// The gaps around each instance, in points.
  let edges: LayoutInterval
  /// The gap between two instances, in points.
  let spacing: CGFloat
  /// Where the instances start across the scroll axis, in the layout's coordinate space.
  let crossOrigin: CGFloat
  /// The instances with frames of their own.
  var solved = SummedTree<SolvedInstance, InstanceSum>()
  /// What all uniform cells of the section share; nil where each group has its own.
  var sharing: SharedLengths.InSection?
  /// Whether an instance takes no item because of its sizes; those behind it are like the template.
  var isStuck = false

  /// The frames of a whole instance of which nothing was measured.
  var template: LayoutTemplate? { whole?.template }

  /// How many items an instance takes of which nothing was measured; 0 where nothing can be placed.
  var leavesPerInstance: Int { whole?.leafCount ?? 0 }

  /// How many instances there are.
  var count: Int {
    guard leavesPerInstance > 0, itemCount > 0 else { return 0 }
    let left = max(0, itemCount - solved.sum.items)
    return solved.sum.instances + (left > 0 ? (left - 1) / leavesPerInstance + 1 : 0)
  }

  /// The distance from one instance of the template to the next, in points.
  var pitch: CGFloat { (whole?.length(on: axis) ?? 0) + gap }

  /// What lies between two instances, in points.
  var gap: CGFloat { edges.start + edges.end + spacing }

  /// Where the first instance starts, in points from the section's content start.
  var firstOrigin: CGFloat { insets.start + edges.start }

  /// The length of insets, instances and gaps, in points (2.8).
  ///
  /// [guess 2.7, §9.3] A last instance that is not full counts as a whole one unless it sizes itself.
  var contentLength: CGFloat {
    guard let last = instance(count - 1) else { return insets.start + insets.end }
    return last.origin + last.solved.length(on: axis) + edges.end + insets.end
  }
}
