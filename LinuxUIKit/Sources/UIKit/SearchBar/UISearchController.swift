/// A search that belongs to a screen: its bar, and who shows what was found.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// ```
///
/// It becomes active when somebody types into the bar, and ends by the cancel button. Ours shows no
/// controller of results over the screen, dims nothing, and leaves the navigation bar where it is.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar to type into.
  public let searchBar = UISearchBar()
  /// The controller that was named for results; ours does not show it.
  public let searchResultsController: UIViewController?
  private var wasActivated = false

  /// A search whose results that controller shows, or the screen itself if it is nil.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.placeholder = "Search"
    searchBar.onBegin = { [weak self] in self?.isActive = true }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
    searchBar.onChange = { [weak self] in self?.update() }
  }

  /// Fails: ours has no archives to read a controller from.
  public required init?(coder: NSCoder) { nil }

  /// Who shows what was found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Who is told when a search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the cancel button comes and goes with the search; yes unless set.
  open var automaticallyShowsCancelButton = true

  /// Whether the screen is dimmed as long as nothing was found; kept, ours dims nothing.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar's title gives way to the search; kept, ours stays.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether a search is going on; setting it begins one, or ends it with an empty text.
  open var isActive: Bool {
    get { wasActivated }
    set { newValue ? begin() : end() }
  }

  private func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func begin() {
    guard !wasActivated else { return }
    delegate?.willPresentSearchController(self)
    wasActivated = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    searchBar.becomeFirstResponder()
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard wasActivated else { return }
    delegate?.willDismissSearchController(self)
    wasActivated = false
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = nil
    update()
    delegate?.didDismissSearchController(self)
  }
}
