import Foundation
import LayoutGeometry

extension InstanceStack {
  /// Returns an instance by its index; `nil` if it is out of bounds.
  func instance(_ number: Int) -> PlacedInstance? {
    guard number >= 0, number < count else { return nil }
    let found = solved.first { before, next in before.instances + next.instances > number }
    guard let found, number == found.before.instances + found.sum.instances - 1 else {
      let run = found?.before ?? solved.sum.length
      return like(whole, number - run.instances, in: run)
    }
    return own(found)
  }

  /// Returns the instance that contains an item; `nil` if the item isn't placed.
  func instance(ofItem item: Int) -> PlacedInstance? {
    guard item >= 0, item < itemCount, leavesPerInstance > 0 else { return nil }
    let found = solved.first { before, next in before.items + next.items > item }
    guard let found, item >= found.before.items + found.sum.items - found.element.leafCount else {
      let run = found?.before ?? solved.sum.length
      return like(whole, (item - run.items) / leavesPerInstance, in: run)
    }
    return own(found)
  }

  /// Returns the number of items of an instance; only the last one can be incomplete.
  func leafCount(of instance: PlacedInstance) -> Int {
    max(0, min(instance.solved.leafCount, itemCount - instance.item))
  }

  /// Returns the cell of an item, relative to the section's content start; `nil` if it isn't
  /// placed.
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

  /// Returns an instance of a run of equal ones by its index in the run.
  func like(_ whole: SolvedInstance?, _ step: Int, in run: InstanceOffset) -> PlacedInstance? {
    guard let whole else { return nil }
    var instance = PlacedInstance(number: 0, item: 0, origin: 0, solved: whole)
    place(&instance, step, in: run)
    return instance
  }

  /// Moves an instance that equals the template to an index in a run of them.
  func place(_ instance: inout PlacedInstance, _ step: Int, in run: InstanceOffset) {
    instance.number = run.instances + step
    instance.item = run.items + step * instance.solved.leafCount
    instance.origin = firstOrigin + run.points + CGFloat(step) * pitch
  }

  /// Returns an instance with its own frames; its sum includes the run before it.
  func own(_ found: SummedTree<SolvedInstance, InstanceSum>.Found) -> PlacedInstance {
    PlacedInstance(
      number: found.before.instances + found.sum.instances - 1,
      item: found.before.items + found.sum.items - found.element.leafCount,
      origin: firstOrigin + found.before.points + CGFloat(found.sum.instances - 1) * pitch,
      solved: found.element)
  }
}
