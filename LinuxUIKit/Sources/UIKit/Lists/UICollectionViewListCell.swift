/// A row, a header or a footer of a list: content, accessories at its sides, a background and
/// separators as the list has them.
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
/// In an outline its level and whether it is expanded come from the data source, after the app has
/// filled it (uikit.md 7.3).
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  var list = ListCellStorage()

  /// A content configuration without content that suits the list that the cell is in.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(list.role.contentStyle(in: traitCollection.listEnvironment))
  }

  /// The background of the list that the cell is in (iOS 16); lists use it unless another is set.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listBackgroundConfiguration
  }

  /// What is behind the content: the list's background until one is set.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      list.hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  /// What a cell's state is, whether what is below its item in an outline is shown, and whether the
  /// list holds it in sight.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = list.outline?.isExpanded ?? false
    state.isPinned = list.isPinned
    return state
  }

  /// What is at the sides of the content, in any order: system accessories have their place.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange(from: oldValue) }
  }

  /// How many levels the content is indented; an item's level in the outline of its section.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// How far one level is, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Whether leading accessories are indented with the content.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// Constrain its leading and trailing anchors to say from where to where the separator goes.
  ///
  /// Without it, a separator begins where the text begins; from asking on, 16 points from the edge
  /// unless the app says where.
  open var separatorLayoutGuide: UILayoutGuide { usedSeparatorGuide() }

  // MARK: Hooks

  override func willConfigure(as element: ElementID, in layout: UICollectionViewLayout) {
    list.role = layout.listRole(of: element)
  }

  override func didConfigure(
    at indexPath: IndexPath, by dataSource: any UICollectionViewDataSource
  ) {
    guard let outlines = dataSource as? any OutlineDataSource else { return }
    setOutlinePlace(outlines.outlinePlace(at: indexPath))
  }

  override func outlineDidChange(
    _ outlines: any OutlineDataSource, at indexPath: IndexPath, animated: Bool
  ) {
    let before = list.outline
    setOutlinePlace(outlines.outlinePlace(at: indexPath))
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
    removeOutlinePlace()
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
    takeListMargins()
    super.willLayOut()
    takeListBackground()
    updateAccessories()
  }

  override var minimumHeight: CGFloat { (list.leading + list.trailing).map(\.ownHeight).max() ?? 0 }

  override var contentSides: UIEdgeInsets { listContentSides }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutListParts()
  }
}
