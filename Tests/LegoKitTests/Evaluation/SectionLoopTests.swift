import LegoKit
import Observation
import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("A ForEach of sections") struct SectionLoopTests {
  /// A room whose tiles are displayed by a section.
  struct Room: Identifiable, Equatable {
    let id: Int
    var title = ""
    var tiles: [Tile] = []

    init(_ id: Int) {
      self.id = id
      tiles = [Tile(id: id * 10), Tile(id: id * 10 + 1)]
    }
  }

  /// A screen that records for which rooms the closure and the blocks of the sections run.
  final class Screen: UIViewController, LegoContainer {
    @State var rooms = (1...4).map { Room($0) }
    @State var heading = "heading"
    @State var suffix = ""
    @State var marked = 0
    var evaluations: [String] = []
    lazy var legoRenderer = LegoRenderer(lego: lego)

    var lego: Lego {
      let heading = heading
      return Lego {
        Section(id: "before", layout: RowsLayout()) { Tile(id: -1, text: heading) }
        ForEach(rooms) { room in section(of: room, heading) }
        Section(id: "after", layout: RowsLayout()) { Tile(id: -2, text: note("after")) }
      }
    }

    /// Describes the section of a room, whose first item is marked by other state.
    func section(of room: Room, _ heading: String) -> Section {
      _ = note("room \(room.id)")
      return Section(
        id: "\(room.id)\(suffix)", layout: RowsLayout(), header: Tile(id: 0, text: room.title)
      ) {
        Tile(id: -3, text: note("block \(room.id)") + heading)
        for tile in room.tiles { tile }
        if room.id == 2 { Tile(id: -4, text: "\(marked)") }
      }
    }

    private func note(_ text: String) -> String {
      evaluations.append(text)
      return text
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.isAnimationEnabled = false
      legoRenderer.render(in: view)
    }

    /// Displays what `change` writes, and returns which closures and blocks ran.
    func update(_ change: () -> Void) -> [String] {
      evaluations = []
      change()
      view.layoutIfNeeded()
      return evaluations
    }

    /// The sections that are displayed, as text.
    var texts: [String] { legoRenderer.lego.sections.map(Self.text) }

    /// The sections that a loop without memory describes, as text.
    var expectedTexts: [String] {
      let lego = Lego {
        Section(id: "before", layout: RowsLayout()) { Tile(id: -1, text: heading) }
        for room in rooms { section(of: room, heading) }
        Section(id: "after", layout: RowsLayout()) { Tile(id: -2, text: "after") }
      }
      return lego.sections.map(Self.text)
    }

    private static func text(of section: Section) -> String {
      let tiles = section.items.compactMap { $0.base as? Tile }.map { "\($0.id) \($0.text)" }
      let header = (section.header?.base as? Tile)?.text ?? ""
      return "\(section.id.map { "\($0.base)" } ?? "none"): \(header) \(tiles)"
    }
  }

  private func screen() -> Screen {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    screen.view.layoutIfNeeded()
    return screen
  }

  private let all = (1...4).flatMap { ["room \($0)", "block \($0)"] }

  @Test("Each section is described once before it is displayed") func first() {
    let screen = screen()
    #expect(screen.evaluations == all + ["after"])
    #expect(screen.texts == screen.expectedTexts)
  }

  @Test("Of changed elements, only those are described again whose element is another one")
  func changes() {
    let screen = screen()
    #expect(screen.update { screen.rooms[2].tiles[0].text = "new" } == ["room 3", "block 3"])
    #expect(screen.texts[3].contains("30 new"))
    #expect(screen.update { screen.rooms[0].title = "hall" } == ["room 1", "block 1"])
    #expect(screen.update { screen.rooms = screen.rooms.map { $0 } } == [])
    #expect(screen.texts == screen.expectedTexts)
  }

  @Test("Inserted elements are described, and removed and moved ones describe no other one again")
  func positions() {
    let screen = screen()
    #expect(screen.update { screen.rooms.insert(Room(9), at: 1) } == ["room 9", "block 9"])
    #expect(screen.update { screen.rooms.remove(at: 0) } == [])
    #expect(screen.update { screen.rooms.reverse() } == [])
    #expect(screen.rooms.map(\.id) == [4, 3, 2, 9])
    let swapped = screen.update {
      screen.rooms.swapAt(0, 3)
      screen.rooms[0].title = "first"
    }
    #expect(swapped == ["room 9", "block 9"])
    #expect(screen.texts == screen.expectedTexts)
    #expect(screen.legoRenderer.collectionView?.numberOfSections == 6)
  }

  @Test("All elements are described again when state changes that the description has read")
  func description() {
    let screen = screen()
    #expect(screen.update { screen.heading = "other" } == all + ["after"])
    #expect(screen.texts == screen.expectedTexts)
    let both = screen.update {
      screen.heading = "third"
      screen.rooms.removeLast()
    }
    #expect(both == Array(all.dropLast(2)) + ["after"])
    #expect(screen.texts == screen.expectedTexts)
  }

  @Test("All elements are described again when state changes that the closure has read")
  func closure() {
    let screen = screen()
    #expect(screen.update { screen.suffix = "!" } == all)
    #expect(screen.texts[1].hasPrefix("1!:") && screen.texts == screen.expectedTexts)
    #expect(screen.update { screen.rooms[3].title = "!" } == ["room 4", "block 4"])
  }

  @Test("One element is described again when state changes that the block of its section has read")
  func block() {
    let screen = screen()
    #expect(screen.update { screen.marked = 5 } == ["room 2", "block 2"])
    #expect(screen.texts[2].contains("-4 5"))
    let both = screen.update {
      screen.marked = 6
      screen.rooms[0].title = "x"
    }
    #expect(both == ["room 1", "block 1", "room 2", "block 2"])
    #expect(screen.texts == screen.expectedTexts)
  }

  @Test("A description that is applied is described whole, and so is the one that replaces it")
  func applied() {
    let screen = screen()
    screen.evaluations = []
    screen.legoRenderer.apply(screen.lego)
    #expect(screen.evaluations == all + ["after"])
    screen.rooms[1].title = "replaced"
    screen.view.layoutIfNeeded()
    #expect(screen.texts == screen.expectedTexts)
    #expect(screen.update { screen.rooms[2].title = "x" } == ["room 3", "block 3"])
    #expect(screen.texts == screen.expectedTexts)
  }

  @Test(
    "After random writes, a screen displays what a loop without memory describes",
    arguments: 0..<40 as Range<UInt64>)
  func random(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let screen = screen()
    for step in 0..<50 {
      for _ in 0..<Int.random(in: 1...3, using: &numbers) { write(to: screen, &numbers, step) }
      screen.view.layoutIfNeeded()
      #expect(screen.texts == screen.expectedTexts, "seed \(seed), step \(step)")
    }
  }

  private func write(to screen: Screen, _ numbers: inout SeededGenerator, _ step: Int) {
    let count = screen.rooms.count
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: screen.heading = "\(step)"
    case 1: screen.suffix = "s\(step)"
    case 2: screen.marked = step
    case 3: screen.rooms.shuffle(using: &numbers)
    case 4: screen.rooms.insert(Room(10 + step), at: Int.random(in: 0...count, using: &numbers))
    case 5 where count > 0: screen.rooms.remove(at: Int.random(in: 0..<count, using: &numbers))
    case 6 where count > 0:
      screen.rooms[Int.random(in: 0..<count, using: &numbers)].title = "t\(step)"
    case 7 where count > 0:
      screen.rooms[Int.random(in: 0..<count, using: &numbers)].tiles.append(
        Tile(id: 1_000 + step))
    default: screen.rooms = screen.rooms.map { $0 }
    }
  }
}
