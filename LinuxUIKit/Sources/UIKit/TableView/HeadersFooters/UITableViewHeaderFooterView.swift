/// A header or footer of a table's section.
///
/// ```swift
/// let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
/// var content = header?.defaultContentConfiguration()
/// content?.text = line.name
/// header?.contentConfiguration = content
/// ```
///
/// The content is one of three: a content configuration; the labels of the style; or subviews of
/// `contentView`. Metrics are those of headers and footers in lists (uikit.md, 3.4.2).
///
/// - Note: Not implemented: nibs.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let identifier: String?
  private var displayed: ElementID?
  private var content: UIView
  private(set) var role = ListRole.header
  private var isPinned = false
  let views = HeaderFooterViews()

  /// Creates a header or footer, with the identifier by which it is reused.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    content = StyledContentView(.header)
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a header or footer.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    identifier = nil
    content = StyledContentView(.header)
    super.init(coder: coder)
    addContentView()
  }

  /// Creates a header or footer with a frame.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of a class that is known at run time only, by `make(_:)`.
  @usableFromInline convenience init(_ maker: ReusableViewMaker) {
    self.init(reuseIdentifier: maker.reuseIdentifier)
    frame = maker.frame
  }

  private func addContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The reuse identifier.
  open var reuseIdentifier: String? { identifier }

  /// Prepares the view for another section.
  ///
  /// The default implementation does nothing.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view that contains the content and fills the header or footer.
  open var contentView: UIView { content }

  /// The label of the text; `nil` while a content configuration is used.
  open var textLabel: UILabel? { styledContent?.textLabel }

  /// The label of the secondary text; `nil` while a content configuration is used.
  open var detailTextLabel: UILabel? { styledContent?.detailTextLabel }

  /// Returns an empty list content configuration for the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(role.contentStyle(in: traitCollection.listEnvironment))
  }

  /// The configuration of the content view; `nil` for labels of the style and subviews of the app.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { showContent(newValue) }
  }

  /// Whether `contentConfiguration` is updated with the view's state.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true

  // MARK: Background

  /// The configuration of the background; `nil` if a background view or color is used.
  ///
  /// The default is that of the table's style.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      views.claimBackground()
      setBackgroundConfiguration(newValue)
    }
  }

  /// Whether `backgroundConfiguration` is updated with the view's state.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Returns the default background of headers and footers in the table's style (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch traitCollection.listEnvironment {
    case .grouped, .insetGrouped: .listGroupedHeaderFooter()
    default: .listPlainHeaderFooter()
    }
  }

  /// The view behind the content, which fills the header or footer.
  open var backgroundView: UIView? {
    get { views.backgrounds.background }
    set {
      views.backgrounds.setBackground(newValue, of: self)
      setNeedsLayout()
    }
  }

  // MARK: Configuration updates

  /// The state for which the configurations are updated.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.setNeedsUpdate()
    setNeedsLayout()
    updateConfigurationAtOnceIfChosen()
  }

  /// Updates the configurations for a state.
  ///
  /// The view calls this method before layout; do not call it directly. The default implementation
  /// updates those that are updated automatically.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateAutomatically(for: state)
  }

  /// A closure that is called after each `updateConfiguration(using:)`, with the same state (iOS
  /// 15).
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A closure that is called after each update of the configurations, with the state of the
  /// update.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState)
    -> Void

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [content, backgroundView, configurations.backgroundView] {
      guard let view, view.superview === self, view.frame != bounds else { continue }
      view.frame = bounds
    }
  }

  /// Notifies the table that the height of a self-sizing header or footer may have changed.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged()
  }

  override var focusBehavior: FocusBehavior {
    .background(cornerRadius: backgroundConfiguration?.cornerRadius)
  }

  override var repeatsLayout: Bool { OpenChoices.current.contains(.laysOutElementsTwice) }

  override func willLayOut() {
    updateMargins()
    super.willLayOut()
    styledContent?.setStyle(role.contentStyle(in: traitCollection.listEnvironment))
    updateConfigurationIfDue()
    updateBackground()
  }

  override func layoutInputsDidChange(of subview: UIView) {
    if subview === content { sizeMayHaveChanged() }
  }

  override func constraintsInsideDidChange() -> Bool {
    sizeMayHaveChanged(byConstraints: true)
    return true
  }

  // MARK: State

  private var styledContent: StyledContentView? { content as? StyledContentView }

  var displayedElement: ElementID? { displayed }

  func setDisplayedElement(_ element: ElementID?) {
    displayed = element
    guard let element else { return }
    role = TableBoundary(element.kind).role
  }

  func makeDefaultContentView() -> UIView { StyledContentView(role) }

  func replaceContentView(with view: UIView) {
    let old = content
    content = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
  }

  func setPinned(_ isPinned: Bool) {
    guard isPinned != self.isPinned else { return }
    self.isPinned = isPinned
    setNeedsUpdateConfiguration()
  }

  // Unverified: that titles of groups are uppercase and others are as typed; inferred from
  // uikit.md, 3.4.2.
  /// Displays the title that the data source returned for a header or a footer of a table.
  func setDefaultTitle(_ title: String, as role: ListRole, in environment: UIListEnvironment) {
    self.role = role
    setListEnvironment(environment)
    let style = role.contentStyle(in: environment)
    styledContent?.setStyle(style)
    textLabel?.numberOfLines = 0
    textLabel?.text = style == .groupedHeader ? title.uppercased(with: .current) : title
  }
}

extension UITableViewHeaderFooterView: ConfigurableView {
  var configurations: CellConfigurations { views.configurations }

  func callUpdateHandler(for state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func removeOtherBackgrounds() {
    if backgroundColor != nil { backgroundColor = nil }
    if backgroundView != nil { backgroundView = nil }
  }

  var measuredContent: UIView { contentView }

  private func updateMargins() {
    views.margins.set(ListMetrics.cellMargins(in: enclosingCollectionView), of: self)
  }

  /// Displays the default background, unless the app has set one.
  private func updateBackground() {
    guard !views.hasOwnBackground else { return }
    guard backgroundColor == nil, backgroundView == nil else {
      return configurations.setBackground(nil, of: self)
    }
    let background = defaultBackgroundConfiguration().updated(for: configurationState)
    guard background != configurations.background else { return }
    configurations.setBackground(background, of: self)
  }
}

/// The configurations, the margins and the background view of a header or footer.
@MainActor final class HeaderFooterViews {
  /// The configurations and the state of their updates.
  let configurations = CellConfigurations()
  /// The margins that the table has set.
  let margins = ListCellMargins()
  /// The background view of the app.
  let backgrounds = CellBackgroundViews()
  /// Whether the app has set a background configuration.
  private(set) var hasOwnBackground = false

  /// Records that the app has set a background configuration.
  func claimBackground() { hasOwnBackground = true }
}

// See `UICollectionReusableView.make(_:)`.
extension UITableViewHeaderFooterView {
  /// Creates a view of the class by its initializer, also if a subclass overrides or replaces it.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0CyAcA08ReusableC5MakerVcfC")
  static func make(_ maker: consuming ReusableViewMaker) -> Self
}
