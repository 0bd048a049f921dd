extension ListCell {
  /// Updates the accessory views before the next layout.
  func setNeedsUpdateAccessories() {
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
    guard hasAccessories else { return AccessoryState() }
    let state = configurationState
    return AccessoryState(
      isEditing: state.isEditing, showsCircles: !state.isEditing || editingSelectsSeveral,
      isSelected: state.isSelected && showsSelection,
      isExpanded: state.isExpanded)
  }

  /// Returns the accessories, without multiselect accessories if editing allows a single selection
  /// (uikit.md, 6.6).
  private func displayedAccessories(in state: AccessoryState) -> [UICellAccessory] {
    let accessories = accessories(isEditing: state.isEditing)
    guard !state.showsCircles else { return accessories }
    return accessories.filter { !$0.kind.sharesViews(with: .multiselect) }
  }

  private var editingSelectsSeveral: Bool {
    enclosingCollectionView?.allowsMultipleSelectionDuringEditing ?? true
  }

  private var showsSelection: Bool {
    accessories(isEditing: configurationState.isEditing).contains {
      if case .multiselect = $0.kind { true } else { false }
    }
  }
}
