/// A button beside a row that was swiped, of apps before iOS 11.
///
/// ```swift
/// func tableView(
///   _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
/// ) -> [UITableViewRowAction]? {
///   [UITableViewRowAction(style: .normal, title: "Archive") { _, path in archive(path) }]
/// }
/// ```
///
/// It is displayed as a `UIContextualAction`, which new code uses.
///
/// - Note: Not implemented: visual effects as backgrounds.
@available(iOS, deprecated: 13.0, message: "Use UIContextualAction")
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// A destructive action, with a red button.
    case `default` = 0
    /// An action with a gray button.
    case normal = 1

    /// A destructive action, with a red button.
    public static let destructive = Style.default
  }

  /// The style.
  open private(set) var style: Style
  /// The title of the button.
  open var title: String?
  /// The background color of the button; `nil` for that of the style.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action; the handler receives the action and the index path of the row.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Returns an action with the same properties and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    return copy
  }

  // Unverified: the row closes after the handler; before iOS 11 it stayed open until the app closed it.
  /// Returns the swipe action of a row with the appearance and the handler of the action.
  func contextualAction(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { [self] _, _, completion in
      handler(self, indexPath)
      completion(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
