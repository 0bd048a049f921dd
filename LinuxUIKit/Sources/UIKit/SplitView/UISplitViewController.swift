/// A container view controller that displays columns side by side, or as one stack in compact width.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(FolderList(), for: .primary)
/// split.setViewController(Folder(), for: .secondary)
/// ```
///
/// In regular width each column has a navigation controller. In compact width the split view controller
/// is collapsed: the view controllers of all columns are in the navigation controller of the primary
/// one, up to the top column, or those of the `.compact` column are displayed instead. When it expands,
/// they return to their columns.
///
/// - Note: Not implemented: the gesture that shows columns, the inspector column, and animations of
///   columns other than their frames.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two columns that `viewControllers` sets.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The leading column.
    case primary = 0
    /// The column between the primary and the secondary one.
    case supplementary = 1
    /// The trailing column, which has the remaining width.
    case secondary = 2
    /// The view controller that is displayed in compact width.
    case compact = 3
  }

  /// The displayed columns.
  public enum DisplayMode: Int, Sendable {
    /// Determined by the size.
    case automatic = 0
    /// The secondary column only.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that move the secondary one aside.
    case twoDisplaceSecondary = 6

    // The names before iOS 14.

    /// The secondary column only.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The primary column beside the secondary one.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The primary column over the secondary one.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The relation of the other columns to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// Determined by the size.
    case automatic = 0
    /// Beside the secondary column.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
    /// Moving the secondary column aside.
    case displace = 3
  }

  /// The edge of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// The background of the column's views.
    case none = 0
    /// The material of sidebars.
    case sidebar = 1
  }

  /// The value that stands for the default width of a column.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The number of columns.
  open private(set) var style: Style
  private var columns = SplitColumns()
  private var widths = SplitColumnWidths()
  private var modes = Modes()
  private lazy var splitView = SplitView(of: self)

  /// The preferred and the displayed columns.
  private struct Modes {
    var preferred = DisplayMode.automatic
    /// The mode that the user or `show(_:)` has chosen; `nil` uses the preferred one.
    var chosen: DisplayMode?
    var behavior = SplitBehavior.automatic
    var edge = PrimaryEdge.leading
    /// The mode that was reported to the delegate.
    var reported = DisplayMode.automatic
  }

  /// The delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The background of the primary column (iOS 13).
  ///
  /// The default is `.none`. As on iOS it has no effect: only Mac Catalyst draws the material.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// Creates a split view controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller with two columns that `viewControllers` sets.
  ///
  /// Nibs aren't supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller with two columns that `viewControllers` sets.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open override func loadView() {
    view = splitView
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    updateColumns()
  }

  // MARK: Columns

  /// Sets the view controller of a column.
  ///
  /// One that isn't a navigation controller gets one, except in the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns.set(vc, for: column, wraps: column != .compact && style != .unspecified)
    if isViewLoaded { updateColumns() }
  }

  /// Returns the view controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? {
    columns[column]?.original
  }

  /// The displayed columns' view controllers; in compact width, the one that is displayed.
  ///
  /// Setting them sets the primary and the secondary column of a split view controller without a style.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? splitView.displayed : columns.all }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }

  /// Whether the columns are collapsed to one stack, as they are in compact width.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  // MARK: Display mode

  /// The preferred columns.
  ///
  /// The default is `.automatic`.
  open var preferredDisplayMode: DisplayMode {
    get { modes.preferred }
    set {
      modes.preferred = newValue
      modes.chosen = nil
      updateLayout(animated: false)
    }
  }

  /// The displayed columns.
  open var displayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : modes.chosen ?? resolved(modes.preferred)
  }

  /// The preferred relation of the other columns to the secondary one.
  ///
  /// The default is `.automatic`: beside it in landscape orientation, over it otherwise.
  open var preferredSplitBehavior: SplitBehavior {
    get { modes.behavior }
    set {
      modes.behavior = newValue
      updateLayout(animated: false)
    }
  }

  /// The relation of the other columns to the secondary one.
  open var splitBehavior: SplitBehavior {
    guard modes.behavior == .automatic else { return modes.behavior }
    let size = viewIfLoaded?.bounds.size ?? .zero
    return size.width > size.height ? .tile : .overlay
  }

  /// The edge of the primary column.
  ///
  /// The default is `.leading`.
  open var primaryEdge: PrimaryEdge {
    get { modes.edge }
    set {
      modes.edge = newValue
      updateLayout(animated: false)
    }
  }

  /// Whether a gesture shows the hidden columns.
  ///
  /// Stored only.
  open var presentsWithGesture = true
  /// Whether a button hides all columns but the secondary one.
  ///
  /// Stored only.
  open var showsSecondaryOnlyButton = false

  /// A button that shows and hides the other columns.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })

  private func toggleDisplayMode() {
    displayMode == .secondaryOnly ? show(.primary) : hide(.primary)
  }

  /// Shows a column, animated; in compact width, goes to its view controller.
  open func show(_ column: Column) {
    guard !isCollapsed else { return columns.goTo(column) }
    let count = column == .secondary ? 0 : columnCount(toShow: column)
    guard count > visibleCount else { return }
    modes.chosen = mode(count: count, behavior: splitBehavior)
    updateLayout(animated: true)
  }

  /// Hides a column, animated; in compact width, goes back to the one before.
  open func hide(_ column: Column) {
    guard !isCollapsed else { return columns.leave(column) }
    let count = column == .secondary ? visibleCount : columnCount(toShow: column) - 1
    guard count < visibleCount else { return }
    modes.chosen = mode(count: count, behavior: splitBehavior)
    updateLayout(animated: true)
  }

  /// Shows a view controller in the secondary column; in compact width, pushes it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    guard isCollapsed else { return setViewController(vc, for: .secondary) }
    columns.push(vc, animated: UIView.areAnimationsEnabled && view.window != nil)
  }

  // MARK: Widths

  /// The preferred width of the primary column, in points.
  ///
  /// The default is `automaticDimension`.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { widths.primary.preferred }
    set { changeWidths { $0.primary.preferred = newValue } }
  }

  /// The preferred width of the primary column as a fraction of the width.
  ///
  /// The default is `automaticDimension`.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { widths.primary.fraction }
    set { changeWidths { $0.primary.fraction = newValue } }
  }

  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { widths.primary.minimum }
    set { changeWidths { $0.primary.minimum = newValue } }
  }

  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { widths.primary.maximum }
    set { changeWidths { $0.primary.maximum = newValue } }
  }

  /// The width of the primary column, in points; zero while it is hidden.
  open var primaryColumnWidth: CGFloat {
    splitView.width(of: .primary)
  }

  /// The preferred width of the supplementary column, in points.
  ///
  /// The default is `automaticDimension`.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { widths.supplementary.preferred }
    set { changeWidths { $0.supplementary.preferred = newValue } }
  }

  /// The preferred width of the supplementary column as a fraction of the width.
  ///
  /// The default is `automaticDimension`.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { widths.supplementary.fraction }
    set { changeWidths { $0.supplementary.fraction = newValue } }
  }

  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { widths.supplementary.minimum }
    set { changeWidths { $0.supplementary.minimum = newValue } }
  }

  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { widths.supplementary.maximum }
    set { changeWidths { $0.supplementary.maximum = newValue } }
  }

  /// The width of the supplementary column, in points; zero while it is hidden.
  open var supplementaryColumnWidth: CGFloat {
    splitView.width(of: .supplementary)
  }

  private func changeWidths(_ change: (inout SplitColumnWidths) -> Void) {
    change(&widths)
    updateLayout(animated: false)
  }

  open override func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {
    super.traitCollectionDidChange(previousTraitCollection)
    let size = previousTraitCollection?.horizontalSizeClass
    if size != traitCollection.horizontalSizeClass, isViewLoaded { updateColumns() }
  }
}

// MARK: Columns and modes

extension UISplitViewController {
  /// The columns beside or over the secondary one, from the leading edge.
  var visibleColumns: [Column] {
    switch visibleCount {
    case 0: []
    case 1: style == .tripleColumn ? [.supplementary] : [.primary]
    default: [.primary, .supplementary]
    }
  }

  private var visibleCount: Int {
    switch displayMode {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      style == .tripleColumn ? 2 : 1
    }
  }

  private func columnCount(toShow column: Column) -> Int {
    style == .tripleColumn && column == .primary ? 2 : 1
  }

  private func resolved(_ mode: DisplayMode) -> DisplayMode {
    guard mode == .automatic else { return mode }
    // Unverified: in landscape orientation one column is beside the secondary one, otherwise none.
    return self.mode(count: splitBehavior == .tile ? 1 : 0, behavior: splitBehavior)
  }

  private func mode(count: Int, behavior: SplitBehavior) -> DisplayMode {
    switch (count, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    case (_, _): .twoBesideSecondary
    }
  }

  /// Moves the view controllers to their columns, or to one stack, and displays them.
  private func updateColumns() {
    let top = columns.top(of: style)
    if isCollapsed, !columns.isCollapsed {
      columns.collapse(
        to: delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top)
          ?? top,
        discardsSecondary: discardsSecondary)
      delegate?.splitViewControllerDidCollapse(self)
    } else if !isCollapsed, columns.isCollapsed {
      let mode = delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: displayMode)
      if let mode, mode != displayMode { modes.chosen = mode }
      columns.expand()
      delegate?.splitViewControllerDidExpand(self)
    }
    splitView.display(isCollapsed ? columns.collapsed : columns.expanded)
    updateLayout(animated: false)
  }

  /// Whether the delegate handles the secondary view controller of a split view controller without a
  /// style.
  private var discardsSecondary: Bool {
    guard style == .unspecified, let primary = columns[.primary]?.container,
      let secondary = columns[.secondary]?.container
    else { return false }
    return delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
      ?? false
  }

  private func updateLayout(animated: Bool) {
    guard isViewLoaded else { return }
    let mode = displayMode
    if mode != modes.reported {
      modes.reported = mode
      delegate?.splitViewController(self, willChangeTo: mode)
    }
    view.setNeedsLayout()
    guard animated, view.window != nil else { return }
    UIView.animate(withDuration: SplitViewMetrics.duration) { self.view.layoutIfNeeded() }
  }

  /// The widths of the columns.
  var columnWidths: SplitColumnWidths { widths }

  /// Whether the visible columns are over the secondary one.
  var isOverlaid: Bool {
    displayMode == .oneOverSecondary || displayMode == .twoOverSecondary
  }
}
