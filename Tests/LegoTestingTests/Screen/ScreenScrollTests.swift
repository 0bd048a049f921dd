import LegoTesting
import Testing
import UIKit

@MainActor struct ScreenScrollTests {
  private let controller = NamesController(names: (0..<100).map { "Name \($0)" })

  private func screen() -> Screen {
    Screen(controller, size: CGSize(width: 300, height: 400))
  }

  @Test("Scrolling by a positive distance scrolls down")
  func down() throws {
    let screen = screen()
    try screen.scroll(by: 500)

    #expect(controller.collectionView.contentOffset == CGPoint(x: 0, y: 500))
    try screen.tap("Name 10")
    #expect(controller.selected == [IndexPath(item: 10, section: 0)])
  }

  @Test("Scrolling ends at the edges of the content")
  func limits() throws {
    let screen = screen()
    // 100 rows of 50 in a window of 400: the last offset is 5,000 − 400.
    try screen.scroll(by: 90_000)
    #expect(controller.collectionView.contentOffset.y == 4_600)
    try screen.scroll(by: -90_000)
    #expect(controller.collectionView.contentOffset.y == 0)
    try screen.scrollToEnd()
    #expect(controller.collectionView.contentOffset.y == 4_600)
    try screen.scrollToTop()
    #expect(controller.collectionView.contentOffset.y == 0)
  }

  @Test("The range of scrolling includes the safe area")
  func safeArea() throws {
    let screen = Screen(
      controller, size: CGSize(width: 300, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    try screen.scrollToEnd()
    #expect(controller.collectionView.contentOffset.y == 4_630)
    try screen.scrollToTop()
    #expect(controller.collectionView.contentOffset.y == -20)
  }

  @Test("Scrolling without a scroll view throws an error")
  func nothing() {
    let error = #expect(throws: ScreenError.self) { try Screen(UIViewController()).scroll(by: 10) }

    #expect(error?.description == "There is no scroll view on the screen.")
  }
}
