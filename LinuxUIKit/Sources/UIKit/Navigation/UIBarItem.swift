/// The base class of items in bars: a title, an image and an enabled state.
///
/// - Note: Not implemented: landscape images, image insets, title attributes and large content
///   images.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Called after a displayed property changed.
  var onChange: () -> Void = {}

  /// Creates an empty item.
  public override init() {}

  /// The title.
  open var title: String? {
    didSet { onChange() }
  }

  /// The image, which takes precedence over the title.
  open var image: UIImage? {
    didSet { onChange() }
  }

  /// Whether the item is enabled. The default is `true`.
  open var isEnabled = true {
    didSet { onChange() }
  }

  /// The accessibility label; `nil` uses the title.
  open var accessibilityLabel: String? {
    didSet { onChange() }
  }

  /// The accessibility identifier, for use in tests.
  open var accessibilityIdentifier: String? {
    didSet { onChange() }
  }

  /// An integer that identifies the item.
  open var tag = 0
}
