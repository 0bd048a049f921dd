import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Timelines") struct TimelineTests {
  /// Fifty rows of half hours on a screen of 300 x 400 points: titles of 80 x 30 points, rows of 40
  /// points and 2 points a minute, so that an item is 60 points wide.
  final class Guide: LegoViewController {
    static let rowCount = 50

    @State var notes: [Tile] = []
    @State var layout = TimelineLayout(
      spans: Guide.spans(days: 1), rowCount: rowCount, range: 0..<1_440, pointsPerUnit: 2,
      rowHeight: 40, rowTitleWidth: 80, columnTitleHeight: 30)
    @State var texts: [Int: String] = [:]
    @State var lineText = "now"
    private(set) var selected: [Int] = []

    static func spans(days: Int) -> [TimelineSpan] {
      (0..<rowCount).flatMap { row in
        (0..<48 * days).map { TimelineSpan(row: row, start: Double($0) * 30, length: 30) }
      }
    }

    override var lego: Lego {
      Lego {
        if !notes.isEmpty { Section(id: "notes", layout: RowsLayout()) { notes } }
        Section(id: "guide", layout: layout) {
          (0..<layout.rowTitleCount).map { Tile(id: 100_000 + $0) }
          (0..<layout.columnTitleCount).map { Tile(id: 200_000 + $0) }
          layout.spans.indices.map { Tile(id: $0, text: texts[$0] ?? "") }
        }
        .supplementaryItem(Tile(id: -1, text: lineText), ofKind: TimelineLayout.lineKind)
        .onSelect { [weak self] (tile: Tile) in self?.selected.append(tile.id) }
      }
    }

    var collection: UICollectionView? { legoRenderer.collectionView }

    /// Returns a displayed cell, or `nil`.
    func cell(_ id: Int) -> TileCell? {
      guard let path = legoRenderer.indexPath(of: id, as: Tile.self),
        // UIKit may also return a cell that is prepared and not visible.
        collection?.indexPathsForVisibleItems.contains(path) == true
      else { return nil }
      return collection?.cellForItem(at: path) as? TileCell
    }

    /// Returns the frame of a displayed item on the screen, or `nil`.
    func frame(_ id: Int) -> CGRect? { cell(id).map { $0.convert($0.bounds, to: view) } }

    func frame(row: Int, halfHour: Int) -> CGRect? { frame(row * 48 + halfHour) }

    /// The displayed line.
    var line: UICollectionReusableView? {
      guard let section = collection.map({ $0.numberOfSections - 1 }) else { return nil }
      return collection?.supplementaryView(
        forElementKind: TimelineLayout.lineKind, at: IndexPath(item: 0, section: section))
    }
  }

  private func screen(
    isRightToLeft: Bool = false, change: (inout TimelineLayout) -> Void = { _ in }
  ) -> (Guide, LegoTesting.Screen) {
    let guide = Guide()
    change(&guide.layout)
    let traits = UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    return (guide, Screen(guide, size: CGSize(width: 300, height: 400), traits: traits))
  }

  private func scrollToEnd(_ screen: LegoTesting.Screen, isRightToLeft: Bool = false) {
    let (start, end) = isRightToLeft ? (20, 280) : (280, 20)
    for _ in 0..<30 {
      screen.drag(from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200))
    }
  }

  // MARK: Scrolling

  @Test("At first, the start of the range is beside the titles of the rows") func start() {
    let (guide, _) = screen()
    #expect(guide.frame(row: 1, halfHour: 2) == CGRect(x: 200, y: 70, width: 60, height: 40))
    #expect(guide.frame(100_001) == CGRect(x: 0, y: 70, width: 80, height: 40))
    // An hour is 120 points wide.
    #expect(guide.frame(200_001) == CGRect(x: 200, y: 0, width: 120, height: 30))
    #expect(guide.frame(row: 1, halfHour: 4) == nil)
  }

  @Test("A horizontal drag scrolls the items and the hours, and the titles of the rows stay")
  func horizontal() {
    let (guide, screen) = screen()
    scrollToEnd(screen)
    for row in [0, 3, 8] {
      let y = 30 + CGFloat(row) * 40
      #expect(guide.frame(row: row, halfHour: 47) == CGRect(x: 240, y: y, width: 60, height: 40))
      #expect(guide.frame(100_000 + row) == CGRect(x: 0, y: y, width: 80, height: 40))
    }
    #expect(guide.frame(200_023) == CGRect(x: 180, y: 0, width: 120, height: 30))
    // The last 220 points contain three whole half hours and a part of the fourth.
    #expect(guide.frame(row: 0, halfHour: 44)?.minX == 60)
    #expect(guide.frame(row: 0, halfHour: 43) == nil)
  }

  @Test("A vertical drag scrolls the rows below the hours") func vertical() throws {
    let (guide, screen) = screen()
    scrollToEnd(screen)
    screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50))
    let offset = try #require(guide.collection).contentOffset
    #expect(offset.y > 250)
    #expect(offset.x == 0)
    #expect(guide.frame(200_023) == CGRect(x: 180, y: 0, width: 120, height: 30))
    let row = Int(offset.y / 40) + 1
    let y = 30 + CGFloat(row) * 40 - offset.y
    #expect(guide.frame(row: row, halfHour: 47) == CGRect(x: 240, y: y, width: 60, height: 40))
    #expect(guide.frame(100_000 + row) == CGRect(x: 0, y: y, width: 80, height: 40))
  }

  @Test("A right-to-left timeline is mirrored and scrolls from right to left") func rightToLeft() {
    let (guide, screen) = screen(isRightToLeft: true)
    #expect(guide.frame(row: 1, halfHour: 2) == CGRect(x: 40, y: 70, width: 60, height: 40))
    #expect(guide.frame(100_001)?.minX == 220)
    scrollToEnd(screen, isRightToLeft: true)
    #expect(guide.frame(row: 1, halfHour: 47)?.minX == 0)
    #expect(guide.frame(100_001)?.minX == 220)
    #expect(guide.frame(200_023)?.minX == 0)
    #expect(guide.frame(row: 1, halfHour: 43) == nil)
  }

  @Test("The hours are in front of the items, and the titles of the rows between them") func order()
    throws
  {
    let (guide, screen) = screen { $0.initialPosition = 45 }
    screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250))
    let offset = try #require(guide.collection).contentOffset
    let row = Int(offset.y / 40)
    let displayed = [
      guide.cell(row * 48 + 1), guide.cell(100_000 + row), guide.cell(200_000),
    ]
    let cells = displayed.compactMap(\.self)
    let subviews = try #require(guide.collection).subviews
    let positions = cells.compactMap { subviews.firstIndex(of: $0) }
    #expect(positions == positions.sorted())
    #expect(positions.count == 3)
  }

  @Test("The position is kept while the timeline is out of sight, below an inserted section")
  func kept() {
    let (guide, screen) = screen()
    scrollToEnd(screen)
    guide.notes = [Tile(id: 9_000, height: 600)]
    screen.settle()
    #expect(guide.frame(100_000) == nil)
    guide.notes = [Tile(id: 9_000, height: 20)]
    screen.settle()
    #expect(guide.frame(9_000) == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(guide.frame(row: 1, halfHour: 47) == CGRect(x: 240, y: 90, width: 60, height: 40))
    #expect(guide.frame(100_001) == CGRect(x: 0, y: 90, width: 80, height: 40))
  }

  @Test("A tap selects the item that is displayed there") func tap() throws {
    let (guide, screen) = screen()
    scrollToEnd(screen)
    // The last half hour of the second row begins at 240.
    try screen.tap(at: CGPoint(x: 250, y: 80))
    // The title of the row is in front of the items that were scrolled behind it.
    try screen.tap(at: CGPoint(x: 70, y: 80))
    #expect(guide.selected == [48 + 47, 100_001])
  }

  @Test("A shorter range ends at its end, and one that fits does not scroll") func shorter() {
    let (guide, screen) = screen()
    scrollToEnd(screen)
    guide.layout.range = 0..<150
    screen.settle()
    // 80 + 150 * 2 - 300 = 80, so the item at 80 + 120 * 2 is at 240.
    #expect(guide.frame(row: 0, halfHour: 4) == CGRect(x: 240, y: 30, width: 60, height: 40))
    guide.layout.range = 0..<90
    screen.settle()
    #expect(guide.frame(row: 0, halfHour: 2)?.minX == 200)
    scrollToEnd(screen)
    #expect(guide.frame(row: 0, halfHour: 2)?.minX == 200)
  }

  // MARK: Positions

  @Test("The initial position is beside the titles of the rows", arguments: [false, true])
  func initialPosition(isRightToLeft: Bool) {
    let (guide, screen) = screen(isRightToLeft: isRightToLeft) { $0.initialPosition = 1_200 }
    // Half hour 40 begins at 1,200.
    #expect(guide.frame(row: 2, halfHour: 40)?.minX == (isRightToLeft ? 160 : 80))
    #expect(guide.frame(200_020)?.minX == (isRightToLeft ? 100 : 80))
    scrollToEnd(screen, isRightToLeft: isRightToLeft)
    #expect(guide.frame(row: 2, halfHour: 47)?.minX == (isRightToLeft ? 0 : 240))
  }

  @Test("An initial position that changes does not scroll") func initialPositionOnce() {
    let (guide, screen) = screen { $0.initialPosition = 0 }
    guide.layout.initialPosition = 600
    screen.settle()
    #expect(guide.frame(row: 2, halfHour: 0)?.minX == 80)
  }

  @Test("The line is in front of the items and moves with its position") func line() throws {
    let (guide, screen) = screen { $0.linePosition = 45 }
    let line = try #require(guide.line)
    // 80 + 45 * 2 - 1, below the hours, across fifty rows.
    #expect(line.frame == CGRect(x: 169, y: 30, width: 2, height: 2_000))
    let subviews = try #require(guide.collection).subviews
    func index(_ view: UIView?) -> Int { view.flatMap { subviews.firstIndex(of: $0) } ?? -1 }
    #expect(index(line) > index(guide.cell(1)))
    #expect(index(line) < index(guide.cell(100_000)))
    guide.layout.linePosition = 75
    screen.settle()
    #expect(guide.line?.frame.minX == 229)
    #expect(guide.line === line)
    guide.lineText = "later"
    screen.settle()
    #expect((guide.line as? TileCell)?.tiles.last?.text == "later")
    scrollToEnd(screen)
    #expect(guide.line == nil)
    guide.layout.linePosition = nil
    screen.settle()
    #expect(guide.line == nil)
  }

  @Test("The line of a right-to-left timeline is mirrored") func mirroredLine() {
    let (guide, _) = screen(isRightToLeft: true) { $0.linePosition = 45 }
    #expect(guide.line?.frame == CGRect(x: 129, y: 30, width: 2, height: 2_000))
  }

  // MARK: Updates

  @Test("An update that changes one item updates its cell only") func update() {
    let (guide, screen) = screen()
    let counts = visibleCells(of: guide).mapValues { $0.tiles.count }
    #expect(counts.count > 30)
    guide.texts[49] = "changed"
    screen.settle()
    let cells = visibleCells(of: guide)
    #expect(cells[49]?.tiles.last?.text == "changed")
    for (id, count) in counts where id != 49 { #expect(cells[id]?.tiles.count == count, "\(id)") }
  }

  private func visibleCells(of guide: Guide) -> [Int: TileCell] {
    let cells = (guide.collection?.visibleCells ?? []).compactMap { $0 as? TileCell }
    return Dictionary(cells.compactMap { cell in cell.tiles.last.map { ($0.id, cell) } }) { $1 }
  }

  @Test("An item that becomes longer moves no other item") func longer() {
    let (guide, screen) = screen()
    guide.layout.spans[49].length = 90
    screen.settle()
    #expect(guide.frame(row: 1, halfHour: 1) == CGRect(x: 140, y: 70, width: 180, height: 40))
    // It overlaps the two items after it, which begin later and are in front.
    #expect(guide.frame(row: 1, halfHour: 2) == CGRect(x: 200, y: 70, width: 60, height: 40))
    let subviews = guide.collection?.subviews ?? []
    let order = [49, 50].compactMap { id in guide.cell(id).flatMap { subviews.firstIndex(of: $0) } }
    #expect(order.count == 2 && order == order.sorted())
  }

  // UIKit may create a cell although another one waits for reuse, and prepare cells ahead.
  @Test("A week of fifty rows measures no cell and has cells for the screen only") func week()
    throws
  {
    try withOwnChoices {
      (TileCell.createdCount, TileCell.measuredIDs) = (0, [])
      let (guide, screen) = screen {
        $0.spans = Guide.spans(days: 7)
        $0.range = 0..<10_080
        $0.initialPosition = 5_000
      }
      let view = try #require(guide.collection)
      // 50 titles, 168 hours and 50 * 7 * 48 items.
      #expect(view.numberOfItems(inSection: 0) == 17_018)
      // Ten rows of five items at most and a title, and three hours.
      #expect(view.visibleCells.count <= 10 * 6 + 3)
      screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 20, y: 200))
      screen.fling(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50))
      #expect(view.contentOffset.y > 400)
      #expect(view.visibleCells.count <= 11 * 6 + 3)
      #expect(TileCell.createdCount <= 2 * (11 * 6 + 3))
      #expect(TileCell.measuredIDs.isEmpty)
    }
  }

  @Test("Layouts with the same spans are equal, and with others are not") func equal() {
    let layout = Guide().layout
    var other = layout
    #expect(layout == other)
    other.spans[7].start += 1
    #expect(layout != other)
  }

  @Test("A screen with a timeline that was scrolled is released") func released() {
    weak var released: UICollectionView?
    do {
      let (guide, screen) = screen { $0.linePosition = 30 }
      screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 20, y: 200))
      released = guide.collection
    }
    #expect(released == nil)
  }
}
