import Foundation
import LayoutGeometry

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
      let instance = own(found)
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
    guard var instance = like(whole, 0, in: run) else { return }
    let most = LayoutLimits.instances(in: interval.length)
    for step in steps(from: first, to: last, count: count).prefix(most) {
      place(&instance, step, in: run)
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
