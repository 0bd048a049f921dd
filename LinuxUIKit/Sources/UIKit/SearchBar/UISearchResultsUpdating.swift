/// Shows what was found for what is typed into a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the text changed, and when a search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}
