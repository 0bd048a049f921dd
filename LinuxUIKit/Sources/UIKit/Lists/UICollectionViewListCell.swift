/// A row, a header or a footer of a list, with accessories and with the background and separators
/// of the list.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Station> {
///   cell, _, station in
///   var content = cell.defaultContentConfiguration()
///   content.text = station.name
///   cell.contentConfiguration = content
///   cell.accessories = [.disclosureIndicator()]
/// }
/// ```
///
/// In an outline the data source sets the indentation level, and whether the item is expanded,
/// after the app has configured the cell (uikit.md, 7.3).
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  var list = ListCellStorage()

  /// Returns an empty content configuration in the style of the cell's list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(list.role.contentStyle(in: traitCollection.listEnvironment))
  }

  /// Returns the default background of the cell's list (iOS 16).
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listBackgroundConfiguration
  }

  /// The configuration of the background.
  ///
  /// The default is that of the list.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      list.hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  /// The state of the cell, including whether it is pinned and whether its item is expanded in an
  /// outline.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = list.outline?.isExpanded ?? false
    state.isPinned = list.isPinned
    return state
  }

  /// The accessories, in any order, since system accessories have fixed positions.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange(from: oldValue) }
  }

  /// The indentation level of the content, or the level of the item in an outline.
  ///
  /// The default is 0.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// The width of an indentation level, in points.
  ///
  /// The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Whether leading accessories are indented with the content.
  ///
  /// The default is `true`.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// The layout guide of the separators.
  ///
  /// Constrain its leading and trailing anchors to set the start and end of the separators. They
  /// begin at the text unless the guide is used; a guide without constraints begins 16 points from
  /// the edge.
  open var separatorLayoutGuide: UILayoutGuide { makeSeparatorGuide() }

  // MARK: Hooks

  override func willConfigure(as element: ElementID, in layout: UICollectionViewLayout) {
    list.role = layout.listRole(of: element)
  }

  override func didConfigure(
    at indexPath: IndexPath, by dataSource: any UICollectionViewDataSource
  ) {
    guard let outlines = dataSource as? any OutlineDataSource else { return }
    setOutlinePosition(outlines.outlinePosition(at: indexPath))
  }

  override func outlineDidChange(
    _ outlines: any OutlineDataSource, at indexPath: IndexPath, animated: Bool
  ) {
    let before = list.outline
    setOutlinePosition(outlines.outlinePosition(at: indexPath))
    let isToggled = before != nil && before?.isExpanded != list.outline?.isExpanded
    if animated, isToggled { animateDisclosure() }
  }

  override func handleTap() -> Bool {
    guard togglesOutlineByTap else { return false }
    toggleOutline()
    return true
  }

  override func resetItemState() {
    super.resetItemState()
    removeOutlinePosition()
  }

  override func indexPathsDidChange() {
    // The background and the separators depend on the position in the section.
    setNeedsLayout()
  }

  override func setPinned(_ isPinned: Bool) {
    guard isPinned != list.isPinned else { return }
    list.isPinned = isPinned
    setNeedsUpdateConfiguration()
  }

  override func willLayOut() {
    updateListMargins()
    super.willLayOut()
    updateListBackground()
    updateAccessories()
  }

  override var minimumHeight: CGFloat { (list.leading + list.trailing).map(\.ownHeight).max() ?? 0 }

  override var contentSides: UIEdgeInsets { listContentSides }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutListParts()
  }
}
