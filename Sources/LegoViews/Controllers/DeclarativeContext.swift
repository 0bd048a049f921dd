import UIKit

/// The view that `build()` has returned, and changes of single views in it.
///
/// ```swift
/// final class DetailsController: DeclarativeViewController {
///   private let label = UILabel().text("Details")
///   private let spacer = Spacer(10)
///
///   override func build() -> UIView { Column(children: [label, spacer]) }
///
///   func hideDetails() {
///     UIView.animate(withDuration: 0.5) {
///       self.context.setSpacing(50, for: self.spacer)
///       self.context.setHidden(true, for: self.label)
///     }
///   }
/// }
/// ```
@MainActor public final class DeclarativeContext {
  private weak var host: UIView?
  /// The view that `build()` has returned last.
  public private(set) var content: UIView?

  init() {}

  /// Sets the length of a spacer along its row or column, in points.
  ///
  /// Of a view that isn't a spacer, it is the distance behind the view, if it is in a stack view. In the
  /// block of an animation the change is animated.
  public func setSpacing(_ length: CGFloat, for view: UIView) {
    if let spacer = view as? Spacer {
      spacer.length = length
    } else if let stack = view.superview as? UIStackView {
      stack.setCustomSpacing(length, after: view)
    }
    layOutInAnimation()
  }

  /// Hides or displays a view; hidden, it takes no space in a box or a stack view.
  ///
  /// In the block of an animation the change is animated.
  public func setHidden(_ isHidden: Bool, for view: UIView) {
    view.visibility(isHidden ? .gone : .visible)
    layOutInAnimation()
  }

  private func layOutInAnimation() {
    if BlockAnimation.isInherited { host?.layoutIfNeeded() }
  }

  /// Displays a view in place of the one before, at all edges of a host.
  ///
  /// Scroll views at the same position in the tree keep their content offset, and a first responder
  /// is replaced by the view at its position.
  func display(_ view: UIView, in host: UIView) {
    let state = content.map { TreeState($0) }
    content?.removeFromSuperview()
    (self.host, content) = (host, view)
    host.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])
    state?.restore(in: view)
  }
}

/// What the user has scrolled and typed into, by its position in a tree of views.
@MainActor private struct TreeState {
  private var offsets: [[Int]: CGPoint] = [:]
  private var responder: [Int]?

  /// Collects the state of a tree.
  init(_ root: UIView) {
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
  func restore(in root: UIView) {
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
