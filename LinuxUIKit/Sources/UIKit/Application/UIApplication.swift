/// The running program, as far as there is something true to tell of it.
///
/// ```swift
/// let isLarge = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
/// ```
///
/// Ours isn't started by a system: it leaves out states, scenes, delegates, opening addresses,
/// badges, background tasks and remote notifications.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private struct Entry {
    weak var window: UIWindow?
  }

  private static let made = UIApplication()
  private var entries: [Entry] = []

  /// The one program.
  open class var shared: UIApplication { made }

  /// The windows that are shown, the last one in front.
  open var windows: [UIWindow] { entries.compactMap(\.window) }

  /// The text size that a person chose.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The direction in which the program's language is read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private override init() {
    super.init()
  }

  /// Notes that a window came into sight or went out of it; no window is kept alive.
  func noteVisibility(of window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if !window.isHidden { entries.append(Entry(window: window)) }
  }
}
