/// A view that displays one item of a collection view.
///
/// The content belongs in `contentView`; behind it are `selectedBackgroundView`, while the cell is
/// selected or highlighted, and `backgroundView`.
///
/// ```swift
/// final class NameCell: UICollectionViewCell {
///   let label = UILabel()
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     contentView.addSubview(label)
///   }
///
///   required init?(coder: NSCoder) { fatalError("Created in code only") }
/// }
/// ```
///
/// A content configuration provides the content view, and is updated with the cell's state:
///
/// ```swift
/// var content = UIListContentConfiguration.cell()
/// content.text = "Stations"
/// cell.contentConfiguration = content
/// ```
///
/// - Note: Not implemented: interactions.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ElementCell {
  private var content = UIView()
  private let backgrounds = CellBackgroundViews()
  /// The configurations and the state of their updates.
  let configurations = CellConfigurations()

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell without size.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// The view that contains the cell's content and fills the cell.
  open var contentView: UIView { content }

  /// Whether the item is selected.
  ///
  /// The collection view sets it; override `didSet` to observe it.
  open var isSelected = false {
    didSet { stateDidChange(isSelected != oldValue) }
  }

  /// Whether the cell is touched.
  ///
  /// The collection view sets it.
  open var isHighlighted = false {
    didSet { stateDidChange(isHighlighted != oldValue) }
  }

  /// Whether the item can be focused.
  open override var canBecomeFocused: Bool { canFocusDisplayedItem }
  override var focusBehavior: FocusBehavior {
    .background(cornerRadius: backgroundConfiguration?.cornerRadius)
  }
  override func focusDidChange() { setNeedsUpdateConfiguration() }

  /// Whether the cell receives touches; otherwise its state is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { stateDidChange(isUserInteractionEnabled != oldValue) }
  }

  /// The states that the collection view sets besides selection and highlight.
  private(set) var interactionState = InteractionState() {
    didSet { if interactionState != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The states of a cell that only the collection view sets.
  struct InteractionState: Equatable {
    /// Whether the item is being edited.
    fileprivate(set) var isEditing = false
    /// Whether swipe actions of the cell are displayed.
    fileprivate(set) var isSwiped = false
    /// Whether the item is being moved interactively.
    fileprivate(set) var isReordering = false
    /// Whether the item is lifted or dragged.
    fileprivate(set) var drag = DragState.none
    /// Whether a drag would drop on the item.
    fileprivate(set) var drop = UICellConfigurationState.DropState.none
  }

  /// The states of a cell whose item is dragged.
  public enum DragState: Int, Sendable {
    /// The item is not dragged.
    case none = 0
    /// The item is lifted, but does not move yet.
    case lifting = 1
    /// The item is dragged.
    case dragging = 2
  }

  /// Notifies the cell that its item is lifted, dragged, or no longer dragged.
  ///
  /// The default implementation does nothing; the collection view dims the cells of dragged items.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The view behind all other subviews, which fills the cell.
  open var backgroundView: UIView? {
    get { backgrounds.background }
    set {
      backgrounds.setBackground(newValue, of: self)
      if newValue != nil { backgroundConfiguration = nil }
    }
  }

  /// The view in front of `backgroundView` that is displayed while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    get { backgrounds.selected }
    set {
      guard backgrounds.setSelected(newValue) else { return }
      updateSelectedBackground()
      if newValue != nil { backgroundConfiguration = nil }
    }
  }

  // MARK: Configurations

  /// The state for which the cell's configurations are updated.
  ///
  /// A subclass can add values to it.
  open var configurationState: UICellConfigurationState { ownConfigurationState }

  /// Requests an update of the configurations before the cell's next layout.
  ///
  /// Several calls cause one update. Changes of selection, highlight and traits call it.
  open func setNeedsUpdateConfiguration() {
    configurations.setNeedsUpdate()
    setNeedsLayout()
    updateConfigurationAtOnceIfChosen()
  }

  /// Updates the configurations for a state.
  ///
  /// The cell calls this method before layout; do not call it directly.
  ///
  /// The default implementation updates those that are updated automatically.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateAutomatically(for: state)
  }

  /// A closure that is called after each `updateConfiguration(using:)`, with the same state (iOS
  /// 15).
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The configuration of the content view; `nil` for an empty content view.
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

  /// The configuration of the background; `nil` if background views or a color are used.
  ///
  /// Setting one removes `backgroundColor`, `backgroundView` and `selectedBackgroundView`, and
  /// setting one of these removes the configuration.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether `backgroundConfiguration` is updated with the cell's state.
  ///
  /// The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Returns the default background for the cell's environment, which is clear (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The background color; setting one removes `backgroundConfiguration`.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      if newValue != nil { backgroundConfiguration = nil }
    }
  }

  // MARK: Layout

  override func willLayOut() {
    super.willLayOut()
    updateConfigurationIfDue()
  }

  override var asCell: UICollectionViewCell? { self }

  override var measuredContent: UIView { content }

  override func layoutInputsDidChange(of subview: UIView) {
    if subview === content { sizeMayHaveChanged() }
  }

  /// Handles a tap before the item is selected; returns `true` to prevent the selection.
  func handleTap() -> Bool { false }

  override func setItemState(isSelected: Bool, isEditing: Bool) {
    if self.isSelected != isSelected { self.isSelected = isSelected }
    setItemEditing(isEditing)
  }

  func setItemSelected(_ isSelected: Bool) { self.isSelected = isSelected }

  func setItemHighlighted(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }

  /// Sets whether the item is being edited.
  func setItemEditing(_ isEditing: Bool) {
    interactionState.isEditing = isEditing
  }

  /// Sets whether swipe actions of the cell are displayed.
  func setSwiped(_ isSwiped: Bool) {
    interactionState.isSwiped = isSwiped
  }

  /// Sets whether the item is lifted or dragged.
  func setDragState(_ state: DragState) {
    guard interactionState.drag != state else { return }
    interactionState.drag = state
    dragStateDidChange(state)
  }

  /// Sets whether a drag would drop on the item.
  func setDropState(_ state: UICellConfigurationState.DropState) {
    interactionState.drop = state
  }

  /// Sets whether the item is being moved interactively.
  func setReordering(_ isReordering: Bool) {
    interactionState.isReordering = isReordering
  }

  override func resetItemState() {
    setReordering(false)
    setDragState(.none)
    setDropState(.none)
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
    setItemEditing(false)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, configurations.backgroundView] {
      guard let view, view.superview === self, view.frame != bounds else { continue }
      view.frame = bounds
    }
    let contentFrame = bounds.inset(by: contentSides)
    if content.superview === self, content.frame != contentFrame { content.frame = contentFrame }
  }

  func replaceContentView(with view: UIView) {
    let old = content
    content = view
    fill(with: view)
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
  }

  private func stateDidChange(_ isChanged: Bool) {
    updateSelectedBackground()
    if isChanged { setNeedsUpdateConfiguration() }
  }

  private func addContentView() {
    fill(with: content)
    addSubview(content)
  }

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func updateSelectedBackground() {
    backgrounds.update(isSelected: isMarked, in: self, below: content)
  }
}
