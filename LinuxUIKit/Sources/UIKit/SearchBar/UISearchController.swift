/// A controller of a search: its search bar, and the object that updates the results.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// ```
///
/// It becomes active when editing of the search bar begins, and inactive by the cancel button.
///
/// - Note: Not implemented: presenting the results controller, dimming, and hiding the navigation
///   bar.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The search bar.
  public let searchBar = UISearchBar()
  /// The controller of the results, which is stored only.
  public let searchResultsController: UIViewController?
  private var isSearching = false
  private var options = Options()

  /// The options of a search controller.
  private struct Options {
    var automaticallyShowsCancelButton = true
    var obscuresBackgroundDuringPresentation = true
    var hidesNavigationBarDuringPresentation = true
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

  /// Whether the content is dimmed during a search.
  ///
  /// The value is stored only.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { options.obscuresBackgroundDuringPresentation }
    set { options.obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the navigation bar is hidden during a search.
  ///
  /// The value is stored only.
  open var hidesNavigationBarDuringPresentation: Bool {
    get { options.hidesNavigationBarDuringPresentation }
    set { options.hidesNavigationBarDuringPresentation = newValue }
  }

  /// Whether a search is active; setting it begins a search, or ends it and clears the text.
  open var isActive: Bool {
    get { isSearching }
    set { newValue ? begin() : end() }
  }

  private func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func begin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    searchBar.becomeFirstResponder()
    updateResults()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = nil
    updateResults()
    delegate?.didDismissSearchController(self)
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
  /// Called after the text changed, and when a search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}
