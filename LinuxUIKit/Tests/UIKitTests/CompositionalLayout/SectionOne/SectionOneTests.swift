import Testing
import UIKit

/// Tests types, factories, properties, and defaults in the order of compositional-layout.md, 1.1 to
/// 1.15.
///
/// Lists (compositional-layout.md, 1.17) and `uniformAcrossSiblings` have separate suites.
@Suite("The interface of compositional-layout.md, 1") @MainActor
struct SectionOneTests {
  private let size = NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(44))
  private var item: NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size) }

  @Test(
    "A dimension has exactly one kind (1.1)",
    arguments: [
      (0, [true, false, false, false]), (1, [false, true, false, false]),
      (2, [false, false, true, false]), (3, [false, false, false, true]),
    ])
  func dimensions(factory: Int, kinds: [Bool]) {
    let dimension: NSCollectionLayoutDimension =
      [.fractionalWidth(0.25), .fractionalHeight(0.25), .absolute(0.25), .estimated(0.25)][factory]
    #expect(
      [
        dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute,
        dimension.isEstimated,
      ] == kinds)
    #expect(dimension.dimension == 0.25)
  }

  @Test("A size has a width and a height, of any kinds (1.2)")
  func sizes() {
    let square = NSCollectionLayoutSize(
      widthDimension: .fractionalHeight(0.2), heightDimension: .fractionalWidth(0.3))
    #expect(square.widthDimension.isFractionalHeight && square.widthDimension.dimension == 0.2)
    #expect(square.heightDimension.isFractionalWidth && square.heightDimension.dimension == 0.3)
  }

  @Test("A spacing is fixed or flexible, and edges have four of them or none (1.3, 1.4)")
  func spacings() {
    let (fixed, flexible) = (
      NSCollectionLayoutSpacing.fixed(4), NSCollectionLayoutSpacing.flexible(8)
    )
    #expect(fixed.isFixedSpacing && !fixed.isFlexibleSpacing && fixed.spacing == 4)
    #expect(!flexible.isFixedSpacing && flexible.isFlexibleSpacing && flexible.spacing == 8)
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: fixed, top: flexible, trailing: nil, bottom: .fixed(2))
    #expect(edges.leading?.spacing == 4 && edges.top?.isFlexibleSpacing == true)
    #expect(edges.trailing == nil && edges.bottom?.spacing == 2)
  }

  @Test("An anchor's offset is absolute or fractional, and zero at first (1.5)")
  func anchors() {
    let plain = NSCollectionLayoutAnchor(edges: [.top, .leading])
    #expect(plain.edges == [.top, .leading] && plain.offset == .zero && plain.isAbsoluteOffset)
    let absolute = NSCollectionLayoutAnchor(edges: .all, absoluteOffset: CGPoint(x: 1, y: 2))
    #expect(absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
    #expect(absolute.offset == CGPoint(x: 1, y: 2) && absolute.edges == .all)
    let fraction = NSCollectionLayoutAnchor(edges: [], fractionalOffset: CGPoint(x: 0.5, y: -1))
    #expect(!fraction.isAbsoluteOffset && fraction.isFractionalOffset && fraction.edges == [])
    #expect(fraction.offset == CGPoint(x: 0.5, y: -1))
  }

  @Test("An item has a size, and no insets, gaps or badges at first (1.6)")
  func items() {
    #expect(item.layoutSize === size && item.contentInsets == .zero && item.edgeSpacing == nil)
    let badged = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    #expect(badged.supplementaryItems.map(\.elementKind) == ["badge"])
  }

  @Test("Every factory creates a group with its arrangement and subitems (1.7)")
  @available(iOS, deprecated: 16, message: "The first names are deprecated")
  func groups() {
    let (first, second) = (item, item)
    typealias Group = NSCollectionLayoutGroup
    let groups = [
      Group.horizontal(layoutSize: size, subitems: [first, second]),
      Group.vertical(layoutSize: size, subitems: [first, second]),
      Group.horizontal(layoutSize: size, repeatingSubitem: first, count: 2),
      Group.vertical(layoutSize: size, repeatingSubitem: first, count: 2),
      Group.horizontal(layoutSize: size, subitem: first, count: 2),
      Group.vertical(layoutSize: size, subitem: first, count: 2),
      Group.horizontalGroup(with: size, repeatingSubitem: first, count: 2),
      Group.verticalGroup(with: size, repeatingSubitem: first, count: 2),
      Group.custom(layoutSize: size) { _ in [] },
    ]
    #expect(groups.map(\.subitems.count) == [2, 2, 1, 1, 1, 1, 1, 1, 0])
    #expect(groups.allSatisfy { $0.layoutSize === size && $0.interItemSpacing == nil })
    #expect(groups.allSatisfy { $0.supplementaryItems.isEmpty && $0.contentInsets == .zero })
    #expect(groups[0].subitems[1] === second)
    groups[0].supplementaryItems = [badge]
    groups[0].interItemSpacing = .flexible(3)
    #expect(groups[0].supplementaryItems.count == 1 && groups[0].interItemSpacing?.spacing == 3)
  }

  @Test("The first names of the counting factories lay out as the later ones")
  @available(iOS, deprecated: 16, message: "The first names are deprecated")
  func firstNames() {
    let whole = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50))
    let half = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.absolute(80), .fractionalHeight(0.5)))
    let row = NSCollectionLayoutGroup.horizontalGroup(with: whole, repeatingSubitem: half, count: 3)
    let screen = LayoutScreen(NSCollectionLayoutSection(group: row), items: 4)
    // E05c: 80 points each, three in a row.
    let origins = (0..<4).map { screen.frame($0)?.origin }
    let nextRow = CGPoint(x: 0, y: 50)
    #expect(origins == [.zero, CGPoint(x: 80, y: 0), CGPoint(x: 160, y: 0), nextRow])
    let column = NSCollectionLayoutGroup.verticalGroup(
      with: whole, repeatingSubitem: half, count: 2)
    let tall = LayoutScreen(NSCollectionLayoutSection(group: column), items: 2)
    #expect(tall.frame(1) == CGRect(x: 0, y: 25, width: 80, height: 25))
  }

  @Test("A custom frame has a z index, 0 at first (1.8)")
  func customItems() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCollectionLayoutGroupCustomItem(frame: frame).zIndex == 0)
    let front = NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 7)
    #expect(front.frame == frame && front.zIndex == 7)
  }

  @Test("A badge has a kind, anchors, and z index 1 (1.9)")
  func supplementaryItems() {
    #expect(badge.elementKind == "badge" && badge.zIndex == 1 && badge.itemAnchor == nil)
    #expect(badge.containerAnchor.edges == [.top, .trailing])
    let outside = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top),
      itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    #expect(outside.itemAnchor?.edges == .bottom)
  }

  @Test("A boundary item extends its section and is not pinned at first (1.10)")
  func boundaryItems() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .topLeading)
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.zIndex == 1)
    #expect(header.alignment == .topLeading && header.offset == .zero)
    let moved = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .bottom,
      absoluteOffset: CGPoint(x: 1, y: -2))
    #expect(moved.alignment == .bottom && moved.offset == CGPoint(x: 1, y: -2))
  }

  @Test("A background has a kind and z index 0 (1.11)")
  func decorationItems() {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    #expect(background.elementKind == "back" && background.zIndex == 0)
    #expect(background.contentInsets == .zero)
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
  @available(iOS, deprecated: 16, message: "supplementariesFollowContentInsets is deprecated")
  @Test("A section has Apple's defaults (1.12)")
  func sections() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item]))
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.orthogonalScrollingProperties.bounce == .automatic)
    #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
    #expect(section.boundarySupplementaryItems.isEmpty && section.decorationItems.isEmpty)
    #expect(section.visibleItemsInvalidationHandler == nil)
  }

  @Test("A configuration has Apple's defaults (1.14)")
  func configurations() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.boundarySupplementaryItems.isEmpty)
    #expect(configuration.contentInsetsReference == .safeArea)
  }

  @Test("A layout is created with a section or a provider, with or without a configuration (1.15)")
  func layouts() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 9
    typealias Layout = UICollectionViewCompositionalLayout
    let layouts = [
      Layout(section: .rows), Layout(section: .rows, configuration: configuration),
      Layout(sectionProvider: { _, _ in .rows }),
      Layout(sectionProvider: { _, _ in .rows }, configuration: configuration),
    ]
    #expect(layouts.map(\.configuration.interSectionSpacing) == [0, 9, 0, 9])
  }

  private var badge: NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
  }
}
