import Foundation
import LayoutGeometry

/// Solves the instances of a section again that depend on items with new sizes (2.7).
///
/// Where an instance comes to take more or fewer items, those behind it are solved too, up to the
/// first that starts at the item at which one started before: from there on everything holds.
struct InstanceSolver {
  /// The section.
  let section: SectionSolver
  /// The items with new sizes, in ascending order.
  let changed: [Int]

  private var sizes: MeasuredSizes { section.content.measured.items }

  /// Brings `stack` up to date; costs the solving of what changes, and O(log n) for each.
  ///
  /// Instances that read no measured item are like the template and skipped by arithmetic.
  func solve(_ stack: inout InstanceStack, with groups: inout GroupSolver) throws(LayoutFault) {
    var next = 0
    for item in changed where item < stack.itemCount {
      // 1. Find the first instance that reads the item; there can be several.
      while next <= item, let first = stack.firstInstance(from: next, reading: item) {
        // 2. Solve it, and those behind it as far as they change.
        next = try solve(&stack, from: first.item, with: &groups)
      }
    }
  }

  /// Solves instances from the one at an item on, and returns the item from which the others hold.
  private func solve(
    _ stack: inout InstanceStack, from start: Int, with groups: inout GroupSolver
  ) throws(LayoutFault) -> Int {
    var solved: [(item: Int, own: SolvedInstance)] = []
    var item = start
    repeat {
      // 1. Skip the instances that read nothing measured.
      let skipped = skipping(from: item, in: stack)
      guard skipped == item else {
        item = skipped
        continue
      }
      // 2. Solve the one that does; where it takes nothing, nothing measured has a place behind it.
      let own = try instance(at: item, of: stack, with: &groups)
      stack.isStuck = own.leafCount == 0
      guard !stack.isStuck else {
        item = stack.itemCount
        break
      }
      solved.append((item, own))
      item += own.leafCount
      // 3. End where an earlier instance starts that reads no changed item.
    } while item < stack.itemCount && !holds(item, in: stack)
    stack.replace(start..<item, with: solved)
    return item
  }

  /// The first item at or after one at which an instance reads something measured.
  private func skipping(from item: Int, in stack: InstanceStack) -> Int {
    guard let next = sizes.first(from: item), next < stack.itemCount else {
      return stack.itemCount
    }
    let reach = stack.whole?.reach ?? 1
    guard next - item >= reach else { return item }
    return item + ((next - item - reach) / stack.leavesPerInstance + 1) * stack.leavesPerInstance
  }

  /// Whether an earlier instance starts at an item and reads nothing that has changed.
  private func holds(_ item: Int, in stack: InstanceStack) -> Bool {
    guard let old = stack.instance(ofItem: item), old.item == item else { return false }
    let next = changed.firstPosition { $0 >= item }
    return next == changed.count || changed[next] - item >= old.solved.reach
  }

  private func instance(
    at item: Int, of stack: InstanceStack, with groups: inout GroupSolver
  ) throws(LayoutFault) -> SolvedInstance {
    let left = stack.itemCount - item
    // One item more than there is tells whether the instance is whole, however many it could hold.
    let whole = try section.instance(from: item, limit: left.saturatingSum(1), with: &groups)
    guard whole.leafCount > left else { return whole }
    let cut = try section.instance(from: item, limit: left, with: &groups)
    return SolvedInstance(cut.template, reach: max(whole.reach, cut.reach))
  }
}
