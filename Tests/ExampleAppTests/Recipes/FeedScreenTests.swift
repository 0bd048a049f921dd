import ExampleScreens
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleApp

/// The feed with its stories and only its first post visible, whose text is long.
@MainActor @Suite("The feed") struct FeedScreenTests {
  private let controller: UIViewController
  private let screen: Screen

  init() throws {
    controller = try Self.example().makeViewController()
    screen = Screen(controller, size: CGSize(width: 390, height: 540))
  }

  private static func example() throws -> ExampleScreen {
    try #require(ExampleScreen.all.first { $0.name == "feed" })
  }

  private var cells: [UICollectionViewCell] {
    screen.settle()
    return Self.cells(of: controller)
  }

  private static func cells(of controller: UIViewController) -> [UICollectionViewCell] {
    let view = controller.view.firstDescendant(UICollectionView.self)
    // The cells of posts are as wide as the screen, and those of stories are not.
    return (view?.visibleCells ?? []).filter { $0.frame.width == 390 }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  private var textHeight: CGFloat? {
    cells.first?.descendants(UILabel.self)
      .first { $0.text?.hasPrefix("The first chairs") ?? false }?.bounds.height
  }

  @Test(
    "A long text has three lines; “more” expands it and moves the posts below, “less” collapses it")
  func expansion() throws {
    let closed = try #require(textHeight)
    let frames = cells.map(\.frame)
    // Two lines of 22 points and one of 20.287, on whole pixels (uikit.md, 2.1 and 2.5).
    #expect(abs(closed - 64.5) < 0.5)
    try screen.tap("more")
    let opened = try #require(textHeight)
    #expect(opened > 5 * 22)
    let first = try #require(cells.first)
    #expect(abs(first.frame.height - frames[0].height - (opened - closed)) < 1)
    try screen.tap("less")
    #expect(textHeight == closed)
    #expect(cells.map(\.frame) == frames)
  }

  @Test("The posts below an expanded text move down by its growth")
  func neighbor() throws {
    let controller = try Self.example().makeViewController()
    let high = Screen(controller, size: CGSize(width: 390, height: 820))
    high.settle()
    let before = Self.cells(of: controller).map(\.frame)
    try high.tap("more")
    let after = Self.cells(of: controller).map(\.frame)
    #expect(before.count > 1 && after.count > 1)
    #expect(abs(after[1].minY - before[1].minY - (after[0].height - before[0].height)) < 0.01)
    #expect(abs(after[1].minY - after[0].maxY - 8) < 0.01)
  }

  @Test("A like counts, until it is taken back")
  func like() throws {
    #expect(screen.tappableTexts.contains("128"))
    try screen.tap("Like")
    #expect(screen.tappableTexts.contains("129"))
    try screen.tap("Like")
    #expect(screen.tappableTexts.contains("128"))
  }

  @Test("The largest ordinary text size and an expanded post match their golden pictures")
  func pictures() throws {
    let large = Snapshot(
      screen: try Self.example(),
      appearance: Appearance(scale: 1, textSize: .extraExtraExtraLarge))
    expectImage(large.picture, named: "feed-XXXL")
    let plain = Screen(
      try Self.example().makeViewController(), traits: UITraitCollection(displayScale: 1))
    try plain.tap("more")
    expectImage(plain.image(), named: "feed-opened")
  }
}
