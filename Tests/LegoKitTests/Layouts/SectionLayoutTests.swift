import LegoKit
import LegoSupport
import Testing
import UIKit

@MainActor @Suite("Section layouts on a view of 375 x 667") struct SectionLayoutTests {
  private func frames(
    _ layout: any SectionLayout, @ItemBuilder items: () -> ItemList
  ) -> [CGRect] {
    DisplayedLego(Lego { Section(id: 0, layout: layout) { items() } }).frames
  }

  @Test("The rows of a list have the heights of their cells") func list() {
    let found = frames(RowsLayout(spacing: 1)) {
      Tile(id: 1, height: 40)
      Tile(id: 2, height: 60)
      Tile(id: 3, height: 50)
    }
    // Below each other, one point apart: 0, 40 + 1, 41 + 60 + 1.
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 375, height: 40),
          CGRect(x: 0, y: 41, width: 375, height: 60),
          CGRect(x: 0, y: 102, width: 375, height: 50),
        ]))
  }

  @Test("Rows of one height are laid out like rows of several heights") func uniformList() {
    let insets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 0, trailing: 20)
    let found = frames(RowsLayout(rowHeight: .exactly(30), spacing: 5, insets: insets)) {
      for id in 0..<3 { Tile(id: id, height: 99) }
    }
    // 375 - 16 - 20 = 339 wide; 10, 10 + 30 + 5, 45 + 30 + 5.
    #expect(
      areClose(
        found,
        [10, 45, 80].map {
          CGRect(x: 16, y: $0, width: 339, height: 30)
        }))
  }

  @Test("A list of self-sizing cells starts with rows of 44 points") func selfSizingList() {
    let found = frames(RowsLayout()) { Note(id: 1) }
    #expect(found.map(\.minY) == [0])
    #expect(found.map(\.width) == [375])
  }

  @Test("A grid shares the width, and its rows are as high as their tallest cell") func grid() {
    let found = frames(GridLayout(columns: 3, spacing: 6)) {
      for (id, height) in [40, 80, 60, 30, 20].enumerated() {
        Tile(id: id, height: CGFloat(height))
      }
    }
    // (375 - 2 * 6) / 3 = 121; the second row begins at 80 + 6.
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 121, height: 80),
          CGRect(x: 127, y: 0, width: 121, height: 80),
          CGRect(x: 254, y: 0, width: 121, height: 80),
          CGRect(x: 0, y: 86, width: 121, height: 30),
          CGRect(x: 127, y: 86, width: 121, height: 30),
        ]))
  }

  @Test("The items of a grid are square if their cells specify no height") func squareGrid() {
    let found = frames(GridLayout(columns: 2, spacing: 5)) { for id in 0..<3 { Note(id: id) } }
    // (375 - 5) / 2 = 185.
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 185, height: 185),
          CGRect(x: 190, y: 0, width: 185, height: 185),
          CGRect(x: 0, y: 190, width: 185, height: 185),
        ]))
  }

  @Test("The rows of a grid may depend on the width of its columns") func timesWidth() {
    let found = frames(GridLayout(columns: 3, spacing: 0, rowHeight: .timesWidth(2))) {
      Tile(id: 1)
    }
    #expect(areClose(found, [CGRect(x: 0, y: 0, width: 125, height: 250)]))
  }

  @Test("A table has columns of different widths") func table() {
    let layout = TableLayout(columns: [.flexible, .fixed(80), .fixed(64)], spacing: 3)
    let found = frames(layout) { for id in 0..<4 { Tile(id: id, height: 40) } }
    // 375 - 80 - 64 - 2 * 3 = 225; the columns begin at 0, 228 and 311.
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 225, height: 40),
          CGRect(x: 228, y: 0, width: 80, height: 40),
          CGRect(x: 311, y: 0, width: 64, height: 40),
          CGRect(x: 0, y: 40, width: 225, height: 40),
        ]))
  }

  @Test("A table wider than its section keeps its rows together") func wideTable() {
    let layout = TableLayout(columns: [.fixed(300), .fixed(300)])
    let found = frames(layout) { for id in 0..<2 { Tile(id: id, height: 40) } }
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 300, height: 40), CGRect(x: 300, y: 0, width: 300, height: 40),
        ]))
  }

  @Test("A waterfall fills the shortest column") func waterfall() {
    let found = frames(WaterfallLayout(columns: 2, spacing: 5)) {
      for (id, height) in [100, 60, 50, 30].enumerated() {
        Tile(id: id, height: CGFloat(height))
      }
    }
    // (375 - 5) / 2 = 185. The third goes below the 60, at 65; the fourth below the 100, at 105,
    // since the other column reaches to 65 + 50 + 5 = 120.
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 185, height: 100),
          CGRect(x: 190, y: 0, width: 185, height: 60),
          CGRect(x: 190, y: 65, width: 185, height: 50),
          CGRect(x: 0, y: 105, width: 185, height: 30),
        ]))
  }

  @Test("A group of boxes is a layout") func boxes() {
    let group = GroupLayoutBox(width: .w(1), height: .absolute(90)) {
      ItemLayoutBox(columns: 3, width: .w(1 / 3), height: .h(1)).insets(space: 5)
    }
    let found = frames(group) { for id in 0..<2 { Tile(id: id) } }
    // 375 / 3 = 125, less 5 on each side.
    #expect(
      areClose(
        found,
        [
          CGRect(x: 5, y: 5, width: 115, height: 80), CGRect(x: 130, y: 5, width: 115, height: 80),
        ]))
  }

  @Test("An empty group in a group keeps its space free") func emptyGroup() {
    let group = GroupLayoutBox(width: .w(1), height: .absolute(40)) {
      GroupLayoutBox(width: .w(0.4), height: .h(1)) {}
      ItemLayoutBox(width: .w(0.6), height: .h(1))
    }
    let found = frames(group) { for id in 0..<2 { Tile(id: id) } }
    // 0.4 * 375 = 150 remain free, 0.6 * 375 = 225 are used.
    #expect(
      areClose(
        found,
        [
          CGRect(x: 150, y: 0, width: 225, height: 40),
          CGRect(x: 150, y: 40, width: 225, height: 40),
        ]))
  }

  @Test("Sections follow one another, each with its own layout") func mixed() {
    let shown = DisplayedLego(
      Lego {
        Section(id: 0, layout: RowsLayout()) { Tile(id: 0, height: 50) }
        Section(id: 1, layout: GridLayout(columns: 3, spacing: 0)) { Tile(id: 1, height: 20) }
        Section(id: 2, layout: WaterfallLayout(columns: 1)) { Tile(id: 2, height: 30) }
      })
    #expect(
      areClose(
        shown.frames,
        [
          CGRect(x: 0, y: 0, width: 375, height: 50), CGRect(x: 0, y: 50, width: 125, height: 20),
          CGRect(x: 0, y: 70, width: 375, height: 30),
        ]))
  }

  @Test("A function of the environment is a layout") func function() {
    let shown = DisplayedLego(
      Lego {
        Section(id: 0) { environment in
          let half = environment.container.contentSize.width / 2
          return NSCollectionLayoutSection(
            group: GroupLayoutBox(width: .absolute(half), height: .absolute(10)) {
              ItemLayoutBox(width: .w(1), height: .h(1))
            }
            .toBuild())
        } items: {
          Tile(id: 1)
        }
      })
    #expect(areClose(shown.frames, [CGRect(x: 0, y: 0, width: 187.5, height: 10)]))
  }
}
