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
  /// The views of the accessories.
  let accessoryViews = ListAccessoryViews()
  /// The separators and the line before the reorder control.
  let lines = ListCellLines()
  /// The role in the section.
  private(set) var role = ListRole.row
  /// The position of the item in an outline; `nil` outside of outlines.
  private(set) var outline: OutlinePosition?
  /// Whether the app has set the background.
  private(set) var hasOwnBackground = false
  private var isPinned = false
  // The margins that the list has set; `nil` outside of lists.
  private var listMargins: NSDirectionalEdgeInsets?
  // The distance of the touch on the reorder control below the cell's center, in points.
  private var gripOffset: CGFloat = 0

  /// Returns an empty content configuration in the style of the cell's list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(role.contentStyle(in: traitCollection.listEnvironment))
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
      hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  /// The state of the cell, including whether it is pinned and whether its item is expanded in an
  /// outline.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = outline?.isExpanded ?? false
    state.isPinned = isPinned
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
    role = layout.listRole(of: element)
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
    let before = outline
    setOutlinePosition(outlines.outlinePosition(at: indexPath))
    let isToggled = before != nil && before?.isExpanded != outline?.isExpanded
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
    guard isPinned != self.isPinned else { return }
    self.isPinned = isPinned
    setNeedsUpdateConfiguration()
  }

  override func willLayOut() {
    updateListMargins()
    super.willLayOut()
    updateListBackground()
    updateAccessories()
  }

  override var minimumHeight: CGFloat { accessoryViews.all.map(\.ownHeight).max() ?? 0 }

  override var contentSides: UIEdgeInsets { listContentSides }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutListParts()
  }
}

// MARK: Outline

extension UICollectionViewListCell {
  /// Stores the position of the item in its outline; `nil` for items outside of outlines (uikit.md,
  /// 7.3).
  ///
  /// This method is called after the cell is configured, whose indentation it replaces.
  private func setOutlinePosition(_ position: OutlinePosition?) {
    if let position, indentationLevel != position.level { indentationLevel = position.level }
    guard position != outline else { return }
    outline = position
    setNeedsUpdateConfiguration()
  }

  /// Removes the outline position before the cell is reused.
  private func removeOutlinePosition() {
    guard outline != nil else { return }
    outline = nil
    indentationLevel = 0
  }
}

// MARK: Margins

extension UICollectionViewListCell {
  /// Sets the margins of the row, unless the app has set others.
  func setListMargins(_ margins: NSDirectionalEdgeInsets) {
    guard baseMargins == listMargins, margins != listMargins else { return }
    listMargins = margins
    setBaseMargins(margins)
  }
}

// MARK: Reordering and swiping

extension UICollectionViewListCell {
  /// Opens the trailing swipe actions, as a delete button without a handler does.
  func openTrailingActions() {
    guard let collectionView = enclosingCollectionView,
      let path = collectionView.indexPath(for: self)
    else { return }
    collectionView.openSwipeActions(at: path)
  }

  /// Begins moving the item by a touch on its reorder control; returns `false` if it cannot be
  /// moved.
  func beginReordering(_ touch: UITouch) -> Bool {
    guard let collectionView = enclosingCollectionView,
      let path = collectionView.indexPath(for: self),
      collectionView.beginInteractiveMovementForItem(at: path)
    else { return false }
    gripOffset = touch.location(in: self).y - bounds.midY
    return true
  }

  /// Moves the row with the touch along the scroll axis.
  func continueReordering(_ touch: UITouch) {
    guard let collectionView = enclosingCollectionView else { return }
    let y = touch.location(in: collectionView).y - gripOffset
    collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: y))
  }
}
