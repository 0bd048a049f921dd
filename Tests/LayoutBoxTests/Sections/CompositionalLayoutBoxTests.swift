import LayoutBox
import Testing
import UIKit

@MainActor @Suite("CompositionalLayoutBox in a view of 300 x 600")
struct CompositionalLayoutBoxTests {
  private let size = CGSize(width: 300, height: 600)
  private func list(_ height: CGFloat) -> SectionLayoutBox {
    SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(height)) }
  }

  @Test("Sections follow one another with spacing between them") func sections() {
    let layout = CompositionalLayoutBox {
      list(10)
      list(20)
    }
    .spacing(5)
    // Two rows of 10, the spacing, one row of 20.
    #expect(
      layout.solution(in: size, itemCounts: [2, 1]).frames.map { $0.map(\.minY) } == [
        [0, 10], [25],
      ])
    #expect(layout.solution(in: size, itemCounts: [2, 1]).contentSize.height == 45)
  }

  @Test("The last section describes all further ones") func repetition() {
    let layout = CompositionalLayoutBox {
      list(10)
      list(20)
    }
    let heights = layout.solution(in: size, itemCounts: [1, 1, 1, 1]).frames.map {
      $0.map(\.height)
    }
    #expect(heights == [[10], [20], [20], [20]])
  }

  @Test("The layout has a header before its sections and a footer after them") func boundary() {
    let solution = CompositionalLayoutBox { list(10).insets(space: 3) }
      .header(kind: "search", height: .absolute(50)).footer(kind: "end", height: .absolute(7))
      .solution(in: size, itemCounts: [1])
    #expect(solution.frame(of: .layoutItem("search")) == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(solution.frame(of: .item(0))?.minY == 53)
    #expect(solution.frame(of: .layoutItem("end")) == CGRect(x: 0, y: 66, width: 300, height: 7))
  }

  @Test("A pinned header of the layout stays above all sections, whose pinned headers are below it")
  func pinnedHeader() {
    let headers = UICollectionView.elementKindSectionHeader
    let layout = CompositionalLayoutBox {
      list(44).header(height: .absolute(30), pinned: true)
    }
    .header(kind: "filter", height: .absolute(50), pinned: true)
    let shown = LaidOutView(
      layout.toBuild(), size: size, itemCounts: [20, 20], kinds: ["filter", headers])
    func top() -> CGFloat? {
      shown.view.collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: "filter", at: IndexPath(index: 0))?.frame.minY
    }
    #expect(top() == 0)
    #expect(shown.frame(of: .supplementary(headers))?.minY == 50)
    // A section is 30 + 20 * 44 = 910 points high, so that the second one begins at 960, and the
    // header of the first one is at 960 - 30 at most.
    for (offset, first, second) in [(20, 70, 960), (400, 450, 960), (900, 930, 960)] {
      shown.view.contentOffset.y = CGFloat(offset)
      shown.view.layoutIfNeeded()
      #expect(top() == CGFloat(offset))
      #expect(shown.frame(of: .supplementary(headers), inSection: 0)?.minY == CGFloat(first))
      #expect(shown.frame(of: .supplementary(headers), inSection: 1)?.minY == CGFloat(second))
    }
    #expect(
      shown.view.supplementaryView(forElementKind: "filter", at: IndexPath(index: 0)) != nil)
  }

  @Test("A block takes every statement of the language") func statements() {
    func count(@SectionLayoutBuilder _ block: () -> [any SectionLayout & Sendable]) -> Int {
      block().count
    }
    let none: SectionLayoutBox? = nil
    let group = GroupLayoutBox(width: .w(1), height: .absolute(9)) { mark(1) }
    let choice = Bool.random()
    #expect(count {} == 0)
    #expect(count { list(1) } == 1)
    #expect(
      count {
        list(1)
        none
        Optional(list(1))
        GridLayout(columns: 2)
        group
        [list(1), list(2)]
        [list(1), group] as [any SectionLayout & Sendable]
        NSCollectionLayoutSection(group: group.toBuild())
        [NSCollectionLayoutSection(group: group.toBuild())]
      } == 10)
    #expect(count { for height in 1...3 { list(CGFloat(height)) } } == 3)
    #expect(count { if choice { list(1) } } == (choice ? 1 : 0))
    #expect(count { if choice { list(1) } else { GridLayout(columns: 2) } } == 1)
    #expect(
      count {
        switch choice {
        case true: list(1)
        case false:
          list(1)
          list(2)
        }
      } == (choice ? 1 : 2))
    #expect(count { if #available(iOS 17, tvOS 17, *) { list(1) } else { list(2) } } == 1)
    #expect(count { if #available(iOS 17, tvOS 17, *) { list(1) } } == 1)
  }

  @Test("Layouts are equal if their sections and configurations are") func equality() {
    func layout(_ height: CGFloat) -> CompositionalLayoutBox {
      CompositionalLayoutBox {
        list(height)
        GridLayout(columns: 3)
      }
    }
    #expect(layout(10) == layout(10))
    #expect(layout(10) != layout(11))
    #expect(layout(10) != layout(10).spacing(1))
    #expect(layout(10) != layout(10).scrollDirection(.horizontal))
    #expect(layout(10).header(kind: "a", height: .absolute(1)) != layout(10))
    let object = NSCollectionLayoutSection(
      group: GroupLayoutBox(width: .w(1), height: .absolute(9)) { mark(1) }.toBuild())
    #expect(CompositionalLayoutBox { object } == CompositionalLayoutBox { object })
    #expect(
      CompositionalLayoutBox { Opaque() } != CompositionalLayoutBox { Opaque() })
  }

  @Test("The configuration is that of the layout object") func configuration() {
    let configuration = CompositionalLayoutBox { list(1) }
      .scrollDirection(.horizontal).spacing(4).insetsReference(.layoutMargins)
      .header(kind: "title", height: .absolute(30), pinned: true)
      .toBuild().configuration
    #expect(configuration.scrollDirection == .horizontal)
    #expect(configuration.interSectionSpacing == 4)
    #expect(configuration.contentInsetsReference == .layoutMargins)
    let header = configuration.boundarySupplementaryItems.first
    #expect(header?.elementKind == "title")
    #expect(header?.alignment == .leading)
    #expect(header?.pinToVisibleBounds == true)
    #expect(header?.layoutSize.widthDimension.dimension == 30)
  }

  @Test("Mistakes name their section") func diagnostics() {
    let layout = CompositionalLayoutBox {
      list(10)
      SectionLayoutBox {
        GroupLayoutBox(width: .absolute(80), height: .absolute(44)) {
          ItemLayoutBox(width: .absolute(120), height: .h(1))
        }
      }
    }
    #expect(layout.diagnostics(in: size).map(\.path) == ["section 1 › group › item 0"])
    #expect(layout.diagnostics(in: size).map(\.problem) == [.itemTooLarge])
    #expect(CompositionalLayoutBox { list(10) }.diagnostics(in: size).isEmpty)
  }

  /// A layout that cannot be compared.
  private struct Opaque: SectionLayout, Sendable {
    func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
      GridLayout(columns: 2).makeSection(in: context)
    }
  }
}
