import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

/// A song that can be dragged, also to other apps.
private struct Song: Codable, Identifiable, Hashable, DragValue {
  static let dragTypeIdentifier = "org.example.song"
  var id: Int
  var title: String { "Song \(id)" }
}

/// A row with the title of a song, 44 points high.
private struct SongRow: TypedItemType, Equatable {
  typealias CellType = SongCell
  let song: Song
  var id: Int { song.id }
}

private final class SongCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: SongRow) { label.text = item.song.title }

  static func layout(constraintsTo size: CGSize, with item: SongRow) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// A list of songs that a closure describes.
private final class SongList: UIViewController, LegoContainer {
  @State var songs: [Song]
  @State var others: [Song] = []
  @State var log: [String] = []
  private(set) var evaluations = 0
  private let content: (SongList) -> Lego
  lazy var legoRenderer = LegoRenderer(lego: lego)
  var lego: Lego {
    evaluations += 1
    return content(self)
  }

  init(_ ids: [Int], _ content: @escaping (SongList) -> Lego) {
    self.content = content
    _songs = State(wrappedValue: ids.map { Song(id: $0) })
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.render(in: view)
  }

  var rows: [SongRow] { songs.map { SongRow(song: $0) } }
  var otherRows: [SongRow] { others.map { SongRow(song: $0) } }

  /// The ids of the songs, from the state.
  var ids: [Int] { songs.map(\.id) }

  /// The titles of the displayed cells from top to bottom.
  var displayed: [Int] {
    guard let view = legoRenderer.collectionView else { return [] }
    return (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).compactMap {
        legoRenderer.item(at: IndexPath(item: $0, section: section))?.id.base.base as? Int
      }
    }
  }
}

/// Two lists of songs side by side, each half of the screen wide.
private final class TwoLists: UIViewController {
  let left: SongList
  let right: SongList

  init(_ left: SongList, _ right: SongList) {
    (self.left, self.right) = (left, right)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [left, right] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = CGSize(width: view.bounds.width / 2, height: view.bounds.height)
    left.view.frame = CGRect(origin: .zero, size: size)
    right.view.frame = CGRect(origin: CGPoint(x: size.width, y: 0), size: size)
  }
}

@MainActor @Suite("Drag and drop", .enabled(if: Touch.isAvailable), .serialized)
struct DragAndDropTests {
  private let size = CGSize(width: 320, height: 400)

  private func point(row: Int, x: CGFloat = 60) -> CGPoint {
    CGPoint(x: x, y: 44 * CGFloat(row) + 22)
  }

  private func drag(_ screen: Screen, from start: CGPoint, to end: CGPoint) {
    screen.drag(from: start, to: end, afterHold: Screen.longPressDuration)
  }

  private func movable(_ ids: [Int]) -> SongList {
    SongList(ids) { list in
      Lego {
        Section(id: 0, layout: RowsLayout()) { list.rows }
          .draggable(list.$songs)
          .onDrop(into: list.$songs)
      }
    }
  }

  @Test("An element that is dragged to another screen moves from one array to the other")
  func betweenScreens() {
    let lists = TwoLists(movable([1, 2, 3]), movable([11, 12]))
    let screen = Screen(lists, size: size)
    let evaluations = (lists.left.evaluations, lists.right.evaluations)
    drag(screen, from: point(row: 1), to: point(row: 1, x: 220))
    #expect(lists.left.ids == [1, 3])
    #expect(lists.left.displayed == [1, 3])
    #expect(lists.right.ids == [11, 2, 12])
    #expect(lists.right.displayed == [11, 2, 12])
    // Each array was written once.
    #expect(lists.left.evaluations == evaluations.0 + 1)
    #expect(lists.right.evaluations == evaluations.1 + 1)
  }

  @Test("An element moves in its own list without a gap of its own")
  func inOneList() {
    let list = movable([1, 2, 3, 4])
    let screen = Screen(list, size: size)
    drag(screen, from: point(row: 0), to: point(row: 2))
    #expect(list.ids == [2, 3, 1, 4])
    #expect(list.displayed == [2, 3, 1, 4])
    drag(screen, from: point(row: 3), to: point(row: 0))
    #expect(list.ids == [4, 2, 3, 1])
    #expect(list.displayed == [4, 2, 3, 1])
  }

  @Test("A drop beside all items is a drop at the end")
  func atTheEnd() {
    let lists = TwoLists(movable([1, 2, 3]), movable([]))
    let screen = Screen(lists, size: size)
    drag(screen, from: point(row: 0), to: point(row: 5, x: 220))
    #expect(lists.right.ids == [1])
    drag(screen, from: point(row: 0), to: point(row: 5, x: 220))
    #expect(lists.right.ids == [1, 2])
    #expect(lists.left.ids == [3])
  }

  @Test("A value of a closure is copied, with its index")
  func copying() {
    let source = SongList([1, 2, 3]) { list in
      Lego {
        Section(id: 0, layout: RowsLayout()) { list.rows }
          .draggable { (row: SongRow) in row.song.id == 3 ? nil : row.song }
      }
    }
    let target = SongList([11, 12]) { list in
      Lego {
        Section(id: 0, layout: RowsLayout()) { list.rows }
          .onDrop(of: Song.self, on: list) { list, drop in
            list.log.append("\(drop.values.map(\.id)) at \(drop.index)")
          }
      }
    }
    let screen = Screen(TwoLists(source, target), size: size)
    drag(screen, from: point(row: 0), to: point(row: 1, x: 220))
    #expect(target.log == ["[1] at 1"])
    #expect(source.ids == [1, 2, 3])
    #expect(target.displayed == [11, 12])
    drag(screen, from: point(row: 2), to: point(row: 1, x: 220))
    #expect(target.log == ["[1] at 1"])
  }

  @Test("With the operation copy, elements stay in their array")
  func copyOperation() {
    let target = SongList([11]) { list in
      Lego {
        Section(id: 0, layout: RowsLayout()) { list.rows }
          .onDrop(into: list.$songs, operation: .copy)
      }
    }
    let lists = TwoLists(movable([1, 2]), target)
    let screen = Screen(lists, size: size)
    drag(screen, from: point(row: 0), to: point(row: 0, x: 220))
    #expect(lists.left.ids == [1, 2])
    #expect(target.ids == [1, 11])
  }

  @Test("Values of other types are not accepted")
  func otherTypes() {
    let target = SongList([11]) { list in
      Lego {
        Section(id: 0, layout: RowsLayout()) { list.rows }
          .onDrop(of: URL.self) { drop in list.log.append("\(drop.values)") }
      }
    }
    let lists = TwoLists(movable([1, 2]), target)
    let screen = Screen(lists, size: size)
    drag(screen, from: point(row: 0), to: point(row: 0, x: 220))
    #expect(lists.left.ids == [1, 2])
    #expect(target.log == [])
  }

  @Test("A value that is dropped on an item with a handler goes into it")
  func intoItems() {
    let target = SongList([11, 12]) { list in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          list.rows.map { row in
            row.onDrop(of: Song.self) { [weak list] songs in
              list?.log.append("\(songs.map(\.id)) into \(row.id)")
            }
          }
        }
      }
    }
    let lists = TwoLists(movable([1, 2]), target)
    let screen = Screen(lists, size: size)
    drag(screen, from: point(row: 1), to: point(row: 1, x: 220))
    #expect(target.log == ["[2] into 12"])
    #expect(lists.left.ids == [1])
    drag(screen, from: point(row: 0), to: point(row: 5, x: 220))
    #expect(target.log == ["[2] into 12"])
  }

  @Test("An item with a modifier of its own is dragged")
  func draggableItem() {
    let source = SongList([1, 2]) { list in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          list.rows.map { row in row.draggable(row.song) }
        }
      }
    }
    let lists = TwoLists(source, movable([11]))
    let screen = Screen(lists, size: size)
    drag(screen, from: point(row: 1), to: point(row: 0, x: 220))
    #expect(lists.right.ids == [2, 11])
    #expect(source.ids == [1, 2])
  }

  @Test("In a reorderable section, a drag in the list reorders, and one to another screen copies")
  func withReordering() {
    let source = SongList([1, 2, 3]) { list in
      Lego {
        Section(id: 0, layout: RowsLayout()) { list.rows }
          .onReorder(list.$songs)
          .draggable { (row: SongRow) in row.song }
      }
    }
    let lists = TwoLists(source, movable([11]))
    let screen = Screen(lists, size: size)
    let evaluations = source.evaluations
    drag(screen, from: point(row: 0), to: point(row: 2))
    #expect(source.ids == [2, 3, 1])
    #expect(source.displayed == [2, 3, 1])
    #expect(source.evaluations == evaluations + 1)
    drag(screen, from: point(row: 0), to: point(row: 0, x: 220))
    #expect(lists.right.ids == [2, 11])
    #expect(source.ids == [2, 3, 1])
  }

  @Test("An element moves between sections with other arrays")
  func acrossSections() {
    let list = SongList([1, 2]) { list in
      Lego {
        Section(id: 0, layout: RowsLayout()) { list.rows }
          .draggable(list.$songs).onDrop(into: list.$songs)
        Section(id: 1, layout: RowsLayout()) { list.otherRows }
          .draggable(list.$others).onDrop(into: list.$others)
      }
    }
    list.$others.wrappedValue = [Song(id: 3), Song(id: 4)]
    let screen = Screen(list, size: size)
    drag(screen, from: point(row: 0), to: point(row: 2))
    #expect(list.ids == [2])
    #expect(list.others.map(\.id) == [3, 1, 4])
    #expect(list.displayed == [2, 3, 1, 4])
  }

  @Test("The gap opens in grids and waterfalls, too", arguments: ["grid", "waterfall", "chips"])
  func layouts(name: String) {
    let layouts: [String: any SectionLayout] = [
      "grid": GridLayout(columns: 2), "waterfall": WaterfallLayout(columns: 2),
      "chips": ChipsLayout(),
    ]
    let target = SongList(Array(11...16)) { list in
      Lego {
        Section(id: 0, layout: layouts[name] ?? RowsLayout()) { list.rows }
          .draggable(list.$songs).onDrop(into: list.$songs)
      }
    }
    let lists = TwoLists(movable([1, 2]), target)
    let screen = Screen(lists, size: size)
    drag(screen, from: point(row: 0), to: point(row: 0, x: 180))
    #expect(target.ids == [1] + Array(11...16))
    #expect(target.displayed == [1] + Array(11...16))
    #expect(lists.left.ids == [2])
  }

  @Test("A tap, a scroll and a selection stay what they were")
  func otherGestures() throws {
    let list = SongList(Array(1...30)) { list in
      Lego {
        Section(id: 0, layout: RowsLayout()) {
          list.rows.map { row in
            row.onSelect { [weak list] in list?.log.append("select \(row.id)") }
          }
        }
        .draggable(list.$songs)
      }
    }
    let screen = Screen(list, size: size)
    try screen.tap("Song 2")
    #expect(list.log == ["select 2"])
    screen.drag(from: point(row: 6), to: point(row: 1))
    #expect(list.legoRenderer.collectionView?.contentOffset.y ?? 0 > 100)
    #expect(list.ids == Array(1...30))
  }

  @Test("A song and a text of another app are inserted after they are loaded")
  func otherApps() async throws {
    let list = SongList([1, 2]) { list in
      Lego {
        Section(id: 0, layout: RowsLayout()) { list.rows }
          .onDrop(into: list.$songs)
          .onDrop(of: String.self, on: list) { list, drop in
            list.log.append("\(drop.values.joined(separator: "+")) at \(drop.index)")
          }
      }
    }
    let screen = Screen(list, size: size)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: Song.dragTypeIdentifier, visibility: .all
    ) { completion in
      completion(try? JSONEncoder().encode(Song(id: 7)), nil)
      return nil
    }
    #expect(screen.drop([provider], at: point(row: 1)))
    try await screen.wait { list.ids == [1, 7, 2] }
    #expect(list.displayed == [1, 7, 2])

    let texts = ["a", "b"].map { NSItemProvider(object: NSString(string: $0)) }
    #expect(screen.drop(texts, at: point(row: 0)))
    try await screen.wait { !list.log.isEmpty }
    #expect(list.log == ["a+b at 0"])

    // Neither a song nor a text, and a song that is not one.
    #expect(!screen.drop([NSItemProvider()], at: point(row: 0)))
    let broken = NSItemProvider()
    broken.registerDataRepresentation(
      forTypeIdentifier: Song.dragTypeIdentifier, visibility: .all
    ) { completion in
      completion(Data("no JSON".utf8), nil)
      return nil
    }
    #expect(screen.drop([broken, provider], at: point(row: 0)))
    try await screen.wait { list.ids.count == 4 }
    #expect(list.ids == [7, 1, 7, 2])
  }

  @Test("A change of the content during a drag keeps the dragged element")
  func changeDuringDrag() throws {
    let list = movable([1, 2, 3])
    let screen = Screen(list, size: size)
    let touch = Touch(on: try #require(list.view.window))
    touch.press(at: point(row: 1), for: 0.6)
    touch.drag(to: point(row: 2), from: point(row: 1))
    list.$songs.wrappedValue = [9, 1, 2, 3].map { Song(id: $0) }
    screen.settle()
    touch.drag(to: point(row: 0), from: point(row: 2))
    touch.lift()
    screen.settle()
    #expect(list.ids == [2, 9, 1, 3])
    #expect(list.displayed == [2, 9, 1, 3])
  }

  @Test("An item that is removed during its drag is not dropped")
  func removalDuringDrag() throws {
    let list = movable([1, 2, 3])
    let screen = Screen(list, size: size)
    let touch = Touch(on: try #require(list.view.window))
    touch.press(at: point(row: 1), for: 0.6)
    touch.drag(to: point(row: 2), from: point(row: 1))
    list.$songs.wrappedValue = [1, 3].map { Song(id: $0) }
    screen.settle()
    touch.drag(to: point(row: 0), from: point(row: 2))
    touch.lift()
    screen.settle()
    #expect(list.displayed == list.ids)
    #expect(list.ids.filter { $0 != 2 } == [1, 3])
  }

  @Test("Values of Codable types, texts and URLs become data and back")
  func values() throws {
    let song = Song(id: 5)
    #expect(try Song.dragValue(from: song.dragData()) == song)
    #expect(try String.dragValue(from: "Grüße".dragData()) == "Grüße")
    let url = try #require(URL(string: "https://example.org/?a=b"))
    #expect(try URL.dragValue(from: url.dragData()) == url)
    #expect(throws: (any Error).self) { try Song.dragValue(from: Data()) }
    #expect(throws: (any Error).self) { try String.dragValue(from: Data([0xFF, 0xFE])) }
  }

  @Test("A screen with drags is released")
  func release() {
    weak var released: SongList?
    do {
      let lists = TwoLists(movable([1, 2]), movable([11]))
      released = lists.left
      let screen = Screen(lists, size: size)
      drag(screen, from: point(row: 0), to: point(row: 0, x: 220))
      #expect(lists.right.ids == [1, 11])
    }
    #expect(released == nil)
  }
}
