extension UIViewController {
  func makeEditButtonItem() -> UIBarButtonItem {
    if let button = storage.editButton { return button }
    let button = UIBarButtonItem()
    button.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    button.showEditing(isEditing)
    storage.editButton = button
    return button
  }
}

extension UIBarButtonItem {
  /// Shows the action of the next tap: "Edit" or "Done".
  func showEditing(_ isEditing: Bool) {
    let item: SystemItem = isEditing ? .done : .edit
    title = item.title
    style = item.style
  }
}
