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
