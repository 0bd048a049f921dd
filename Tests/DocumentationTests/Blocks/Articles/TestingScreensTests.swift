import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

/// The code of the article "Testing screens on Linux".
@MainActor @Suite("Testing screens") struct TestingScreensTests {
  @MainActor @Test func aTaskIsAddedAndDone() throws {
    let screen = Screen(TodoScreen())
    try screen.tap("New task")
    try screen.type("Buy bread\n")
    try screen.tap("Buy bread")
    #expect(screen.text.contains("2 open"))
  }

  @Test("A text that is not there is an error") func missing() {
    let screen = Screen(TodoScreen())
    #expect(throws: ScreenError.self) { try screen.tap("Sign out") }
  }

  @Test("A text that is displayed twice is tapped by its number") func match() throws {
    final class Rows: LegoViewController {
      private(set) var deleted: [String] = []

      override var lego: Lego {
        Lego {
          Section(id: 0, layout: .rows()) {
            for name in ["Rope", "Paint"] {
              TextRow("Delete", id: name).onSelect { [weak self] in self?.deleted.append(name) }
            }
          }
        }
      }
    }
    let rows = Rows()
    let screen = Screen(rows)
    #expect(throws: ScreenError.self) { try screen.tap("Delete") }
    try screen.tap("Delete", match: 2)
    #expect(rows.deleted == ["Paint"])
  }

  @Test("The field is above the software keyboard") func keyboard() throws {
    let screen = Screen(TodoScreen())
    screen.keyboard = .software
    try screen.tap("New task")
    let keyboard = try #require(screen.keyboardFrame)
    #expect(try screen.frame(of: "New task").maxY <= keyboard.minY)
  }

  @Test("Keys edit the new task") func keys() throws {
    let screen = Screen(TodoScreen())
    try screen.tap("New task")
    try screen.type("Buy bread")
    try screen.pressKey(.keyboardDeleteOrBackspace)
    try screen.undo()
    try screen.pressKey(.keyboardReturnOrEnter)
    #expect(screen.text.contains("Buy bread"))
  }

  @Test("Texts, frames and changes are read") func reading() throws {
    let screen = Screen(TodoScreen())
    try screen.tap("New task")
    try screen.type("Buy bread\n")
    #expect(screen.text.contains("3 open"))
    #expect(try screen.frame(of: "Call Ada").height >= 44)
    #expect(screen.changes.contains(.inserted([3], in: "todos")))
    print(screen.layoutDescription)
  }

  @Test("A picture has traits") func pictures() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .extraExtraLarge),
    ])
    let screen = Screen(TodoScreen(), size: CGSize(width: 320, height: 480), traits: traits)
    try screen.checkImage(named: "todo_dark_large")
    expectDocumentationImage(screen.image(), named: "todo_dark_large", in: "LegoTesting")
  }

  @Test("The clock is held and advanced") func time() throws {
    let screen = Screen(TodoScreen())
    try screen.clock.hold {
      try screen.tap("Call Ada")
      screen.clock.advance(by: 0.15)
    }
    screen.clock.advance(by: 2)
    #expect(screen.text.contains("1 open"))
  }

  @Test("The screen is accessible, and random actions leave it alive") func random() {
    let screen = Screen(TodoScreen())
    let issues = screen.accessibilityAudit().filter { issue in
      if case .lowContrast = issue.kind { false } else { true }
    }
    #expect(issues.isEmpty)
    for seed in 0..<5 {
      let screen = Screen(TodoScreen())
      screen.performRandomActions(seed: UInt64(seed), count: 30)
    }
  }
}
