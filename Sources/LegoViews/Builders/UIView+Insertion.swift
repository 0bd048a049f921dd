import LayoutGeometry
import UIKit

/// A view that inserts other views behind itself in its superview, such as a block that follows state.
@MainActor package protocol ViewGroup: UIView {
  /// Notifies the view that its superview has arranged it.
  func didArrange()
}

extension UIView {
  /// Inserts a view behind one of its siblings, or moves it there.
  ///
  /// In a stack view that arranges the sibling it becomes an arranged subview; in a box, a box. In any
  /// other view it is placed by constraints, at its alignment. A view that is moved remains first
  /// responder.
  package func insertArranged(_ view: UIView, after sibling: UIView) {
    let (view, sibling) = (view.arrangedView, sibling.arrangedView)
    let responder = view.superview === self ? view.firstResponderInside : nil
    if let stack = self as? UIStackView, stack.arrangedSubviews.contains(sibling) {
      stack.removeArrangedSubview(view)
      let position =
        stack.arrangedSubviews.firstIndex(of: sibling) ?? stack.arrangedSubviews.count - 1
      stack.insertArrangedSubview(view, at: position + 1)
    } else {
      let group = sibling.existingViewBox?.group
      if view.existingViewBox?.group !== group { view.viewBox.group = group }
      insertSubview(view, aboveSubview: sibling)
      view.viewBox.group = group
      view.moveBox(behind: sibling)
    }
    view.viewBox.constrain()
    (view as? any ViewGroup)?.didArrange()
    if let responder, !responder.isFirstResponder { responder.becomeFirstResponder() }
  }

  // UIKit may move a subview without removing it, so that a box is not notified. A sibling may be in a
  // group of the box.
  private func moveBox(behind sibling: UIView) {
    guard let parent = sibling.existingViewBox?.node.parent else { return }
    let node = viewBox.node
    node.removeFromParent()
    let position = parent.children.firstIndex { $0 === sibling.existingViewBox?.node }
    parent.insert(node, at: position.map { $0 + 1 } ?? parent.children.count)
    setNeedsBoxLayout()
  }

  /// The first responder among the view and its descendants.
  private var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    return subviews.firstNonNil(\.firstResponderInside)
  }
}
