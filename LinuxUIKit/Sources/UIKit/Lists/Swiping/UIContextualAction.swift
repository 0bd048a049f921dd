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
    /// An action that changes nothing permanently.
    case normal = 0
    /// A destructive action, such as deleting.
    case destructive = 1
  }

  /// A closure that performs the action.
  ///
  /// It receives the action, the view of its button, and a completion handler, which it calls with
  /// whether the action was performed, and which closes the row.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  private var ownColor: UIColor?

  /// The style.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title of the button.
  open var title: String?
  /// The image above the title, or instead of it if the row is too low for both.
  open var image: UIImage?

  /// Creates an action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The background color of the button; `nil` restores that of the style: gray, or red for
  /// destructive actions.
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
