/// One of the actions that are shown when a row is swiped aside.
///
/// ```swift
/// let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
///   stations.remove(at: indexPath.item)
///   completion(true)
/// }
/// ```
///
/// Checked against uikit.md 3.4.6.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What kind of action it is.
  public enum Style: Int, Sendable {
    /// One that changes nothing for good.
    case normal = 0
    /// One that deletes or the like.
    case destructive = 1
  }

  /// Does what the action is for.
  ///
  /// It is given the action, the view of its button, and what to call when it is done, with whether
  /// it was: that closes the row.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  private var ownColor: UIColor?

  /// What kind of action it is.
  public let style: Style
  /// Does what the action is for.
  public let handler: Handler
  /// The text on the button.
  open var title: String?
  /// The picture above the text, or instead of it where there is no room for both.
  open var image: UIImage?

  /// An action with a text.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The fill of the button; nil sets that of the style again: gray, or red for destructive ones.
  open var backgroundColor: UIColor! {
    get { ownColor ?? style.color }
    set { ownColor = newValue }
  }
}

extension UIContextualAction.Style {
  /// [seen/guess 3.4.6] 199 199 204, which is systemGray3 in light, and systemRed.
  @MainActor fileprivate var color: UIColor {
    switch self {
    case .normal: .systemGray3
    case .destructive: .systemRed
    }
  }
}
