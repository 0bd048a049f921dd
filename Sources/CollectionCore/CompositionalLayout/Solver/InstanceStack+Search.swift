import Foundation

extension InstanceStack {
  /// What everything in the stack covers along the scroll axis, from the section's content start.
  ///
  /// Instances of the template lie between the first and the last one, or the measured ones.
  var span: LayoutInterval? {
    let count = count
    guard count > 0, let template else { return nil }
    let ends = [0, max(0, count - 2), count - 1].map { instance in
      (self.template(of: instance) ?? template).span.moved(by: origin(of: instance))
    }
    var span = ends.dropFirst().reduce(ends[0]) { $0.union($1) }
    if let own = solved.span {
      // Instances beside a measured one may stick out further than it does.
      span = span.union(own.inset(start: -reach.length, end: -reach.length))
    }
    return span
  }

  /// How far frames reach before the start and after the end of their instance at most.
  private var reach: LayoutInterval {
    let own = template?.span ?? LayoutInterval(start: 0, end: 0)
    return LayoutInterval(
      start: min(0, own.start, solved.lead),
      end: max(0, own.end - length(of: template), solved.trail))
  }

  /// The instances that may touch `interval` of the scroll axis, found by binary search.
  func instances(intersecting interval: LayoutInterval) -> Range<Int> {
    guard count > 0, let template else { return 0..<0 }
    guard !solved.entries.isEmpty else {
      return instances(of: run(after: 0), count: count, span: template.span, in: interval)
    }
    // Where gaps are negative, instances need not come in order: all stretches are looked at.
    guard gap >= 0 else { return instancesInAnyOrder(intersecting: interval) }
    let reach = reach
    let lower = first(endingAfter: interval.start - reach.end)
    return lower..<max(lower, first(startingFrom: interval.end - reach.start))
  }

  /// The cell of an item, counted from the section's content start; nil where it has no place.
  func cell(_ item: Int) -> LayoutTemplate.Leaf? {
    guard let place = place(of: item), let leaves = template(of: place.instance)?.leaves,
      leaves.indices.contains(place.leaf)
    else { return nil }
    return placed(leaves[place.leaf], in: place.instance)
  }

  /// The cell as it is in one instance.
  func placed(_ leaf: LayoutTemplate.Leaf, in instance: Int) -> LayoutTemplate.Leaf {
    var copy = leaf
    copy.frame = frame(leaf.frame, in: instance)
    return copy
  }

  /// A frame of the template as it is in one instance.
  func frame(_ frame: CGRect, in instance: Int) -> CGRect {
    var origin = frame.origin
    origin[axis] += self.origin(of: instance)
    origin[axis.crossing] += crossOrigin
    return CGRect(origin: origin, size: frame.size)
  }

  // MARK: Instances in order

  private func first(endingAfter position: CGFloat) -> Int {
    let next = solved.entries.firstPosition {
      $0.origin + length(of: $0.template) > position
    }
    let run = run(after: next)
    return step(run, (position - length(of: template) - run.origin).rounded(by: pitch, .down), next)
  }

  private func first(startingFrom position: CGFloat) -> Int {
    let next = solved.entries.firstPosition { $0.origin >= position }
    let run = run(after: next)
    return step(run, (position - run.origin).rounded(by: pitch, .up), next)
  }

  /// The instance so many steps into a run, at most the one that ends it.
  private func step(_ run: Run, _ steps: CGFloat, _ next: Int) -> Int {
    let end = next < solved.entries.count ? solved.entries[next].instance : count
    return steps < CGFloat(end - run.instance) ? run.instance + Int(max(0, steps)) : end
  }

  // MARK: Instances in any order

  private func instancesInAnyOrder(intersecting interval: LayoutInterval) -> Range<Int> {
    let span = template?.span ?? LayoutInterval(start: 0, end: 0)
    let stretches = (0...solved.entries.count).map { position -> Range<Int> in
      let run = run(after: position)
      let end = position < solved.entries.count ? solved.entries[position].instance : count
      return instances(of: run, count: end - run.instance, span: span, in: interval)
    }
    let own = solved.entries.filter {
      $0.template.span.moved(by: $0.origin).intersects(interval)
    }.map { $0.instance..<($0.instance + 1) }
    let found = (stretches + own).filter { !$0.isEmpty }
    guard let lower = found.map(\.lowerBound).min(), let upper = found.map(\.upperBound).max()
    else { return 0..<0 }
    return lower..<upper
  }

  /// The instances of one stretch of equal ones, found by arithmetic.
  private func instances(
    of run: Run, count: Int, span: LayoutInterval, in interval: LayoutInterval
  ) -> Range<Int> {
    let (start, end) = (run.instance, run.instance + max(0, count))
    let first = interval.start - run.origin - span.end
    let final = interval.end - run.origin - span.start
    guard pitch != 0 else { return first < 0 && final > 0 ? start..<end : start..<start }
    let bounds = [first / pitch, final / pitch].sorted()
    let lower = clamped(bounds[0].rounded(.down), count: end - start)
    let upper = clamped(bounds[1].rounded(.up) + 1, count: end - start)
    return (start + lower)..<(start + max(lower, upper))
  }

  private func clamped(_ instance: CGFloat, count: Int) -> Int {
    instance < CGFloat(count) ? Int(max(0, instance)) : count
  }
}

extension CGFloat {
  /// How many steps of `pitch` this is; where a step is nothing, none or all of them.
  fileprivate func rounded(by pitch: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    guard pitch > 0 else { return self < 0 || (rule == .up && self == 0) ? 0 : .infinity }
    return (self / pitch).rounded(rule)
  }
}
