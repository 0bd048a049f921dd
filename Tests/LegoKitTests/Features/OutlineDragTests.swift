import LegoKit
import LegoSupport
import LegoTesting
import Testing
import UIKit

@MainActor
@Suite("Drags over outlines", .enabled(if: Touch.isAvailable), .serialized)
struct OutlineDragTests {
  /// The time that a drag pauses before a branch expands, in seconds.
  private let delay = 1.0

  /// Returns a screen with an item to drag above an outline whose nodes accept texts, or whose section does;
  /// rows are 44 points high.
  private func controller(acceptsBetween: Bool = false) -> OutlineScreen {
    OutlineScreen { screen in
      let outline = Section(id: 1, layout: RowsLayout()) {
        ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { node in
          acceptsBetween
            ? ModifiedRow.plain(node) : ModifiedRow.target(node, of: screen)
        }
      }
      return Lego {
        Section(id: 0, layout: RowsLayout()) { Memo(id: 100).draggable("text") }
        acceptsBetween
          ? outline.onDrop(of: String.self, on: screen) { screen, drop in
            screen.log.append("at \(drop.index)")
          } : outline
      }
    }
  }

  private enum ModifiedRow {
    @MainActor static func plain(_ node: OutlineTestNode) -> ModifiedItem<Row> {
      Row(id: node.id).draggable("row \(node.id)")
    }

    @MainActor static func target(
      _ node: OutlineTestNode, of screen: OutlineScreen
    ) -> ModifiedItem<Row> {
      plain(node).onDrop(of: String.self) { [weak screen] texts in
        screen?.log.append("\(texts.joined()) into \(node.id)")
      }
    }
  }

  private func center(_ row: Int) -> CGPoint { CGPoint(x: 100, y: 44 * CGFloat(row) + 22) }

  /// Lifts the item of a row and drags it over another row, over which it is for 0.1 s then.
  ///
  /// The finger moves in ten steps of a sixtieth of a second, and enters the next row with the fifth: six
  /// frames before the end.
  private func drag(_ controller: OutlineScreen, from row: Int = 0) throws -> Touch {
    let touch = Touch(on: try #require(controller.view.window))
    touch.press(at: center(row), for: 0.6)
    touch.drag(to: center(row + 1), from: center(row))
    return touch
  }

  @Test("A branch over which a drag pauses for a second expands, and its child accepts the drop")
  func expansion() throws {
    let controller = controller()
    let screen = Screen(controller)
    let touch = try drag(controller)
    Touch.advance(by: delay - 0.15)
    screen.settle()
    #expect(controller.expanded == [])
    Touch.advance(by: 0.1)
    screen.settle()
    #expect(controller.expanded == [1])
    #expect(controller.ids == [100, 1, 11, 12, 2, 3])
    touch.drag(to: center(2), from: center(1))
    touch.lift()
    screen.settle()
    #expect(controller.log == ["text into 11"])
    #expect(controller.expanded == [1])
  }

  @Test("A branch does not expand after the drag has left it, or the finger was lifted")
  func leaving() throws {
    let controller = controller()
    let screen = Screen(controller)
    var touch = try drag(controller)
    Touch.advance(by: delay - 0.25)
    // The fourth row is the leaf.
    touch.drag(to: center(3), from: center(1))
    Touch.advance(by: 2 * delay)
    touch.lift()
    screen.settle()
    #expect(controller.expanded == [])
    #expect(controller.log == ["text into 3"])
    touch = try drag(controller)
    touch.lift()
    screen.settle()
    Touch.advance(by: 2 * delay)
    screen.settle()
    #expect(controller.expanded == [])
    #expect(controller.log == ["text into 3", "text into 1"])
  }

  @Test("A drag that moves on begins from the start over the next branch") func nextBranch() throws
  {
    let controller = controller()
    let screen = Screen(controller)
    let touch = try drag(controller)
    // The finger leaves the branch after four frames.
    Touch.advance(by: delay - 0.25)
    touch.drag(to: center(2), from: center(1))
    Touch.advance(by: delay - 0.15)
    screen.settle()
    #expect(controller.expanded == [])
    Touch.advance(by: 0.1)
    screen.settle()
    #expect(controller.expanded == [2])
    touch.lift()
  }

  @Test("A branch that is dragged itself does not expand") func ownDrag() throws {
    let controller = controller()
    let screen = Screen(controller)
    let touch = Touch(on: try #require(controller.view.window))
    touch.press(at: center(1), for: 0.6)
    // Far enough for the drag to begin, and still over the branch.
    touch.drag(to: CGPoint(x: 140, y: 66), from: center(1))
    Touch.advance(by: 2 * delay)
    touch.lift()
    screen.settle()
    #expect(controller.expanded == [])
  }

  @Test("No gap opens beside a branch that is about to expand, and one opens beside other items")
  func gaps() throws {
    let controller = controller(acceptsBetween: true)
    let screen = Screen(controller)
    let touch = try drag(controller)
    screen.settle()
    #expect(try screen.frame(of: "Row 1").minY == 44)
    Touch.advance(by: delay)
    screen.settle()
    #expect(controller.ids == [100, 1, 11, 12, 2, 3])
    // 12 is in the fourth row.
    touch.drag(to: center(3), from: center(1))
    Touch.advance(by: 0.5)
    screen.settle()
    #expect(try screen.frame(of: "Row 3").minY == 6 * 44)
    touch.lift()
    screen.settle()
    #expect(controller.log == ["at 2"])
  }

  @Test("A drag whose values nothing accepts expands no branch") func otherValues() throws {
    let controller = OutlineScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { Memo(id: 100).draggable("text") }
        Section(id: 1, layout: RowsLayout()) {
          ForEach(screen.nodes, children: \.children, expanded: screen.$expanded) { node in
            Row(id: node.id).onDrop(of: URL.self) { _ in }
          }
        }
      }
    }
    let screen = Screen(controller)
    let touch = try drag(controller)
    Touch.advance(by: 2 * delay)
    screen.settle()
    #expect(controller.expanded == [])
    touch.lift()
  }
}
