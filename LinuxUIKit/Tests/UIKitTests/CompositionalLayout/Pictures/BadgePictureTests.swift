import Testing
import UIKit

/// Tests supplementary items at corners of cells and groups (compositional-layout.md, 3.1).
@MainActor @Suite("Golden pictures of badges") struct BadgePictureTests {
  @Test(
    "A badge is at the trailing corner of each cell, with that cell's number (E10)",
    arguments: ReadingDirection.allCases)
  func items(_ direction: ReadingDirection) {
    let screen = PictureScreen(
      .of([grid]), counts: [8], badges: ["badge"], size: CGSize(width: 320, height: 152),
      direction: direction)

    // 280 points remain: cells of 70 by 56, inset by 5 on each side.
    #expect(screen.cell(0) == CGRect(x: 25, y: 25, width: 60, height: 46))
    #expect(screen.cell(7) == CGRect(x: 235, y: 81, width: 60, height: 46))
    // At the corner of the cell, moved by 0.3 · 20 = 6 outward and up.
    #expect(screen.supplementary("badge", 0) == CGRect(x: 71, y: 19, width: 20, height: 20))
    #expect(screen.supplementary("badge", 7) == CGRect(x: 281, y: 75, width: 20, height: 20))
    #expect(screen.text(at: CGPoint(x: 291, y: 85)) == "7")
    screen.expectPicture("items")
  }

  @Test(
    "Badges slide with their cells under a pinned header of a higher z index",
    arguments: ReadingDirection.allCases)
  func underHeader(_ direction: ReadingDirection) {
    let section = grid
    let header = NSCollectionLayoutBoundarySupplementaryItem("header", height: 24, .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    let screen = PictureScreen(
      .of([section]), counts: [8], badges: ["badge"], size: CGSize(width: 320, height: 130),
      direction: direction)
    screen.scroll(downTo: 30)

    // 24 further down and 30 up: the badge from 13 to 33 is partly below the header, which ends at
    // 24.
    #expect(screen.supplementary("header") == CGRect(x: 0, y: 0, width: 320, height: 24))
    #expect(screen.supplementary("badge", 0) == CGRect(x: 71, y: 13, width: 20, height: 20))
    #expect(screen.text(at: CGPoint(x: 81, y: 20)) == "Section 0")
    #expect(screen.text(at: CGPoint(x: 81, y: 28)) == "0")
    screen.expectPicture("under_header")
  }

  @Test(
    "A group's badge has the number of its first cell, also in a partial group (E14)",
    arguments: ReadingDirection.allCases)
  func groups(_ direction: ReadingDirection) {
    let screen = PictureScreen(
      .of([groupsOfThree]), counts: [7], badges: ["group badge"],
      size: CGSize(width: 320, height: 212), direction: direction)

    #expect(screen.cell(2) == CGRect(x: 218, y: 18, width: 84, height: 48))
    for (row, item) in [0, 3, 6].enumerated() {
      // The group ends at 10 + 300.
      #expect(
        screen.supplementary("group badge", item)
          == CGRect(x: 274, y: 10 + 64 * CGFloat(row), width: 36, height: 36))
    }
    #expect(screen.text(at: CGPoint(x: 280, y: 30)) == "0")
    screen.expectPicture("groups")
  }

  @Test(
    "Nine anchors are positions inside a cell, and an item anchor moves a badge outside (E12, E13)",
    arguments: ReadingDirection.allCases)
  func anchors(_ direction: ReadingDirection) {
    let screen = PictureScreen(
      .of([anchored]), counts: [2], badges: (1...10).map { "\($0)" },
      size: CGSize(width: 320, height: 250), direction: direction)

    #expect(screen.cell(0) == CGRect(x: 20, y: 20, width: 280, height: 110))
    for place in 0..<9 {
      let (column, row) = (CGFloat(place % 3), CGFloat(place / 3))
      // Parts of the space that the badge leaves: (280 - 20) / 2 and (110 - 20) / 2.
      #expect(
        screen.supplementary("\(place + 1)")
          == CGRect(x: 20 + 130 * column, y: 20 + 45 * row, width: 20, height: 20))
    }
    // The badge's bottom-leading corner is on the cell's top-trailing one, 10 outward and up.
    #expect(screen.cell(1) == CGRect(x: 20, y: 170, width: 100, height: 60))
    #expect(screen.supplementary("10", 1) == CGRect(x: 130, y: 140, width: 20, height: 20))
    screen.expectPicture("anchors")
  }

  private var grid: NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.25), .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(5, 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(56)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(0, 20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(20, 0)
    return section
  }

  private var groupsOfThree: NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(64)),
      repeatingSubitem: .sized(
        .fractionalWidth(1 / 3), .fractionalHeight(1), NSDirectionalEdgeInsets(8, 8)),
      count: 3)
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.absolute(36), .absolute(36)),
        elementKind: "group badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    ]
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(10, 10)
    return section
  }

  private var anchored: NSCollectionLayoutSection {
    let outside = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)), elementKind: "10",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(210)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(110)),
          supplementaryItems: nine),
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(60)),
          supplementaryItems: [outside]),
      ])
    group.interItemSpacing = .fixed(40)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(20, 20)
    return section
  }

  private var nine: [NSCollectionLayoutSupplementaryItem] {
    let rows: [NSDirectionalRectEdge] = [.top, [], .bottom]
    let columns: [NSDirectionalRectEdge] = [.leading, [], .trailing]
    let places = rows.flatMap { row in columns.map { row.union($0) } }
    return places.enumerated().map { number, edges in
      NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)),
        elementKind: "\(number + 1)", containerAnchor: NSCollectionLayoutAnchor(edges: edges))
    }
  }
}
