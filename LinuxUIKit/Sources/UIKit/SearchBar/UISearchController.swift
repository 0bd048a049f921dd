/// A controller of a search: its search bar, the object that updates the results, and the view
/// controller that displays them.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// ```
///
/// It becomes active when editing of the search bar begins, and inactive by the cancel button.
///
/// During a search the content is dimmed, the navigation bar shows the search bar only, and the results
/// controller covers the content while there is text.
///
/// - Note: Not implemented: the presentation as such: the search controller isn't the
///   `presentedViewController` of the content.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The search bar.
  open private(set) var searchBar = UISearchBar()
  /// The view controller of the results; `nil` if the content displays them.
  open private(set) var searchResultsController: UIViewController?
  private var isSearching = false
  private var options = Options()

  /// The options of a search controller.
  private struct Options {
    var automaticallyShowsCancelButton = true
    var automaticallyShowsScopeBar = true
    var obscuresBackgroundDuringPresentation = true
    var hidesNavigationBarDuringPresentation = true
    var automaticallyShowsResults = true
    var showsResults = false
  }

  /// Creates a search controller; `nil` stands for results in the same view.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.placeholder = "Search"
    searchBar.setObserver(self)
  }

  /// Returns `nil`.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) { nil }

  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the cancel button is displayed during a search.
  ///
  /// The default is `true`.
  open var automaticallyShowsCancelButton: Bool {
    get { options.automaticallyShowsCancelButton }
    set { options.automaticallyShowsCancelButton = newValue }
  }

  /// Whether the scope buttons of the search bar are displayed during a search only (iOS 13).
  ///
  /// The default is `true`; setting `showsScopeBar` of the search bar has no lasting effect then.
  open var automaticallyShowsScopeBar: Bool {
    get { options.automaticallyShowsScopeBar }
    set { options.automaticallyShowsScopeBar = newValue }
  }

  /// Whether the content is dimmed during a search; a touch on it then ends the search.
  ///
  /// The default is `true`. Set it to `false` if the content displays the results.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { options.obscuresBackgroundDuringPresentation }
    set {
      options.obscuresBackgroundDuringPresentation = newValue
      updateContainer()
    }
  }

  /// Whether a search hides the navigation bar but for the search bar.
  ///
  /// The default is `true`.
  open var hidesNavigationBarDuringPresentation: Bool {
    get { options.hidesNavigationBarDuringPresentation }
    set { options.hidesNavigationBarDuringPresentation = newValue }
  }

  /// Whether the results controller is displayed while there is text (iOS 13).
  ///
  /// The default is `true`; setting `showsSearchResultsController` sets it to `false`.
  open var automaticallyShowsSearchResultsController: Bool {
    get { options.automaticallyShowsResults }
    set {
      options.automaticallyShowsResults = newValue
      updateContainer()
    }
  }

  /// Whether the results controller is displayed during a search (iOS 13).
  open var showsSearchResultsController: Bool {
    get {
      options.automaticallyShowsResults ? !(searchBar.text ?? "").isEmpty : options.showsResults
    }
    set {
      options.automaticallyShowsResults = false
      options.showsResults = newValue
      updateContainer()
    }
  }

  /// Whether the navigation bar is hidden but for the search bar.
  var hidesNavigationBar: Bool { isSearching && hidesNavigationBarDuringPresentation }

  open override func loadView() {
    view = SearchContainerView { [weak self] in self?.isActive = false }
  }

  /// Whether a search is active; setting it begins a search, or ends it and clears the text.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  private func updateResults() {
    updateContainer()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func begin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    showScopeBar(true)
    searchBar.becomeFirstResponder()
    navigationBar?.searchDidChange()
    updateResults()
    delegate?.didPresentSearchController(self)
  }

  private func showScopeBar(_ shows: Bool) {
    guard automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil else { return }
    searchBar.setShowsScope(shows, animated: false)
  }

  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    showScopeBar(false)
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = nil
    navigationBar?.searchDidChange()
    updateResults()
    delegate?.didDismissSearchController(self)
  }
}

// MARK: Display of the results

extension UISearchController {
  private var navigationBar: UINavigationBar? { searchBar.superview as? UINavigationBar }

  /// Adds or removes the dimming view and the view of the results.
  private func updateContainer() {
    guard isSearching, let host = navigationBar?.searchHost else { return removeContainer() }
    guard searchResultsController != nil || obscuresBackgroundDuringPresentation else {
      return removeContainer()
    }
    if view.superview !== host { host.addSubview(view) }
    (view as? SearchContainerView)?.setIsDimmed(obscuresBackgroundDuringPresentation)
    showsSearchResultsController ? addResults() : removeResults()
    host.superview?.setNeedsLayout()
  }

  /// Removes the view when the search ends or another view controller is displayed.
  func removeContainer() {
    removeResults()
    viewIfLoaded?.removeFromSuperview()
  }

  /// Shows the view of an active search again when its view controller is displayed.
  func restoreContainer() {
    updateContainer()
  }

  private func addResults() {
    guard let results = searchResultsController, results.parent == nil else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }

  private func removeResults() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.willMove(toParent: nil)
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
  }
}

/// The view of a search: it dims the content, below the view of the results.
private final class SearchContainerView: UIView {
  private let dimmingView = UIControl()

  init(didTap: @escaping () -> Void) {
    super.init(frame: UIScreen.main.bounds)
    dimmingView.addAction(UIAction { _ in didTap() }, for: .touchUpInside)
    // Unverified: the color is that of sheets.
    dimmingView.backgroundColor = PresentationMetrics.dimmingColor
    addSubview(dimmingView)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows or hides the dimming view; without it the content receives touches.
  func setIsDimmed(_ isDimmed: Bool) {
    dimmingView.isHidden = !isDimmed
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Unverified: the bars aren't dimmed.
    dimmingView.frame = bounds.inset(
      by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0))
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UISearchController: SearchBarObserver {
  func searchBarTextDidChange() { updateResults() }
  func searchBarDidBeginEditing() { isActive = true }
  func searchBarDidCancel() { isActive = false }
}

/// The delegate of a search controller, which observes the beginning and end of a search.
///
/// All requirements have a default implementation.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// An object that updates search results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the text or the selected scope button changed, and when a search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}
