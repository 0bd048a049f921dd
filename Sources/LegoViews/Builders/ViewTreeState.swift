import UIKit

/// The scroll positions and typed texts of a tree of views, by the position of their view in it.
@MainActor package struct ViewTreeState {
  private var offsets: [[Int]: CGPoint] = [:]
  private var responder: [Int]?

  /// Collects the state of a tree.
  package init(_ root: UIView) {
    visit(root, at: [])
  }

  private mutating func visit(_ view: UIView, at path: [Int]) {
    if let scrollView = view as? UIScrollView, scrollView.contentOffset != .zero {
      offsets[path] = scrollView.contentOffset
    }
    if view.isFirstResponder { responder = path }
    for (index, subview) in view.subviews.enumerated() { visit(subview, at: path + [index]) }
  }

  /// Applies the state to another tree, as far as it has the same views.
  package func restore(in root: UIView) {
    if !offsets.isEmpty { root.superview?.layoutIfNeeded() }
    for (path, offset) in offsets {
      guard let scrollView = root.descendant(at: path) as? UIScrollView else { continue }
      let inset = scrollView.adjustedContentInset
      let maximum = CGPoint(
        x: max(-inset.left, scrollView.contentSize.width + inset.right - scrollView.bounds.width),
        y: max(-inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height))
      scrollView.contentOffset = CGPoint(x: min(offset.x, maximum.x), y: min(offset.y, maximum.y))
    }
    if let responder, let view = root.descendant(at: responder), view.canBecomeFirstResponder {
      view.becomeFirstResponder()
    }
  }
}

extension UIView {
  fileprivate func descendant(at path: [Int]) -> UIView? {
    path.reduce(self as UIView?) { view, index in
      guard let view, view.subviews.indices.contains(index) else { return nil }
      return view.subviews[index]
    }
  }
}
