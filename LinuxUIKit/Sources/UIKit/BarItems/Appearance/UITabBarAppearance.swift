/// The appearance of a tab bar: background and items.
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.stackedLayoutAppearance.selected.iconColor = .systemPink
/// tabBar.standardAppearance = appearance
/// ```
///
/// - Note: Not implemented: the selection indicator, the positions of items, and backgrounds of
///   badges by state other than normal and selected.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)

  /// Creates an appearance with the default values for a device type.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeItems()
  }

  /// Creates an appearance with the values of another one, as far as both have them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      stacked = other.stacked.duplicate()
      inline = other.inline.duplicate()
      compactInline = other.compactInline.duplicate()
    }
    observeItems()
  }

  /// Creates an appearance with the default values.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeItems()
  }

  /// The appearance of items whose title is below the image.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { change { stacked = newValue.duplicate() } }
  }

  /// The appearance of items whose title is beside the image.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { change { inline = newValue.duplicate() } }
  }

  /// The appearance of items whose title is beside the image, in compact height.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { change { compactInline = newValue.duplicate() } }
  }

  private func change(_ change: () -> Void) {
    change()
    observeItems()
    notifyOfChange()
  }

  private func observeItems() {
    for item in [stacked, inline, compactInline] {
      item.observeChanges { [weak self] in self?.notifyOfChange() }
    }
  }
}

/// The appearance of the items of a tab bar, by state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The layout of the items.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is beside the image.
    case inline = 1
    /// The title is beside a smaller image.
    case compactInline = 2
  }

  private var byState: [UInt: Values] = [:]
  private var changeHandler: (() -> Void)?

  /// The values of a state.
  struct Values {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment = UIOffset.zero
    var iconColor: UIColor?
    var badgeBackgroundColor: UIColor?
    var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    var badgePositionAdjustment = UIOffset.zero
  }

  /// Creates the default appearance of a layout.
  public init(style: Style) {
    super.init()
  }

  /// Creates the default appearance.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Resets the appearance to the default of a layout.
  open func configureWithDefault(for style: Style) {
    byState = [:]
    changeHandler?()
  }

  /// The appearance of items that aren't selected.
  open var normal: UITabBarItemStateAppearance { stateAppearance(.normal) }
  /// The appearance of the selected item.
  open var selected: UITabBarItemStateAppearance { stateAppearance(.selected) }
  /// The appearance of disabled items.
  open var disabled: UITabBarItemStateAppearance { stateAppearance(.disabled) }
  /// The appearance of the focused item.
  open var focused: UITabBarItemStateAppearance {
    stateAppearance(UIControl.State(rawValue: 1 << 3))
  }

  private func stateAppearance(_ state: UIControl.State) -> UITabBarItemStateAppearance {
    UITabBarItemStateAppearance(of: self, state: state)
  }

  /// The values of a state.
  subscript(state: UIControl.State) -> Values {
    get { byState[state.rawValue] ?? Values() }
    set {
      byState[state.rawValue] = newValue
      changeHandler?()
    }
  }

  /// Returns a copy.
  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.byState = byState
    return copy
  }

  /// Sets the closure that is called after a property changed.
  func observeChanges(_ handler: (() -> Void)?) {
    changeHandler = handler
  }
}

/// The appearance of the items of a tab bar in a state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  private let owner: UITabBarItemAppearance
  private let state: UIControl.State

  init(of owner: UITabBarItemAppearance, state: UIControl.State) {
    (self.owner, self.state) = (owner, state)
  }

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { owner[state].titleTextAttributes }
    set { owner[state].titleTextAttributes = newValue }
  }

  /// The offset of the title.
  open var titlePositionAdjustment: UIOffset {
    get { owner[state].titlePositionAdjustment }
    set { owner[state].titlePositionAdjustment = newValue }
  }

  /// The color of the image; `nil` is the tint of the bar for the selected item, gray for others.
  open var iconColor: UIColor? {
    get { owner[state].iconColor }
    set { owner[state].iconColor = newValue }
  }

  /// The background color of the badge; `nil` is red.
  open var badgeBackgroundColor: UIColor? {
    get { owner[state].badgeBackgroundColor }
    set { owner[state].badgeBackgroundColor = newValue }
  }

  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { owner[state].badgeTextAttributes }
    set { owner[state].badgeTextAttributes = newValue }
  }

  /// The offset of the badge.
  open var badgePositionAdjustment: UIOffset {
    get { owner[state].badgePositionAdjustment }
    set { owner[state].badgePositionAdjustment = newValue }
  }
}
