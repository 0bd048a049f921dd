import UIKit

/// A stack pinned to the edges of a view, and its frames told by where they are along and across.
@MainActor final class StackScene {
  let axis: NSLayoutConstraint.Axis
  let root: UIView
  let stack = UIStackView()
  let views: [UIView]

  /// A stack that is `length` points long and 100 across, of views with those natural lengths, 20
  /// across.
  convenience init(
    _ axis: NSLayoutConstraint.Axis, length: CGFloat, naturals: [CGFloat], across: CGFloat = 100
  ) {
    self.init(axis, length: length, across: across, sizes: naturals.map { ($0, 20) })
  }

  /// A stack of views with those natural lengths along and across.
  init(
    _ axis: NSLayoutConstraint.Axis, length: CGFloat, across: CGFloat = 100,
    sizes: [(along: CGFloat, across: CGFloat)]
  ) {
    self.axis = axis
    root = axis == .horizontal ? .sized(length, across) : .sized(across, length)
    views = sizes.map { along, across in
      axis == .horizontal ? ContentView(along, across) : ContentView(across, along)
    }
    stack.axis = axis
    for view in views { stack.addArrangedSubview(view) }
    root.addPlaced(stack)
    stack.pinEdges(to: root)
  }

  /// Where each view begins and how long it is, after layout.
  var along: [[CGFloat]] { spans(axis) }

  /// The same across the axis.
  var across: [[CGFloat]] { spans(axis == .horizontal ? .vertical : .horizontal) }

  private func spans(_ axis: NSLayoutConstraint.Axis) -> [[CGFloat]] {
    root.layoutIfNeeded()
    return views.map {
      axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  /// Sets how much each view resists being longer, and shorter, than its content.
  func prioritize(hugging: [Float] = [], resistance: [Float] = []) {
    for (view, priority) in zip(views, hugging) {
      view.setContentHuggingPriority(UILayoutPriority(priority), for: axis)
    }
    for (view, priority) in zip(views, resistance) {
      view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    }
  }

  /// How many constraints of that name the stack has.
  func count(_ identifier: String) -> Int {
    root.layoutIfNeeded()
    return stack.constraints.count { $0.identifier == identifier }
  }
}
