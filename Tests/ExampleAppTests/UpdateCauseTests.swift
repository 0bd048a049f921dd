import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

/// A row with a text that is compared.
private struct NoteItem: TypedItemType, Equatable {
  typealias CellType = NoteCell<NoteItem>
  let id: Int
  var text = ""
}

/// A row with a closure, which cannot be compared.
private struct ActionItem: TypedItemType {
  typealias CellType = NoteCell<ActionItem>
  let id: Int
  var action: () -> Void = {}
}

private final class NoteCell<Item: TypedItemType>: UICollectionViewCell, TypedCellType {
  func update(with item: Item) {}

  static func layout(constraintsTo size: CGSize, with item: Item) -> CGSize {
    CGSize(width: size.width, height: 50)
  }
}

private final class NotesScreen: UIViewController, LegoContainer {
  @State var notes = [NoteItem(id: 1), NoteItem(id: 2)]
  @State var number = 0
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      Section(id: "notes", layout: RowsLayout()) { notes }
      Section(id: "actions", layout: RowsLayout()) { if number >= 0 { ActionItem(id: 7) } }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.render(in: view)
  }
}

@MainActor @Suite("Causes of updates of cells", .serialized) struct UpdateCauseTests {
  private let controller = NotesScreen()

  /// Returns what is recorded about the cell at an index path after a change of state.
  private func update(
    at path: IndexPath, after change: () -> Void
  ) throws -> ElementUpdate? {
    try withHeldClock { clock in
      try Screen.recordingUpdates {
        let screen = Screen(controller, size: CGSize(width: 300, height: 400))
        clock.advance(by: 2)
        change()
        screen.settle()
        let cell = controller.legoRenderer.collectionView?.cellForItem(at: path)
        return ElementUpdates.lastUpdate(of: try #require(cell))
      }
    }
  }

  @Test("A cell whose item has changed names the property")
  func property() throws {
    let update = try update(at: IndexPath(item: 1, section: 0)) {
      controller.notes[1].text = "new"
    }
    #expect(update?.kind == .reconfigured)
    #expect(update?.cause == "state: notes, its content differs")
  }

  @Test("A cell whose item is equal keeps its last update")
  func equal() throws {
    let update = try update(at: IndexPath(item: 0, section: 0)) {
      controller.notes[1].text = "new"
    }
    #expect(update?.kind == .displayed)
    #expect(
      update?.description(at: FrameClock.shared.now).hasPrefix("displayed 2.00 s ago") == true)
  }

  @Test("An inserted cell names the property")
  func insertion() throws {
    let update = try update(at: IndexPath(item: 0, section: 0)) {
      controller.notes.insert(NoteItem(id: 9), at: 0)
    }
    #expect(update?.kind == .displayed)
    #expect(update?.cause == "inserted by state: notes")
  }

  @Test("A cell whose item cannot be compared names the type")
  func incomparable() throws {
    let update = try update(at: IndexPath(item: 0, section: 1)) { controller.number = 1 }
    #expect(update?.cause == "state: number, ActionItem isn't Equatable")
  }

  @Test("The report on a point of a list has the item and its section")
  func facts() {
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))
    let text = screen.inspection(at: CGPoint(x: 10, y: 60))
    #expect(text.contains("- item: NoteItem 2\n"))
    #expect(text.contains("- section: notes\n"))
  }
}
