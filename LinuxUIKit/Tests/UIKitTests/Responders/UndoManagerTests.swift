import Testing
import UIKit

@MainActor @Suite("Undo managers") struct UndoManagerTests {
  private let manager = UndoManager()
  private let note = Note()

  init() {
    manager.groupsByEvent = false
    note.undoManager = manager
  }

  /// Writes texts, each in a group of its own.
  private func write(_ texts: String...) {
    for text in texts {
      manager.beginUndoGrouping()
      note.write(text)
      manager.endUndoGrouping()
    }
  }

  @Test("Changes are undone from the last one to the first, and redone in the other direction")
  func undo() {
    write("a", "b")
    #expect(note.text == "b")
    #expect(manager.canUndo)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(note.text == "a")
    #expect(manager.canRedo)
    manager.undo()
    #expect(note.text == "")
    #expect(!manager.canUndo)
    manager.undo()
    #expect(note.text == "")
    manager.redo()
    manager.redo()
    #expect(note.text == "b")
    #expect(!manager.canRedo)
    manager.undo()
    #expect(note.text == "a")
  }

  @Test("A new change removes what could be redone")
  func change() {
    write("a", "b")
    manager.undo()
    write("c")
    #expect(!manager.canRedo)
    manager.redo()
    #expect(note.text == "c")
    manager.undo()
    #expect(note.text == "a")
  }

  @Test("The changes of a group and of groups in it are undone together, the last one first")
  func groups() {
    manager.beginUndoGrouping()
    note.write("a")
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    note.write("b")
    note.write("c")
    manager.endUndoGrouping()
    note.write("d")
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
    note.log = []
    manager.undo()
    #expect(note.log == ["c", "b", "a", ""])
    #expect(!manager.canUndo)
    note.log = []
    manager.redo()
    #expect(note.log == ["a", "b", "c", "d"])
  }

  @Test("An empty group is no change")
  func emptyGroup() {
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test("A group of an event is open until it is undone, and undoing ends it")
  func events() {
    manager.groupsByEvent = true
    note.write("a")
    note.write("b")
    #expect(manager.groupingLevel == 1)
    #expect(manager.canUndo)
    manager.undo()
    #expect(note.text == "")
    #expect(manager.groupingLevel == 0)
  }

  @Test("Changes of later runs of the main queue are undone by themselves")
  func runs() async {
    manager.groupsByEvent = true
    note.write("a")
    await nextRun()
    #expect(manager.groupingLevel == 0)
    note.write("b")
    await nextRun()
    manager.undo()
    #expect(note.text == "a")
  }

  private func nextRun() async {
    // Unverified: on Apple's platforms, the run loop ends the group.
    try? await Task.sleep(nanoseconds: 20_000_000)
  }

  @Test("The name of a change is that of its group, also when it is redone")
  func names() {
    manager.beginUndoGrouping()
    note.write("a")
    manager.setActionName("Rename")
    manager.endUndoGrouping()
    write("b")
    #expect(manager.undoActionName == "")
    #expect(manager.undoMenuItemTitle == "Undo")
    manager.undo()
    #expect(manager.undoActionName == "Rename")
    #expect(manager.undoMenuItemTitle == "Undo Rename")
    manager.undo()
    #expect(manager.redoActionName == "Rename")
    #expect(manager.redoMenuItemTitle == "Redo Rename")
  }

  @Test("While registration is disabled, changes are not registered")
  func disabled() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    note.write("a")
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    #expect(!manager.canUndo)
  }

  @Test("Of a limited number of changes the last ones can be undone")
  func levels() {
    manager.levelsOfUndo = 2
    write("a", "b", "c")
    manager.undo()
    manager.undo()
    #expect(note.text == "a")
    #expect(!manager.canUndo)
  }

  @Test("The changes of a target can be removed")
  func removal() {
    let other = Note()
    other.undoManager = manager
    manager.beginUndoGrouping()
    other.write("x")
    note.write("a")
    manager.endUndoGrouping()
    write("b")
    manager.removeAllActions(withTarget: note)
    manager.undo()
    #expect(other.text == "")
    #expect(note.text == "b")
    #expect(!manager.canUndo)
    manager.redo()
    #expect(other.text == "x")
    manager.removeAllActions()
    #expect(!manager.canUndo)
    #expect(!manager.canRedo)
  }

  @Test("Notifications are posted before and after undoing and redoing")
  func notifications() {
    let log = NotificationLog()
    let names: [NSNotification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated { log.names.append(name.rawValue) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    write("a")
    manager.undo()
    manager.redo()
    #expect(
      log.names == [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
        "NSUndoManagerWillRedoChangeNotification", "NSUndoManagerDidRedoChangeNotification",
      ])
  }

  @Test("Responders have the undo manager of the window, or the nearest of their own")
  func responders() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (outer, inner) = (OwnUndo(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    let beside = UIView()
    window.addSubview(beside)
    #expect(inner.undoManager === outer.manager)
    #expect(beside.undoManager === window.undoManager)
    #expect(beside.undoManager != nil)
    #expect(UIView().undoManager == nil)
  }
}

/// A text whose changes can be undone.
@MainActor private final class Note: NSObject {
  var undoManager: UndoManager?
  private(set) var text = ""
  var log: [String] = []

  func write(_ new: String) {
    let former = text
    undoManager?.registerUndo(withTarget: self) { $0.write(former) }
    text = new
    log.append(new)
  }
}

/// A view with an undo manager of its own.
private final class OwnUndo: UIView {
  let manager = UndoManager()

  override var undoManager: UndoManager? { manager }
}

@MainActor private final class NotificationLog {
  var names: [String] = []
}
