import LegoTesting
import Testing

@testable import Trails
@testable import UIKit

@Suite("Trails: a trail and its photos") @MainActor struct DetailTests {
  private let app: TrailsApp

  init() throws {
    app = try TrailsApp()
    try app.screen.tap("Alder Loop", match: 1)
  }

  private func scrollView() throws -> UIScrollView {
    try #require(app.visible.view.descendants(UIScrollView.self).first)
  }

  @Test("The numbers are those of the trail")
  func numbers() {
    // 180 to 240 is a climb of 60 m; 5.4 km at 4 km/h and 60 m at 400 m/h are 1.5 h.
    for text in ["Alder Loop", "5.4 km", "1:30 h", "Easy", "Northwood"] {
      #expect(app.screen.text.contains(text), "\(text)")
    }
  }

  @Test("The large title collapses while the content scrolls, and returns")
  func title() throws {
    let bar = try #require(app.visible.navigationController?.navigationBar)
    let large = bar.frame.height
    try app.screen.scrollToEnd()
    #expect(bar.frame.height == 44)
    for _ in 0..<3 {
      app.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
    }
    #expect(bar.frame.height == large)
    #expect(large > 44)
  }

  @Test("A button shows all numbers, and hides them again")
  func allNumbers() throws {
    #expect(!app.screen.text.contains("Highest point"))
    try app.screen.tap("All numbers")
    #expect(app.screen.text.contains("Highest point"))
    #expect(app.screen.text.contains("240 m"))
    try app.screen.tap("Fewer numbers")
    #expect(!app.screen.text.contains("Highest point"))
  }

  @Test("The heart of the bar marks the trail")
  func heart() throws {
    try app.screen.tap("Favorite")
    #expect(app.services.trails.isFavorite("alder-loop"))
    try app.screen.tap("Favorite")
    #expect(!app.services.trails.isFavorite("alder-loop"))
  }

  @Test("The menu of the bar reports a problem after a question")
  func report() throws {
    try app.screen.tap("More")
    #expect(app.screen.menuTexts == ["Log this hike", "Photos", "Report a problem"])
    try app.screen.tap("Report a problem")
    #expect(app.screen.text.contains("Blocked path"))
    try app.screen.tap("Cancel")
    #expect(try app.visible is TrailDetailViewController)
  }

  @Test("The button of the screen logs the hike with the length of the trail")
  func log() throws {
    try app.screen.scrollToEnd()
    try app.screen.tap("Log this hike")
    #expect(try app.visible is HikeEditorViewController)
    try app.screen.tap("Save")

    #expect(app.services.hikes.hikes.map(\.trailName) == ["Alder Loop"])
    #expect(app.services.hikes.hikes.map(\.length) == [5.4])
  }

  // MARK: Photos

  private func openPhotos() throws -> UICollectionView {
    try app.screen.tap("More")
    try app.screen.tap("Photos")
    return try #require(app.visible.view.descendants(UICollectionView.self).first)
  }

  @Test("Photos are in two columns, each below the shortest")
  func waterfall() throws {
    let view = try openPhotos()
    let frames = (0..<7).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
    #expect(frames.count == 7)

    // 390 points less insets of 12 and a gap of 8 leave two columns of 179 points. The ratios of
    // the first photos are 0.75, 1.25 and 1: the third is below the first.
    #expect(frames[0] == CGRect(x: 12, y: 8, width: 179, height: 179 * 0.75))
    #expect(frames[1] == CGRect(x: 199, y: 8, width: 179, height: 179 * 1.25))
    #expect(frames[2].minX == 12)
    #expect(abs(frames[2].minY - (8 + 179 * 0.75 + 8)) < 0.001)
    // Six photos end at 605.75 and 509.09: the seventh is on the right.
    #expect(frames[6].minX == 199)
  }

  @Test("A tap on a photo enlarges it from its cell, and the button closes it")
  func zoom() throws {
    let view = try openPhotos()
    let cell = try #require(view.cellForItem(at: [0, 0]) as? PhotoCell)
    let start = cell.convert(cell.bounds, to: nil)
    try app.screen.clock.hold {
      try app.screen.tap(at: CGPoint(x: start.midX, y: start.midY))
      #expect(cell.photoView.alpha == 0)
      app.screen.clock.advance(by: 1)
    }
    let viewer = try #require(app.visible as? PhotoViewController)
    #expect(viewer.view.transform == .identity)
    #expect(app.screen.text.contains("At the trailhead"))
    #expect(cell.photoView.alpha == 1)

    try app.screen.tap("Close")
    #expect(try app.visible is GalleryViewController)
  }

  @Test("Dragging a photo onto another one moves it there")
  func reorder() throws {
    let view = try openPhotos()
    let first = try #require(view.cellForItem(at: [0, 0]))
    let second = try #require(view.cellForItem(at: [0, 1]))
    #expect(first.accessibilityLabel == "At the trailhead")
    app.screen.drag(
      from: first.convert(CGPoint(x: 80, y: 60), to: nil),
      to: second.convert(CGPoint(x: 80, y: 60), to: nil), afterHold: Screen.longPressDuration)
    app.screen.settle()

    let labels = [0, 1].map { view.cellForItem(at: [0, $0])?.accessibilityLabel }
    #expect(labels == ["The first view", "At the trailhead"])
  }
}
