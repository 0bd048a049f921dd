import LegoKit
import LegoSupport
import Testing
import UIKit

/// The LayoutBox examples of the original articles, and their frames in a view of 375 x 667.
@MainActor @Suite("Examples of the original articles") struct SeedExampleTests {
  // A copy of the original, except for the indentation and the name.
  private static func example1() -> NSCollectionLayoutSection {
    let nestedGroup = GroupLayoutBox(width: .fractionalWidth(1.0), height: .fractionalHeight(0.4)) {
      ItemLayoutBox(columns: 2, width: .w(0.3), height: .h(1.0))
        .insets(space: 10)
      GroupLayoutBox(
        direction: .vertical, width: .fractionalWidth(0.4), height: .fractionalHeight(1.0)
      ) {
        ItemLayoutBox(columns: 2, width: .fractionalWidth(1.0), height: .fractionalHeight(0.3))
          .insets(NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
      }
    }
    .insets(NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    .toBuild()
    let section = NSCollectionLayoutSection(group: nestedGroup)
    return section
  }

  private static func example3(testForAndif: Bool) -> NSCollectionLayoutSection {
    let group = GroupLayoutBox(direction: .horizontal, width: .w(1.0), height: .absolute(120)) {
      if testForAndif {
        ItemLayoutBox(columns: 1, width: .w(0.20), height: .h(1.0)).insets(space: 20)
        ItemLayoutBox(columns: 1, width: .w(0.20), height: .h(1.0)).insets(space: 10)

        for i in 0..<2 {
          ItemLayoutBox(columns: 1, width: .w(0.20), height: .h(1.0)).insets(space: CGFloat(i) * 10)
        }

        ItemLayoutBox(columns: 1, width: .w(0.1), height: .h(1.0)).insets(space: 1)
        ItemLayoutBox(columns: 1, width: .w(0.1), height: .h(1.0)).insets(space: 5)
      } else {
        for i in 0..<10 {
          ItemLayoutBox(columns: 1, width: .w(0.1), height: .h(1.0)).insets(
            space: CGFloat(i) * 0.5)
        }
      }
    }
    .leading(.flexible(10)).trailing(.flexible(10)).top(.flexible(10)).bottom(.flexible(10))
    .toBuild()

    let section = NSCollectionLayoutSection(group: group)
    return section
  }

  private func frames(_ section: NSCollectionLayoutSection, count: Int) -> [CGRect] {
    DisplayedLego(Lego { Section(id: 0, layout: section) { for id in 0..<count { Tile(id: id) } } })
      .frames
  }

  @Test("Nested groups: two columns beside a column of cells") func nestedGroups() {
    // The group is 375 x 0.4 * 667 = 266.8, and offers 355 x 246.8 from (10, 10) on.
    // Columns: 0.3 * 355 = 106.5 wide, from 10 and 116.5, less 10 on each side.
    // The inner group: 0.4 * 355 = 142 wide, from 10 + 2 * 106.5 = 223. Its cells are
    // 0.3 * 246.8 = 74.04 high and repeat while they fit: three, 222.12 of 246.8.
    let first = [
      CGRect(x: 20, y: 20, width: 86.5, height: 226.8),
      CGRect(x: 126.5, y: 20, width: 86.5, height: 226.8),
      CGRect(x: 233, y: 20, width: 122, height: 54.04),
      CGRect(x: 233, y: 94.04, width: 122, height: 54.04),
      CGRect(x: 233, y: 168.08, width: 122, height: 54.04),
    ]
    // The next group begins one group's height below.
    let second = first.map { $0.offsetBy(dx: 0, dy: 266.8) }
    #expect(areClose(frames(Self.example1(), count: 10), first + second))
  }

  @Test("If and for: a row of four wide and two narrow cells") func ifAndFor() {
    // 0.2 * 375 = 75 and 0.1 * 375 = 37.5 wide, 120 high, each less its insets. The flexible
    // spacing is at least 10. Above and below that makes 10, and 10 + 120 + 10 + 10 for the second
    // row. At the sides no space remains, so the minimum applies: the row begins at 10
    // (compositional-layout.md, 2.6 and 2.8).
    let first = [
      CGRect(x: 10, y: 10, width: 75, height: 120).insetBy(dx: 20, dy: 20),
      CGRect(x: 85, y: 10, width: 75, height: 120).insetBy(dx: 10, dy: 10),
      CGRect(x: 160, y: 10, width: 75, height: 120),
      CGRect(x: 235, y: 10, width: 75, height: 120).insetBy(dx: 10, dy: 10),
      CGRect(x: 310, y: 10, width: 37.5, height: 120).insetBy(dx: 1, dy: 1),
      CGRect(x: 347.5, y: 10, width: 37.5, height: 120).insetBy(dx: 5, dy: 5),
    ]
    let second = first.map { $0.offsetBy(dx: 0, dy: 140) }
    #expect(areClose(frames(Self.example3(testForAndif: true), count: 12), first + second))
  }

  @Test("The else branch: ten cells that become smaller") func elseBranch() {
    let expected = (0..<10).map { (index: Int) -> CGRect in
      let (x, inset) = (37.5 * CGFloat(index), 0.5 * CGFloat(index))
      return CGRect(x: x + 10, y: 10, width: 37.5, height: 120).insetBy(dx: inset, dy: inset)
    }
    #expect(areClose(frames(Self.example3(testForAndif: false), count: 10), expected))
  }
}
