import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Undo and redo") struct ScreenUndoTests {
  private let controller = UndoableNames()

  private func screen() -> Screen {
    Screen(controller, size: CGSize(width: 300, height: 400))
  }

  @Test("Each change of the user is undone by itself, and redone")
  func changes() throws {
    let screen = screen()
    try screen.tap("Anna")
    try screen.tap("Cleo")
    #expect(screen.text == "Ben")
    try screen.undo()
    #expect(screen.text == "Ben\nCleo")
    #expect(screen.changes == [.inserted(["Cleo"], in: "names")])
    try screen.undo()
    #expect(screen.text == "Anna\nBen\nCleo")
    try screen.redo()
    #expect(screen.text == "Ben\nCleo")
  }

  @Test("Without a change to undo or redo, an error says so")
  func nothing() throws {
    let screen = screen()
    let error = #expect(throws: ScreenError.nothingToUndo) { try screen.undo() }
    #expect(
      error?.description == """
        There is nothing to undo or redo: no undo manager of the first responder has a change.
        """)
    #expect(throws: ScreenError.nothingToUndo) { try screen.redo() }
    try screen.tap("Anna")
    try screen.undo()
    try screen.tap("Ben")
    // A new change removes what could be redone.
    #expect(throws: ScreenError.nothingToUndo) { try screen.redo() }
  }

  @Test(
    "Typed text is undone, and what was changed before the typing stays",
    .enabled(if: isTouchAvailable))
  func typing() throws {
    let screen = screen()
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 300, height: 40))
    field.placeholder = "Name"
    controller.view.addSubview(field)
    try screen.tap("Anna")
    try screen.tap("Name")
    try screen.type("Dora")
    try screen.undo()
    #expect(field.text == "")
    #expect(screen.text == "Ben\nCleo\n{placeholder Name}")
    try screen.redo()
    #expect(field.text == "Dora")
    try screen.undo()
    try screen.undo()
    #expect(screen.text == "Anna\nBen\nCleo\n{placeholder Name}")
  }
}

/// A list of names that a tap deletes.
private final class UndoableNames: LegoViewController {
  @State private var names = ["Anna", "Ben", "Cleo"]

  override var lego: Lego {
    Lego {
      Section(id: "names", layout: .rows()) {
        for name in names {
          TextRow(name).onSelect { [weak self] in self?.delete(name) }
        }
      }
    }
  }

  private func delete(_ name: String) {
    set(names.filter { $0 != name })
  }

  private func set(_ new: [String]) {
    let former = names
    undoManager?.registerUndo(withTarget: self) { $0.set(former) }
    names = new
  }
}
