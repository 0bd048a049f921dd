import Foundation
import LayoutGeometry

extension InstanceStack {
  /// Returns the first instance at or after the item `start` whose frames depend on an item; `nil`
  /// if there is none.
  func firstInstance(from start: Int, dependingOn item: Int) -> PlacedInstance? {
    let found = solved.first { before, next in
      before.items + next.items > start && before.items.saturatingSum(next.reach) > item
    }
    let run = found?.before ?? solved.sum.length
    let step = firstIndex(in: run, from: start, dependingOn: item)
    guard let found, step >= found.sum.instances - 1 else {
      let instance = runInstance(whole, step, in: run)
      return instance.flatMap { $0.item < itemCount ? $0 : nil }
    }
    return solvedInstance(found)
  }

  /// Replaces the instances that start in a range of items.
  ///
  /// The range begins and ends where an instance starts, or at the end. The instances between the
  /// given ones, and after them, equal the template. Costs O(log n) for each given and each
  /// replaced instance.
  mutating func replace(_ items: Range<Int>, with instances: [(item: Int, own: SolvedInstance)]) {
    // 1. Find the instances in the range, and the start of the next one.
    let first = solved.first { before, next in before.items + next.items > items.lowerBound }
    if let first, instances.count == 1, first.covers(items),
      instances[0].own.leafCount == items.count
    {
      let sum = sum(of: instances[0].own, after: first.sum.instances - 1)
      return store(instances[0].own, sum, at: first.position, inPlace: true)
    }
    let position = first?.position ?? solved.count
    var end = (first?.before ?? solved.sum.length).items
    let behind = solved.first { before, next in before.items + next.items > items.upperBound }
    let old = (behind?.position ?? solved.count) - position
    // 2. Replace as many as exist, and insert or remove the rest.
    for (step, new) in instances.enumerated() {
      let sum = sum(of: new.own, after: (new.item - end) / leavesPerInstance)
      end = new.item + new.own.leafCount
      store(new.own, sum, at: position + step, inPlace: step < old)
    }
    for _ in 0..<max(0, old - instances.count) { solved.remove(at: position + instances.count) }
    // 3. Update the number of instances before the next one.
    guard let behind else { return }
    let start = behind.before.items + behind.sum.items - behind.element.leafCount
    let between = (start - end) / leavesPerInstance
    guard between != behind.sum.instances - 1 else { return }
    solved.setSum(
      sum(of: behind.element, after: between), at: position + instances.count)
  }

  /// Moves the instances with their items after an edit; returns whether that was possible.
  ///
  /// It is possible if each instance contains one item. The instances of inserted items equal the
  /// template. Costs O(log n) for each range of removed or inserted items.
  mutating func apply(_ edit: SectionItemEdit) -> Bool {
    let (removed, inserted) = (edit.removedRanges, edit.insertedRanges)
    guard leavesPerInstance == 1, !hasUnplaceableItem, sharing == nil,
      solved.sum.items == solved.sum.instances,
      removed.count + inserted.count <= 8 + solved.count / 16,
      pitch >= LayoutLimits.pitch, itemCount + edit.growth > 0
    else { return false }
    for range in removed.reversed() { removeItems(range) }
    for range in inserted { insertItems(range) }
    return true
  }

  private mutating func insertItems(_ items: Range<Int>) {
    itemCount += items.count
    let next = solved.first { before, next in before.items + next.items > items.lowerBound }
    guard let next else { return }
    let run = next.sum.instances - 1 + items.count
    solved.setSum(sum(of: next.element, after: run), at: next.position)
  }

  private mutating func removeItems(_ items: Range<Int>) {
    itemCount -= items.count
    let first = solved.first { before, next in before.items + next.items > items.lowerBound }
    guard let start = first?.before.items else { return }
    var removedCount = 0
    while let next = solved.first(where: { $0.items + $1.items > start }) {
      let item = start + removedCount + next.sum.items - 1
      guard item < items.upperBound else {
        let run = item - items.count - start
        return solved.setSum(sum(of: next.element, after: run), at: next.position)
      }
      removedCount += next.sum.items
      solved.remove(at: next.position)
    }
  }

  /// Returns the sum of an instance with this many instances before it that equal the template.
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

  /// The number of items that an instance without measured cells depends on.
  private var wholeReach: Int { whole?.reach ?? 0 }

  private mutating func store(
    _ own: SolvedInstance, _ sum: InstanceSum, at position: Int, inPlace: Bool
  ) {
    guard inPlace else { return solved.insert(own, sum: sum, at: position) }
    solved.update(at: position) { known in
      known = own
      return sum
    }
  }

  /// Returns the first instance of a run that depends on an item, of those at or after the item
  /// `start`.
  private func firstIndex(in run: InstanceOffset, from start: Int, dependingOn item: Int) -> Int {
    let missed = max(0, item - run.items - wholeReach + 1)
    let before = max(0, start - run.items)
    return (max(missed, before) + leavesPerInstance - 1) / leavesPerInstance
  }
}

extension SummedTree<SolvedInstance, InstanceSum>.Found {
  /// Returns whether the instance itself contains exactly these items.
  fileprivate func covers(_ items: Range<Int>) -> Bool {
    before.items + sum.items == items.upperBound && element.leafCount == items.count
  }
}

extension LayoutTemplate {
  /// Returns the interval that its cells and badges cover on an axis.
  func covered(on axis: LayoutAxis) -> LayoutInterval {
    let leaves = leaves.reduce(LayoutInterval.nothing) { $0.union($1.frame.interval(on: axis)) }
    return badges.reduce(leaves) { $0.union($1.frame.interval(on: axis)) }
  }
}

extension InstanceStack {
  /// Descriptions of violated invariants of the instances with their own frames; for tests.
  ///
  /// O(n) of them. Each contains items, starts after the previous one, and has the sum that follows
  /// from its frames and from the number of instances before it that equal the template.
  var brokenInvariants: [String] {
    var broken = solved.brokenInvariants
    solved.forEach { instance, sum in
      if instance.leafCount == 0 { broken.append("an instance takes no items") }
      if sum.items != (sum.instances - 1) * leavesPerInstance + instance.leafCount {
        broken.append("\(sum.instances - 1) instances and another take \(sum.items) items")
      }
      if sum != self.sum(of: instance, after: sum.instances - 1) {
        broken.append("an instance's sum is not up to date")
      }
    }
    if solved.sum.items > itemCount {
      broken.append("\(solved.sum.items) of \(itemCount) items are taken")
    }
    return broken
  }
}
