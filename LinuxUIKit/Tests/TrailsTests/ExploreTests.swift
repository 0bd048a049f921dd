import LegoTesting
import Testing

@testable import Trails
@testable import UIKit

@Suite("Trails: the feed") @MainActor struct ExploreTests {
  private let app: TrailsApp

  init() throws { app = try TrailsApp() }

  @Test("The feed has the first four trails as cards, and all of them by name")
  func content() throws {
    #expect(app.services.trails.trails.count == 12)
    for text in ["Explore", "Featured", "Alder Loop", "Loops", "Ridges", "All trails"] {
      #expect(app.screen.text.contains(text), "\(text)")
    }
    #expect(!app.screen.text.contains("White Wall"))

    try app.screen.scrollToEnd()

    #expect(app.screen.text.contains("White Wall"))
  }

  @Test("In a wide window the rows are in two columns")
  func columns() throws {
    app.screen.resize(to: CGSize(width: 820, height: 1180))
    try app.screen.scrollToEnd()

    let (left, right) = (
      try app.screen.frame(of: "Twin Lakes"), try app.screen.frame(of: "White Wall")
    )
    #expect(left.minY == right.minY)
    // With margins of 16 points a column is (820 - 2 * 16 - 12) / 2 = 388 points wide.
    #expect(abs(right.minX - left.minX - (388 + 12)) < 0.001)
  }

  @Test("A tap on a kind restricts the list to it, and a second tap ends that")
  func kinds() throws {
    try app.screen.tap("Ridges")
    try app.screen.scrollToEnd()
    #expect(app.screen.text.contains("Eagle Ridge"))
    #expect(!app.screen.text.contains("Beech Hollow"))

    try app.screen.scrollToTop()
    try app.screen.tap("Ridges")
    try app.screen.scrollToEnd()
    #expect(app.screen.text.contains("White Wall"))
    #expect(app.screen.text.contains("Twin Lakes"))
  }

  @Test("The menu of the bar button sorts by length, and checks its choice")
  func sorting() throws {
    try app.screen.tap("Sort")
    #expect(app.screen.menuTexts == ["Name", "Length", "Ascent"])
    try app.screen.tap("Length")

    // The shortest trail is Beech Hollow with 4.1 km, the next one Alder Loop with 5.4 km.
    let first = try app.screen.frame(of: "Beech Hollow")
    #expect(first.minY < 844)
    try app.screen.tap("Sort")
    #expect(app.screen.layoutDescription.contains("\"Length\" on"))
    app.screen.closeMenu()
  }

  @Test("The context menu of a card marks a trail, which displays the badge and fills its heart")
  func favorite() throws {
    try app.screen.longPress("Alder Loop", match: 1)
    #expect(app.screen.menuTexts == ["Add to favorites", "Photos"])
    try app.screen.tap("Add to favorites")

    #expect(app.services.trails.favorites == ["alder-loop"])
    let badges = try app.visible.view.descendants(FavoriteBadgeView.self)
    #expect(badges.count == 1)
    #expect(badges.first.map { $0.bounds.size } == CGSize(width: 28, height: 28))
  }

  @Test("The cards page by a swipe")
  func paging() throws {
    let card = try app.screen.frame(of: "Alder Loop", match: 1)
    app.screen.fling(
      from: CGPoint(x: 300, y: card.midY), to: CGPoint(x: 60, y: card.midY))

    // The second card is where the first one was.
    let moved = try app.screen.frame(of: "Eagle Ridge", match: 1)
    #expect(abs(moved.minX - 16) < 1, "\(moved)")
  }

  @Test("The index lists all trails by letter, and a touch on a letter scrolls to it")
  func index() throws {
    try app.screen.tap("A–Z")
    let table = try #require((app.visible as? TrailIndexViewController)?.tableView)
    #expect(app.screen.text.contains("Beech Hollow"))

    app.screen.drag(from: CGPoint(x: 383, y: 300), to: CGPoint(x: 383, y: 800))

    #expect(table.indexPathsForVisibleRows?.last?.section == table.numberOfSections - 1)
    try app.screen.tap("White Wall")
    #expect(try app.visible is TrailDetailViewController)
  }
}
