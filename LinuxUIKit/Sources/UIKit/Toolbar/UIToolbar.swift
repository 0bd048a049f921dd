/// A bar of buttons at the bottom of a screen.
///
/// A navigation controller displays the `toolbarItems` of its top view controller in one:
///
/// ```swift
/// toolbarItems = [shareButton, .flexibleSpace(), deleteButton]
/// navigationController?.setToolbarHidden(false, animated: true)
/// ```
///
/// Its height is 44 points (uikit.md, 3.2); the background extends to the bottom of the screen.
///
/// - Note: Not implemented: animated changes of items and images for positions and metrics.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  private let background = BarBackgroundView(shadowEdge: .top)
  private let appearances = BarAppearances<UIToolbarAppearance>()
  private var itemViews: [UIView]?
  private var situation = Situation()

  /// The situation that the background displays.
  private struct Situation {
    /// Whether content is under the bar.
    var isOverContent = true
    /// The height of the background below the bar, in points.
    var bottomExtension: CGFloat = 0
    var isTranslucent = true
  }

  /// Creates an empty toolbar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty toolbar.
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

  /// The delegate, which specifies the position.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The position of the toolbar.
  ///
  /// The default is `.bottom`.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  // MARK: Items

  /// The buttons and spaces, starting at the leading edge.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.observeChanges(nil) }
      for item in items ?? [] { item.observeChanges { [weak self] in self?.reload() } }
      reload()
    }
  }

  /// Replaces the items without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  // MARK: Appearance

  /// The appearance while content is under the toolbar (iOS 13).
  ///
  /// It is copied when set.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.appearance(.standard) { UIToolbarAppearance() } }
    set { appearances[.standard] = newValue }
  }

  /// The appearance in compact height; `nil` uses the standard one (iOS 13).
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances[.compact] }
    set { appearances[.compact] = newValue }
  }

  /// The appearance while the content's bottom edge is above the toolbar (iOS 15).
  ///
  /// `nil` uses the standard one without its background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.scrollEdge] }
    set { appearances[.scrollEdge] = newValue }
  }

  /// The appearance in compact height while the content's bottom edge is above the toolbar
  /// (iOS 15).
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances[.compactScrollEdge] }
    set { appearances[.compactScrollEdge] = newValue }
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

  /// Sets the background image of the standard appearance; an empty image hides the background.
  ///
  /// The position and metrics other than the default ones are ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    standardAppearance.setLegacyBackgroundImage(backgroundImage)
  }

  /// Returns the background image of the standard appearance.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    barMetrics == .default ? standardAppearance.backgroundImage : nil
  }

  /// Sets the shadow image of the standard appearance; an empty image hides the shadow.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    standardAppearance.setLegacyShadowImage(shadowImage)
  }

  /// Returns the shadow image of the standard appearance.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    standardAppearance.shadowImage
  }

  /// Shows the appearance for content that is under the bar, or above it.
  func setIsOverContent(_ isOverContent: Bool) {
    guard situation.isOverContent != isOverContent else { return }
    situation.isOverContent = isOverContent
    appearanceDidChange()
  }

  /// Extends the background below the bar, under the home indicator.
  func extendBackground(by height: CGFloat) {
    situation.bottomExtension = height
    setNeedsLayout()
  }

  private var displayedAppearance: (appearance: UIToolbarAppearance, hasBackground: Bool) {
    let resolver = BarAppearanceResolver(bar: appearances)
    let isCompact = traitCollection.verticalSizeClass == .compact
    let current = resolver.appearance(isAtEdge: !situation.isOverContent, isCompact: isCompact)
    if let current { return (current, true) }
    let standard = resolver.standard(isCompact: isCompact) ?? standardAppearance
    return (standard, situation.isOverContent)
  }

  /// Sets the appearances of a proxy that aren't set.
  func adoptAppearances(of proxy: UIToolbar) {
    appearances.adopt(proxy.appearances)
  }

  private func appearanceDidChange() {
    let (appearance, hasBackground) = displayedAppearance
    background.apply(hasBackground ? appearance.background : .transparent)
    reload()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: ToolbarSolver.height(for: traitCollection))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ToolbarSolver.height(for: traitCollection))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  private func reload() {
    for view in itemViews ?? [] { view.removeFromSuperview() }
    itemViews = nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: -situation.bottomExtension, right: 0))
    let views = currentItemViews
    let solver = ToolbarSolver(
      width: bounds.width, height: bounds.height, insets: safeAreaInsets,
      scale: traitCollection.displayScale,
      items: zip(items ?? [], views).map { item, view in
        item.isFlexibleSpace ? .flexible : .fixed(view.intrinsicOrFittingSize, item.isSpace)
      })
    for (view, frame) in zip(views, solver.solve()) {
      view.frame =
        isRightToLeft
        ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    }
  }

  private var currentItemViews: [UIView] {
    if let itemViews { return itemViews }
    let appearance = displayedAppearance.appearance
    let factory = BarButtonFactory(
      tint: tintColor, plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance)
    let views = (items ?? []).map(factory.view)
    for view in views { addSubview(view) }
    itemViews = views
    return views
  }
}

/// The object that specifies the position of a toolbar.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Computes the frames of a toolbar's items in left-to-right layout.
struct ToolbarSolver {
  /// The height of a toolbar (uikit.md, 3.2).
  static let height: CGFloat = 44
  private static let compactHeight: CGFloat = 32

  /// Returns the height, which is smaller in compact height.
  static func height(for traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? compactHeight : height
  }

  /// An item as it takes part in the layout.
  enum Item {
    /// A button or a space; spaces have no gap beside them.
    case fixed(CGSize, _ isSpace: Bool)
    /// A space that takes an equal part of the remaining width.
    case flexible

    var width: CGFloat {
      switch self {
      case .fixed(let size, _): size.width
      case .flexible: 0
      }
    }

    var isSpace: Bool {
      switch self {
      case .fixed(_, let isSpace): isSpace
      case .flexible: true
      }
    }
  }

  let width: CGFloat
  let height: CGFloat
  let insets: UIEdgeInsets
  let scale: CGFloat
  let items: [Item]

  func solve() -> [CGRect] {
    // 1. Find the width that buttons, fixed spaces and gaps leave over.
    let gaps = items.indices.map(gap(after:))
    let margin = NavigationBarMetrics.margin(width: width)
    let start = insets.left + margin
    let available = width - start - insets.right - margin
    let leftover = available - items.map(\.width).reduce(0, +) - gaps.reduce(0, +)
    // 2. Share it out among the flexible spaces.
    let flexibleCount = items.filter { if case .flexible = $0 { true } else { false } }.count
    let share = max(0, leftover) / CGFloat(max(1, flexibleCount))
    // 3. Place the items one after the other.
    var x = start
    return items.indices.map { index in
      let frame = frame(of: items[index], x: x, share: share)
      x = frame.maxX + gaps[index]
      return frame
    }
  }

  /// Returns the gap between an item and the next one: none beside spaces.
  private func gap(after index: Int) -> CGFloat {
    guard index + 1 < items.count, !items[index].isSpace, !items[index + 1].isSpace else {
      return 0
    }
    return NavigationBarMetrics.gap
  }

  private func frame(of item: Item, x: CGFloat, share: CGFloat) -> CGRect {
    switch item {
    case .flexible: CGRect(x: x, y: 0, width: share, height: 0)
    case .fixed(let size, _):
      CGRect(
        x: x, y: roundedToPixel((min(height, Self.height) - size.height) / 2, scale: scale),
        width: size.width, height: size.height)
    }
  }
}
