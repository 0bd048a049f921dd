import UIKit

/// A stack pinned to the edges of a view, with its frames along and across the axis.
@MainActor final class StackScene {
  let axis: NSLayoutConstraint.Axis
  let root: UIView
  let stack = UIStackView()
  let views: [UIView]

  /// Creates a stack `length` points long and 100 across, of views with the given natural lengths
  /// and 20 points across.
  convenience init(
    _ axis: NSLayoutConstraint.Axis, length: CGFloat, naturals: [CGFloat], across: CGFloat = 100
  ) {
    self.init(axis, length: length, across: across, sizes: naturals.map { ($0, 20) })
  }

  /// Creates a stack of views with the given natural lengths along and across the axis.
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

  /// The start and length of each view along the axis, after layout.
  var along: [[CGFloat]] { spans(axis) }

  /// The start and length of each view across the axis, after layout.
  var across: [[CGFloat]] { spans(axis == .horizontal ? .vertical : .horizontal) }

  private func spans(_ axis: NSLayoutConstraint.Axis) -> [[CGFloat]] {
    root.layoutIfNeeded()
    return views.map {
      axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  /// Sets the hugging and compression resistance priorities of each view along the axis.
  func prioritize(hugging: [Float] = [], resistance: [Float] = []) {
    for (view, priority) in zip(views, hugging) {
      view.setContentHuggingPriority(UILayoutPriority(priority), for: axis)
    }
    for (view, priority) in zip(views, resistance) {
      view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    }
  }

  /// Returns the number of the stack's constraints with the given identifier.
  func count(_ identifier: String) -> Int {
    root.layoutIfNeeded()
    return stack.constraints.count { $0.identifier == identifier }
  }
}
