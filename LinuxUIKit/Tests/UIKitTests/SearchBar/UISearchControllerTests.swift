import TestSupport
import Testing
import UIKit

@MainActor struct UISearchControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
  private let search = UISearchController(searchResultsController: nil)
  private let screen = UIViewController()
  private let log = UpdateLog()

  init() {
    search.searchResultsUpdater = log
    search.delegate = log
    screen.title = "Stations"
    screen.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test("The search bar is below the title, and the screen is below both")
  func place() {
    let bar = search.searchBar
    // uikit.md, 3.2: 44 and 52 more; the field 1 below, 16 from the sides, 36 high.
    #expect(bar.superview is UINavigationBar)
    #expect(bar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
    #expect(bar.searchTextField.frame == CGRect(x: 16, y: 1, width: 358, height: 36))
    #expect(screen.view.safeAreaInsets.top == 96)
  }

  @Test("A search begins by typing, follows the text, and ends by the cancel button")
  func life() {
    #expect(!search.isActive)
    search.searchBar.becomeFirstResponder()
    #expect(search.isActive)
    #expect(search.searchBar.showsCancelButton)
    #expect(log.lines == ["will present", "update ", "did present"])
    log.lines = []
    search.searchBar.searchTextField.insertText("a")
    search.searchBar.searchTextField.insertText("b")
    #expect(log.lines == ["update a", "update ab"])
    log.lines = []
    search.isActive = false
    #expect(log.lines == ["will dismiss", "update ", "did dismiss"])
    #expect(search.searchBar.text == "")
    #expect(!search.searchBar.isFirstResponder)
    #expect(!search.searchBar.showsCancelButton)
  }

  @Test("A search that is activated in code makes the field first responder")
  func code() {
    search.isActive = true

    #expect(search.searchBar.isFirstResponder)
    #expect(log.lines == ["will present", "update ", "did present"])
  }

  @Test("Text that is set in code updates the results")
  func textInCode() {
    search.searchBar.text = "Elbe"
    #expect(log.lines == ["update Elbe"])
  }

  @Test(
    "The cancel button notifies the bar's delegate while the search is active, and then ends it")
  func cancelButton() throws {
    let listener = CancelListener { [search] in search.isActive }
    search.searchBar.delegate = listener
    search.isActive = true
    let button = try #require(search.searchBar.subviews.lazy.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(listener.wasActive == [true])
    #expect(!search.isActive)
  }

  @Test("A cancel button that is shown in code stays unchanged")
  func ownCancelButton() {
    search.automaticallyShowsCancelButton = false
    search.searchBar.showsCancelButton = true
    search.isActive = true
    search.isActive = false
    #expect(search.searchBar.showsCancelButton)
  }

  @Test("Removing a screen removes its search bar")
  func leaving() {
    screen.navigationItem.searchController = nil
    window.layoutIfNeeded()

    #expect(search.searchBar.superview == nil)
    #expect(screen.view.safeAreaInsets.top == 44)
  }

  @Test("A search matches its golden pictures, before and during typing")
  func pictures() {
    window.backgroundColor = .systemBackground
    expectImage(picture(), named: "search")
    // The content stays visible below the whole bar.
    search.hidesNavigationBarDuringPresentation = false
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    search.searchBar.searchTextField.insertText("Elb")
    search.searchBar.searchTextField.selectAll(nil)
    window.layoutIfNeeded()
    expectImage(picture(), named: "search_typing")
  }

  private func picture() -> UIImage {
    let size = CGSize(width: 390, height: 110)
    return UIGraphicsImageRenderer(size: size).image { context in
      window.layer.render(in: context.cgContext)
    }
  }
}

/// A search bar delegate that records whether the search is still active when Cancel is tapped.
private final class CancelListener: NSObject, UISearchBarDelegate {
  var wasActive: [Bool] = []
  private let isActive: @MainActor () -> Bool

  init(isActive: @escaping @MainActor () -> Bool) {
    self.isActive = isActive
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    wasActive.append(isActive())
  }
}

/// A results updater that logs its calls.
private final class UpdateLog: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
  var lines: [String] = []

  func updateSearchResults(for searchController: UISearchController) {
    lines.append("update \(searchController.searchBar.text ?? "")")
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    lines.append("will present")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    lines.append("did present")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    lines.append("will dismiss")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    lines.append("did dismiss")
  }
}
