extension InstanceStack {
  /// What is wrong with the instances that have frames of their own; nothing, unless there is a
  /// mistake in what changes them.
  ///
  /// O(n) of them, for tests. Each takes items, starts behind the one before, and has the sum that
  /// follows from its frames and from the number of instances like the template before it.
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
