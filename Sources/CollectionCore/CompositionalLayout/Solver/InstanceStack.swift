import Foundation

/// The instances of a section's group, one after the other along the scroll axis.
///
/// Nothing is stored for an instance that is as described: its place is arithmetic, so a section of
/// a thousand million items costs what one instance and the measured ones cost.
struct InstanceStack: Sendable {
  /// The scroll axis.
  let axis: LayoutAxis
  /// The frames of a whole instance of which nothing was measured; nil where there are no items.
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
  /// The instances with frames of their own.
  var solved = SolvedInstances()

  /// Where instances of the same frames begin.
  struct Run {
    /// The first instance.
    var instance: Int
    /// Its first item.
    var item: Int
    /// Where it starts along the scroll axis, in points from the section's content start.
    var origin: CGFloat
  }

  /// How many items an instance takes of which nothing was measured; 0 where nothing can be placed.
  var leavesPerInstance: Int { template?.leaves.count ?? 0 }

  /// How many instances there are.
  var count: Int {
    guard leavesPerInstance > 0, itemCount > 0 else { return 0 }
    let final = run(after: solved.entries.count)
    let left = max(0, itemCount - final.item)
    return final.instance + (left > 0 ? (left - 1) / leavesPerInstance + 1 : 0)
  }

  /// The distance from one instance of the template to the next, in points.
  var pitch: CGFloat { length(of: template) + gap }

  /// What lies between two instances, in points.
  var gap: CGFloat { edges.start + edges.end + spacing }

  /// The length of insets, instances and gaps, in points (2.8).
  ///
  /// [guess 2.7, §9.3] A last instance that is not full counts as a whole one unless it sizes itself.
  var contentLength: CGFloat {
    let count = count
    guard count > 0 else { return insets.start + insets.end }
    return origin(of: count - 1) + length(of: template(of: count - 1)) + edges.end + insets.end
  }

  /// Where the instances go on behind the first `position` of those with frames of their own.
  func run(after position: Int) -> Run {
    guard position > 0 else {
      return Run(instance: 0, item: 0, origin: insets.start + edges.start)
    }
    let entry = solved.entries[position - 1]
    return Run(
      instance: entry.instance + 1, item: entry.item + entry.template.leaves.count,
      origin: entry.origin + length(of: entry.template) + gap)
  }

  /// Where an instance starts along the scroll axis, in points from the section's content start.
  func origin(of instance: Int) -> CGFloat {
    let position = solved.position(upTo: instance)
    if let own = entry(instance, at: position) { return own.origin }
    let run = run(after: position)
    return run.origin + CGFloat(instance - run.instance) * pitch
  }

  /// The frames of an instance.
  func template(of instance: Int) -> LayoutTemplate? {
    entry(instance, at: solved.position(upTo: instance))?.template ?? template
  }

  /// The item at which an instance starts.
  func firstItem(of instance: Int) -> Int {
    let position = solved.position(upTo: instance)
    if let own = entry(instance, at: position) { return own.item }
    let run = run(after: position)
    return run.item + (instance - run.instance) * leavesPerInstance
  }

  /// How many items an instance has.
  func leafCount(of instance: Int) -> Int {
    let whole = template(of: instance)?.leaves.count ?? 0
    return max(0, min(whole, itemCount - firstItem(of: instance)))
  }

  /// The instance that has an item, and which of its items it is; nil where the item has no place.
  func place(of item: Int) -> (instance: Int, leaf: Int)? {
    guard item >= 0, item < itemCount, leavesPerInstance > 0 else { return nil }
    let position = solved.position(upToItem: item)
    if position > 0, case let entry = solved.entries[position - 1],
      item - entry.item < entry.template.leaves.count
    {
      return (entry.instance, item - entry.item)
    }
    let run = run(after: position)
    let (instance, leaf) = (item - run.item).quotientAndRemainder(dividingBy: leavesPerInstance)
    return (run.instance + instance, leaf)
  }

  func length(of template: LayoutTemplate?) -> CGFloat { template?.size[axis] ?? 0 }

  private func entry(_ instance: Int, at position: Int) -> SolvedInstances.Entry? {
    guard position > 0, solved.entries[position - 1].instance == instance else { return nil }
    return solved.entries[position - 1]
  }
}
