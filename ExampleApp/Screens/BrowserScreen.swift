import LegoKit
import UIKit

/// All example screens by group, with a search; a tap pushes the screen.
public final class BrowserScreen: LegoViewController {
  @State var query = ""

  public override var lego: Lego {
    Lego {
      for group in matches {
        Section(id: group.title, layout: .list(.insetGrouped), header: TextHeader(group.title)) {
          for screen in group.screens {
            SubtitleRow(screen.title, screen.summary, id: screen.name)
              .accessories(.disclosure)
              .onSelect(on: self) { $0.open(screen) }
          }
        }
      }
    }
    .emptyScreen("No Results", message: "No screen is about “\(query)”.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "LegoKit"
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }

  /// The groups with the screens whose titles or summaries contain the query, without empty groups.
  private var matches: [ExampleScreen.Group] {
    ExampleScreen.groups.map { group in
      ExampleScreen.Group(title: group.title, screens: group.screens.filter { $0.matches(query) })
    }
    .filter { !$0.screens.isEmpty }
  }

  private func open(_ screen: ExampleScreen) {
    let controller = screen.makeViewController()
    controller.navigationItem.largeTitleDisplayMode = .never
    if controller.title == nil { controller.title = screen.title }
    navigationController?.pushViewController(controller, animated: true)
  }
}

extension BrowserScreen: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    query = searchController.searchBar.text ?? ""
  }
}

extension ExampleScreen {
  /// Returns whether the title or the summary contains a text; every screen matches an empty one.
  fileprivate func matches(_ text: String) -> Bool {
    text.isEmpty || "\(title) \(summary)".localizedCaseInsensitiveContains(text)
  }
}
