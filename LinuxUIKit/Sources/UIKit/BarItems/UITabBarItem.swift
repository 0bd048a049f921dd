/// An item of a tab bar: a title, an image and a badge.
///
/// ```swift
/// contacts.tabBarItem = UITabBarItem(
///   title: "Contacts", image: UIImage(systemName: "person"), tag: 0)
/// contacts.tabBarItem.badgeValue = "3"
/// ```
///
/// - Note: Not implemented: images for landscape phones.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The system-supplied tab bar items.
  public enum SystemItem: Int, Sendable {
    /// Three dots.
    case more = 0
    /// A star.
    case favorites = 1
    /// A star.
    case featured = 2
    /// A star.
    case topRated = 3
    /// A clock.
    case recents = 4
    /// A person.
    case contacts = 5
    /// A clock.
    case history = 6
    /// A book.
    case bookmarks = 7
    /// A magnifying glass.
    case search = 8
    /// An arrow down.
    case downloads = 9
    /// A clock.
    case mostRecent = 10
    /// A list with numbers.
    case mostViewed = 11
  }

  /// The appearances of the bar while the item is selected.
  let appearances = BarAppearances<UITabBarAppearance>()

  /// Creates an empty item.
  public override init() {
    super.init()
    appearances.observeChanges { [weak self] in self?.notifyOfChange() }
  }

  /// Creates an empty item.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title, an image and the image of the selected item.
  ///
  /// Without the latter, the selected item has the same image.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system item, whose title and image are those of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// The image of the selected item; `nil` uses `image`.
  open var selectedImage: UIImage? {
    didSet { notifyOfChange() }
  }

  /// The text of the badge; `nil` removes it.
  open var badgeValue: String? {
    didSet { notifyOfChange() }
  }

  /// The background color of the badge; `nil` is red.
  open var badgeColor: UIColor? {
    didSet { notifyOfChange() }
  }

  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { notifyOfChange() }
  }

  /// The appearance of the bar while the item is selected; `nil` uses that of the bar (iOS 13).
  open var standardAppearance: UITabBarAppearance? {
    get { appearances[.standard] }
    set { appearances[.standard] = newValue }
  }

  /// The appearance of the bar while the item is selected and the content's bottom edge is above
  /// the bar; `nil` uses that of the bar (iOS 15).
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// Sets the attributes of the badge's text in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    notifyOfChange()
  }

  /// Returns the attributes of the badge's text in a state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
}

extension UITabBarItem.SystemItem {
  /// The title of the item.
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  // Unverified: the system's images are assumed to be these symbols.
  fileprivate var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle.fill"
    case .mostViewed: "list.number"
    }
  }
}
