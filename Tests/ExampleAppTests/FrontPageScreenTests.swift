import ExampleScreens
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("The front page of the shop") struct FrontPageScreenTests {
  @Test("The row of handmade products scrolls horizontally by its text")
  func carousel() throws {
    let example = try #require(ExampleScreen.all.first { $0.name == "front-page" })
    let controller = example.makeViewController()
    let screen = Screen(controller, traits: UITraitCollection(displayScale: 1))
    try screen.scroll(by: 600)
    try screen.scroll("龙井花瓶", by: CGPoint(x: 5_000, y: 0))

    let collectionView = try #require(controller.view.firstDescendant(UICollectionView.self))
    let row = try #require(collectionView.firstDescendant(UIScrollView.self))
    // Four products of 150 points, three gaps of 14 and 16 at both ends: 674, of which 390 are
    // visible.
    #expect(row.contentSize.width == 674)
    #expect(row.contentOffset.x == 284)
    expectImage(screen.image(), named: "carousel")
    #expect(screen.layoutDescription.contains("灵隐台灯"))
    #expect(throws: ScreenError.notFound(text: "Nothing", instead: screen.tappableTexts)) {
      try screen.scroll("Nothing", by: CGPoint(x: 1, y: 0))
    }
  }
}
