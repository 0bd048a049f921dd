import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Outlines") struct OutlineTests {
  struct File: Identifiable {
    let name: String
    var children: [File]?
    var id: String { name }
  }

  final class Browser: LegoViewController {
    @State var expanded: Set<String> = []
    @State var files = [
      File(
        name: "Documents",
        children: [
          File(name: "Letters", children: [File(name: "To Clara")]), File(name: "Report"),
        ]),
      File(name: "Empty", children: []),
      File(name: "Readme"),
    ]

    override var lego: Lego {
      Lego {
        Section(id: "files", layout: .list(.plain)) {
          ForEach(files, children: \.children, expanded: $expanded) { TextRow($0.name) }
        }
      }
    }

    /// The displayed names, from top to bottom, with two spaces for each level.
    var names: [String] {
      let view = legoRenderer.collectionView
      return (0..<(view?.numberOfItems(inSection: 0) ?? 0)).compactMap { index in
        guard let row = legoRenderer[IndexPath(item: index, section: 0), as: TextRow.self] else {
          return nil
        }
        return String(repeating: "  ", count: row.options.indentationLevel) + row.title
      }
    }
  }

  private let browser = Browser()
  private let screen: LegoTesting.Screen

  init() {
    screen = Screen(browser, size: CGSize(width: 300, height: 320))
  }

  @Test("A tap on a branch displays its children, and another one hides them") func taps() throws {
    #expect(browser.names == ["Documents", "Empty", "Readme"])
    try screen.tap("Documents")
    #expect(browser.names == ["Documents", "  Letters", "  Report", "Empty", "Readme"])
    try screen.tap("Letters")
    #expect(
      browser.names == ["Documents", "  Letters", "    To Clara", "  Report", "Empty", "Readme"])
    #expect(browser.expanded == ["Documents", "Letters"])
    expectImage(screen.image(), named: "outline")
    try screen.tap("Documents")
    #expect(browser.names == ["Documents", "Empty", "Readme"])
    // A branch that was expanded in a collapsed one is expanded when it comes back.
    try screen.tap("Documents")
    #expect(browser.names.count == 6)
  }

  @Test("Expanding inserts the children and reconfigures the row of the branch alone")
  func changes() throws {
    var report: UpdateReport?
    browser.legoRenderer.onUpdate = { report = $0 }
    try screen.tap("Documents")
    #expect(report?.inserted.map(\.base) == ["Letters", "Report"].map { AnyHashable($0) })
    #expect(report?.reconfigured.map(\.base) == [AnyHashable("Documents")])
    #expect(report?.deleted.isEmpty == true)
  }

  @Test("The app expands nodes by the state, and a leaf does not respond") func state() throws {
    browser.expanded = ["Documents", "Readme", "missing"]
    screen.settle()
    #expect(browser.names == ["Documents", "  Letters", "  Report", "Empty", "Readme"])
    browser.files[0].children?.append(File(name: "Notes"))
    screen.settle()
    #expect(browser.names == ["Documents", "  Letters", "  Report", "  Notes", "Empty", "Readme"])
  }

  @Test("The rows of branches are buttons that state whether they are expanded")
  func accessibility() throws {
    try screen.tap("Documents")
    let view = try #require(browser.legoRenderer.collectionView)
    let cells = [0, 1, 4].map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells.map { $0?.accessibilityValue } == ["Expanded", "Collapsed", nil])
    #expect(cells[0]?.accessibilityTraits.contains(.button) == true)
    #expect(cells[2]?.accessibilityTraits.contains(.button) == false)
  }

  @Test("A tree of a thousand levels is displayed") func depth() {
    var file = File(name: "1000", children: nil)
    for level in (1..<1000).reversed() { file = File(name: "\(level)", children: [file]) }
    browser.files = [file]
    browser.expanded = Set((1...1000).map { "\($0)" })
    screen.settle()
    #expect(browser.names.count == 1000)
  }
}
