/// The application object.
///
/// ```swift
/// let isLarge = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
/// ```
///
/// - Note: Not implemented: application states, scenes, delegates, opening URLs, badges, background
///   tasks, remote notifications.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private struct Entry {
    weak var window: UIWindow?
  }

  private static let instance = UIApplication()
  private var entries: [Entry] = []

  /// The singleton app instance.
  open class var shared: UIApplication { instance }

  /// The visible windows, from back to front.
  open var windows: [UIWindow] { entries.compactMap(\.window) }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private override init() {
    super.init()
  }

  /// Updates the list of visible windows, which aren't retained.
  func updateVisibility(of window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if !window.isHidden { entries.append(Entry(window: window)) }
  }
}
