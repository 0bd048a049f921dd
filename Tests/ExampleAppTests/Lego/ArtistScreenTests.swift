import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct ArtistScreenTests {
  private let controller = ArtistScreen()
  private let screen: Screen

  init() {
    screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 390, height: 700), traits: UITraitCollection(displayScale: 1))
  }

  /// The frame of the cover on the screen.
  private var cover: CGRect? {
    screen.settle()
    let cell = controller.legoRenderer.collectionView?.cellForItem(
      at: IndexPath(item: 0, section: 0))
    return cell?.superview?.convert(cell?.frame ?? .null, to: nil)
  }

  @Test("A pull by 65 points makes the cover a quarter larger, and no gap above it")
  func stretch() throws {
    #expect(cover == CGRect(x: 0, y: 0, width: 390, height: 260))
    controller.legoRenderer.collectionView?.contentOffset.y = -65

    // 260 + 65 = 1.25 · 260 points, around the horizontal center.
    #expect(cover == CGRect(x: -48.75, y: 0, width: 487.5, height: 325))
    #expect(try screen.frame(of: "Follow").minY > 325)
    expectImage(screen.image(), named: "artist_pulled")
  }

  @Test("After a pull the cover returns to its size")
  func release() throws {
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))

    #expect(cover == CGRect(x: 0, y: 0, width: 390, height: 260))
  }

  @Test("Scrolling down moves the cover and does not scale it")
  func scroll() throws {
    try screen.scroll(by: 50)

    #expect(cover == CGRect(x: 0, y: -50, width: 390, height: 260))
  }

  @Test("The button toggles between Follow and Following")
  func follow() throws {
    try screen.tap("Follow")
    #expect(screen.text.contains("Following"))
    try screen.tap("Following")
    #expect(!screen.text.contains("Following"))
  }
}
