import Foundation
import LayoutGeometry

extension InstanceStack {
  /// The first instance, of those that start at or after the item `start`, whose frames depend on an
  /// item; nil where none does.
  func firstInstance(from start: Int, reading item: Int) -> PlacedInstance? {
    let found = solved.first { before, next in
      before.items + next.items > start && before.items.saturatingSum(next.reach) > item
    }
    let run = found?.before ?? solved.sum.length
    let step = firstStep(in: run, from: start, reading: item)
    guard let found, step >= found.sum.instances - 1 else {
      let instance = like(whole, step, in: run)
      return instance.flatMap { $0.item < itemCount ? $0 : nil }
    }
    return own(found)
  }

  /// Puts instances in the place of those that start in a range of items.
  ///
  /// The range begins and ends where an instance starts, or at the end. Between those that are
  /// given, and behind them, instances are like the template. O(log n) for each one given and each
  /// one replaced.
  mutating func replace(_ items: Range<Int>, with instances: [(item: Int, own: SolvedInstance)]) {
    // 1. Find what is in the range, and where the one behind it starts.
    let first = solved.first { before, next in before.items + next.items > items.lowerBound }
    if let first, instances.count == 1, first.covers(items),
      instances[0].own.leafCount == items.count
    {
      let sum = sum(of: instances[0].own, after: first.sum.instances - 1)
      return put(instances[0].own, sum, at: first.position, inPlace: true)
    }
    let position = first?.position ?? solved.count
    var end = (first?.before ?? solved.sum.length).items
    let behind = solved.first { before, next in before.items + next.items > items.upperBound }
    let old = (behind?.position ?? solved.count) - position
    // 2. Replace as many as there are, and insert or remove the others.
    for (step, new) in instances.enumerated() {
      let sum = sum(of: new.own, after: (new.item - end) / leavesPerInstance)
      end = new.item + new.own.leafCount
      put(new.own, sum, at: position + step, inPlace: step < old)
    }
    for _ in 0..<max(0, old - instances.count) { solved.remove(at: position + instances.count) }
    // 3. Count anew the instances between the last one and the one behind.
    guard let behind else { return }
    let start = behind.before.items + behind.sum.items - behind.element.leafCount
    let between = (start - end) / leavesPerInstance
    guard between != behind.sum.instances - 1 else { return }
    solved.setSum(
      sum(of: behind.element, after: between), at: position + instances.count)
  }

  /// What an instance takes with so many like the template before it.
  func sum(of instance: SolvedInstance, after run: Int) -> InstanceSum {
    let (template, items) = (instance.template, run * leavesPerInstance)
    let start = CGFloat(run) * pitch
    var sum = InstanceSum()
    sum.length = InstanceOffset(
      instances: run + 1, items: items + instance.leafCount,
      points: start + template.size[axis] + gap)
    sum.hull = runHull(run).union(template.span.moved(by: start))
    sum.reach = items.saturatingSum(instance.reach)
    if run > 0 {
      sum.reach = max(sum.reach, (items - leavesPerInstance).saturatingSum(wholeReach))
    }
    sum.across = template.covered(on: axis.crossing)
    sum.acrossLength = template.size[axis.crossing]
    return sum
  }

  /// How many items a whole instance depends on of which nothing was measured.
  private var wholeReach: Int { whole?.reach ?? 0 }

  private mutating func put(
    _ own: SolvedInstance, _ sum: InstanceSum, at position: Int, inPlace: Bool
  ) {
    guard inPlace else { return solved.insert(own, sum: sum, at: position) }
    solved.update(at: position) { known in
      known = own
      return sum
    }
  }

  /// The first instance of a run that depends on an item, of those at or after the item `start`.
  private func firstStep(in run: InstanceOffset, from start: Int, reading item: Int) -> Int {
    let missed = max(0, item - run.items - wholeReach + 1)
    let before = max(0, start - run.items)
    return (max(missed, before) + leavesPerInstance - 1) / leavesPerInstance
  }
}

extension SummedTree<SolvedInstance, InstanceSum>.Found {
  /// Whether the instance itself takes these items and no others.
  fileprivate func covers(_ items: Range<Int>) -> Bool {
    before.items + sum.items == items.upperBound && element.leafCount == items.count
  }
}

extension LayoutTemplate {
  /// What its cells and badges cover on an axis.
  func covered(on axis: LayoutAxis) -> LayoutInterval {
    let leaves = leaves.reduce(LayoutInterval.nothing) { $0.union($1.frame.interval(on: axis)) }
    return badges.reduce(leaves) { $0.union($1.frame.interval(on: axis)) }
  }
}
