extension UIViewController {
  func loadedView() -> UIView {
    if let view = storage.view { return view }
    loadView()
    let view = storage.view ?? fallbackView()
    viewDidLoad()
    return view
  }

  /// Sets an empty view if `loadView()` set none.
  private func fallbackView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    replaceView(with: view)
    return view
  }

  func replaceView(with view: UIView?) {
    storage.view?.owningController = nil
    storage.view = view
    view?.owningController = self
  }

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
}
