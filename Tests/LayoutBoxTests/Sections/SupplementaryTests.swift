import LayoutBox
import Testing
import UIKit

@MainActor @Suite("Views around the items of a section of 300 x 600") struct SupplementaryTests {
  private let size = CGSize(width: 300, height: 600)
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter
  private let list = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }

  @Test("A header is above the content and a footer below it") func headerAndFooter() {
    let solution = list.insets(top: 10, bottom: 5)
      .header(height: .absolute(40)).footer(height: .absolute(20))
      .solution(in: size, itemCounts: [2])
    // The insets are between the header, the items and the footer: 40 + 10, and 50 + 88 + 5.
    #expect(
      solution.frame(of: .supplementary(header)) == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(solution.frame(of: .item(0)) == CGRect(x: 0, y: 50, width: 300, height: 44))
    #expect(
      solution.frame(of: .supplementary(footer)) == CGRect(x: 0, y: 143, width: 300, height: 20))
    #expect(solution.contentSize.height == 163)
  }

  @Test("In a layout that scrolls horizontally a header is beside the content, and as high")
  func sidewaysHeader() {
    let solution = CompositionalLayoutBox {
      SectionLayoutBox { ItemLayoutBox(width: .absolute(100), height: .h(0.5)) }
        .header(height: .absolute(50)).footer(height: .absolute(30))
    }
    .scrollDirection(.horizontal).solution(in: size, itemCounts: [3])
    #expect(
      solution.frame(of: .supplementary(header)) == CGRect(x: 0, y: 0, width: 50, height: 600))
    // Two items of half the height fill a column.
    #expect(
      solution.frames[0] == [
        CGRect(x: 50, y: 0, width: 100, height: 300),
        CGRect(x: 50, y: 300, width: 100, height: 300),
        CGRect(x: 150, y: 0, width: 100, height: 300),
      ])
    #expect(
      solution.frame(of: .supplementary(footer)) == CGRect(x: 250, y: 0, width: 30, height: 600))
    #expect(solution.contentSize == CGSize(width: 280, height: 600))
  }

  @Test("A header is inset like the items, unless it covers the insets")
  func coveredInsets() {
    let inset = list.insets(leading: 30, trailing: 10)
    let plain = inset.header(height: .absolute(40)).solution(in: size, itemCounts: [1])
    #expect(plain.frame(of: .supplementary(header)) == CGRect(x: 30, y: 0, width: 260, height: 40))
    let covering = inset.header(height: .absolute(40), pinned: true, coversInsets: true)
      .solution(in: size, itemCounts: [1])
    #expect(
      covering.frame(of: .supplementary(header)) == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(covering.frame(of: .item(0)) == CGRect(x: 30, y: 40, width: 260, height: 44))
  }

  @Test("A header beside the content covers the insets above and below") func coveredSideways() {
    let solution = CompositionalLayoutBox {
      SectionLayoutBox { ItemLayoutBox(width: .absolute(100), height: .h(1)) }
        .insets(top: 20, bottom: 60)
        .header(height: .absolute(50), pinned: true, coversInsets: true)
    }
    .scrollDirection(.horizontal).solution(in: size, itemCounts: [1])
    #expect(
      solution.frame(of: .supplementary(header)) == CGRect(x: 0, y: 0, width: 50, height: 600))
    #expect(solution.frame(of: .item(0)) == CGRect(x: 50, y: 20, width: 100, height: 520))
  }

  @Test("A boundary item has an alignment, an offset and its own size") func boundaryItem() {
    let solution = list.header(height: .absolute(40))
      .boundaryItem(
        "more", width: .absolute(80), height: .absolute(30), alignment: .topTrailing,
        offset: CGPoint(x: -16, y: -5)
      )
      .solution(in: size, itemCounts: [1])
    // The header begins 40 above the content, the button 30 + 5: both share the band of 40.
    #expect(
      solution.frame(of: .supplementary("more")) == CGRect(x: 204, y: 5, width: 80, height: 30))
    #expect(solution.frame(of: .item(0))?.minY == 40)
  }

  @Test("A boundary item that does not extend the boundary overlaps the content") func overlap() {
    let solution = list.boundaryItem(
      "pages", width: .w(1), height: .absolute(20), alignment: .bottom, extendsBoundary: false
    )
    .solution(in: size, itemCounts: [1])
    #expect(
      solution.frame(of: .supplementary("pages")) == CGRect(x: 0, y: 24, width: 300, height: 20))
    #expect(solution.contentSize.height == 44)
  }

  @Test("The last boundary item of a kind replaces the others") func replacement() {
    let solution = list.header(height: .absolute(40)).header(height: .absolute(25))
      .solution(in: size, itemCounts: [1])
    #expect(solution.frame(of: .supplementary(header))?.height == 25)
    #expect(solution.frame(of: .item(0))?.minY == 25)
  }

  @Test("A boundary item of UIKit is read as it is") func boundaryObject() {
    let object = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(50), heightDimension: .absolute(10)),
      elementKind: "title", alignment: .topLeading, absoluteOffset: CGPoint(x: 3, y: 0))
    let section = list.boundaryItem(object)
    #expect(
      section.solution(in: size, itemCounts: [1]).frame(of: .supplementary("title"))
        == CGRect(x: 3, y: 0, width: 50, height: 10))
    #expect(
      section
        == list.boundaryItem(
          "title", width: .absolute(50), height: .absolute(10), alignment: .topLeading,
          offset: CGPoint(x: 3, y: 0)))
  }

  @Test("A background covers the section from its header to its footer") func background() {
    let solution = list.insets(space: 8).header(height: .absolute(40))
      .background(
        BlankView.self, insets: NSDirectionalEdgeInsets(top: 40, leading: 4, bottom: 0, trailing: 4)
      )
      .solution(in: size, itemCounts: [1])
    // 40 + 8 + 44 + 8 = 100, of which the first 40 are left out.
    #expect(
      solution.frame(of: .background(BlankView.self))
        == CGRect(x: 4, y: 40, width: 292, height: 60))
  }

  @Test("A badge is inside a corner of each cell, moved by its offset") func badge() {
    let section = SectionLayoutBox {
      ItemLayoutBox(width: .w(0.5), height: .absolute(60)).insets(space: 10)
        .badge("new", width: .absolute(20), height: .absolute(16), offset: CGPoint(x: 4, y: -6))
    }
    let solution = section.solution(in: size, itemCounts: [2])
    // The first cell is at (10, 10, 130, 40): 10 + 130 - 20 + 4, and 10 - 6.
    #expect(
      solution.frame(of: .supplementary("new", item: 0))
        == CGRect(x: 124, y: 4, width: 20, height: 16))
    #expect(
      solution.frame(of: .supplementary("new", item: 1))
        == CGRect(x: 274, y: 4, width: 20, height: 16))
  }

  @Test("Two anchors put the center of a badge on a corner") func anchors() {
    let section = SectionLayoutBox {
      ItemLayoutBox(width: .absolute(100), height: .absolute(60))
        .supplementary(
          NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "new",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
            itemAnchor: NSCollectionLayoutAnchor(edges: [])))
    }
    #expect(
      section.solution(in: size, itemCounts: [1]).frame(of: .supplementary("new"))
        == CGRect(x: 90, y: -10, width: 20, height: 20))
  }

  @Test("A group has a badge for each instance, at the index path of its first item")
  func groupBadge() {
    let section = SectionLayoutBox {
      GroupLayoutBox(width: .w(1), height: .absolute(50)) {
        ItemLayoutBox(columns: 3, width: .w(1 / 3), height: .h(1))
      }
      .supplementary(
        NSCollectionLayoutSupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .w(0.5), heightDimension: .absolute(10)),
          elementKind: "line", containerAnchor: NSCollectionLayoutAnchor(edges: .bottom)))
    }
    let solution = section.solution(in: size, itemCounts: [4])
    #expect(
      solution.frame(of: .supplementary("line", item: 0))
        == CGRect(x: 75, y: 40, width: 150, height: 10))
    #expect(
      solution.frame(of: .supplementary("line", item: 3))
        == CGRect(x: 75, y: 90, width: 150, height: 10))
    #expect(solution.frame(of: .supplementary("line", item: 1)) == nil)
  }
}

/// A background without content.
final class BlankView: UICollectionReusableView {}
