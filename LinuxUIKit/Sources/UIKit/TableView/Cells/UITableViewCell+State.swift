extension UITableViewCell {
  /// The table that displays the cell; `nil` for a cell that is not displayed.
  var enclosingTable: UITableView? { (enclosingCollectionView as? TableRowsView)?.table }

  /// The row that the cell displays, with its table; `nil` for a cell that is not displayed.
  var displayedRow: (table: UITableView, indexPath: IndexPath)? {
    guard let table = enclosingTable, let path = table.indexPath(for: self) else { return nil }
    return (table, path)
  }

  /// The state as known to the cell (uikit.md, 6.7).
  var ownConfigurationState: UICellConfigurationState {
    var new = UICellConfigurationState(traitCollection: traitCollection)
    new.isDisabled = !isUserInteractionEnabled
    new.isSelected = state.isSelected
    new.isHighlighted = state.isHighlighted
    new.isFocused = isFocused
    new.isSwiped = state.isSwiped
    new.isEditing = state.isEditing
    new.isReordering = state.isReordering
    new.cellDropState = state.drop
    new.cellDragState =
      switch state.drag {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    return new
  }

  // Unverified: that the change fades in the same time as that of a collection view's cell;
  // inferred from uikit.md, 6.6.
  private static let stateDuration: TimeInterval = 0.25

  /// Changes a part of the state that determines the background.
  func change(
    _ part: WritableKeyPath<TableCellState, Bool>, to isOn: Bool, animated: Bool
  ) {
    guard setState(part, to: isOn) else { return }
    guard animated, canAnimate, AnimationBlock.current == nil else {
      return updateSelectedBackground()
    }
    UIView.animate(
      withDuration: Self.stateDuration, delay: 0, options: .allowUserInteraction
    ) {
      self.updateSelectedBackground()
      self.layoutIfNeeded()
    }
  }

  /// Displays or removes the app's view of the selection, which depends on the table.
  func updateSelectedBackground() {
    let selectsSeveral = enclosingCollectionView?.selection.rules.selectsSeveral ?? false
    let several = selectsSeveral ? views.multipleSelectionBackground : nil
    views.backgrounds.setSelected(several ?? views.selectedBackground)
    views.backgrounds.update(
      isSelected: isMarked && selectionStyle != .none, in: self, below: contentView)
  }

  /// Changes one of the app's views of the selection.
  func changeSelectedBackground(_ change: (TableCellViews) -> Void) {
    change(views)
    updateSelectedBackground()
    setNeedsLayout()
  }
}

// MARK: Configurations

extension UITableViewCell: ConfigurableView {
  var configurations: CellConfigurations { views.configurations }

  func callUpdateHandler(for state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func removeOtherBackgrounds() {
    if backgroundColor != nil { backgroundColor = nil }
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
  }
}

// MARK: Cell of the list core

extension UITableViewCell: ElementCell {
  var elementCell: (any ElementCell)? { self }

  var measuredContent: UIView { contentView }

  var contentSides: UIEdgeInsets { listContentSides }

  func indexPathsDidChange() { setNeedsLayout() }

  func setItemSelected(_ isSelected: Bool) {
    setSelected(isSelected, animated: UIView.inheritedAnimationDuration > 0)
  }

  func setItemHighlighted(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }

  func setItemEditing(_ isEditing: Bool) {
    setEditing(isEditing, animated: UIView.inheritedAnimationDuration > 0)
  }

  func setItemState(isSelected: Bool, isEditing: Bool) {
    if self.isSelected != isSelected { setSelected(isSelected, animated: false) }
    if self.isEditing != isEditing { setEditing(isEditing, animated: false) }
  }

  func resetItemState() {
    setState(\.isReordering, to: false)
    setState(\.isSwiped, to: false)
    setDragState(.none)
    setDropState(.none)
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
    if isEditing { setEditing(false, animated: false) }
  }

  func setReordering(_ isReordering: Bool) { setState(\.isReordering, to: isReordering) }

  func setDragState(_ state: UICollectionViewCell.DragState) {
    let new = DragState(rawValue: state.rawValue) ?? .none
    if setState(\.drag, to: new) { dragStateDidChange(new) }
  }

  func setDropState(_ state: UICellConfigurationState.DropState) { setState(\.drop, to: state) }
}

// MARK: List cell

extension UITableViewCell: ListCell {
  var accessoryViews: ListAccessoryViews { views.accessories }

  var lines: ListCellLines { views.lines }

  var listMargins: ListCellMargins { views.margins }

  var role: ListRole { .row }

  var contentIndentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

  var indentsAccessories: Bool { false }

  var contentTextStart: CGFloat? {
    (contentView as? StyledContentView)?.textStart ?? (contentView as? UIListContentView)?.textStart
  }

  /// Displays the default background, which is that of the selection only if the app has set a
  /// background color or view.
  func updateListBackground() {
    guard !views.hasOwnBackground else { return }
    var state = configurationState
    let displaysSelection = selectionStyle != .none && !views.hasSelectedBackground
    if !displaysSelection { (state.isSelected, state.isHighlighted) = (false, false) }
    let hasOther = backgroundColor != nil || backgroundView != nil
    guard !hasOther || state.isSelected || state.isHighlighted else {
      return configurations.setBackground(nil, of: self)
    }
    showListBackground(for: state)
    guard let backgroundView, let selection = configurations.backgroundView else { return }
    insertSubview(selection, aboveSubview: backgroundView)
  }

  /// Returns the separators of the list with the cell's own inset, except those that separate
  /// groups from the background.
  func separators(of row: ListRowStyle?) -> ListSeparators? {
    guard var separators = row?.separators, let inset = options.separatorInset else {
      return row?.separators
    }
    let isEdge = row?.place.isLast == true && traitCollection.listEnvironment == .grouped
    guard !isEdge else { return separators }
    let insets = inset.directional(isRightToLeft: isRightToLeft)
    separators.bottom?.leading = insets.leading
    separators.bottom?.trailing = insets.trailing
    return separators
  }

  /// The start of the text, or the margin, and 0.
  var defaultSeparatorInset: UIEdgeInsets {
    if let inset = enclosingTable?.options.separatorInset { return inset }
    let sides = contentSides.directional(isRightToLeft: isRightToLeft)
    let start = contentTextStart.map { $0 + sides.leading } ?? effectiveMargins.leading
    return NSDirectionalEdgeInsets(top: 0, leading: start, bottom: 0, trailing: 0)
      .resolved(isRightToLeft: isRightToLeft)
  }
}
