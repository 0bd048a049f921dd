extension UIViewController {
  func loadedView() -> UIView {
    if let view = storage.view { return view }
    loadView()
    let view = storage.view ?? fallbackView()
    viewDidLoad()
    return view
  }

  /// The plain view of a `loadView` that set none.
  private func fallbackView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    replaceView(with: view)
    return view
  }

  func replaceView(with view: UIView?) {
    storage.view?.setOwningController(nil)
    storage.view = view
    view?.setOwningController(self)
  }

  func setTitle(_ title: String?) {
    storage.title = title
    storage.navigationItem?.title = title
  }

  func madeNavigationItem() -> UINavigationItem {
    if let item = storage.navigationItem { return item }
    let item = UINavigationItem(title: storage.title ?? "")
    item.title = storage.title
    storage.navigationItem = item
    return item
  }
}
