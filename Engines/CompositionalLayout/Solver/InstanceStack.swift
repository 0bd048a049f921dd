import Foundation
import LayoutGeometry

/// The instances of a section's group, one after the other along the scroll axis.
///
/// Nothing is stored for an instance without measured cells: its position is arithmetic, so a
/// section of a billion items costs as much as one instance and the measured ones.
/// Instances with their own frames are in a tree, each with the number of instances before it that
/// equal the template. A lookup by position, by instance or by item costs O(log n) of them.
struct InstanceStack: Sendable {
  /// The scroll axis.
  let axis: LayoutAxis
  /// A complete instance without measured cells; `nil` if there are no items.
  var whole: SolvedInstance?
  /// The number of items with a frame.
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
  var hasUnplaceableItem = false

  /// The frames of a complete instance without measured cells.
  var template: LayoutTemplate? { whole?.template }

  /// The number of items of an instance without measured cells; 0 if no item fits.
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

extension InstanceStack {
  /// Returns an instance by its index; `nil` if it is out of bounds.
  func instance(_ number: Int) -> PlacedInstance? {
    guard number >= 0, number < count else { return nil }
    let found = solved.first { before, next in before.instances + next.instances > number }
    guard let found, number == found.before.instances + found.sum.instances - 1 else {
      let run = found?.before ?? solved.sum.length
      return runInstance(whole, number - run.instances, in: run)
    }
    return solvedInstance(found)
  }

  /// Returns the instance that contains an item; `nil` if the item has no frame.
  func instance(ofItem item: Int) -> PlacedInstance? {
    guard item >= 0, item < itemCount, leavesPerInstance > 0 else { return nil }
    let found = solved.first { before, next in before.items + next.items > item }
    guard let found, item >= found.before.items + found.sum.items - found.element.leafCount else {
      let run = found?.before ?? solved.sum.length
      return runInstance(whole, (item - run.items) / leavesPerInstance, in: run)
    }
    return solvedInstance(found)
  }

  /// Returns the number of items of an instance; only the last one can be incomplete.
  func leafCount(of instance: PlacedInstance) -> Int {
    max(0, min(instance.solved.leafCount, itemCount - instance.item))
  }

  /// Returns the cell of an item, relative to the section's content start; `nil` if it has no
  /// frame.
  func cell(_ item: Int) -> LayoutTemplate.Leaf? {
    guard let instance = instance(ofItem: item) else { return nil }
    let leaf = item - instance.item
    guard instance.template.leaves.indices.contains(leaf) else { return nil }
    return self.leaf(instance.template.leaves[leaf], in: instance)
  }

  /// Returns a cell of the template with its frame in an instance.
  func leaf(_ leaf: LayoutTemplate.Leaf, in instance: PlacedInstance) -> LayoutTemplate.Leaf {
    var copy = leaf
    copy.frame = frame(leaf.frame, in: instance)
    return copy
  }

  /// Converts a frame of the template to one in an instance.
  func frame(_ frame: CGRect, in instance: PlacedInstance) -> CGRect {
    var origin = frame.origin
    origin[axis] += instance.origin
    origin[axis.crossing] += crossOrigin
    return CGRect(origin: origin, size: frame.size)
  }

  /// Returns an instance of a run of equal ones by its index in the run.
  func runInstance(_ whole: SolvedInstance?, _ step: Int, in run: InstanceOffset) -> PlacedInstance?
  {
    guard let whole else { return nil }
    var instance = PlacedInstance(number: 0, item: 0, origin: 0, solved: whole)
    move(&instance, to: step, in: run)
    return instance
  }

  /// Moves an instance that equals the template to an index in a run of them.
  func move(_ instance: inout PlacedInstance, to step: Int, in run: InstanceOffset) {
    instance.number = run.instances + step
    instance.item = run.items + step * instance.solved.leafCount
    instance.origin = firstOrigin + run.points + CGFloat(step) * pitch
  }

  /// Returns an instance with its own frames; its sum includes the run before it.
  func solvedInstance(_ found: SummedTree<SolvedInstance, InstanceSum>.Found) -> PlacedInstance {
    PlacedInstance(
      number: found.before.instances + found.sum.instances - 1,
      item: found.before.items + found.sum.items - found.element.leafCount,
      origin: firstOrigin + found.before.points + CGFloat(found.sum.instances - 1) * pitch,
      solved: found.element)
  }
}

extension InstanceStack {
  /// The interval that all instances cover along the scroll axis, relative to the section's content
  /// start.
  var span: LayoutInterval? {
    guard count > 0 else { return nil }
    let run = runHull(count - solved.sum.instances).moved(by: solved.sum.length.points)
    return solved.sum.hull.union(run).moved(by: firstOrigin)
  }

  /// Calls `body` with the instances that may touch `interval` of the scroll axis, in order.
  ///
  /// Costs O(log n) of those with their own frames, and the number of results. The order of
  /// instances may differ from the order of positions, since gaps may be negative.
  func visit(intersecting interval: LayoutInterval, _ body: (PlacedInstance) -> Void) {
    guard count > 0 else { return }
    let inner = interval.moved(by: -firstOrigin)
    // 1. Those with their own frames, and the runs before each.
    solved.visit { before, next in
      next.hull.moved(by: before.points).intersects(inner)
    } _: { found in
      visit(found.sum.instances - 1, in: found.before, intersecting: inner, body)
      let instance = solvedInstance(found)
      let span = found.element.template.span.moved(by: instance.origin)
      if span.intersects(interval) { body(instance) }
    }
    // 2. The run after the last of them.
    visit(count - solved.sum.instances, in: solved.sum.length, intersecting: inner, body)
  }

  /// Returns the interval that this many instances of the template cover, from the start of the
  /// first.
  func runHull(_ count: Int) -> LayoutInterval {
    guard count > 0, let span = template?.span else { return .nothing }
    return span.union(span.moved(by: CGFloat(count - 1) * pitch))
  }

  /// Calls `body` with the instances of a run of equal ones, found by arithmetic.
  ///
  /// If more of them overlap than a display can show, only the first of them.
  private func visit(
    _ count: Int, in run: InstanceOffset, intersecting interval: LayoutInterval,
    _ body: (PlacedInstance) -> Void
  ) {
    guard count > 0, let span = template?.span else { return }
    let first = interval.start - run.points - span.end
    let last = interval.end - run.points - span.start
    // One instance is moved, since creating one retains its template.
    guard var instance = runInstance(whole, 0, in: run) else { return }
    let most = LayoutLimits.instances(in: interval.length)
    for step in steps(from: first, to: last, count: count).prefix(most) {
      move(&instance, to: step, in: run)
      body(instance)
    }
  }

  /// Returns the multiples of `pitch` that may lie between two distances.
  private func steps(from first: CGFloat, to last: CGFloat, count: Int) -> Range<Int> {
    guard pitch != 0 else { return first < 0 && last > 0 ? 0..<count : 0..<0 }
    let bounds = [first / pitch, last / pitch].sorted()
    let lower = Self.clamped(bounds[0].rounded(.down), count: count)
    let upper = Self.clamped(bounds[1].rounded(.up) + 1, count: count)
    return lower..<max(lower, upper)
  }

  private static func clamped(_ step: CGFloat, count: Int) -> Int {
    step < CGFloat(count) ? Int(max(0, step)) : count
  }
}
