import LegoViews
import UIKit

/// A view controller whose content a method builds.
///
/// ```swift
/// final class ProfileController: DeclarativeViewController {
///   private var isExpanded = false
///
///   override func build() -> DZWidget {
///     DZColumn(children: [
///       UILabel().text("Profile"),
///       isExpanded ? UILabel().text("Details") : nil,
///     ])
///   }
///
///   func toggle() {
///     rebuild { isExpanded.toggle() }
///   }
/// }
/// ```
///
/// The content fills the view of the controller, up to its edges.
open class DeclarativeViewController: UIViewController {
  /// The content, and changes of single views in it.
  public let context = DeclarativeContext()

  /// Returns the content of the controller.
  ///
  /// It is called when the view is loaded, and by ``rebuild(_:)``. The default implementation returns an
  /// empty view.
  open func build() -> DZWidget { UIView() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    context.display(build(), in: view)
  }

  /// Performs a change, and replaces the content by what ``build()`` returns then.
  ///
  /// All views are created again: change single views by ``context``, or bind them to state. Scroll views
  /// keep their content offset and the first responder its keyboard, if there is a view of their kind
  /// at the same position. Before the view is loaded, only the change is performed.
  ///
  /// - Parameter change: The change.
  public func rebuild(_ change: () -> Void = {}) {
    change()
    guard isViewLoaded else { return }
    context.display(build(), in: view)
  }
}

/// A view whose content a method builds.
///
/// See ``DeclarativeViewController``. The content is built when the view is added to a superview, and
/// gives the view its intrinsic size by constraints.
open class DeclarativeView: UIView {
  /// The content, and changes of single views in it.
  public let context = DeclarativeContext()

  /// Returns the content of the view.
  ///
  /// It is called when the view is first added to a superview, and by ``rebuild(_:)``. The default
  /// implementation returns an empty view.
  open func build() -> DZWidget { UIView() }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, context.content == nil else { return }
    context.display(build(), in: self)
  }

  /// Performs a change, and replaces the content by what ``build()`` returns then.
  ///
  /// See ``DeclarativeViewController/rebuild(_:)``.
  ///
  /// - Parameter change: The change.
  public func rebuild(_ change: () -> Void = {}) {
    change()
    guard context.content != nil else { return }
    context.display(build(), in: self)
    setNeedsBoxLayout()
  }
}
