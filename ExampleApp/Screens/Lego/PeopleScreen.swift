import LegoViews
import UIKit

/// People by first letter, with a field that searches them and an index at the trailing edge.
///
/// The index has constraints, because it is centered in the safe area, which boxes don't know.
final class PeopleScreen: LegoViewController {
  @State private var query = ""
  private let index = IndexBar()

  override var lego: Lego {
    Lego {
      for group in PeopleGroup.groups(matching: query) {
        Section(
          id: group.id, layout: .list(.plain), header: TextHeader(group.id, style: .plain)
        ) {
          ForEach(group.names, id: \.self) { TextRow($0) }
        }
      }
    }
    .emptyScreen("No Results", message: "No name contains “\(query)”.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.searchTextField.text($query)
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    view.addSubview(index.hidden($query.map { !$0.isEmpty }))
    index.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      index.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      index.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
    index.titles = PeopleGroup.groups(matching: "").map(\.id)
    index.addAction(UIAction { [weak self] _ in self?.scrollToLetter() }, for: .valueChanged)
  }

  private func scrollToLetter() {
    if let letter = index.title { legoRenderer.scroll(toSection: letter, animated: false) }
  }
}
