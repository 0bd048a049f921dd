import Foundation

extension InstanceStack {
  /// An instance by its number; nil where there is none.
  func instance(_ number: Int) -> PlacedInstance? {
    guard number >= 0, number < count else { return nil }
    let found = solved.first { before, next in before.instances + next.instances > number }
    guard let found, number == found.before.instances + found.sum.instances - 1 else {
      let run = found?.before ?? solved.sum
      return like(template, number - run.instances, in: run)
    }
    return own(found.element, after: found.before, found.sum)
  }

  /// The instance that has an item; nil where the item has no place.
  func instance(ofItem item: Int) -> PlacedInstance? {
    guard item >= 0, item < itemCount, leavesPerInstance > 0 else { return nil }
    let found = solved.first { before, next in before.items + next.items > item }
    guard let found, item >= found.before.items + found.sum.items - found.element.leafCount else {
      let run = found?.before ?? solved.sum
      return like(template, (item - run.items) / leavesPerInstance, in: run)
    }
    return own(found.element, after: found.before, found.sum)
  }

  /// How many of its items an instance shows; fewer than it has room for only at the end.
  func leafCount(of instance: PlacedInstance) -> Int {
    max(0, min(instance.template.leaves.count, itemCount - instance.item))
  }

  /// The cell of an item, counted from the section's content start; nil where it has no place.
  func cell(_ item: Int) -> LayoutTemplate.Leaf? {
    guard let instance = instance(ofItem: item) else { return nil }
    let leaf = item - instance.item
    guard instance.template.leaves.indices.contains(leaf) else { return nil }
    return placed(instance.template.leaves[leaf], in: instance)
  }

  /// The cell as it is in one instance.
  func placed(_ leaf: LayoutTemplate.Leaf, in instance: PlacedInstance) -> LayoutTemplate.Leaf {
    var copy = leaf
    copy.frame = frame(leaf.frame, in: instance)
    return copy
  }

  /// A frame of the template as it is in one instance.
  func frame(_ frame: CGRect, in instance: PlacedInstance) -> CGRect {
    var origin = frame.origin
    origin[axis] += instance.origin
    origin[axis.crossing] += crossOrigin
    return CGRect(origin: origin, size: frame.size)
  }

  /// The instance so many steps into a run of equal ones.
  func like(_ template: LayoutTemplate?, _ step: Int, in run: InstanceSum) -> PlacedInstance? {
    guard let template else { return nil }
    var instance = PlacedInstance(
      number: 0, item: 0, origin: 0, template: template, reach: templateReach ?? leavesPerInstance)
    place(&instance, step, in: run)
    return instance
  }

  /// Moves an instance like the template so many steps into a run of them.
  func place(_ instance: inout PlacedInstance, _ step: Int, in run: InstanceSum) {
    instance.number = run.instances + step
    instance.item = run.items + step * leavesPerInstance
    instance.origin = firstOrigin + run.length + CGFloat(step) * pitch
  }

  /// An instance with frames of its own; `sum` is that of it and of the run before it.
  func own(
    _ instance: SolvedInstance, after before: InstanceSum, _ sum: InstanceSum
  ) -> PlacedInstance {
    PlacedInstance(
      number: before.instances + sum.instances - 1,
      item: before.items + sum.items - instance.leafCount,
      origin: firstOrigin + before.length + CGFloat(sum.instances - 1) * pitch,
      template: instance.template, reach: instance.reach)
  }
}

extension SolvedInstance {
  /// How many items it takes.
  var leafCount: Int { template.leaves.count }
}
