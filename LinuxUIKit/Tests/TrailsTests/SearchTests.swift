import LegoTesting
import Testing

@testable import Trails
@testable import UIKit

@Suite("Trails: the search") @MainActor struct SearchTests {
  private let app: TrailsApp

  init() throws {
    app = try TrailsApp()
    try app.openTab("Search")
  }

  private var list: UICollectionView {
    get throws { try #require(app.visible.view.descendants(UICollectionView.self).first) }
  }

  @Test("Typing restricts the list, and the cancel button ends the search")
  func typing() throws {
    #expect(try list.numberOfItems(inSection: 0) == 12)
    try app.screen.tap("Name or region")
    try app.screen.type("lake")
    // Three trails are in Lakeland: two with Lake in their names, and Heron Marsh.
    #expect(try list.numberOfItems(inSection: 0) == 3)
    try app.screen.type("land m")
    // Heron Marsh, and Mirror Lake.
    #expect(try list.numberOfItems(inSection: 0) == 2)

    try app.screen.tap("Cancel")
    #expect(try list.numberOfItems(inSection: 0) == 12)
  }

  @Test("A search without results displays a message")
  func noResults() throws {
    try app.screen.tap("Name or region")
    try app.screen.type("xyz")

    #expect(app.screen.text.contains("No trails"))
  }

  @Test("The sheet filters by difficulty, favorites and length")
  func filter() throws {
    try app.screen.tap("Filter")
    #expect(try app.visible is FilterViewController)
    try app.screen.tap("Easy")
    try app.screen.tap("Moderate")
    try app.screen.tap("Done")
    // Eagle Ridge, Granite Steps and White Wall are hard.
    #expect(try list.numberOfItems(inSection: 0) == 3)

    try app.screen.tap("Filter")
    let slider = try #require(app.visible.view.descendants(UISlider.self).first)
    let frame = slider.convert(slider.bounds, to: nil)
    app.screen.drag(
      from: CGPoint(x: frame.maxX - 14, y: frame.midY),
      to: CGPoint(x: frame.minX + frame.width * 0.45, y: frame.midY))
    try app.screen.tap("Done")
    // About 13 km: Granite Steps has 11.7, Eagle Ridge 14.2.
    #expect(try list.numberOfItems(inSection: 0) == 1)
  }

  @Test("Without a difficulty the filter can't be applied, and cancelling changes nothing")
  func emptyFilter() throws {
    try app.screen.tap("Filter")
    for title in ["Easy", "Moderate", "Hard"] { try app.screen.tap(title) }
    #expect(try app.visible.navigationItem.rightBarButtonItem?.isEnabled == false)
    try app.screen.tap("Cancel")

    #expect(try list.numberOfItems(inSection: 0) == 12)
  }

  @Test("A swipe marks a trail, which the filter for favorites finds")
  func mark() throws {
    try app.screen.swipe("Beech Hollow", .left)
    try app.screen.tap("Mark")
    #expect(app.services.trails.favorites == ["beech-hollow"])

    try app.screen.tap("Filter")
    try app.screen.tap("Only favorites")
    try app.screen.tap("Done")
    #expect(try list.numberOfItems(inSection: 0) == 1)
  }

  @Test("A row opens the trail")
  func open() throws {
    try app.screen.tap("Eagle Ridge")
    #expect(try app.visible is TrailDetailViewController)
  }
}
