import Testing
import UIKit

@Suite("Configurations of cells") @MainActor struct CellConfigurationTests {
  private let cell = LoggingCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test("A new cell is updated once, before its layout, and not again without changes")
  func firstUpdate() {
    #expect(cell.pass() == ["update selected false highlighted false", "layout"])
    cell.setNeedsLayout()
    #expect(cell.pass() == ["layout"])
  }

  @Test("Several changes of state cause one update")
  func oneUpdate() {
    _ = cell.pass()

    cell.isHighlighted = true
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()

    #expect(cell.pass() == ["update selected true highlighted true", "layout"])
  }

  @Test("Setting an equal state causes no update")
  func noChange() {
    _ = cell.pass()
    cell.isSelected = false
    cell.isHighlighted = false
    #expect(cell.pass() == [])
  }

  @Test("The handler is called after the class's update with the same state")
  func handlerOrder() {
    _ = cell.pass()
    cell.configurationUpdateHandler = { cell, state in
      (cell as? LoggingCell)?.log.append("handler selected \(state.isSelected)")
    }
    cell.isSelected = true

    #expect(
      cell.pass() == [
        "update selected true highlighted false", "handler selected true", "layout",
      ])
  }

  @Test("A change of traits is a change of state, also in a subclass that does not pass it on")
  func traits() {
    _ = cell.pass()
    cell.overrideUserInterfaceStyle = .dark
    #expect(cell.pass() == ["update selected false highlighted false", "layout"])
    #expect(cell.configurationState.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A cell with disabled user interaction has the disabled state")
  func disabled() {
    #expect(!cell.configurationState.isDisabled)
    cell.isUserInteractionEnabled = false
    #expect(cell.configurationState.isDisabled)
  }

  @Test("Values that a handler assigns are set after one update")
  func assignmentInHandler() {
    var calls = 0
    cell.configurationUpdateHandler = { cell, state in
      calls += 1
      cell.contentConfiguration = NoteConfiguration(
        text: state.isSelected ? "selected" : "normal")
    }

    cell.layoutIfNeeded()

    #expect(calls == 1)
    #expect((cell.contentConfiguration as? NoteConfiguration)?.text == "normal")
  }

  @Test("A configuration creates the content view, which fills the cell")
  func contentView() {
    cell.contentConfiguration = NoteConfiguration(text: "one")

    #expect(cell.contentView is NoteView)
    #expect(cell.subviews == [cell.contentView])
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test("A content view that supports the next configuration stays and adopts it")
  func sameKind() {
    cell.contentConfiguration = NoteConfiguration(text: "one")
    let view = cell.contentView

    cell.contentConfiguration = NoteConfiguration(text: "two")

    #expect(cell.contentView === view)
    let shown = (view as? NoteView)?.configuration as? NoteConfiguration
    #expect(shown?.text == "two")
  }

  @Test("A configuration of another type replaces the content view, and so does nil")
  func otherKind() {
    cell.contentConfiguration = NoteConfiguration()
    let first = cell.contentView
    cell.contentConfiguration = OtherConfiguration()

    #expect(cell.contentView is OtherView)
    #expect(first.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is OtherView))
    #expect(cell.subviews == [cell.contentView])
  }

  @Test("Nil keeps a content view that no configuration created")
  func nilWithout() {
    let view = cell.contentView
    cell.contentConfiguration = nil
    #expect(cell.contentView === view)
  }

  @Test("The content follows the state, unless automatic updates are disabled")
  func automatic() {
    cell.contentConfiguration = NoteConfiguration()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? NoteConfiguration)?.isSelected == true)

    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? NoteConfiguration)?.isSelected == true)
  }

  @Test("A reused cell keeps its configuration and its view until it gets another")
  func reuse() {
    cell.contentConfiguration = NoteConfiguration(text: "one")
    let view = cell.contentView

    cell.prepareForReuse()

    #expect(cell.contentView === view)
    #expect((cell.contentConfiguration as? NoteConfiguration)?.text == "one")
  }
}
