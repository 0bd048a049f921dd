import LegoTesting
import Testing
import UIKit

@testable import ExampleScreens

@MainActor struct ContactsScreenTests {
  private let controller = ContactsScreen()
  private let screen: Screen

  init() {
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  private func names(section: Int) -> [String] {
    screen.settle()
    let count = controller.legoRenderer.collectionView?.numberOfItems(inSection: section) ?? 0
    return (0..<count).compactMap { item in
      controller.legoRenderer[IndexPath(item: item, section: section), as: ContactItem.self]?
        .value.name
    }
  }

  @Test("Reverse reverses the members of each team")
  func reverse() throws {
    #expect(names(section: 0) == ["Clara Ahrens", "林晓雨", "Tomás Ibarra"])
    try screen.tap("Reverse")
    #expect(names(section: 0) == ["Tomás Ibarra", "林晓雨", "Clara Ahrens"])
  }

  @Test("A query filters the members, and omits teams without any")
  func query() {
    controller.model.query = "so"
    #expect(names(section: 0) == ["Sofia Lindqvist"])
    #expect(controller.legoRenderer.collectionView?.numberOfSections == 1)
    controller.model.query = ""
    #expect(controller.legoRenderer.collectionView?.numberOfSections == 1)
    screen.settle()
    #expect(controller.legoRenderer.collectionView?.numberOfSections == 3)
  }

  @Test("The header of the first visible team stays at the top")
  func header() throws {
    try screen.scroll(by: 100)
    let view = try #require(controller.legoRenderer.collectionView)
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))

    // The top of the visible area is below the bar.
    #expect(header.frame.minY == view.contentOffset.y + view.adjustedContentInset.top)
  }
}
