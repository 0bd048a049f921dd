import TestSupport
import Testing
import UIKit

/// The display of a search: dimming, results, and the bars.
@MainActor struct SearchResultsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let results = UIViewController()
  private let search: UISearchController
  private let screen = UIViewController()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let navigation: UINavigationController

  init() {
    search = UISearchController(searchResultsController: results)
    results.view.backgroundColor = .systemBackground
    screen.title = "Stations"
    screen.view = scrollView
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    screen.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func type(_ text: String) {
    search.searchBar.searchTextField.insertText(text)
    window.layoutIfNeeded()
  }

  @Test("Scrolling hides the search bar first, then the large title")
  func collapsing() {
    let bar = navigation.navigationBar
    // 44 for the row, 52 for the large title, 52 for the search bar.
    #expect(bar.frame.height == 148)
    scrollView.contentOffset.y += 30
    window.layoutIfNeeded()
    #expect(bar.frame.height == 118)
    #expect(search.searchBar.frame.height == 22)
    scrollView.contentOffset.y += 42
    window.layoutIfNeeded()
    #expect(bar.frame.height == 76)
    #expect(search.searchBar.frame.height == 0)
    scrollView.contentOffset.y += 500
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44)
  }

  @Test("A search bar that isn't hidden while scrolling stays")
  func staying() {
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    window.layoutIfNeeded()
    scrollView.contentOffset.y += 500
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.frame.height == 52)
  }

  @Test("A search hides the bar but for the search bar, and shows it again")
  func bar() {
    search.isActive = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 52)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 148)
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 148)
  }

  @Test("The results are displayed over the content while there is text")
  func text() {
    search.isActive = true
    window.layoutIfNeeded()
    #expect(results.viewIfLoaded?.window == nil)
    type("El")
    #expect(results.view.window === window)
    #expect(results.view.convert(results.view.bounds, to: window) == window.bounds)
    // The content is below the search bar.
    #expect(results.view.safeAreaInsets.top == 52)
    search.searchBar.text = ""
    window.layoutIfNeeded()
    #expect(results.view.window == nil)
    search.showsSearchResultsController = true
    window.layoutIfNeeded()
    #expect(results.view.window === window)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(results.view.window == nil && results.parent == nil)
  }

  @Test("A touch on the dimmed content ends the search")
  func dimming() {
    search.isActive = true
    window.layoutIfNeeded()
    Finger(on: window).tap(at: CGPoint(x: 200, y: 400))
    window.layoutIfNeeded()
    #expect(!search.isActive)
    #expect(search.viewIfLoaded?.window == nil)
  }

  @Test("Content that isn't dimmed receives touches during a search")
  func undimmed() {
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 390, height: 600),
      primaryAction: UIAction { _ in taps += 1 })
    scrollView.addSubview(button)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    window.layoutIfNeeded()
    Finger(on: window).tap(at: CGPoint(x: 200, y: 400))
    #expect(taps == 1)
    #expect(search.isActive)
  }

  @Test("A push hides the results, and a pop shows them again")
  func push() {
    search.isActive = true
    type("El")
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(results.view.window == nil)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(results.view.window === window)
  }

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 390, height: 240)).image { context in
      window.layer.render(in: context.cgContext)
    }
  }

  @Test("A search over dimmed content, and a prompt above a search bar that collapses")
  func pictures() {
    screen.view.backgroundColor = .systemBackground
    for row in 0..<6 {
      let block = UIView(frame: CGRect(x: 16, y: row * 60, width: 358, height: 48))
      block.backgroundColor = .systemTeal
      scrollView.addSubview(block)
    }
    search.isActive = true
    search.searchBar.searchTextField.resignFirstResponder()
    window.layoutIfNeeded()
    expectImage(picture(), named: "dimmed")
    search.isActive = false
    navigation.navigationBar.prefersLargeTitles = false
    screen.navigationItem.prompt = "Stations at the Elbe"
    window.layoutIfNeeded()
    scrollView.contentOffset.y += 20
    window.layoutIfNeeded()
    expectImage(picture(), named: "prompt")
  }
}
