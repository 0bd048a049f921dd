import LegoKit
import LegoSupport
import LegoTesting
import Observation
import SeededNumbers
import Testing
import UIKit

/// A card of a board, 44 points high.
private struct Card: TypedItemType, Equatable, Identifiable, Codable, DragValue {
  typealias CellType = CardCell
  static let dragTypeIdentifier = "org.example.card"
  var id: Int
  var note = ""
}

private final class CardCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: Card) { label.text = "Card \(item.id)\(item.note)" }

  static func layout(constraintsTo size: CGSize, with item: Card) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

private struct Column: Identifiable, Equatable {
  var id: Int
  var cards: [Card]

  init(_ id: Int, _ cards: some Sequence<Int>) {
    (self.id, self.cards) = (id, cards.map { Card(id: $0) })
  }
}

/// Columns of cards beside each other.
private final class Board: LegoViewController {
  @State var columns: [Column]
  @State var marked = -1
  @State var name = "Board"
  private(set) var taps: [String] = []
  private(set) var appeared: [Int] = []
  private let layout: any SectionLayout
  private let height: CGFloat?

  init(
    _ columns: [Column], height: CGFloat? = nil,
    layout: any SectionLayout = .carousel(
      itemWidth: .fixed(140), spacing: 10, rowHeight: .fractionalHeight(1))
  ) {
    _columns = State(wrappedValue: columns)
    (self.layout, self.height) = (layout, height)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "board", layout: layout) {
        for column in $columns.elements {
          NestedList(id: "Column \(column.wrappedValue.id)", height: height) {
            Section(id: "cards", layout: .rows(spacing: 6)) {
              ForEach(column.wrappedValue.cards) { [weak self] card in
                Card(id: card.id, note: self?.marked == card.id ? " marked" : card.note)
              }
            }
            .onSelect { [weak self, name] (card: Card) in
              self?.taps.append("\(name) \(card.id)")
            }
            .onAppear { [weak self] (card: Card) in self?.appeared.append(card.id) }
            .draggable(column.cards)
            .onDrop(into: column.cards)
          }
        }
      }
    }
  }
}

@MainActor @Suite("Lists in items") struct NestedListTests {
  private static func columns(_ count: Int, cards: Int = 40) -> [Column] {
    (0..<count).map { column in Column(column, (0..<cards).map { column * 100 + $0 }) }
  }

  private func show(
    _ board: Board, _ size: CGSize = CGSize(width: 320, height: 500)
  ) -> LegoTesting.Screen {
    Screen(board, size: size)
  }

  @Test("Columns fill the height of the screen, and each scrolls by itself") func columns() throws {
    let screen = show(Board(Self.columns(4)))
    #expect(try screen.frame(ofID: "Column 0") == CGRect(x: 0, y: 0, width: 140, height: 500))
    #expect(try screen.frame(ofID: "Column 1") == CGRect(x: 150, y: 0, width: 140, height: 500))
    // Cards of 44 points with 6 points between them.
    #expect(try screen.frame(of: "Card 101").minY == 50)
    try screen.scroll("Card 101", by: CGPoint(x: 0, y: 60))
    #expect(try screen.frame(of: "Card 101").minY == -10)
    #expect(try screen.frame(of: "Card 1").minY == 50)
  }

  @Test("A list has its offset again when it comes back, and another one begins at its start")
  func offsets() throws {
    let board = Board(Self.columns(8))
    let screen = show(board)
    try screen.scroll("Card 1", by: CGPoint(x: 0, y: 200))
    let before = try screen.frame(of: "Card 8").minY
    for column in 1..<8 {
      board.legoRenderer.scroll(to: "Column \(column)", at: .left, animated: false)
      screen.settle()
      #expect(try screen.frame(of: "Card \(column)00").minY == 0)
    }
    for column in (0..<7).reversed() {
      board.legoRenderer.scroll(to: "Column \(column)", at: .left, animated: false)
      screen.settle()
    }
    #expect(try screen.frame(of: "Card 8").minY == before)
  }

  @Test("A card that moves to another column is one update, which both lists display")
  func oneUpdate() throws {
    let board = Board(Self.columns(3, cards: 3))
    let screen = show(board)
    var reports: [UpdateReport] = []
    board.legoRenderer.onUpdate = { reports.append($0) }
    board.columns[1].cards.append(board.columns[0].cards.remove(at: 1))
    screen.settle()
    #expect(reports.count == 1)
    // The third column, whose cards are the same, is not updated.
    let changed = reports.first?.reconfigured.map(\.base)
    #expect(changed == ["Column 0", "Column 1"].map { AnyHashable($0) })
    #expect(screen.text.hasPrefix("Card 0 | Card 100 | Card 200\nCard 2 | Card 101 | Card 201\n"))
    #expect(try screen.frame(of: "Card 1").origin == CGPoint(x: 150, y: 150))
  }

  @Test("State that the closure of an inner ForEach reads is followed") func lazyReads() {
    let board = Board(Self.columns(2, cards: 3))
    let screen = show(board)
    board.marked = 101
    screen.settle()
    #expect(screen.text.contains("Card 101 marked"))
    board.marked = 0
    screen.settle()
    #expect(screen.text.contains("Card 0 marked"))
    #expect(!screen.text.contains("Card 101 marked"))
  }

  @Test("Handlers are the newest ones, also of a list that displays the same") func handlers()
    throws
  {
    let board = Board(Self.columns(2, cards: 3))
    let screen = show(board)
    try screen.tap("Card 1")
    board.name = "Plan"
    screen.settle()
    var reports: [UpdateReport] = []
    board.legoRenderer.onUpdate = { reports.append($0) }
    try screen.tap("Card 101")
    #expect(board.taps == ["Board 1", "Plan 101"])
    #expect(reports.isEmpty)
  }

  @Test(
    "Where the layout takes heights from items, a list is as high as its content",
    arguments: [
      "rows", "list", "grid", "waterfall", "carousel", "boxes",
    ])
  func contentHeight(_ kind: String) throws {
    let layouts: [String: any SectionLayout] = [
      "rows": .rows(), "list": .list(.plain), "grid": .grid(columns: 1),
      "waterfall": .waterfall(columns: 1), "carousel": .carousel(itemWidth: .fraction(1)),
      "boxes": GroupLayoutBox(direction: .vertical, width: .w(1), height: .estimated(20)) {
        ItemLayoutBox(width: .w(1), height: .estimated(20))
      },
    ]
    let board = Board(Self.columns(1, cards: 3), layout: try #require(layouts[kind]))
    let screen = show(board)
    // Three cards of 44 points, 6 points between them.
    #expect(try screen.frame(ofID: "Column 0").height == 144)
    board.columns[0].cards.append(Card(id: 3))
    screen.settle()
    #expect(try screen.frame(ofID: "Column 0").height == 194)
    board.columns[0].cards.removeLast(3)
    screen.settle()
    #expect(try screen.frame(ofID: "Column 0").height == 44)
    #expect(try screen.frame(of: "Card 0").height == 44)
  }

  @Test("A list of a stated height has it in each layout that takes heights from items")
  func statedHeight() throws {
    for layout in [RowsLayout(), GridLayout(columns: 1), ListLayout(.plain)] as [any SectionLayout]
    {
      let screen = show(Board(Self.columns(2), height: 120, layout: layout))
      #expect(try screen.frame(ofID: "Column 0").height == 120, "\(type(of: layout))")
      #expect(try screen.frame(of: "Card 2").minY == 100)
    }
  }

  @Test("Each displayed card appears once, also where lists are measured before they are displayed")
  func appearances() {
    let board = Board(Self.columns(2, cards: 3), layout: .grid(columns: 2))
    _ = show(board)
    #expect(board.appeared.sorted() == [0, 1, 2, 100, 101, 102])
  }

  @Test("A card is dragged from one column to another") func drags() throws {
    let board = Board(Self.columns(2, cards: 3))
    let screen = show(board)
    let (start, end) = try (screen.frame(of: "Card 0"), screen.frame(of: "Card 101"))
    screen.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.minY + 4),
      afterHold: 0.6)
    screen.settle()
    #expect(board.columns.map { $0.cards.map(\.id) } == [[1, 2], [100, 0, 101, 102]])
    #expect(try screen.frame(of: "Card 0").origin == CGPoint(x: 150, y: 50))
  }

  @Test("VoiceOver reads one column after the other") func voiceOverOrder() {
    let screen = show(Board(Self.columns(2, cards: 3)))
    let labels = screen.accessibilityElements.compactMap(\.label)
    #expect(labels == [0, 1, 2, 100, 101, 102].map { "Card \($0)" })
  }

  @Test("What is behind a list is visible between its cards") func background() {
    let board = Board(Self.columns(1))
    _ = show(board)
    let lists = board.view.descendants(UICollectionView.self)
    #expect(lists.count == 2)
    #expect(lists.last?.backgroundColor == .clear)
  }

  @Test("A screen with lists in items is released") func release() {
    weak var released: Board?
    do {
      let board = Board(Self.columns(3))
      _ = show(board)
      released = board
    }
    #expect(released == nil)
  }

  @Test("After random edits, each column displays its cards in order") func randomEdits() {
    for seed in 0..<60 {
      var numbers = SeededGenerator(seed: UInt64(seed))
      let board = Board(Self.columns(2, cards: 4))
      let screen = show(board)
      var nextID = 1000
      for _ in 0..<25 {
        let source = Int.random(in: 0...1, using: &numbers)
        let target = Int.random(in: 0...1, using: &numbers)
        switch Int.random(in: 0...3, using: &numbers) {
        case 0:
          let index = Int.random(in: 0...board.columns[target].cards.count, using: &numbers)
          board.columns[target].cards.insert(Card(id: nextID), at: index)
          nextID += 1
        case 1: _ = board.columns[source].cards.popLast()
        case 2: board.columns[source].cards.shuffle(using: &numbers)
        default:
          guard let card = board.columns[source].cards.first else { continue }
          board.columns[source].cards.removeFirst()
          board.columns[target].cards.append(card)
        }
        if Bool.random(using: &numbers) { screen.settle() }
      }
      screen.settle()
      let expected = board.columns.map { $0.cards.prefix(10).map { "Card \($0.id)" } }
      let displayed = (0..<2).map { column in
        board.view.descendants(UILabel.self).filter { label in
          let frame = label.convert(label.bounds, to: nil)
          return frame.minX == CGFloat(column) * 150 && frame.minY < 500
        }
        .sorted { $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y }
        .compactMap(\.text)
      }
      #expect(displayed.map { Array($0.prefix(10)) } == expected, "seed \(seed)")
    }
  }
}

@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *)
@Observable private final class Marks {
  var titles = ["A", "B"]
  var marked = 0
}

@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *)
private final class MarkedColumns: LegoViewController {
  let marks = Marks()

  override var lego: Lego {
    let marks = marks
    return Lego {
      Section(id: 0, layout: .rows(rowHeight: .exactly(200))) {
        for title in marks.titles {
          NestedList(id: title) {
            Section(id: 0, layout: .rows()) {
              ForEach([0, 1, 2], id: \.self) { row in
                TextRow(marks.marked == row ? "\(title)\(row) marked" : "\(title)\(row)", id: row)
              }
            }
          }
        }
      }
    }
  }
}

/// Lists of one row of tiles each, which scrolls horizontally.
private final class Shelves: LegoViewController {
  override var lego: Lego {
    Lego {
      Section(id: "shelves", layout: .rows()) {
        for shelf in 0..<30 {
          NestedList(id: shelf, height: 100) {
            Section(id: "tiles", layout: .carousel(itemWidth: .fixed(80), rowHeight: .exactly(100)))
            {
              for tile in 0..<12 { TextRow("\(shelf).\(tile)", id: tile) }
            }
          }
        }
      }
    }
  }
}

/// Lists in lists, and pages.
private final class Levels: LegoViewController {
  @State var number = 1
  private let isPaging: Bool

  init(isPaging: Bool) {
    self.isPaging = isPaging
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: 0, layout: .rows(rowHeight: .exactly(300))) {
        NestedList(
          id: "outer", scrollDirection: isPaging ? .horizontal : .vertical,
          isPaging: isPaging
        ) {
          Section(id: 0, layout: .rows(rowHeight: isPaging ? .fractionalHeight(1) : .exactly(100)))
          {
            for index in 0..<3 {
              NestedList(id: "inner \(index)") {
                Section(id: 0, layout: .rows()) {
                  ForEach([0, 1], id: \.self) { [weak self] row in
                    TextRow("\(index).\(row): \(self?.number ?? 0)")
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

@MainActor @Suite("Lists in lists of items") struct NestedLevelTests {
  @Test("State that is read in a list in a list is followed") func levels() {
    let levels = Levels(isPaging: false)
    let screen = Screen(levels, size: CGSize(width: 300, height: 300))
    #expect(screen.text.contains("2.1: 1"))
    levels.number = 7
    screen.settle()
    #expect(screen.text.contains("0.0: 7"))
    #expect(screen.text.contains("2.1: 7"))
  }

  @available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *)
  @Test("A model that the closure of an inner ForEach reads is followed") func models() {
    let columns = MarkedColumns()
    let screen = Screen(columns, size: CGSize(width: 300, height: 400))
    for row in [1, 2, 0, 2] {
      columns.marks.marked = row
      screen.settle()
      let marked = screen.text.split(separator: "\n").filter { $0.hasSuffix("marked") }
      #expect(marked == ["A\(row) marked", "B\(row) marked"])
    }
    columns.marks.titles = ["C"]
    screen.settle()
    #expect(screen.text == "C0\nC1\nC2 marked")
  }

  @Test("A row of a list that scrolls horizontally begins at its start in another item")
  func rows() throws {
    let screen = Screen(Shelves(), size: CGSize(width: 300, height: 300))
    for shelf in 0..<3 {
      try screen.scroll("\(shelf).0", by: CGPoint(x: 200 + CGFloat(shelf) * 50, y: 0))
    }
    #expect(!screen.text.contains("0.0"))
    for shelf in stride(from: 3, to: 30, by: 3) {
      try screen.scroll(by: 300)
      for shelf in shelf..<shelf + 3 {
        #expect(try screen.frame(of: "\(shelf).0").minX >= 0, "shelf \(shelf)")
      }
    }
  }

  @Test("A list with paging stops at multiples of its width") func paging() throws {
    let screen = Screen(Levels(isPaging: true), size: CGSize(width: 300, height: 300))
    screen.fling(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 150, y: 150))
    screen.settle()
    #expect(try screen.frame(of: "1.0: 1").minX >= 0)
    #expect(try screen.frame(ofID: "inner 1").minX == 0)
  }
}
