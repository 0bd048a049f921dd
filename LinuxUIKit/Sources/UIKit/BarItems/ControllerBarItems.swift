/// The title, the bar items and the editing state of a view controller.
///
/// The items are created on first access, and follow the title and the editing state.
@MainActor final class ControllerBarItems {
  private(set) var title: String?
  private(set) var isEditing = false
  /// The items of the toolbar.
  var toolbarItems: [UIBarButtonItem]?
  private var existingNavigationItem: UINavigationItem?
  private var existingTabBarItem: UITabBarItem?
  private var existingEditButton: UIBarButtonItem?

  /// Sets the title of the view controller and of its items.
  func setTitle(_ title: String?) {
    self.title = title
    existingNavigationItem?.title = title
    existingTabBarItem?.title = title
  }

  /// The item of a navigation bar.
  var navigationItem: UINavigationItem {
    if let existingNavigationItem { return existingNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    existingNavigationItem = item
    return item
  }

  /// Returns the item of a tab bar, which is created with a title.
  func tabBarItem(defaultTitle: @autoclosure () -> String?) -> UITabBarItem {
    if let existingTabBarItem { return existingTabBarItem }
    let item = UITabBarItem(title: defaultTitle(), image: nil, selectedImage: nil)
    existingTabBarItem = item
    return item
  }

  /// Replaces the item of a tab bar.
  func setTabBarItem(_ item: UITabBarItem?) {
    existingTabBarItem = item
  }

  /// Sets the editing state and the title of the edit button.
  func setEditing(_ isEditing: Bool) {
    self.isEditing = isEditing
    existingEditButton?.showEditingAction(isEditing)
  }

  /// Returns the button that toggles the editing state.
  func editButton(toggling toggle: @escaping @MainActor () -> Void) -> UIBarButtonItem {
    if let existingEditButton { return existingEditButton }
    let button = UIBarButtonItem()
    button.primaryAction = UIAction { _ in toggle() }
    button.showEditingAction(isEditing)
    existingEditButton = button
    return button
  }
}

extension UIBarButtonItem {
  /// Shows the action of the next tap: "Edit" or "Done".
  fileprivate func showEditingAction(_ isEditing: Bool) {
    let item: SystemItem = isEditing ? .done : .edit
    title = item.title
    style = item.style
  }
}
