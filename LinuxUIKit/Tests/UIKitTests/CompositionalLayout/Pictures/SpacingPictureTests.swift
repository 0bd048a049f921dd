import Testing
import UIKit

/// Tests flexible spacing and self-sizing cells (compositional-layout.md, E39 to E45 and E58).
@MainActor @Suite("Golden pictures of flexible spacing") struct SpacingPictureTests {
  @Test(
    "Flexible spacing spreads, centers and aligns cells along their row",
    arguments: ReadingDirection.allCases)
  func flexible(_ direction: ReadingDirection) {
    let screen = PictureScreen(
      .of([spread, centered, pushed, apart].map(titled), spacing: 8), counts: [5, 1, 1, 2],
      headers: ["Spread", "Centered", "Pushed to the end", "Three equal gaps"],
      size: CGSize(width: 320, height: 322), direction: direction)

    // 3 · 80 leaves 60 of 300 for two gaps; the second row has the same positions.
    for (item, x) in [10, 120, 230, 10, 120].enumerated() {
      #expect(screen.cell(item).minX == CGFloat(x))
    }
    // A section is 20 + 4 + 36 + 4 = 64 high, the first 42 more, and 8 from the next.
    #expect(screen.cell(0, 1) == CGRect(x: 110, y: 138, width: 100, height: 36))
    #expect(screen.cell(0, 2) == CGRect(x: 210, y: 210, width: 100, height: 36))
    // 2 · 105 leaves 90 for three gaps of 30: 10 + 30, and 105 + 30 further.
    #expect(screen.cell(0, 3).minX == 40)
    #expect(screen.cell(1, 3).minX == 175)
    screen.expectPicture("flexible")
  }

  @Test(
    "Edge spacing aligns a cell across its row to the top, the bottom or between (E45)",
    arguments: ReadingDirection.allCases)
  func across(_ direction: ReadingDirection) {
    let screen = acrossScreen(direction)

    for (item, y) in [0, 0, 40, 20, 5, 5].enumerated() {
      #expect(
        screen.cell(item)
          == CGRect(x: 10 + 50 * CGFloat(item), y: 10 + CGFloat(y), width: 50, height: 20))
    }
    screen.expectPicture("across")
  }

  @Test(
    "Tags are as wide as their text and wrap at the end of the row (E58)",
    arguments: ReadingDirection.allCases)
  func tags(_ direction: ReadingDirection) {
    let screen = tagsScreen(direction)

    // 80 + 8 + 100 + 8 + 90 = 286 of 300; the next 120 are in the second row.
    let expected: [(x: CGFloat, y: CGFloat, width: CGFloat)] = [
      (10, 10, 80), (98, 10, 100), (206, 10, 90), (10, 50, 120), (138, 50, 150), (10, 90, 60),
    ]
    for (item, (x, y, width)) in expected.enumerated() {
      #expect(screen.cell(item) == CGRect(x: x, y: y, width: width, height: 32))
    }
    screen.expectPicture("tags")
  }

  /// A row of 60 points with six cells of 50 by 20.
  func acrossScreen(_ direction: ReadingDirection) -> PictureScreen {
    PictureScreen(
      .of([crossing]), counts: [6], size: CGSize(width: 320, height: 80), direction: direction)
  }

  /// The tag cloud of E58, 300 points wide.
  func tagsScreen(_ direction: ReadingDirection) -> PictureScreen {
    let size = NSCollectionLayoutSize(.estimated(60), .estimated(32))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(32)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(10, 10)
    let words = [
      ("Bicycle", 80), ("Waterfall", 100), ("Mosaic", 90), ("Compositional", 120),
      ("Flexible spacing", 150), ("Tag", 60),
    ].map { PictureWord(text: $0, width: $1) }
    return PictureScreen(
      .of([section]), counts: [6], words: words, size: CGSize(width: 320, height: 132),
      direction: direction)
  }

  private var spread: NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, repeatingSubitem: .sized(.absolute(80), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .flexible(0)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    return section
  }

  private var centered: NSCollectionLayoutSection {
    single(
      NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil))
  }

  private var pushed: NSCollectionLayoutSection {
    single(
      NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: nil, trailing: nil, bottom: nil))
  }

  private var apart: NSCollectionLayoutSection {
    let first = NSCollectionLayoutItem.sized(.fractionalWidth(0.35), .fractionalHeight(1))
    first.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .flexible(16), bottom: nil)
    let second = NSCollectionLayoutItem.sized(.fractionalWidth(0.35), .fractionalHeight(1))
    second.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: nil, trailing: .flexible(0), bottom: nil)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [first, second]))
  }

  private var crossing: NSCollectionLayoutSection {
    let gaps: [(top: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?)] = [
      (nil, nil), (nil, .flexible(0)), (.flexible(0), nil), (.flexible(0), .flexible(0)),
      (.fixed(5), nil), (.fixed(5), .flexible(0)),
    ]
    let items = gaps.map { top, bottom in
      let item = NSCollectionLayoutItem.sized(.absolute(50), .absolute(20))
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: nil, top: top, trailing: nil, bottom: bottom)
      return item
    }
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60)), subitems: items))
    section.contentInsets = NSDirectionalEdgeInsets(10, 10)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(10, 10)
    section.decorationItems = [background]
    return section
  }

  private var row: NSCollectionLayoutSize {
    NSCollectionLayoutSize(.fractionalWidth(1), .absolute(36))
  }

  private func single(_ spacing: NSCollectionLayoutEdgeSpacing) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem.sized(.absolute(100), .fractionalHeight(1))
    item.edgeSpacing = spacing
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, repeatingSubitem: item, count: 1))
  }

  private func titled(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    section.contentInsets = NSDirectionalEdgeInsets(4, 10)
    section.boundarySupplementaryItems = [.init("header", height: 20, .top)]
    return section
  }
}
