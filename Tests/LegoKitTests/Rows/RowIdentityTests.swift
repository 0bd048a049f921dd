import LegoTesting
import SeededNumbers
import TestSupport
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Rows without an id") struct RowIdentityTests {
  /// A screen with rows that a closure describes.
  private final class RowsScreen: LegoViewController {
    @State var values: [Int]
    var didUpdate: ((UpdateReport) -> Void)? {
      get { legoRenderer.onUpdate }
      set { legoRenderer.onUpdate = newValue }
    }
    private let rows: (RowsScreen) -> ItemList

    init(_ values: [Int], @ItemBuilder rows: @escaping (RowsScreen) -> ItemList) {
      self.rows = rows
      _values = State(wrappedValue: values)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var lego: Lego {
      Lego { Section(id: 0, layout: .list(.plain)) { rows(self) } }
    }
  }

  private func changes(
    of controller: RowsScreen, to values: [Int]
  ) throws -> (inserted: Int, removed: Int, updated: Int) {
    let screen = Screen(controller)
    screen.settle()
    var reports: [UpdateReport] = []
    controller.didUpdate = { reports.append($0) }
    controller.values = values
    screen.settle()
    var counts = (inserted: 0, removed: 0, updated: 0)
    for change in try #require(reports.last).changes {
      switch change {
      case .inserted(let ids, _): counts.inserted += ids.count
      case .deleted(let ids, _): counts.removed += ids.count
      case .reconfigured(let ids, _): counts.updated += ids.count
      default: break
      }
    }
    return counts
  }

  @Test("A row that a statement describes stays the same when its title changes") func statement()
    throws
  {
    let controller = RowsScreen([1]) { screen in
      TextRow("\(screen.values[0]) files")
      ValueRow("Size", "1 MB")
    }
    let found = try changes(of: controller, to: [2])
    #expect(found == (0, 0, 1))
  }

  @Test("It stays the same if an earlier statement adds a row in the same update") func condition()
    throws
  {
    let controller = RowsScreen([1]) { screen in
      if screen.values[0] > 1 { TextRow("Many") }
      TextRow("\(screen.values[0]) files")
      if screen.values[0] < 2 { TextRow("Few") }
    }
    let found = try changes(of: controller, to: [2])
    #expect(found == (1, 1, 1))
  }

  @Test("Two statements whose titles are exchanged move their rows") func exchange() throws {
    let controller = RowsScreen([1, 2]) { screen in
      TextRow("\(screen.values[0])")
      TextRow("\(screen.values[1])")
    }
    let found = try changes(of: controller, to: [2, 1])
    #expect(found == (0, 0, 0))
  }

  @Test("Rows of a loop and of an array are other rows with other titles") func loop() throws {
    let loop = RowsScreen([1, 2]) { screen in
      for value in screen.values { TextRow("\(value)") }
    }
    #expect(try changes(of: loop, to: [1, 3]) == (1, 1, 0))
    let single = RowsScreen([1]) { screen in
      for value in screen.values { TextRow("\(value)") }
    }
    #expect(try changes(of: single, to: [2]) == (1, 1, 0))
    let array = RowsScreen([1, 2]) { screen in screen.values.map { TextRow("\($0)") } }
    #expect(try changes(of: array, to: [1, 3]) == (1, 1, 0))
  }

  @Test("A row with an id is another one with another id, also one with modifiers") func ids()
    throws
  {
    let controller = RowsScreen([1]) { screen in
      TextRow("First", id: screen.values[0])
      TextRow("\(screen.values[0])").onSelect {}
    }
    #expect(try changes(of: controller, to: [2]) == (1, 1, 1))
  }

  @Test("Rows of another type at the place of one are other rows") func otherType() throws {
    let controller = RowsScreen([1]) { screen in
      screen.values[0] == 1 ? AnyItem(TextRow("1")) : AnyItem(ButtonRow("2") {})
    }
    #expect(try changes(of: controller, to: [2]) == (1, 1, 0))
  }

  @Test("A field whose title changes while the user types keeps the focus") func focus() throws {
    let text = Binding<String>(get: { "" }, set: { _ in })
    let controller = RowsScreen([1]) { screen in
      TextFieldRow("Name \(screen.values[0])", text: text)
    }
    let screen = Screen(controller)
    try screen.tap("Name 1")
    let field = try #require(controller.view.visibleRows(UITextField.self).first)
    #expect(field.isFirstResponder)
    controller.values = [2]
    screen.settle()
    #expect(field.isFirstResponder)
    #expect(field.window != nil && screen.text.contains("Name 2"))
  }

  @Test("Any titles of statements are displayed, with the tokens of a description by position")
  func random() throws {
    for seed in PropertyRuns.seeds(full: 200) {
      var random = SeededGenerator(seed: seed)
      func titles() -> [Int] { (0..<4).map { _ in Int.random(in: 0...6, using: &random) } }
      let controller = RowsScreen(titles()) { screen in
        if screen.values[0] > 0 { TextRow("a\(screen.values[0])") }
        TextRow("b\(screen.values[1])")
        if screen.values[2] > 2 {
          TextRow("c\(screen.values[2])")
        } else {
          TextRow("d\(screen.values[2])")
        }
        TextRow("e\(screen.values[3])")
      }
      let screen = Screen(controller)
      for step in 0..<8 {
        let values = titles()
        controller.values = values
        screen.settle()
        let expected =
          (values[0] > 0 ? ["a\(values[0])"] : []) + ["b\(values[1])"]
          + [values[2] > 2 ? "c\(values[2])" : "d\(values[2])"] + ["e\(values[3])"]
        let cells = controller.view.visibleRows(UICollectionViewCell.self)
        #expect(cells.compactMap(\.accessibilityLabel) == expected, "seed \(seed), step \(step)")
      }
    }
  }
}
