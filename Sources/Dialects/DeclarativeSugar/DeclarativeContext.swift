import LegoViews
import UIKit

/// The view that `build()` has returned, and changes of single views in it.
///
/// ```swift
/// final class DetailsController: DeclarativeViewController {
///   private let label = UILabel().text("Details")
///   private let spacer = DZSpacer(10)
///
///   override func build() -> UIView { DZColumn(children: [label, spacer]) }
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
    if let spacer = view as? DZSpacer {
      spacer.length = length
    } else if let stack = view.superview as? UIStackView {
      stack.setCustomSpacing(length, after: view)
    }
    // A box around a stack view measures it again.
    view.setNeedsBoxLayout()
    layOutInAnimation()
  }

  /// Hides or displays a view; hidden, it takes no space in a box or a stack view.
  ///
  /// In the block of an animation the change is animated.
  public func setHidden(_ isHidden: Bool, for view: UIView) {
    view.visibility(isHidden ? .gone : .visible)
    view.setNeedsBoxLayout()
    layOutInAnimation()
  }

  private func layOutInAnimation() {
    if UIView.isInAnimationBlock { host?.layoutIfNeeded() }
  }

  /// Displays a view in place of the one before, at all edges of a host.
  ///
  /// Scroll views at the same position in the tree keep their content offset, and a first responder
  /// is replaced by the view at its position.
  func display(_ view: UIView, in host: UIView) {
    let state = content.map { ViewTreeState($0) }
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
