import Foundation
import LayoutGeometry

extension InstanceStack {
  /// An instance by its number; nil where there is none.
  func instance(_ number: Int) -> PlacedInstance? {
    guard number >= 0, number < count else { return nil }
    let found = solved.first { before, next in before.instances + next.instances > number }
    guard let found, number == found.before.instances + found.sum.instances - 1 else {
      let run = found?.before ?? solved.sum.length
      return like(whole, number - run.instances, in: run)
    }
    return own(found)
  }

  /// The instance that has an item; nil where the item has no place.
  func instance(ofItem item: Int) -> PlacedInstance? {
    guard item >= 0, item < itemCount, leavesPerInstance > 0 else { return nil }
    let found = solved.first { before, next in before.items + next.items > item }
    guard let found, item >= found.before.items + found.sum.items - found.element.leafCount else {
      let run = found?.before ?? solved.sum.length
      return like(whole, (item - run.items) / leavesPerInstance, in: run)
    }
    return own(found)
  }

  /// How many of its items an instance shows; fewer than it has room for only at the end.
  func leafCount(of instance: PlacedInstance) -> Int {
    max(0, min(instance.solved.leafCount, itemCount - instance.item))
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
  func like(_ whole: SolvedInstance?, _ step: Int, in run: InstanceOffset) -> PlacedInstance? {
    guard let whole else { return nil }
    var instance = PlacedInstance(number: 0, item: 0, origin: 0, solved: whole)
    place(&instance, step, in: run)
    return instance
  }

  /// Moves an instance like the template so many steps into a run of them.
  func place(_ instance: inout PlacedInstance, _ step: Int, in run: InstanceOffset) {
    instance.number = run.instances + step
    instance.item = run.items + step * instance.solved.leafCount
    instance.origin = firstOrigin + run.points + CGFloat(step) * pitch
  }

  /// An instance with frames of its own; its sum counts the run before it too.
  func own(_ found: SummedTree<SolvedInstance, InstanceSum>.Found) -> PlacedInstance {
    PlacedInstance(
      number: found.before.instances + found.sum.instances - 1,
      item: found.before.items + found.sum.items - found.element.leafCount,
      origin: firstOrigin + found.before.points + CGFloat(found.sum.instances - 1) * pitch,
      solved: found.element)
  }
}
