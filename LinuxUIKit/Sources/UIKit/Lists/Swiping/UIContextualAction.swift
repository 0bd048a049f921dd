/// A swipe action of a row.
///
/// ```swift
/// let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
///   stations.remove(at: indexPath.item)
///   completion(true)
/// }
/// ```
///
/// Checked against uikit.md, 3.4.6.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// A nondestructive action.
    case normal = 0
    /// A destructive action, such as a deletion.
    case destructive = 1
  }

  /// A closure that performs the action.
  ///
  /// It receives the action, the view of its button, and a completion handler. The handler closes
  /// the row; its argument is whether the action was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  private var ownColor: UIColor?

  /// The style.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title of the button.
  open var title: String?
  /// The image above the title.
  ///
  /// In a row that is too low for both, it replaces the title.
  open var image: UIImage?

  /// Creates an action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The background color of the button.
  ///
  /// Setting `nil` restores the color of the style: gray, or red for destructive actions.
  open var backgroundColor: UIColor! {
    get { ownColor ?? style.color }
    set { ownColor = newValue }
  }
}

extension UIContextualAction.Style {
  // Unverified: `systemGray3`, inferred from the color 199 199 204 in uikit.md, 3.4.6; and
  // `systemRed`.
  @MainActor fileprivate var color: UIColor {
    switch self {
    case .normal: .systemGray3
    case .destructive: .systemRed
    }
  }
}
