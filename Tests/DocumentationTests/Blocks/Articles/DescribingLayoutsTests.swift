import LayoutBox
import Testing
import UIKit

struct RibbonLayout: SectionBoxConvertible, Hashable {
  var height: CGFloat

  func sectionBox(in context: SectionContext) -> SectionLayoutBox {
    SectionLayoutBox {
      ItemLayoutBox(width: .absolute(height), height: .absolute(height))
    }
    .orthogonal(.continuous)
  }
}

/// The code of the article "Describing layouts" and of the page of LayoutBox.
@MainActor @Suite("Describing layouts") struct DescribingLayoutsTests {
  @SectionLayoutBuilder private var readyMade: [any SectionLayout & Sendable] {
    GridLayout(columns: .minimumWidth(150), spacing: 12)
    CarouselLayout(itemWidth: .fraction(0.85))
    WaterfallLayout(columns: 2)
  }

  @SectionLayoutBuilder private var columnsByTraits: [any SectionLayout & Sendable] {
    GridLayout(columns: .minimumWidth(160, maximum: 4))
    GridLayout(columns: .adaptive(2, accessibility: 1, wide: 4))
    CarouselLayout(itemWidth: .adaptive(.fraction(0.85), wide: .fixed(320), from: 600))
  }

  @SectionLayoutBuilder private var layoutsByTraits: [any SectionLayout & Sendable] {
    AdaptiveLayout(.grid(columns: 4), accessibility: .rows())
    AdaptiveLayout(.rows(), wide: SplitLayout(listWidth: 260), from: 700)
    ReadableLayout(.list(.insetGrouped))
  }

  @Test("Columns and layouts follow the width") func traits() {
    let columns = CompositionalLayoutBox { columnsByTraits }
    let wide = columns.solution(in: CGSize(width: 900, height: 600), itemCounts: [9, 9, 1]).frames
    // (900 − 3 · 8) / 4 = 219 in both grids.
    #expect(wide[0].prefix(4).map(\.minX) == [0, 227, 454, 681])
    #expect(wide[1].prefix(4).map(\.minX) == [0, 227, 454, 681])
    #expect(wide[2][0].width == 320)
    let layouts = CompositionalLayoutBox { layoutsByTraits }
    let size = CGSize(width: 1000, height: 600)
    let frames = layouts.solution(in: size, itemCounts: [4, 2, 1]).frames
    #expect(frames[0].map(\.minX) == [0, 252, 504, 756])
    #expect(frames[1].map(\.minX) == [276, 0])
    #expect(frames[2].map(\.width) == [672])
  }

  @Test("Ready-made layouts are sections") func presets() {
    #expect(readyMade.count == 3)
    let layout = UICollectionViewCompositionalLayout { _, environment in
      GridLayout(columns: 3, rowHeight: .timesWidth(1)).section(in: environment)
    }
    #expect(layout.configuration.scrollDirection == .vertical)
  }

  @Test("A group of boxes becomes a section") func boxes() {
    let group = GroupLayoutBox(width: .w(1), height: .absolute(180)) {
      ItemLayoutBox(width: .w(0.6), height: .h(1)).insets(space: 4)
      GroupLayoutBox(direction: .vertical, width: .w(0.4), height: .h(1)) {
        ItemLayoutBox(columns: 2, width: .w(1), height: .h(0.5)).insets(space: 4)
      }
    }
    let section = NSCollectionLayoutSection(group: group.toBuild())
    #expect(section.interGroupSpacing == 0)
    // 0.6 · 390 = 234 points, less 4 at each edge.
    #expect(group.frames(in: CGSize(width: 390, height: 844), itemCount: 3).first?.width == 226)
  }

  @Test("A whole layout has the frames of its sections") func sections() {
    let layout = CompositionalLayoutBox {
      SectionLayoutBox { ItemLayoutBox(width: .w(0.8), height: .absolute(90)) }
        .orthogonal(.groupPaging).spacing(8).insets(space: 12)
      SectionLayoutBox {
        GroupLayoutBox(width: .w(1), height: .absolute(64)) {
          ItemLayoutBox(columns: 4, width: .w(0.25), height: .h(1)).insets(space: 4)
        }
      }
      .insets(leading: 8, trailing: 8)
      .header(height: .absolute(28))
      SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(30)) }
        .insets(leading: 12, trailing: 12).spacing(4)
        .header(height: .absolute(28))
    }
    let frames = layout.solution(in: CGSize(width: 400, height: 800), itemCounts: [2, 4, 2]).frames
    // 0.8 · (400 − 2 · 12) and 0.25 · (400 − 2 · 8) − 2 · 4.
    #expect(abs(frames[0][0].width - 300.8) < 0.01)
    #expect(frames[1][0].width == 88)
  }

  @Test("A layout of one's own is described by boxes") func ownLayout() {
    let layout = CompositionalLayoutBox { RibbonLayout(height: 80) }
    let frames = layout.solution(in: CGSize(width: 400, height: 800), itemCounts: [3]).frames
    #expect(frames[0].map(\.minX) == [0, 80, 160])
  }

  @Test("Frames and mistakes are determined without a view") func checks() {
    let list = CompositionalLayoutBox {
      SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }
    }
    let solution = list.solution(in: CGSize(width: 390, height: 844), itemCounts: [40])
    #expect(solution.contentSize == CGSize(width: 390, height: 1760))
    #expect(solution.frame(of: .item(3)) == CGRect(x: 0, y: 132, width: 390, height: 44))
    let narrow = GroupLayoutBox(width: .absolute(80), height: .absolute(44)) {
      ItemLayoutBox(width: .absolute(120), height: .h(1))
    }
    for diagnostic in narrow.diagnostics(in: CGSize(width: 390, height: 844)) {
      print(diagnostic)
    }
    #expect(narrow.diagnostics(in: CGSize(width: 390, height: 844)).count == 1)
  }

  @Test("The section on the page of LayoutBox has three items in a group") func page() {
    let section = SectionLayoutBox {
      GroupLayoutBox(width: .w(1), height: .absolute(180)) {
        ItemLayoutBox(width: .w(0.6), height: .h(1)).insets(space: 4)
        GroupLayoutBox(direction: .vertical, width: .w(0.4), height: .h(1)) {
          ItemLayoutBox(columns: 2, width: .w(1), height: .h(0.5)).insets(space: 4)
        }
      }
    }
    .spacing(8).insets(space: 16)
    let layout = CompositionalLayoutBox { section }
    let frames = layout.solution(in: CGSize(width: 390, height: 844), itemCounts: [3]).frames
    #expect(frames[0].count == 3)
    // Half of 180 points, less 4 at each edge.
    #expect(frames[0][1].height == 82)
  }
}
