/// A button in a navigation bar.
///
/// ```swift
/// let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in save() })
/// done.isEnabled = false
/// ```
///
/// Ours leaves out targets with selectors, menus, groups, background pictures and possible titles.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button is set off.
  public enum Style: Int, Sendable {
    /// The usual weight.
    case plain = 0
    /// The button that ends what the screen is for, in a heavier weight.
    case done = 2
  }

  /// Buttons whose title comes with the system.
  ///
  /// Those that Apple shows as pictures are left out.
  public enum SystemItem: Int, Sendable {
    /// "Done", set off.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", set off.
    case save = 3
    /// "Undo".
    case undo = 13
    /// "Redo".
    case redo = 14
    /// "Close".
    case close = 24
  }

  /// How the button is set off.
  open var style = Style.plain {
    didSet { onChange() }
  }

  /// The colour of the button; nil takes the bar's tint.
  open var tintColor: UIColor? {
    didSet { onChange() }
  }

  /// A view that stands in the button's place.
  open var customView: UIView? {
    didSet { onChange() }
  }

  /// What the button does (iOS 14); setting it also sets the title.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
    }
  }

  /// A plain button that shows nothing.
  public override init() {}

  /// A button with words on it.
  public convenience init(title: String?, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.title = title ?? primaryAction?.title
  }

  /// A button with the words of its action.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    title = primaryAction?.title
  }

  /// A button whose words come with the system.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    title = systemItem.title
    style = systemItem.style
  }

  /// A place for a view in the bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    }
  }

  fileprivate var style: UIBarButtonItem.Style {
    self == .done || self == .save ? .done : .plain
  }
}
