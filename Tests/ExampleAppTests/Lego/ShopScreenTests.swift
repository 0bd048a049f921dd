import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct ShopScreenTests {
  private struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline." }
  }

  /// A shop with two pages, the second of which can fail.
  private final class Connection {
    var isOffline = false
    private(set) var requests: [Int] = []

    @MainActor func page(_ page: Int) async throws -> [Product] {
      requests.append(page)
      guard !isOffline else { throw Offline() }
      return page < 2 ? ShopModel.samples(page: page) : []
    }
  }

  private let connection = Connection()
  private let controller: ShopScreen
  private let screen: Screen

  init() {
    let connection = connection
    controller = ShopScreen(ShopModel { try await connection.page($0) })
    screen = Screen(
      UINavigationController(rootViewController: controller),
      traits: UITraitCollection(displayScale: 1))
  }

  /// The number of products in the grid.
  private var productCount: Int? {
    screen.settle()
    return controller.legoRenderer.collectionView?.numberOfItems(inSection: 2)
  }

  private func waitForPage() async throws {
    try await screen.wait(timeout: 20) { controller.model.paging != .loading }
  }

  @Test("Offers, filters and products in two columns are displayed")
  func first() throws {
    #expect(productCount == 16)
    // (390 − 32 + 12) / (150 + 12) = 2 columns of (358 − 12) / 2 = 173 points.
    #expect(try screen.frame(ofID: 1).minX == 16)
    #expect(try screen.frame(ofID: 2).minX == 201)
    #expect(try screen.frame(ofID: 1).width == 173)
    #expect(controller.model.filter == "All")
    expectImage(screen.image(), named: "shop")
  }

  @Test("In larger text sizes, products stay in two columns")
  func larger() throws {
    for category in [UIContentSizeCategory.extraExtraLarge, .extraExtraExtraLarge] {
      screen.setTraits(UITraitCollection(preferredContentSizeCategory: category))
      try screen.scroll(toID: 2)
      #expect(try screen.frame(ofID: 2).minX == 201)
      #expect(try screen.frame(ofID: 1).width == 173)
    }
  }

  @Test("A swipe displays the next offer")
  func banner() throws {
    #expect(try screen.frame(ofID: "oak").minX == 16)
    screen.fling(from: CGPoint(x: 320, y: 140), to: CGPoint(x: 80, y: 140))
    #expect(try screen.frame(ofID: "clay").minX == 16)
  }

  @Test("A tap on a filter displays its products only")
  func filter() throws {
    try screen.tap("Lamps")
    // Each page has four lamps among its 16 products.
    #expect(productCount == 4)
    #expect(!screen.text.contains("Elbe mug"))
    #expect(screen.text.contains("Speicher floor lamp"))
    try screen.tap("All")
    #expect(productCount == 16)
  }

  @Test("A tap adds a product to the cart, and a badge counts the pieces")
  func badge() throws {
    try screen.tap(id: 1)
    try screen.tap(id: 1)
    try screen.tap(id: 2)
    #expect(controller.model.cart == [1: 2, 2: 1])
    expectImage(screen.image(), named: "shop_badges")
  }

  @Test("A menu adds to the cart, and removes what is in it")
  func menu() throws {
    try screen.longPress(id: 2)
    #expect(screen.menuTexts == ["Add to Cart"])
    try screen.chooseMenuItem("Add to Cart")
    #expect(controller.model.cart == [2: 1])
    try screen.longPress(id: 2)
    #expect(screen.menuTexts == ["Add to Cart", "Remove from Cart"])
    try screen.chooseMenuItem("Remove from Cart")
    #expect(controller.model.cart == [2: 0])
  }

  @Test("Scrolling to the end loads pages until there are no more")
  func pages() async throws {
    try screen.scrollToEnd()
    try await waitForPage()
    #expect(productCount == 32)
    try screen.scrollToEnd()
    try await waitForPage()
    #expect(controller.model.paging == .loaded)
    #expect(connection.requests == [1, 2])
  }

  @Test("A failure is displayed below the products, and a tap tries again")
  func retry() async throws {
    connection.isOffline = true
    try screen.scrollToEnd()
    try await waitForPage()
    try screen.scrollToEnd()
    let footer = controller.legoRenderer.collectionView?.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 2))
    // Between the insets of the section.
    #expect(footer?.frame.minX == 16)
    #expect(footer?.frame.width == 358)
    #expect(screen.text.contains("You are offline."))
    expectImage(screen.image(), named: "shop_failed")
    connection.isOffline = false
    try screen.tap("Try Again")
    try await waitForPage()
    #expect(productCount == 32)
    #expect(!screen.text.contains("You are offline."))
    #expect(connection.requests == [1, 1])
  }
}
