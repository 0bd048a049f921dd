import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Tables that scroll sideways") struct SidewaysTableTests {
  /// A table of eight columns of 100 points below a list of notes, on a screen of 300 x 400 points.
  final class Sheet: LegoViewController {
    static let columnCount = 8

    @State var notes: [Tile] = []
    @State var rowCount = 40
    @State var hasTitles = true
    @State var table = TableLayout(
      columns: Array(repeating: .fixed(100), count: 8), rowHeight: .exactly(40),
      firstRowIsHeader: true)
    private(set) var selected: [Int] = []

    override var lego: Lego {
      Lego {
        if !notes.isEmpty { Section(id: "notes", layout: RowsLayout()) { notes } }
        Section(id: "table", layout: table) {
          (0..<rowCount * Self.columnCount).map { Tile(id: $0) }
        }
        .onSelect { [weak self] (tile: Tile) in self?.selected.append(tile.id) }
      }
    }

    /// Returns the frame of a displayed field on the screen, or `nil`.
    func frame(row: Int, column: Int) -> CGRect? { frame(of: row * Self.columnCount + column) }

    /// Returns the frame of a displayed item on the screen, or `nil`.
    func frame(of id: Int) -> CGRect? {
      guard let view = legoRenderer.collectionView,
        let path = legoRenderer.indexPath(of: id, as: Tile.self),
        // UIKit may also return a cell that is prepared and not visible.
        view.indexPathsForVisibleItems.contains(path), let cell = view.cellForItem(at: path)
      else { return nil }
      return cell.convert(cell.bounds, to: self.view)
    }
  }

  private func screen(
    isRightToLeft: Bool = false
  ) -> (Sheet, LegoTesting.Screen) {
    let sheet = Sheet()
    let traits = UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    return (sheet, Screen(sheet, size: CGSize(width: 300, height: 400), traits: traits))
  }

  private func scrollToEnd(_ screen: LegoTesting.Screen, y: CGFloat = 200) {
    for _ in 0..<4 {
      screen.drag(from: CGPoint(x: 280, y: y), to: CGPoint(x: 20, y: y))
    }
  }

  @Test("A drag scrolls the fields and the titles, and the first column stays") func drag() {
    let (sheet, screen) = screen()
    #expect(sheet.frame(row: 1, column: 2) == CGRect(x: 200, y: 40, width: 100, height: 40))
    #expect(sheet.frame(row: 1, column: 3) == nil)
    scrollToEnd(screen)
    // The table is 800 points wide, so it scrolls by 500: the last column is at 700 - 500.
    for row in [0, 1, 5] {
      let y = CGFloat(row) * 40
      #expect(sheet.frame(row: row, column: 7) == CGRect(x: 200, y: y, width: 100, height: 40))
      #expect(sheet.frame(row: row, column: 6) == CGRect(x: 100, y: y, width: 100, height: 40))
      #expect(sheet.frame(row: row, column: 0) == CGRect(x: 0, y: y, width: 100, height: 40))
      // Behind the first column.
      #expect(sheet.frame(row: row, column: 5) == nil)
    }
  }

  @Test("The titles stay while the rows scroll vertically, and the corner covers both") func both()
    throws
  {
    let (sheet, screen) = screen()
    scrollToEnd(screen)
    screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50))
    let view = try #require(sheet.legoRenderer.collectionView)
    #expect(view.contentOffset.y > 250)
    #expect(view.contentOffset.x == 0)
    #expect(sheet.frame(row: 0, column: 7) == CGRect(x: 200, y: 0, width: 100, height: 40))
    #expect(sheet.frame(row: 0, column: 0) == CGRect(x: 0, y: 0, width: 100, height: 40))
    let row = Int(view.contentOffset.y / 40) + 1
    #expect(
      sheet.frame(row: row, column: 7)?.origin
        == CGPoint(x: 200, y: CGFloat(row) * 40 - view.contentOffset.y))
    // Titles are in front of the fields, and their first one in front of the other titles.
    let corner = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let order = view.subviews.filter { $0 is UICollectionViewCell }
    #expect(order.last === corner)
  }

  @Test("The titles end with the last row") func lastRow() throws {
    let (sheet, screen) = screen()
    sheet.rowCount = 3
    sheet.notes = []
    screen.settle()
    let layout = try #require(sheet.legoRenderer.collectionView?.collectionViewLayout)
    let view = try #require(sheet.legoRenderer.collectionView)
    // The third row is at 80; the first one moves to it at most.
    view.contentOffset.y = 300
    let title = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(title?.frame.minY == 80)
  }

  @Test("A right-to-left table is mirrored and scrolls from right to left") func rightToLeft() {
    let (sheet, screen) = screen(isRightToLeft: true)
    #expect(sheet.frame(row: 1, column: 0) == CGRect(x: 200, y: 40, width: 100, height: 40))
    #expect(sheet.frame(row: 1, column: 2)?.minX == 0)
    for _ in 0..<4 { screen.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 280, y: 200)) }
    #expect(sheet.frame(row: 1, column: 0)?.minX == 200)
    #expect(sheet.frame(row: 0, column: 0)?.minX == 200)
    #expect(sheet.frame(row: 1, column: 6)?.minX == 100)
    #expect(sheet.frame(row: 1, column: 7)?.minX == 0)
    #expect(sheet.frame(row: 1, column: 5) == nil)
  }

  @Test("Other sections do not move, and a drag in them does not scroll the table") func others() {
    let (sheet, screen) = screen()
    sheet.notes = [Tile(id: 9_000, height: 100)]
    screen.settle()
    scrollToEnd(screen, y: 50)
    #expect(sheet.frame(row: 1, column: 2)?.minX == 200)
    scrollToEnd(screen, y: 250)
    #expect(sheet.frame(row: 1, column: 7)?.minX == 200)
    #expect(sheet.frame(of: 9_000) == CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test("The position is kept through updates above the table and while it is out of sight")
  func kept() {
    let (sheet, screen) = screen()
    scrollToEnd(screen)
    sheet.notes = [Tile(id: 9_000, height: 600)]
    screen.settle()
    #expect(sheet.frame(row: 0, column: 0) == nil)
    sheet.notes = [Tile(id: 9_000, height: 20)]
    screen.settle()
    #expect(sheet.frame(row: 1, column: 7) == CGRect(x: 200, y: 60, width: 100, height: 40))
    #expect(sheet.frame(row: 1, column: 0) == CGRect(x: 0, y: 60, width: 100, height: 40))
  }

  @Test("A table that becomes narrower ends at its last column") func narrower() {
    let (sheet, screen) = screen()
    scrollToEnd(screen)
    sheet.table.columns = Array(repeating: .fixed(50), count: 8)
    screen.settle()
    // 400 - 300 = 100: the last column is at 350 - 100.
    #expect(sheet.frame(row: 1, column: 7)?.minX == 250)
    sheet.table.columns = Array(repeating: .flexible(minimum: 20), count: 8)
    screen.settle()
    #expect(sheet.frame(row: 1, column: 7)?.minX == 262.5)
    #expect(sheet.frame(row: 1, column: 1)?.minX == 37.5)
  }

  @Test("A table that does not scroll sideways is cut off, and its titles stay") func cutOff()
    throws
  {
    let (sheet, screen) = screen()
    sheet.table.scrollsSideways = false
    screen.settle()
    scrollToEnd(screen)
    #expect(sheet.frame(row: 1, column: 2)?.minX == 200)
    screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50))
    #expect(sheet.frame(row: 0, column: 2) == CGRect(x: 200, y: 0, width: 100, height: 40))
    #expect(try #require(sheet.legoRenderer.collectionView).contentOffset.y > 250)
  }

  @Test("A title over all columns keeps its leading edge, and ends with the last column")
  func spannedTitle() {
    let (sheet, screen) = screen()
    // The titles are 0 to 7, then one item over all columns and one over two.
    sheet.table.spans = .items([8: WaterfallSpans.fullWidth, 10: 2])
    screen.settle()
    #expect(sheet.frame(of: 8) == CGRect(x: 0, y: 40, width: 800, height: 40))
    #expect(sheet.frame(of: 9) == CGRect(x: 0, y: 80, width: 100, height: 40))
    #expect(sheet.frame(of: 10) == CGRect(x: 100, y: 80, width: 200, height: 40))
    scrollToEnd(screen)
    #expect(sheet.frame(of: 8) == CGRect(x: 0, y: 40, width: 300, height: 40))
    #expect(sheet.frame(of: 9)?.minX == 0)
    #expect(sheet.frame(of: 10) == nil)
    // Item 15 is in the eighth column: 9, two columns of 10, and 11 to 15.
    #expect(sheet.frame(of: 15) == CGRect(x: 200, y: 80, width: 100, height: 40))
    #expect(sheet.frame(of: 7) == CGRect(x: 200, y: 0, width: 100, height: 40))
  }

  @Test("A tap selects the field that is displayed there") func tap() throws {
    let (sheet, screen) = screen()
    scrollToEnd(screen)
    for x in [50, 150, 250] {
      let view = try #require(sheet.legoRenderer.collectionView)
      let path = view.indexPathForItem(at: CGPoint(x: x, y: 60))
      #expect(path == IndexPath(item: 8 + [50: 0, 150: 6, 250: 7][x, default: -1], section: 0))
    }
    try screen.tap(id: 15)
    #expect(sheet.selected == [15])
  }

  // UIKit may create a cell although another one waits for reuse, and prepare cells ahead.
  @Test("Ten thousand rows of eight columns have cells for the fields on the screen only")
  func cells() throws {
    try withOwnChoices { try checkCreatedCells() }
  }

  private func checkCreatedCells() throws {
    TileCell.createdCount = 0
    let (sheet, screen) = screen()
    sheet.rowCount = 10_000
    screen.settle()
    let view = try #require(sheet.legoRenderer.collectionView)
    #expect(view.numberOfItems(inSection: 0) == 80_000)
    // Ten rows of three columns.
    #expect(view.visibleCells.count == 30)
    scrollToEnd(screen)
    #expect(view.visibleCells.count == 30)
    screen.fling(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50))
    #expect(view.contentOffset.y > 400)
    // At most one more row and one more column than fit.
    #expect(TileCell.createdCount <= 2 * 11 * 4)
    #expect(view.visibleCells.count <= 11 * 4)
  }

  /// A table that counts its descriptions.
  struct CountedTable: SectionBoxConvertible, Equatable {
    @MainActor static var count = 0
    let table = TableLayout(
      columns: Array(repeating: .fixed(100), count: 8), rowHeight: .exactly(40),
      firstRowIsHeader: true)

    func sectionBox(in context: SectionContext) -> SectionLayoutBox {
      Self.count += 1
      return table.sectionBox(in: context)
    }
  }

  final class Counted: LegoViewController {
    override var lego: Lego {
      Lego {
        Section(id: "table", layout: CountedTable()) { (0..<800).map { Tile(id: $0) } }
      }
    }
  }

  @Test("Scrolling in both directions does not describe the section again") func described() throws
  {
    let counted = Counted()
    let screen = Screen(counted, size: CGSize(width: 300, height: 400))
    let count = CountedTable.count
    #expect(count > 0)
    scrollToEnd(screen)
    screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50))
    #expect(CountedTable.count == count)
    let view = try #require(counted.legoRenderer.collectionView)
    #expect(view.contentOffset.y > 250)
    #expect(view.cellForItem(at: IndexPath(item: 7, section: 0))?.frame.minX == 200)
  }

  @Test("A screen with a table that was scrolled is released") func released() {
    weak var released: UICollectionView?
    do {
      let (sheet, screen) = screen()
      scrollToEnd(screen)
      released = sheet.legoRenderer.collectionView
    }
    #expect(released == nil)
  }

  // MARK: Headers

  /// A table with a header of the section above it.
  final class Headed: LegoViewController {
    override var lego: Lego {
      Lego {
        Section(
          id: "table",
          layout: TableLayout(
            columns: Array(repeating: .fixed(100), count: 4), rowHeight: .exactly(40)),
          header: Tile(id: -1, height: 30)
        ) { (0..<80).map { Tile(id: $0) } }
      }
    }
  }

  @Test("A header of the section is as wide as the rows, moves with them and stays at the top")
  func header() throws {
    let headed = Headed()
    let screen = Screen(headed, size: CGSize(width: 300, height: 400))
    let view = try #require(headed.legoRenderer.collectionView)
    func header() -> CGRect? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))?.frame
    }
    #expect(header() == CGRect(x: 0, y: 0, width: 400, height: 30))
    scrollToEnd(screen)
    screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150))
    #expect(header() == CGRect(x: -100, y: view.contentOffset.y, width: 400, height: 30))
    #expect(view.contentOffset.y > 150)
  }

  // MARK: Pictures

  /// Prices in rows of different backgrounds, below a text that does not scroll.
  final class Prices: LegoViewController {
    override var lego: Lego {
      Lego {
        Section(id: "note", layout: .rows()) { TextRow("Prices in euros") }
        Section(
          id: "prices",
          layout: TableLayout(
            columns: [.fixed(90)] + Array(repeating: .fixed(64), count: 6), spacing: 4,
            rowHeight: .exactly(36),
            insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16),
            firstRowIsHeader: true)
        ) {
          for column in 0..<7 {
            Self.field("t\(column)", column == 0 ? "Product" : "20\(19 + column)", .headline)
          }
          for row in 1...30 {
            for column in 0..<7 {
              Self.field(
                "\(row).\(column)", column == 0 ? "Item \(row)" : "\(row * 7 + column * 3).50",
                .body)
            }
          }
        }
      }
    }

    /// The text of a field, which is a title or a price.
    private struct Text: Equatable {
      let string: String
      let isTitle: Bool
    }

    private static func field(
      _ id: String, _ text: String, _ style: UIFont.TextStyle
    ) -> some LegoItem {
      ViewItem(id: id, Text(string: text, isTitle: style == .headline)) {
        UILabel()
      } update: { (label: UILabel, text) in
        label.font = .preferredFont(forTextStyle: text.isTitle ? .headline : .body)
        label.text = text.string
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.collectionView?.backgroundColor = .systemBackground
    }
  }

  @Test(
    "A table matches its golden pictures at the start and scrolled in both directions",
    arguments: ["ltr", "rtl"])
  func pictures(direction: String) {
    let isRightToLeft = direction == "rtl"
    let screen = Screen(
      Prices(), size: CGSize(width: 300, height: 300),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
        UITraitCollection(displayScale: 1),
      ]))
    expectImage(screen.image(), named: "table_\(direction)")
    let (start, end): (CGFloat, CGFloat) = isRightToLeft ? (80, 200) : (200, 80)
    screen.drag(from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200))
    screen.drag(from: CGPoint(x: 150, y: 280), to: CGPoint(x: 150, y: 150))
    expectImage(screen.image(), named: "table_scrolled_\(direction)")
  }
}
