extension UICollectionViewListCell {
  /// Updates the accessory views before the next layout, unless the accessories are the same.
  func accessoriesDidChange(from old: [UICellAccessory]) {
    guard old.count != accessories.count || !zip(old, accessories).allSatisfy({ $0.isSame(as: $1) })
    else { return }
    list.accessoryState = nil
    setNeedsLayout()
  }

  /// Updates the accessory views for the cell's state.
  ///
  /// Views of the same kind are kept; only missing ones are created.
  func updateAccessories() {
    let state = accessoryState
    guard state != list.accessoryState else { return }
    list.accessoryState = state
    let order = AccessoryOrder(displayedAccessories(in: state), isEditing: state.isEditing)
    var unused = list.leading + list.trailing
    list.leading = order.leading.map { view(for: $0, in: state, from: &unused) }
    list.trailing = order.trailing.map { view(for: $0, in: state, from: &unused) }
    for view in unused { view.removeFromSuperview() }
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

  private func view(
    for accessory: UICellAccessory, in state: AccessoryState, from unused: inout [AccessoryView]
  ) -> AccessoryView {
    let index = unused.firstIndex { $0.accessory.kind.sharesViews(with: accessory.kind) }
    guard let index else {
      let view = AccessoryView(accessory, in: state)
      addSubview(view)
      return view
    }
    let view = unused.remove(at: index)
    view.show(accessory, in: state)
    return view
  }
}
