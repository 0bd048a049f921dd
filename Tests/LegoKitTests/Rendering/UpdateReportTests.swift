import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Reports on updates") struct UpdateReportTests {
  final class Screen: UIViewController, LegoContainer {
    @State var tiles = (0..<4).map { Tile(id: $0) }
    @State var notesBelow: [Note] = []
    @State var showsNotes = false
    var reports: [UpdateReport] = []
    lazy var legoRenderer = LegoRenderer(lego: lego)
    var lego: Lego {
      Lego {
        Section(id: "tiles", layout: RowsLayout()) {
          tiles
          notesBelow
        }
        if showsNotes { Section(id: "notes", layout: RowsLayout()) { Note(id: 7) } }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.onUpdate = { [weak self] in self?.reports.append($0) }
      legoRenderer.render(in: view)
    }
  }

  private func screen() -> Screen {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    screen.view.layoutIfNeeded()
    return screen
  }

  private func report(
    _ screen: Screen, after change: () -> Void
  ) throws -> UpdateReport {
    screen.reports = []
    change()
    screen.view.layoutIfNeeded()
    #expect(screen.reports.count == 1)
    return try #require(screen.reports.first)
  }

  @Test("The first content is reported as inserted") func first() throws {
    let report = try #require(screen().reports.first)
    #expect(report.reason == .firstContent)
    #expect(report.inserted == (0..<4).map { AnyID(Tile(id: $0)) })
    #expect(report.display == .plain)
  }

  @Test("A report names what was inserted, deleted, moved and reconfigured, and the property")
  func changes() throws {
    let screen = screen()
    let report = try report(screen) {
      screen.tiles = [Tile(id: 3), Tile(id: 0), Tile(id: 1, text: "new"), Tile(id: 9)]
      screen.showsNotes = true
    }
    #expect(report.inserted == [AnyID(Tile(id: 9)), AnyID(Note(id: 7))])
    #expect(report.deleted == [AnyID(Tile(id: 2))])
    // 0 and 1 are in their old order.
    #expect(report.moved == [AnyID(Tile(id: 3))])
    #expect(report.reconfigured == [AnyID(Tile(id: 1))])
    #expect(report.insertedSections == ["notes"])
    #expect(report.deletedSections == [])
    #expect(report.reason == .state(["showsNotes", "tiles"]))
    #expect(report.display == .animated)
  }

  @Test("Items in their old order have not moved, even if another array joins their section")
  func order() throws {
    let screen = screen()
    let report = try report(screen) {
      screen.tiles.append(Tile(id: 4))
      screen.notesBelow = [Note(id: 7)]
    }
    #expect(report.inserted == [AnyID(Tile(id: 4)), AnyID(Note(id: 7))])
    #expect(report.moved == [])
  }

  @Test("A write in a transaction without animation is displayed at once") func transaction() throws
  {
    let screen = screen()
    let plain = try report(screen) { withLegoTransaction(.none) { _ = screen.tiles.removeLast() } }
    #expect(plain.display == .plain)
    let animated = try report(screen) { _ = screen.tiles.removeLast() }
    #expect(animated.display == .animated)
  }

  @Test("A description of equal content is reported as empty") func equal() throws {
    let screen = screen()
    let report = try report(screen) { screen.legoRenderer.apply(screen.lego) }
    #expect(report.isEmpty)
    #expect(report.reason == .applied)
  }

  @Test("Updates above their budget are displayed in a simpler way, and the report says so")
  func budget() throws {
    let screen = screen()
    // The first update teaches the cost, the second is above its limit.
    func change(_ start: Int) throws -> UpdateReport {
      try report(screen) { screen.tiles = (start..<start + 60).map { Tile(id: $0) } }
    }
    screen.legoRenderer.budget = UpdateBudget(animated: .zero, plain: .seconds(100))
    #expect(try change(100).display == .animated)
    let plain = try change(200)
    #expect(plain.display == .plain)
    #expect(plain.fallback?.contains("so the update is plain") == true)
    screen.legoRenderer.budget = UpdateBudget(animated: .zero, plain: .zero)
    #expect(try change(300).display == .reloaded)
    #expect(screen.legoRenderer[IndexPath(item: 0, section: 0), as: Tile.self]?.id == 300)
    screen.legoRenderer.budget = .unlimited
    #expect(try change(400).display == .animated)
  }

  @Test("A report that another thread prints has its reason") func otherThread() async throws {
    let screen = screen()
    let report = try report(screen) { screen.tiles = [] }
    #expect(await Task.detached { "\(report)" }.value == "Update (state: tiles)")
  }

  @Test("A report prints each kind of change with its number") func description() throws {
    let screen = screen()
    let report = try report(screen) { screen.tiles = [Tile(id: 8)] }
    let lines = report.description.split(separator: "\n")
    #expect(lines[0] == "Update (state: tiles)")
    #expect(lines[1] == "  inserted 1: Tile 8")
    #expect(lines[2] == "  deleted 4: Tile 0, Tile 1, Tile 2, Tile 3")
  }
}
