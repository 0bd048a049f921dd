import Testing
import UIKit

@Suite("Copies of descriptions (1.15)") @MainActor
struct CopyingTests {
  private let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44))

  /// Returns a copy with the type of the original.
  private func copy<Description: NSObject & NSCopying>(
    _ original: Description
  ) throws -> Description {
    try #require(original.copy() as? Description)
  }

  @Test("Every description copies to one of its own type with the same values")
  func allTypes() throws {
    #expect(try copy(NSCollectionLayoutDimension.absolute(3)).dimension == 3)
    #expect(try copy(size).heightDimension.dimension == 44)
    #expect(try copy(NSCollectionLayoutSpacing.flexible(3)).isFlexibleSpacing)
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
    #expect(try copy(edges).leading?.spacing == 1)
    #expect(try copy(NSCollectionLayoutAnchor(edges: .all)).edges == .all)
    #expect(try copy(NSCollectionLayoutGroupCustomItem(frame: .zero, zIndex: 4)).zIndex == 4)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.zIndex = -3
    background.contentInsets.top = 5
    #expect(try copy(background).zIndex == -3 && copy(background).contentInsets.top == 5)
    #expect(try copy(background).elementKind == "back")
    let header = NSCollectionLayoutBoundarySupplementaryItem("header", height: 30, .bottom)
    (header.pinToVisibleBounds, header.extendsBoundary, header.zIndex) = (true, false, 8)
    let copied = try copy(header)
    #expect(copied.pinToVisibleBounds && !copied.extendsBoundary && copied.zIndex == 8)
    #expect(copied.alignment == .bottom && copied.elementKind == "header")
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top),
      itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    #expect(try copy(badge).itemAnchor?.edges == .bottom)
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
  @Test("Scrolling properties and handlers are copied with their section, and change independently")
  func sections() throws {
    let section = NSCollectionLayoutSection.cards
    var calls = 0
    section.visibleItemsInvalidationHandler = { _, _, _ in calls += 1 }
    section.orthogonalScrollingProperties.bounce = .never
    let copied = try copy(section)
    copied.orthogonalScrollingProperties.bounce = .always
    #expect(section.orthogonalScrollingProperties.bounce == .never)
    #expect(copied.orthogonalScrollingBehavior == .groupPaging)
    _ = LayoutScreen(copied, items: 1)
    #expect(calls == 1)
  }

  @Test("Changes after the layout was prepared take effect when it is invalidated")
  func snapshot() {
    let section = NSCollectionLayoutSection.rows
    let screen = LayoutScreen(section, items: 2)
    section.interGroupSpacing = 100
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.5 }
    }
    screen.scroll(to: 1)
    #expect(screen.frame(1)?.minY == 44)
    #expect(screen.view.visibleCells.allSatisfy { $0.alpha == 1 })
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.frame(1)?.minY == 144)
    #expect(screen.view.visibleCells.allSatisfy { $0.alpha == 0.5 })
  }

  @Test("A configuration is copied in and out")
  func configuration() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let layout = UICollectionViewCompositionalLayout(section: .rows, configuration: configuration)
    configuration.interSectionSpacing = 10
    #expect(layout.configuration.interSectionSpacing == 0)
    let out = layout.configuration
    out.interSectionSpacing = 30
    #expect(layout.configuration.interSectionSpacing == 0)
    layout.configuration = out
    #expect(layout.configuration.interSectionSpacing == 30)
  }
}
