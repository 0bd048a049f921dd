extension UICollectionViewListCell {
  /// Updates the accessory views before the next layout, unless the accessories are the same.
  func accessoriesDidChange(from old: [UICellAccessory]) {
    guard old.count != accessories.count || !zip(old, accessories).allSatisfy({ $0.isSame(as: $1) })
    else { return }
    accessoryViews.invalidate()
    setNeedsLayout()
  }

  /// Updates the accessory views if the cell's state has changed.
  func updateAccessories() {
    let state = accessoryState
    guard accessoryViews.needsUpdate(for: state) else { return }
    let order = AccessoryOrder(displayedAccessories(in: state), isEditing: state.isEditing)
    accessoryViews.update(to: order, in: state, of: self)
  }

  private var accessoryState: AccessoryState {
    guard !accessories.isEmpty else { return AccessoryState() }
    let state = configurationState
    return AccessoryState(
      isEditing: state.isEditing, showsCircles: !state.isEditing || editingSelectsSeveral,
      isSelected: state.isSelected && showsSelection,
      isExpanded: state.isExpanded)
  }

  /// Returns the accessories, without multiselect accessories if editing allows a single selection
  /// (uikit.md, 6.6).
  private func displayedAccessories(in state: AccessoryState) -> [UICellAccessory] {
    guard !state.showsCircles else { return accessories }
    return accessories.filter { !$0.kind.sharesViews(with: .multiselect) }
  }

  private var editingSelectsSeveral: Bool {
    enclosingCollectionView?.allowsMultipleSelectionDuringEditing ?? true
  }

  private var showsSelection: Bool {
    accessories.contains { if case .multiselect = $0.kind { true } else { false } }
  }
}
