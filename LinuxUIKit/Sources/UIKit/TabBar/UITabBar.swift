/// A bar of items at the bottom of the screen, one of which is selected.
///
/// A tab bar controller owns one and fills it with the `tabBarItem` of its view controllers. A tab
/// bar of its own has a delegate:
///
/// ```swift
/// tabBar.items = [contacts, calls]
/// tabBar.selectedItem = contacts
/// tabBar.delegate = self
/// ```
///
/// Its height is 49 points above the home indicator, 32 on a phone in landscape orientation, where
/// titles are beside the images, and 50 on a tablet (uikit.md, 3.2).
///
/// - Note: Not implemented: customization by the user, the selection indicator image and item
///   positioning.
@preconcurrency @MainActor open class UITabBar: UIView {
  private let background = BarBackgroundView(shadowEdge: .top)
  private let appearances = BarAppearances<UITabBarAppearance>()
  private var buttons: [TabBarButton]?
  private var selection = Selection()
  /// The object that is asked before an item is selected.
  private weak var owner: (any TabBarOwner)?
  private var situation = Situation()

  /// The displayed items and the selected one.
  private struct Selection {
    var items: [UITabBarItem]?
    weak var selectedItem: UITabBarItem?
  }

  /// The values of the bar that its background and buttons display.
  private struct Situation {
    /// Whether content is under the bar.
    var isOverContent = true
    var isTranslucent = true
    var unselectedItemTintColor: UIColor?
  }

  /// Creates an empty bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    appearances.observeChanges { [weak self] in self?.appearanceDidChange() }
  }

  /// Sets the object that is notified of taps instead of the delegate.
  func setOwner(_ owner: any TabBarOwner) {
    self.owner = owner
  }

  // MARK: Items

  /// The delegate.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, starting at the leading edge.
  open var items: [UITabBarItem]? {
    get { selection.items }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for item in selection.items ?? [] { item.observeChanges(nil) }
    selection.items = items
    for item in items ?? [] { item.observeChanges { [weak self] in self?.appearanceDidChange() } }
    appearanceDidChange()
  }

  /// The selected item.
  ///
  /// Setting it calls no delegate.
  open var selectedItem: UITabBarItem? {
    get { selection.selectedItem }
    set {
      selection.selectedItem = newValue
      appearanceDidChange()
    }
  }

  private func didTap(_ item: UITabBarItem) {
    if let owner { return owner.tabBarDidTap(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Appearance

  /// The appearance while content is under the bar (iOS 13).
  ///
  /// It is copied when set.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.appearance(.standard) { UITabBarAppearance() } }
    set { appearances[.standard] = newValue }
  }

  /// The appearance while the content's bottom edge is above the bar (iOS 15).
  ///
  /// `nil` uses the standard one without its background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// The style of the bar.
  ///
  /// The default is `.default`; a black bar has the colors of the dark interface style.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// The background color of the standard appearance.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// Whether the standard appearance has a translucent background.
  ///
  /// The default is `true`.
  open var isTranslucent: Bool {
    get { situation.isTranslucent }
    set {
      situation.isTranslucent = newValue
      standardAppearance.setHasMaterial(newValue)
    }
  }

  /// The color of items that aren't selected; `nil` is gray.
  open var unselectedItemTintColor: UIColor? {
    get { situation.unselectedItemTintColor }
    set {
      situation.unselectedItemTintColor = newValue
      reload()
    }
  }

  /// The background image of the standard appearance; an empty image hides the background.
  open var backgroundImage: UIImage? {
    get { standardAppearance.backgroundImage }
    set { standardAppearance.setLegacyBackgroundImage(newValue) }
  }

  /// The shadow image of the standard appearance; an empty image hides the shadow.
  open var shadowImage: UIImage? {
    get { standardAppearance.shadowImage }
    set { standardAppearance.setLegacyShadowImage(newValue) }
  }

  /// Shows the appearance for content that is under the bar, or above it.
  func setIsOverContent(_ isOverContent: Bool) {
    guard situation.isOverContent != isOverContent else { return }
    situation.isOverContent = isOverContent
    appearanceDidChange()
  }

  private var displayedAppearance: (appearance: UITabBarAppearance, hasBackground: Bool) {
    let resolver = BarAppearanceResolver(bar: appearances, item: selectedItem?.appearances)
    let current = resolver.appearance(isAtEdge: !situation.isOverContent, isCompact: false)
    if let current { return (current, true) }
    return (resolver.standard(isCompact: false) ?? standardAppearance, situation.isOverContent)
  }

  /// Sets the appearances of a proxy that aren't set.
  func adoptAppearances(of proxy: UITabBar) {
    appearances.adopt(proxy.appearances)
  }

  private func appearanceDidChange() {
    let (appearance, hasBackground) = displayedAppearance
    background.apply(hasBackground ? appearance.background : .transparent)
    reload()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height + safeAreaInsets.bottom)
  }

  private var height: CGFloat { TabBarMetrics.height(for: traitCollection) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  open override func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {
    super.traitCollectionDidChange(previousTraitCollection)
    reload()
  }

  private func reload() {
    for button in buttons ?? [] { button.removeFromSuperview() }
    buttons = nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let buttons = currentButtons
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let frames = TabBarSolver(
      area: area, height: min(height, bounds.height), count: buttons.count,
      isPad: traitCollection.userInterfaceIdiom == .pad,
      scale: traitCollection.displayScale
    ).solve()
    for (button, frame) in zip(buttons, isRightToLeft ? frames.reversed() : frames) {
      button.frame = frame
    }
  }

  private var currentButtons: [TabBarButton] {
    if let buttons { return buttons }
    let new = (items ?? []).map(button)
    for button in new { addSubview(button) }
    buttons = new
    return new
  }

  private func button(of item: UITabBarItem) -> TabBarButton {
    let appearance = displayedAppearance.appearance
    let isInline =
      traitCollection.verticalSizeClass == .compact
      || traitCollection.horizontalSizeClass == .regular
    let button = TabBarButton(
      of: item,
      style: TabBarButton.Style(
        isSelected: item === selectedItem, isInline: isInline, tint: tintColor,
        unselectedTint: unselectedItemTintColor ?? TabBarMetrics.unselectedColor,
        appearance: isInline
          ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance))
    button.addAction(
      UIAction { [weak self, weak item] _ in
        if let item { self?.didTap(item) }
      }, for: .touchUpInside)
    return button
  }
}

/// The object that is notified when the user selects an item of a tab bar.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user tapped an item, even one that was selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// The default implementation does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The owner of a tab bar: the tab bar controller that displays it.
@MainActor protocol TabBarOwner: AnyObject {
  /// Called when the user tapped an item.
  func tabBarDidTap(_ item: UITabBarItem)
}

/// Computes the frames of a tab bar's items in left-to-right layout.
struct TabBarSolver {
  let area: CGRect
  let height: CGFloat
  let count: Int
  /// Whether the items have a fixed width and are centered.
  let isPad: Bool
  let scale: CGFloat

  func solve() -> [CGRect] {
    isPad ? centered() : filled()
  }

  /// Items share the width.
  private func filled() -> [CGRect] {
    let width = area.width / CGFloat(max(1, count))
    return (0..<count).map { index in
      let start = roundedToPixel(area.minX + CGFloat(index) * width, scale: scale)
      let end = roundedToPixel(area.minX + CGFloat(index + 1) * width, scale: scale)
      return CGRect(x: start, y: 0, width: end - start, height: height)
    }
  }

  /// Items of a fixed width are centered, or share the width if they don't fit.
  private func centered() -> [CGRect] {
    let step = TabBarMetrics.padItemWidth + TabBarMetrics.padItemSpacing
    let total = CGFloat(count) * step - TabBarMetrics.padItemSpacing
    guard total <= area.width else { return filled() }
    let start = roundedToPixel(area.midX - total / 2, scale: scale)
    return (0..<count).map { index in
      CGRect(
        x: start + CGFloat(index) * step, y: 0, width: TabBarMetrics.padItemWidth, height: height)
    }
  }
}
