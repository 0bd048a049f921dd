import LayoutBox
import LegoKit
import LegoSupport
import Testing
import UIKit

/// An item whose cell has a size by constraints.
struct Chip: TypedItemType, Equatable {
  typealias CellType = ChipCell
  var id: Int
  var width: CGFloat = 50
  var height: CGFloat = 20
}

/// A cell with a view whose size is set by constraints, which a layout may stretch.
final class ChipCell: UICollectionViewCell, TypedCellType {
  static var updatedIDs: [Int] = []
  private let block = UIView()
  private lazy var width = block.widthAnchor.constraint(equalToConstant: 0)
  private lazy var height = block.heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    block.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(block)
    width.priority = .defaultHigh
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      width, height,
      block.topAnchor.constraint(equalTo: contentView.topAnchor),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: Chip) {
    Self.updatedIDs.append(item.id)
    width.constant = item.width
    height.constant = item.height
  }
}

@MainActor @Suite("Layouts of cells with constraints on a view of 375 x 667")
struct MeasuredLayoutTests {
  private func frames(
    _ layout: any SectionLayout, @ItemBuilder items: () -> [AnyItem]
  ) -> [CGRect] {
    DisplayedLego(Lego { Section(id: 0, layout: layout) { items() } }).frames
  }

  @Test("A list measures the cells that state no height beside ones that do") func list() {
    let found = frames(RowsLayout()) {
      Paragraph(id: 1, height: 120)
      Tile(id: 2, height: 60)
      Note(id: 3)
      Paragraph(id: 4, height: 10)
    }
    // A cell without constraints and height is 44 points high.
    #expect(found.map(\.height) == [120, 60, 44, 10])
    #expect(found.map(\.minY) == [0, 120, 180, 224])
  }

  @Test("The rows of a grid are as high as the tallest cell, measured or stated") func grid() {
    let found = frames(GridLayout(columns: 2, spacing: 5)) {
      Paragraph(id: 1, height: 30)
      Paragraph(id: 2, height: 70)
      Tile(id: 3, height: 90)
      Paragraph(id: 4, height: 40)
    }
    // (375 - 5) / 2 = 185; the second row begins at 70 + 5.
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 185, height: 70), CGRect(x: 190, y: 0, width: 185, height: 70),
          CGRect(x: 0, y: 75, width: 185, height: 90),
          CGRect(x: 190, y: 75, width: 185, height: 90),
        ]))
  }

  @Test("The rows of a table are as high as the tallest cell, measured or stated") func table() {
    let found = frames(TableLayout(columns: [.flexible, .fixed(75)])) {
      Paragraph(id: 1, height: 30)
      Tile(id: 2, height: 20)
      Paragraph(id: 3, height: 10)
      Tile(id: 4, height: 50)
    }
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 300, height: 30), CGRect(x: 300, y: 0, width: 75, height: 30),
          CGRect(x: 0, y: 30, width: 300, height: 50), CGRect(x: 300, y: 30, width: 75, height: 50),
        ]))
  }

  @Test("A fitted column is as wide as its widest cell") func fittedColumn() {
    let found = frames(TableLayout(columns: [.fitted(minimum: 30), .flexible], spacing: 5)) {
      Chip(id: 1, width: 40)
      Chip(id: 2)
      Chip(id: 3, width: 80)
      Chip(id: 4)
    }
    // 375 - 80 - 5 = 290.
    #expect(found.map(\.width) == [80, 290, 80, 290])
    #expect(found.map(\.minX) == [0, 85, 0, 85])
  }

  @Test("A carousel is as high as the tallest cell, measured or stated") func carousel() {
    let found = frames(CarouselLayout(itemWidth: .fixed(100), spacing: 10)) {
      Paragraph(id: 1, height: 30)
      Paragraph(id: 2, height: 70)
      Tile(id: 3, height: 60)
    }
    #expect(areClose(found, [0, 110, 220].map { CGRect(x: $0, y: 0, width: 100, height: 70) }))
  }

  @Test("A waterfall measures cells at the width of their columns") func waterfall() {
    let found = frames(WaterfallLayout(columns: 2, spacing: 5, spans: .items([3: 2]))) {
      Paragraph(id: 1, height: 100)
      Tile(id: 2, height: 60)
      Note(id: 3)
      Paragraph(id: 4, height: 30)
    }
    // (375 - 5) / 2 = 185: the third one is square below 60 + 5, and ends at 250.
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 185, height: 100), CGRect(x: 190, y: 0, width: 185, height: 60),
          CGRect(x: 190, y: 65, width: 185, height: 185),
          CGRect(x: 0, y: 255, width: 375, height: 30),
        ]))
  }

  @Test("Chips are as wide as their cells and wrap") func chips() {
    let found = frames(ChipsLayout(spacing: 10, lineSpacing: 4)) {
      Chip(id: 1, width: 200)
      Chip(id: 2, width: 100, height: 30)
      Chip(id: 3, width: 90)
      Chip(id: 4, width: 500)
    }
    // 200 + 10 + 100 + 10 + 90 > 375. The last one is as wide as the section.
    #expect(
      areClose(
        found,
        [
          CGRect(x: 0, y: 0, width: 200, height: 30), CGRect(x: 210, y: 0, width: 100, height: 30),
          CGRect(x: 0, y: 34, width: 90, height: 20), CGRect(x: 0, y: 58, width: 375, height: 20),
        ]))
  }

  @Test("Chips in a single line scroll horizontally") func singleLine() {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let shown = DisplayedLego(
      Lego {
        Section(id: 0, layout: ChipsLayout(lines: .single, spacing: 10, insets: insets)) {
          for id in 0..<3 { Chip(id: id, width: 200) }
        }
      })
    let attributes = (0..<3).compactMap {
      shown.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(
      areClose(attributes, [16, 226, 436].map { CGRect(x: $0, y: 0, width: 200, height: 20) }))
    let row = shown.collectionView.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    // 16 + 3 * 200 + 2 * 10 + 16.
    #expect(row?.contentSize.width == 652)
  }

  @Test("A cell takes its new height when its item changes") func change() {
    func lego(_ height: CGFloat) -> Lego {
      Lego {
        Section(id: 0, layout: GridLayout(columns: 1, spacing: 2)) {
          Paragraph(id: 1, height: height)
          Paragraph(id: 2, height: 20)
        }
      }
    }
    let shown = DisplayedLego(lego(30))
    shown.apply(lego(80))
    #expect(shown.frames.map(\.minY) == [0, 82])
  }

  @Test("The header of a waterfall stays at the top while the section scrolls") func header() {
    let layout = WaterfallLayout(columns: 2, pinsHeader: true)
    let shown = DisplayedLego(
      Lego {
        Section(id: 0, layout: layout, header: Tile(id: -1, height: 30)) {
          for id in 0..<30 { Paragraph(id: id, height: 80) }
        }
      })
    shown.collectionView.contentOffset.y = 200
    shown.view.layoutIfNeeded()
    let header = shown.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 200, width: 375, height: 30))
  }

  @Test("The rows of a system list have stated heights, or those of the constraints of cells")
  func systemList() {
    let found = frames(.list(.plain)) {
      Paragraph(id: 1, height: 30)
      Tile(id: 2, height: 60)
      Paragraph(id: 3, height: 70)
    }
    #expect(found.map(\.height) == [30, 60, 70])
    #expect(found.map(\.minY) == [0, 30, 90])
  }

  @Test("A row of a system list takes the changed height of its item") func systemListChange() {
    func lego(_ height: CGFloat) -> Lego {
      Lego { Section(id: 0, layout: .list(.plain)) { Tile(id: 1, height: height) } }
    }
    let shown = DisplayedLego(lego(60))
    shown.apply(lego(90))
    #expect(shown.frames.map(\.height) == [90])
  }
}

@MainActor @Suite("Layouts of many cells with constraints", .serialized) struct MeasuringWindowTests
{
  private func shown(_ layout: any SectionLayout, count: Int) -> DisplayedLego {
    ChipCell.updatedIDs = []
    return DisplayedLego(
      Lego {
        Section(id: 0, layout: layout) { for id in 0..<count { Chip(id: id, height: height(id)) } }
      })
  }

  private func height(_ id: Int) -> CGFloat { 30 + CGFloat(id * 7 % 40) }

  /// Scrolls and lets the layout be described again.
  private func scroll(_ shown: DisplayedLego, to offset: CGFloat) async {
    shown.collectionView.contentOffset.y = offset
    shown.view.layoutIfNeeded()
    for _ in 0..<10 { await Task.yield() }
    shown.view.layoutIfNeeded()
  }

  @Test(
    "The first screens are measured, and more when the user scrolls on",
    arguments: [
      WaterfallLayout(columns: 2, spacing: 0), GridLayout(columns: 2, spacing: 0),
    ] as [any SectionLayout & Sendable])
  func scrolling(layout: any SectionLayout & Sendable) async {
    let shown = shown(layout, count: 2_000)
    let measured = Set(ChipCell.updatedIDs)
    // Two screens of 667 points, and the one that is displayed; rows are at least 30 points high.
    #expect(measured.count < 150)
    for offset in stride(from: 0, through: 6_000, by: 500) {
      await scroll(shown, to: CGFloat(offset))
    }
    #expect(Set(ChipCell.updatedIDs).count < 800)
    for path in shown.collectionView.indexPathsForVisibleItems {
      let row = layout is GridLayout ? [path.item, path.item ^ 1] : [path.item]
      let frame = shown.collectionView.layoutAttributesForItem(at: path)?.frame
      #expect(frame?.height == row.map(height).max())
    }
  }

  @Test("A scroll in measured cells does not describe the layout again") func measuredCells() async
  {
    let shown = shown(WaterfallLayout(columns: 2), count: 40)
    await scroll(shown, to: 300)
    let count = ChipCell.updatedIDs.count
    await scroll(shown, to: 0)
    await scroll(shown, to: 300)
    #expect(ChipCell.updatedIDs.count <= count + 40)
    #expect(Set(ChipCell.updatedIDs) == Set(0..<40))
  }
}
