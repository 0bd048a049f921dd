/// What bars show as a button or a tab: a title, a picture and whether it can be used.
///
/// Ours leaves out landscape pictures, insets, title attributes and pictures for accessibility.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Called after something that a bar shows has changed.
  var onChange: () -> Void = {}

  /// An item that shows nothing.
  public override init() {}

  /// The words on it.
  open var title: String? {
    didSet { onChange() }
  }

  /// The picture on it, which goes before the words.
  open var image: UIImage? {
    didSet { onChange() }
  }

  /// Whether it can be used.
  ///
  /// On, unless set.
  open var isEnabled = true {
    didSet { onChange() }
  }

  /// A name that is spoken and by which tests find the button; nil means the title.
  open var accessibilityLabel: String? {
    didSet { onChange() }
  }

  /// A name that is never spoken, for tests to find the button by.
  open var accessibilityIdentifier: String? {
    didSet { onChange() }
  }

  /// A number to find the item by.
  open var tag = 0
}
