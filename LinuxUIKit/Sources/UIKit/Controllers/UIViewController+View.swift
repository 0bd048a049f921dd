extension UIViewController {
  func loadedView() -> UIView {
    if let view = storage.view { return view }
    loadView()
    let view = storage.view ?? makeEmptyView()
    viewDidLoad()
    return view
  }

  /// Sets an empty view if `loadView()` set none.
  private func makeEmptyView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    replaceView(with: view)
    return view
  }

  func replaceView(with view: UIView?) {
    storage.view?.setOwningController(nil)
    storage.view = view
    view?.setOwningController(self)
  }
}

// MARK: Title and bar items

extension UIViewController {
  func setTitle(_ title: String?) {
    storage.title = title
    storage.navigationItem?.title = title
  }

  func makeNavigationItem() -> UINavigationItem {
    if let item = storage.navigationItem { return item }
    let item = UINavigationItem(title: storage.title ?? "")
    item.title = storage.title
    storage.navigationItem = item
    return item
  }

  func makeEditButtonItem() -> UIBarButtonItem {
    if let button = storage.editButton { return button }
    let button = UIBarButtonItem()
    button.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    button.showEditingAction(isEditing)
    storage.editButton = button
    return button
  }
}

extension UIBarButtonItem {
  /// Shows the action of the next tap: "Edit" or "Done".
  func showEditingAction(_ isEditing: Bool) {
    let item: SystemItem = isEditing ? .done : .edit
    title = item.title
    style = item.style
  }
}
