import Foundation
import LayoutGeometry

/// The instances of a section's group, one after the other along the scroll axis.
///
/// Nothing is stored for an instance without measured cells: its position is arithmetic, so a
/// section of a thousand million items costs as much as one instance and the measured ones.
/// Instances with their own frames are in a tree, each with the number of instances before it that
/// equal the template. A look-up by position, by instance or by item costs O(log n) of them.
struct InstanceStack: Sendable {
  /// The scroll axis.
  let axis: LayoutAxis
  /// A complete instance without measured cells; `nil` if there are no items.
  var whole: SolvedInstance?
  /// The number of items that are placed.
  var itemCount: Int
  /// The section's insets before the first and after the last instance, in points.
  let insets: LayoutInterval
  /// The gaps before and after each instance, in points.
  let edges: LayoutInterval
  /// The gap between two instances, in points.
  let spacing: CGFloat
  /// The origin of the instances across the scroll axis, in the layout's coordinate space.
  let crossOrigin: CGFloat
  /// The instances with their own frames.
  var solved = SummedTree<SolvedInstance, InstanceSum>()
  /// The lengths that all uniform cells of the section share; `nil` if each group has its own.
  var sharing: SharedLengths.InSection?
  /// Whether an instance contains no item because of its sizes; the following ones equal the
  /// template.
  var isStuck = false

  /// The frames of a complete instance without measured cells.
  var template: LayoutTemplate? { whole?.template }

  /// The number of items of an instance without measured cells; 0 if nothing can be placed.
  var leavesPerInstance: Int { whole?.leafCount ?? 0 }

  /// The number of instances.
  var count: Int {
    guard leavesPerInstance > 0, itemCount > 0 else { return 0 }
    let left = max(0, itemCount - solved.sum.items)
    return solved.sum.instances + (left > 0 ? (left - 1) / leavesPerInstance + 1 : 0)
  }

  /// The distance from one instance of the template to the next, in points.
  var pitch: CGFloat { (whole?.length(on: axis) ?? 0) + gap }

  /// The distance between two instances, in points.
  var gap: CGFloat { edges.start + edges.end + spacing }

  /// The origin of the first instance, in points from the section's content start.
  var firstOrigin: CGFloat { insets.start + edges.start }

  // Unverified: an incomplete last instance has the length of a complete one unless it sizes itself
  // (compositional-layout.md, 2.7).
  /// The length of insets, instances and gaps, in points (compositional-layout.md, 2.8).
  var contentLength: CGFloat {
    guard let last = instance(count - 1) else { return insets.start + insets.end }
    return last.origin + last.solved.length(on: axis) + edges.end + insets.end
  }
}
