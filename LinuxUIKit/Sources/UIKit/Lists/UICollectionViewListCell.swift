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
  /// The margins that the list has set.
  let listMargins = ListCellMargins()
  /// The role in the section.
  private(set) var role = ListRole.row
  /// The position of the item in an outline; `nil` outside of outlines.
  private(set) var outline: OutlinePosition?
  /// Whether the app has set the background.
  private(set) var hasOwnBackground = false
  private var isPinned = false

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

  override var focusBehavior: FocusBehavior {
    .row(cornerRadius: backgroundConfiguration?.cornerRadius)
  }

  override func willConfigure(as element: ElementID, in layout: UICollectionViewLayout) {
    role = ListRole(of: element, in: layout)
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
    prepareListParts()
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

// MARK: List cell

extension UICollectionViewListCell: ListCell {
  var hasAccessories: Bool { !accessories.isEmpty }

  var contentIndentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  func accessories(isEditing: Bool) -> [UICellAccessory] { accessories }

  /// Displays the default background, unless the app has set one.
  func updateListBackground() {
    guard !hasOwnBackground, backgroundColor == nil, backgroundView == nil,
      selectedBackgroundView == nil
    else { return }
    showListBackground(for: configurationState)
  }

  /// Updates the accessory views before the next layout, unless the accessories are the same.
  private func accessoriesDidChange(from old: [UICellAccessory]) {
    guard old.count != accessories.count || !zip(old, accessories).allSatisfy({ $0.isSame(as: $1) })
    else { return }
    setNeedsUpdateAccessories()
  }

  /// Returns the guide for separators, which is created when it is first used.
  func makeSeparatorGuide() -> UILayoutGuide {
    lines.guide(created: addSeparatorGuide)
  }

  private func addSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
    let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    start.priority = .fittingSizeLevel
    end.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      start, end, guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }
}
