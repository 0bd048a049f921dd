import Foundation

extension InstanceStack {
  /// What everything in the stack covers along the scroll axis, from the section's content start.
  var span: LayoutInterval? {
    guard count > 0, let first = template(of: 0), let final = template(of: count - 1) else {
      return nil
    }
    let whole = template?.span ?? first.span
    return first.span.moved(by: origin(of: 0))
      .union(whole.moved(by: origin(of: max(0, count - 2))))
      .union(final.span.moved(by: origin(of: count - 1)))
  }

  /// The instances that may touch `interval` of the scroll axis, found by arithmetic.
  func instances(intersecting interval: LayoutInterval) -> Range<Int> {
    guard count > 0, let template else { return 0..<0 }
    let span = last.map { $0.span.union(template.span) } ?? template.span
    let first = interval.start - origin(of: 0) - span.end
    let final = interval.end - origin(of: 0) - span.start
    guard pitch != 0 else { return first < 0 && final > 0 ? 0..<count : 0..<0 }
    let bounds = [first / pitch, final / pitch].sorted()
    let lower = clamped(bounds[0].rounded(.down))
    return lower..<max(lower, clamped(bounds[1].rounded(.up) + 1))
  }

  /// The frame of a cell, counted from the section's content start; nil where it has no place.
  func cell(_ item: Int) -> LayoutTemplate.Leaf? {
    guard item >= 0, item < itemCount, leavesPerInstance > 0 else { return nil }
    let instance = item / leavesPerInstance
    guard let leaves = template(of: instance)?.leaves else { return nil }
    let place = item % leavesPerInstance
    guard leaves.indices.contains(place) else { return nil }
    return placed(leaves[place], in: instance)
  }

  /// The cell as it is in one instance.
  func placed(_ leaf: LayoutTemplate.Leaf, in instance: Int) -> LayoutTemplate.Leaf {
    LayoutTemplate.Leaf(frame: frame(leaf.frame, in: instance), zIndex: leaf.zIndex)
  }

  /// A frame of the template as it is in one instance.
  func frame(_ frame: CGRect, in instance: Int) -> CGRect {
    var origin = frame.origin
    origin[axis] += self.origin(of: instance)
    origin[axis.crossing] += crossOrigin
    return CGRect(origin: origin, size: frame.size)
  }

  private func clamped(_ instance: CGFloat) -> Int {
    instance < CGFloat(count) ? Int(max(0, instance)) : count
  }
}
