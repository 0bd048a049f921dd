import LegoKit
import Observation
import Testing
import UIKit

@MainActor @Suite("A ForEach of sections of @Observable models") struct SectionLoopModelTests {
  struct Room: Identifiable, Equatable {
    let id: Int
    var title = "untitled"
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Observable final class House {
    var rooms = (1...3).map { Room(id: $0) }
    var suffix = ""
    var marked = 0
    var heading = "heading"
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  final class Screen: UIViewController, LegoContainer {
    let house = House()
    var evaluations: [String] = []
    lazy var legoRenderer = LegoRenderer(lego: lego)

    var lego: Lego {
      evaluations.append("lego")
      return Lego {
        Section(id: 0, layout: RowsLayout()) { Tile(id: -1, text: house.heading) }
        ForEach(house.rooms) { room in
          Section(RowsLayout(), header: Tile(id: 0, text: house.suffix)) {
            Tile(id: room.id, text: note(of: room))
            if room.id == 2 { Tile(id: -2, text: "\(house.marked)") }
          }
        }
      }
    }

    private func note(of room: Room) -> String {
      evaluations.append("\(room.id)")
      return room.title
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.isAnimationEnabled = false
      legoRenderer.render(in: view)
    }

    /// Displays what `change` writes, and returns the rooms whose blocks ran.
    func update(_ change: () -> Void) -> [String] {
      evaluations = []
      change()
      view.layoutIfNeeded()
      return evaluations.filter { $0 != "lego" }
    }

    var texts: [[String]] {
      legoRenderer.lego.sections.dropFirst().map { section in
        section.items.compactMap { ($0.base as? Tile)?.text }
          + [(section.header?.base as? Tile)?.text ?? "none"]
      }
    }
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  private func screen() -> Screen {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    screen.view.layoutIfNeeded()
    return screen
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("Only the elements of a model are described again that have changed", arguments: 1...3)
  func elements(rounds: Int) {
    let screen = screen()
    for round in 1...rounds {
      #expect(screen.update { screen.house.rooms[2].title = "t\(round)" } == ["3"])
      #expect(screen.texts[2] == ["t\(round)", ""])
      #expect(screen.update { screen.house.marked = round } == ["2"])
      #expect(screen.texts[1] == ["untitled", "\(round)", ""])
      #expect(screen.update { screen.house.heading = "h\(round)" } == [])
    }
    #expect(screen.update { screen.house.rooms.append(Room(id: 9)) } == ["9"])
    #expect(screen.update { screen.house.rooms.removeFirst() } == [])
    #expect(
      screen.texts == [["untitled", "\(rounds)", ""], ["t\(rounds)", ""], ["untitled", ""]])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("All elements are described again when a property changes that the closure has read")
  func closure() {
    let screen = screen()
    #expect(screen.update { screen.house.suffix = "!" } == ["1", "2", "3"])
    #expect(screen.texts == [["untitled", "!"], ["untitled", "0", "!"], ["untitled", "!"]])
    #expect(screen.update { screen.house.rooms[0].title = "hall" } == ["1"])
    #expect(screen.texts[0] == ["hall", "!"])
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Test("A section without an id has the id of its element")
  func ids() {
    let screen = screen()
    #expect(screen.legoRenderer.lego.sections.dropFirst().map(\.id) == [1, 2, 3])
    _ = screen.update { screen.house.rooms.reverse() }
    #expect(screen.legoRenderer.lego.sections.dropFirst().map(\.id) == [3, 2, 1])
  }
}
