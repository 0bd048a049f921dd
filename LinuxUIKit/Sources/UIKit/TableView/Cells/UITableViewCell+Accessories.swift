extension UITableViewCell {
  /// Whether the cell has accessories now.
  var hasAccessories: Bool {
    isEditing || accessoryType != .none || accessoryView != nil
  }

  /// Returns the accessories and the editing controls for an editing state.
  func accessories(isEditing: Bool) -> [UICellAccessory] {
    guard isEditing else { return accessories(accessoryType, accessoryView) }
    var all = accessories(editingAccessoryType, editingAccessoryView)
    if let control = editingControl { all.append(control) }
    if state.editing.canMove || showsReorderControl { all.append(.reorder(displayed: .always)) }
    return all
  }

  /// Returns the view of the app, or a standard accessory.
  private func accessories(_ type: AccessoryType, _ view: UIView?) -> [UICellAccessory] {
    if let view {
      let configuration = UICellAccessory.CustomViewConfiguration(
        customView: view, placement: .trailing(), reservedLayoutWidth: .actual)
      return [.customView(configuration: configuration)]
    }
    return switch type {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator()]
    case .detailDisclosureButton: [detailButton, .disclosureIndicator()]
    case .checkmark: [.checkmark()]
    case .detailButton: [detailButton]
    }
  }

  private var detailButton: UICellAccessory {
    .detail { [weak self] in
      guard let row = self?.displayedRow else { return }
      row.table.delegate?.tableView(row.table, accessoryButtonTappedForRowWith: row.indexPath)
    }
  }

  /// The editing control at the leading edge; without one, the content is indented by an invisible
  /// one.
  private var editingControl: UICellAccessory? {
    guard !state.editing.selectsSeveral else { return .multiselect(displayed: .always) }
    switch state.editing.style {
    case .delete: return .delete(displayed: .always)
    case .insert:
      return .insert(displayed: .always) { [weak self] in
        guard let row = self?.displayedRow else { return }
        row.table.commit(.insert, at: row.indexPath)
      }
    case .none:
      guard state.editing.indentsContent, shouldIndentWhileEditing else { return nil }
      return .delete(displayed: .always, options: .init(isHidden: true))
    }
  }
}
