import Foundation
import LayoutGeometry

/// A solver of the instances of a section that depend on items with new sizes
/// (compositional-layout.md, 2.7).
///
/// If an instance then contains more or fewer items, the following ones are solved too, up to the
/// first that starts at the same item as one of the previous solution: all instances from there on
/// are unchanged.
struct InstanceSolver {
  /// The section.
  let section: SectionSolver
  /// The items with new sizes, in ascending order.
  let changed: [Int]

  private var sizes: MeasuredSizes { section.content.measured.items }

  /// Updates `stack`; costs the solution of the changed instances, and O(log n) for each.
  ///
  /// Instances that depend on no measured item equal the template and are skipped by arithmetic.
  func solve(_ stack: inout InstanceStack, with groups: inout GroupSolver) throws(LayoutFault) {
    var next = 0
    for item in changed where item < stack.itemCount {
      // 1. Find the first instance that depends on the item; there can be several.
      while next <= item, let first = stack.firstInstance(from: next, dependingOn: item) {
        // 2. Solve it, and the following ones as far as they change.
        next = try solve(&stack, from: first.item, with: &groups)
      }
    }
  }

  /// Solves instances from the one at an item on, and returns the first item of the unchanged rest.
  private func solve(
    _ stack: inout InstanceStack, from start: Int, with groups: inout GroupSolver
  ) throws(LayoutFault) -> Int {
    var solved: [(item: Int, own: SolvedInstance)] = []
    var item = start
    repeat {
      // 1. Skip the instances that depend on no measured item.
      let skipped = skipping(from: item, in: stack)
      guard skipped == item else {
        item = skipped
        continue
      }
      // 2. Solve the next one; if it contains no items, none of the following ones has any.
      let own = try instance(at: item, of: stack, with: &groups)
      stack.hasUnplaceableItem = own.leafCount == 0
      guard !stack.hasUnplaceableItem else {
        item = stack.itemCount
        break
      }
      solved.append((item, own))
      item += own.leafCount
      // 3. Stop at the start of a previous instance that depends on no changed item.
    } while item < stack.itemCount && !holds(item, in: stack)
    stack.replace(start..<item, with: solved)
    return item
  }

  /// Returns the first item at or after one at which an instance depends on a measured item.
  private func skipping(from item: Int, in stack: InstanceStack) -> Int {
    guard let next = sizes.first(from: item), next < stack.itemCount else {
      return stack.itemCount
    }
    let reach = stack.whole?.reach ?? 1
    guard next - item >= reach else { return item }
    return item + ((next - item - reach) / stack.leavesPerInstance + 1) * stack.leavesPerInstance
  }

  /// Returns whether a previous instance starts at an item and depends on no changed item.
  private func holds(_ item: Int, in stack: InstanceStack) -> Bool {
    guard let old = stack.instance(ofItem: item), old.item == item else { return false }
    let next = changed.firstPosition { $0 >= item }
    return next == changed.count || changed[next] - item >= old.solved.reach
  }

  private func instance(
    at item: Int, of stack: InstanceStack, with groups: inout GroupSolver
  ) throws(LayoutFault) -> SolvedInstance {
    let left = stack.itemCount - item
    // A limit of one more than the remaining items shows whether the instance is complete.
    let whole = try section.instance(from: item, limit: left.saturatingSum(1), with: &groups)
    guard whole.leafCount > left else { return whole }
    let cut = try section.instance(from: item, limit: left, with: &groups)
    return SolvedInstance(cut.template, reach: max(whole.reach, cut.reach))
  }
}
