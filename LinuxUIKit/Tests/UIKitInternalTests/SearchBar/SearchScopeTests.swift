import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Scope buttons of a search bar", .serialized) struct SearchScopeTests {
  private final class Log: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
    var lines: [String] = []
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { lines.append("scope \(selectedScope)") }
    func updateSearchResults(for searchController: UISearchController) {
      lines.append("update \(searchController.searchBar.selectedScopeButtonIndex)")
    }
  }

  private let log = Log()

  private func segments(of bar: UISearchBar) throws -> UISegmentedControl {
    try #require(
      bar.subviews.flatMap(\.subviews).compactMap { $0 as? UISegmentedControl }.first)
  }

  @Test("Scope buttons with titles make a bar higher while they are shown")
  func height() throws {
    let bar = UISearchBar()
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 56)
    bar.scopeButtonTitles = ["All", "Near"]
    // 56, 32 for the buttons and 12 below them.
    #expect(bar.intrinsicContentSize.height == 100)
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    bar.layoutIfNeeded()
    // The field is where it is without the buttons: (56 - 36) / 2.
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    let buttons = try segments(of: bar)
    #expect(
      buttons.convert(buttons.bounds, to: bar) == CGRect(x: 8, y: 56, width: 304, height: 32))
    bar.showsScopeBar = false
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)).height == 56)
  }

  @Test("The first button is selected; a selection by the user is reported, one in code isn't")
  func selection() throws {
    let bar = UISearchBar()
    bar.delegate = log
    bar.scopeButtonTitles = ["All", "Near", "Open"]
    #expect(bar.selectedScopeButtonIndex == 0)
    let buttons = try segments(of: bar)
    #expect(buttons.selectedSegmentIndex == 0)
    bar.selectedScopeButtonIndex = 2
    #expect(buttons.selectedSegmentIndex == 2)
    #expect(log.lines == [])
    buttons.selectedSegmentIndex = 1
    buttons.sendActions(for: .valueChanged)
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(log.lines == ["scope 1"])
    bar.scopeButtonTitles = nil
    #expect(bar.scopeButtonTitles == nil)
  }

  @Test("A search controller shows the buttons during a search, and updates the results for them")
  func controller() throws {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = log
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    let screen = UIViewController()
    screen.navigationItem.searchController = search
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    #expect(search.searchBar.frame.height == 52)
    search.isActive = true
    window.layoutIfNeeded()
    #expect(search.searchBar.showsScopeBar)
    // 52, and 44 for the buttons.
    #expect(search.searchBar.frame.height == 96)
    log.lines = []
    let buttons = try segments(of: search.searchBar)
    buttons.selectedSegmentIndex = 1
    buttons.sendActions(for: .valueChanged)
    #expect(log.lines == ["update 1"])
    search.isActive = false
    window.layoutIfNeeded()
    #expect(!search.searchBar.showsScopeBar)
    #expect(search.searchBar.frame.height == 52)
  }

  @Test("Scrolling hides the buttons first, and the field stays in its place above them")
  func collapsing() throws {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    search.automaticallyShowsScopeBar = false
    search.searchBar.showsScopeBar = true
    let screen = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    scrollView.contentSize = CGSize(width: 390, height: 3_000)
    screen.view = scrollView
    screen.navigationItem.searchController = search
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    // 44 for the row, 52 for the field, 44 for the buttons.
    #expect(navigation.navigationBar.frame.height == 140)
    let bar = search.searchBar
    let buttons = try segments(of: bar)
    #expect(
      buttons.convert(buttons.bounds, to: bar) == CGRect(x: 16, y: 52, width: 358, height: 32))

    scrollView.contentOffset.y += 36
    window.layoutIfNeeded()
    #expect(bar.frame.height == 60)
    #expect(bar.clipsToBounds)
    #expect(bar.searchTextField.frame.minY == 1)
    #expect(buttons.convert(buttons.bounds, to: bar).minY == 52)
    #expect(buttons.superview?.alpha == 60.0 / 96)
    scrollView.contentOffset.y += 500
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("Buttons without titles, or that aren't shown, are hidden")
  func visibility() throws {
    let bar = UISearchBar()
    let buttons = try segments(of: bar)
    #expect(buttons.superview?.isHidden == true)
    bar.showsScopeBar = true
    #expect(buttons.superview?.isHidden == true)
    bar.scopeButtonTitles = ["All"]
    #expect(buttons.superview?.isHidden == false)
    bar.scopeButtonTitles = []
    #expect(bar.showsScopeBar && buttons.superview?.isHidden == true)
    bar.scopeButtonTitles = ["All"]
    bar.setShowsScope(false, animated: true)
    #expect(!bar.showsScopeBar && buttons.superview?.isHidden == true)
  }

  @Test("A search bar with scope buttons matches its golden pictures")
  func bars() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    bar.placeholder = "Stations"
    bar.scopeButtonTitles = ["All", "Near", "Open"]
    bar.showsScopeBar = true
    bar.selectedScopeButtonIndex = 1
    bar.layoutIfNeeded()
    expectImage(picture(of: bar), named: "bar")
    bar.overrideUserInterfaceStyle = .dark
    bar.traitOverrides.layoutDirection = .rightToLeft
    bar.showsCancelButton = true
    bar.text = "Elbe"
    bar.layoutIfNeeded()
    expectImage(picture(of: bar), named: "bar_dark_right_to_left")
  }

  @Test("A search in a navigation bar matches its golden pictures, before and with scope buttons")
  func navigationBars() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Near", "Open"]
    search.hidesNavigationBarDuringPresentation = false
    search.obscuresBackgroundDuringPresentation = false
    let screen = UIViewController()
    screen.title = "Stations"
    screen.view.backgroundColor = .systemBackground
    screen.navigationItem.searchController = search
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 150))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    expectImage(picture(of: window), named: "navigation")
    search.isActive = true
    search.searchBar.searchTextField.resignFirstResponder()
    window.layoutIfNeeded()
    expectImage(picture(of: window), named: "navigation_scopes")
    search.hidesNavigationBarDuringPresentation = true
    search.isActive = false
    search.isActive = true
    search.searchBar.searchTextField.resignFirstResponder()
    window.layoutIfNeeded()
    expectImage(picture(of: window), named: "navigation_scopes_alone")
  }

  private func picture(of view: UIView) -> UIImage {
    UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
  }

  @Test("Buttons that the app shows itself stay after a search")
  func manual() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    search.automaticallyShowsScopeBar = false
    search.searchBar.showsScopeBar = true
    search.isActive = true
    search.isActive = false
    #expect(search.searchBar.showsScopeBar)
  }
}
