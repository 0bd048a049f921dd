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

  /// What the button does (iOS 14); setting it also sets title and picture.
  open var primaryAction: UIAction? {
    didSet { takeLook(of: primaryAction) }
  }

  /// A plain button that shows nothing.
  public override init() {}

  /// A button with words or a picture on it; what is nil is taken from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    adopt(primaryAction)
    self.title = title ?? self.title
    self.image = image ?? self.image
  }

  /// A button whose words come with the system.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    adopt(primaryAction)
    title = systemItem.title
    style = systemItem.style
  }

  /// A place for a view in the bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension UIBarButtonItem {
  private func adopt(_ action: UIAction?) {
    primaryAction = action
    takeLook(of: action)
  }

  private func takeLook(of action: UIAction?) {
    guard let action else { return }
    title = action.title
    image = action.image
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
