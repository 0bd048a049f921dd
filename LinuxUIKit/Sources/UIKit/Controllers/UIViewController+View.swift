/// The view of a view controller, once it is loaded.
@MainActor final class RootViewState {
  private(set) var view: UIView?

  /// Replaces the view, which is owned by a controller from then on.
  func replace(with view: UIView?, of controller: UIViewController) {
    self.view?.setOwningController(nil)
    self.view = view
    view?.setOwningController(controller)
  }
}

extension UIViewController {
  /// Returns the view, which is loaded if necessary.
  func loadedView() -> UIView {
    if let view = loadedRoot.view { return view }
    loadView()
    let view = loadedRoot.view ?? makeEmptyView()
    viewDidLoad()
    return view
  }

  /// Sets an empty view if `loadView()` set none.
  private func makeEmptyView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    loadedRoot.replace(with: view, of: self)
    return view
  }

  /// The safe area insets contributed by the bars of a container.
  var containerSafeArea: UIEdgeInsets { barLayout.safeArea }

  /// Sets the insets of the view that are covered by bars of a container.
  func setContainerSafeArea(_ insets: UIEdgeInsets) {
    let former = containerSafeArea
    barLayout.safeArea = insets
    safeAreaContributionDidChange(from: former, to: insets)
  }
}
