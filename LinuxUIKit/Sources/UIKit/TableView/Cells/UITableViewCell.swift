/// A row of a table: its content, accessories, editing controls and background.
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
/// var content = cell.defaultContentConfiguration()
/// content.text = stations[indexPath.row].name
/// cell.contentConfiguration = content
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// The content is one of three: a content configuration; the labels and the image view of the
/// cell's style; or subviews of `contentView`. Constraints between those and the content view
/// determine the height of a self-sizing row. Metrics are those of list cells with the same
/// content (uikit.md, 3.4).
///
/// - Note: Not implemented: focus, nibs, and `userInteractionEnabledWhileDragging`.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  private let identifier: String?
  private let style: CellStyle
  private var displayed: ElementID?
  private var content: UIView
  private(set) var options = TableCellOptions()
  private(set) var state = TableCellState()
  let views = TableCellViews()

  /// Creates a cell of a style, with the identifier by which it is reused.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    self.style = style
    content = StyledContentView(style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ListMetrics.rowEstimate))
    addContentView()
  }

  /// Creates a cell of the default style.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    identifier = nil
    style = .default
    content = StyledContentView(.default)
    super.init(coder: coder)
    addContentView()
  }

  /// Creates a cell of the default style with a frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of a class that is known at run time only, by `make(_:)`.
  @usableFromInline convenience init(_ maker: ReusableViewMaker) {
    self.init(style: .default, reuseIdentifier: maker.reuseIdentifier)
    frame = maker.frame
  }

  private func addContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The reuse identifier.
  open var reuseIdentifier: String? { identifier }

  /// Prepares the cell for another row.
  ///
  /// Override it to remove what the next row may not set again, and call `super`. The default
  /// implementation does nothing.
  open func prepareForReuse() {}

  /// Notifies the cell that its row is lifted, dragged, or no longer dragged.
  ///
  /// The default implementation does nothing; the table dims the cells of dragged rows.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Content

  /// The view that contains the content; the app's subviews belong here.
  ///
  /// It ends at the accessories.
  open var contentView: UIView { content }

  /// The label of the text; `nil` while a content configuration is used.
  open var textLabel: UILabel? { styledContent?.textLabel }

  /// The label of the secondary text; `nil` for the style `default`, and while a content
  /// configuration is used.
  open var detailTextLabel: UILabel? { styledContent?.detailTextLabel }

  /// The image view at the leading edge; `nil` for the style `value2`, and while a content
  /// configuration is used.
  open var imageView: UIImageView? { styledContent?.imageView }

  /// Returns an empty list content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(style.contentStyle)
  }

  /// The configuration of the content view; `nil` for labels of the style and subviews of the app.
  ///
  /// The content view is kept if it supports the new configuration, and is replaced otherwise.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { showContent(newValue) }
  }

  /// Whether `contentConfiguration` is updated with the cell's state.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true

  // MARK: Background

  /// The configuration of the background; `nil` if background views or a color are used.
  ///
  /// The default is that of the table's style. Setting one removes `backgroundColor`,
  /// `backgroundView` and `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      views.claimBackground()
      setBackgroundConfiguration(newValue)
    }
  }

  /// Whether `backgroundConfiguration` is updated with the cell's state.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Returns the default background of cells in the table's style (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listBackgroundConfiguration
  }

  /// The background color, which replaces the fill of the default background.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      setNeedsLayout()
    }
  }

  /// The view behind all other subviews, which fills the cell.
  open var backgroundView: UIView? {
    get { views.backgrounds.background }
    set {
      views.backgrounds.setBackground(newValue, of: self)
      setNeedsLayout()
    }
  }

  /// The view behind the content that is displayed while the cell is selected or highlighted, in
  /// place of the default color.
  open var selectedBackgroundView: UIView? {
    get { views.selectedBackground }
    set { changeSelectedBackground { $0.setSelectedBackground(newValue) } }
  }

  /// The view that takes the place of `selectedBackgroundView` in a table in which several rows can
  /// be selected.
  open var multipleSelectionBackgroundView: UIView? {
    get { views.multipleSelectionBackground }
    set { changeSelectedBackground { $0.setMultipleSelectionBackground(newValue) } }
  }

  // MARK: Configuration updates

  /// The state for which the configurations are updated.
  open var configurationState: UICellConfigurationState { ownConfigurationState }

  /// Requests an update of the configurations before the cell's next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.setNeedsUpdate()
    setNeedsLayout()
    updateConfigurationAtOnceIfChosen()
  }

  /// Updates the configurations for a state.
  ///
  /// The cell calls this method before layout; do not call it directly. The default implementation
  /// updates those that are updated automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateAutomatically(for: state)
  }

  /// A closure that is called after each `updateConfiguration(using:)`, with the same state (iOS
  /// 15).
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Accessories

  /// The standard accessory at the trailing edge.
  ///
  /// The default is `none`.
  open var accessoryType: UITableViewCell.AccessoryType {
    get { options.accessoryType }
    set { setAccessory(\.accessoryType, to: newValue) }
  }

  /// The app's view at the trailing edge, which replaces the standard accessory.
  open var accessoryView: UIView? {
    get { options.accessoryView }
    set { setAccessory(\.accessoryView, to: newValue) }
  }

  /// The standard accessory at the trailing edge during editing.
  ///
  /// The default is `none`.
  open var editingAccessoryType: UITableViewCell.AccessoryType {
    get { options.editingAccessoryType }
    set { setAccessory(\.editingAccessoryType, to: newValue) }
  }

  /// The app's view at the trailing edge during editing.
  open var editingAccessoryView: UIView? {
    get { options.editingAccessoryView }
    set { setAccessory(\.editingAccessoryView, to: newValue) }
  }

  // MARK: Selection

  /// The appearance of the cell while it is selected.
  ///
  /// The default is `default`.
  open var selectionStyle: UITableViewCell.SelectionStyle {
    get { options.selectionStyle }
    set {
      options.selectionStyle = newValue
      setNeedsLayout()
    }
  }

  /// Whether the row can be focused.
  open override var canBecomeFocused: Bool { canFocusDisplayedItem }
  override var focusBehavior: FocusBehavior {
    .row(cornerRadius: backgroundConfiguration?.cornerRadius)
  }
  override func focusDidChange() { setNeedsUpdateConfiguration() }

  /// Whether the row is selected, set without animation.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is touched, set without animation.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell; the table calls it.
  ///
  /// An override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    change(\.isSelected, to: selected, animated: animated)
  }

  /// Highlights the cell during a touch; the table calls it.
  ///
  /// An override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    change(\.isHighlighted, to: highlighted, animated: animated)
  }

  // MARK: Editing

  /// Whether the row is being edited.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Displays or removes the editing controls; the table calls it.
  ///
  /// An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// The editing control of the row, as the table's delegate specifies it.
  open var editingStyle: UITableViewCell.EditingStyle { state.editing.style }

  /// Whether swipe actions or the confirmation of a deletion are displayed.
  open var showingDeleteConfirmation: Bool { state.isSwiped }

  /// Whether the cell displays a reorder control during editing.
  ///
  /// The default is `false`; a row for which the data source's `tableView(_:canMoveRowAt:)` returns
  /// `true` has a reorder control in any case.
  open var showsReorderControl: Bool {
    get { options.showsReorderControl }
    set { setAccessory(\.showsReorderControl, to: newValue) }
  }

  /// Whether the content is indented during editing even without an editing control.
  ///
  /// The default is `true`.
  open var shouldIndentWhileEditing: Bool {
    get { options.shouldIndentWhileEditing }
    set { setAccessory(\.shouldIndentWhileEditing, to: newValue) }
  }

  /// Notifies the cell that its editing controls are about to change.
  ///
  /// An override calls `super`.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Notifies the cell that its editing controls have changed.
  ///
  /// An override calls `super`.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  // MARK: Indentation and separators

  /// The indentation level of the content.
  ///
  /// The default is 0.
  open var indentationLevel: Int {
    get { options.indentationLevel }
    set {
      options.indentationLevel = newValue
      setNeedsLayout()
    }
  }

  /// The width of an indentation level, in points.
  ///
  /// The default is 10.
  open var indentationWidth: CGFloat {
    get { options.indentationWidth }
    set {
      options.indentationWidth = newValue
      setNeedsLayout()
    }
  }

  /// The insets of the separator below the row, in points.
  ///
  /// The default is that of the table: the start of the text, and 0.
  open var separatorInset: UIEdgeInsets {
    get { options.separatorInset ?? defaultSeparatorInset }
    set {
      options.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, views.backgrounds.selected, configurations.backgroundView] {
      guard let view, view.superview === self, view.frame != bounds else { continue }
      view.frame = bounds
    }
    let frame = bounds.inset(by: contentSides)
    if content.superview === self, content.frame != frame { content.frame = frame }
    layOutListParts()
  }

  /// Notifies the table that the height of a self-sizing row may have changed.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged()
  }

  override var repeatsLayout: Bool { OpenChoices.current.contains(.laysOutElementsTwice) }

  override func willLayOut() {
    updateListMargins()
    super.willLayOut()
    updateConfigurationIfDue()
    prepareListParts()
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

  func setDisplayedElement(_ element: ElementID?) { displayed = element }

  func makeDefaultContentView() -> UIView { StyledContentView(style) }

  func replaceContentView(with view: UIView) {
    let old = content
    content = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
  }

  /// Changes a part of the state; returns `false` if it was the same.
  @discardableResult func setState<Value: Equatable>(
    _ part: WritableKeyPath<TableCellState, Value>, to value: Value
  ) -> Bool {
    guard state[keyPath: part] != value else { return false }
    state[keyPath: part] = value
    setNeedsUpdateConfiguration()
    return true
  }

  private func setAccessory<Value>(
    _ option: WritableKeyPath<TableCellOptions, Value>, to value: Value
  ) {
    options[keyPath: option] = value
    setNeedsUpdateAccessories()
  }
}

// See `UICollectionReusableView.make(_:)`.
extension UITableViewCell {
  /// Creates a cell of the class by its initializer, also if a subclass overrides or replaces it.
  @_silgen_name("$s5UIKit15UITableViewCellCyAcA08ReusableC5MakerVcfC")
  static func make(_ maker: consuming ReusableViewMaker) -> Self
}
