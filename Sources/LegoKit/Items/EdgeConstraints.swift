import UIKit

/// The constraints between the edges of a view and those of its superview.
@MainActor package final class EdgeConstraints {
  private var insets = NSDirectionalEdgeInsets.zero
  private let top: NSLayoutConstraint
  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint
  private let bottom: NSLayoutConstraint

  /// Adds `view` to `superview`, whose edges its own edges follow.
  ///
  /// The bottom yields while a cell has its estimated height.
  package init(adding view: UIView, to superview: UIView) {
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    top = view.topAnchor.constraint(equalTo: superview.topAnchor)
    leading = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor)
    trailing = superview.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    bottom = superview.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([top, leading, trailing, bottom])
  }

  /// Sets the distances of the view's edges from those of the superview.
  func setInsets(_ insets: NSDirectionalEdgeInsets) {
    guard insets != self.insets else { return }
    self.insets = insets
    (top.constant, leading.constant) = (insets.top, insets.leading)
    (trailing.constant, bottom.constant) = (insets.trailing, insets.bottom)
  }
}
