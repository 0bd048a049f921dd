import LegoKit
import Testing
import UIKit

@MainActor @Suite("Exported reports") struct UpdateLogTests {
  final class Screen: UIViewController, LegoContainer {
    @State var songs = (0..<3).map { Tile(id: $0) }
    let log = UpdateLog(capacity: 3)
    lazy var legoRenderer = LegoRenderer(lego: lego)
    var lego: Lego { Lego { Section(id: "songs", layout: RowsLayout()) { songs } } }

    override func viewDidLoad() {
      super.viewDidLoad()
      legoRenderer.onUpdate = { [log] in log.append($0) }
      legoRenderer.isAnimationEnabled = false
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

  private func write(_ ids: [Int], in screen: Screen) {
    screen.songs = ids.map { Tile(id: $0, text: $0 == 1 ? "\(ids)" : "") }
    screen.view.layoutIfNeeded()
  }

  @Test("A log keeps each update with its reason and its changes") func records() throws {
    let screen = screen()
    write([1, 7], in: screen)
    #expect(screen.log.records.count == 2)
    let first = try #require(screen.log.records.first)
    #expect(first.reason == "first content")
    #expect(first.changes.map(\.kind) == ["insertedSections"])
    #expect(first.changes.map(\.ids) == [["songs"]])
    let second = try #require(screen.log.records.last)
    #expect(second.reason == "state: songs")
    #expect(second.properties == ["songs"])
    #expect(second.display == "plain")
    #expect(second.changes.map(\.kind) == ["deleted", "inserted", "reconfigured"])
    #expect(second.changes.map(\.ids) == [["0", "2"], ["7"], ["1"]])
    #expect(second.changes.map(\.section) == ["songs", "songs", "songs"])
    #expect(first.time <= second.time)
  }

  @Test("JSON decodes to the same records") func json() throws {
    let screen = screen()
    write([2, 0], in: screen)
    let decoded = try JSONDecoder().decode([UpdateRecord].self, from: screen.log.json())
    #expect(decoded == screen.log.records)
    #expect(decoded.count == 2)
  }

  @Test("The oldest updates are removed above the capacity") func capacity() {
    let screen = screen()
    for id in 10..<14 { write([id], in: screen) }
    #expect(screen.log.records.map { $0.changes.last?.ids } == [["11"], ["12"], ["13"]])
    screen.log.removeAll()
    #expect(screen.log.records.isEmpty)
  }

  @Test("A trace has an event for each update and one for each of its parts, one after the other")
  func trace() throws {
    let screen = screen()
    write([5], in: screen)
    let object = try JSONSerialization.jsonObject(with: screen.log.trace())
    let file = try #require(object as? [String: Any])
    let events = try #require(file["traceEvents"] as? [[String: Any]])
    #expect(
      events.compactMap { $0["name"] as? String } == [
        "Update (first content)", "Comparison", "Measuring", "Display",
        "Update (state: songs)", "Comparison", "Measuring", "Display",
      ])
    let times = events.suffix(4).map { ($0["ts"] as? Double ?? -1, $0["dur"] as? Double ?? -1) }
    #expect(times[0].0 == times[1].0)
    #expect(times.allSatisfy { $0.1 >= 0 })
    // Microseconds since the start of the system: differences of large numbers.
    #expect(abs(times[1].0 + times[1].1 - times[2].0) < 1)
    #expect(abs(times[0].0 + times[0].1 - times[3].0 - times[3].1) < 1)
  }

  @Test("The text has one line for each update") func text() {
    let screen = screen()
    write([0, 1, 2, 3, 4, 5, 6, 7, 8], in: screen)
    let lines = screen.log.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("first content: insertedSections 1 songs (plain; compared in "))
    #expect(
      lines[1].hasPrefix(
        """
        state: songs: inserted 6 3, 4, 5, 6, 7, … in songs; reconfigured 1 1 in songs (plain; \
        compared in
        """))
  }
}
