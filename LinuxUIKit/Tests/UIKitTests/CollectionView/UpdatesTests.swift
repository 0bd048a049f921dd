import Testing
import UIKit

@MainActor struct UpdatesTests {
  @Test("An insertion requests only the new cell, and the others move down")
  func insertion() throws {
    let screen = ListScreen([["a", "b", "c"]])
    _ = screen.pass()
    let cell = try #require(screen.view.cellForItem(at: [0, 1]))
    screen.sections = [["a", "x", "b", "c"]]

    screen.view.insertItems(at: [[0, 1]])

    #expect(screen.textsInOrder == ["a", "x", "b", "c"])
    #expect(screen.view.cellForItem(at: [0, 2]) === cell)
    // Rows are 50 high, so the third begins at 100.
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(screen.pass() == ["sections", "items 0", "cell 0-1", "show 0-1"])
  }

  @Test("A deletion ends the display of the cell at the index path that it had")
  func deletion() {
    let screen = ListScreen([["a", "b", "c"]])
    _ = screen.pass()
    screen.sections = [["b"]]

    screen.view.deleteItems(at: [[0, 0], [0, 2]])

    #expect(screen.texts == [[0, 0]: "b"])
    #expect(screen.pass() == ["sections", "items 0", "end 0-0", "end 0-2"])
  }

  @Test("A move keeps the cell and requests none")
  func move() throws {
    let screen = ListScreen([["a", "b"], ["c"]])
    _ = screen.pass()
    let cell = try #require(screen.view.cellForItem(at: [0, 0]))
    screen.sections = [["b"], ["c", "a"]]

    screen.view.moveItem(at: [0, 0], to: [1, 1])

    #expect(screen.view.cellForItem(at: [1, 1]) === cell)
    #expect(screen.textsInOrder == ["b", "c", "a"])
    #expect(screen.pass() == ["sections", "items 0", "items 1"])
  }

  @Test("A reload requests a new cell and deselects; reconfiguring keeps cell and selection")
  func reloadAndReconfigure() throws {
    let screen = ListScreen([["a", "b"]])
    screen.view.allowsMultipleSelection = true
    _ = screen.pass()
    screen.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    screen.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    let second = try #require(screen.view.cellForItem(at: [0, 1]) as? TextCell)
    screen.sections = [["A", "B"]]

    screen.view.reloadItems(at: [[0, 0]])
    screen.view.reconfigureItems(at: [[0, 1], [0, 900]])

    #expect(screen.textsInOrder == ["A", "B"])
    #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
    #expect(screen.view.cellForItem(at: [0, 1]) === second)
    #expect(second.reuses == 0)
    #expect(
      screen.pass() == [
        "sections", "items 0", "end 0-0", "cell 0-0", "show 0-0", "cell 0-1",
      ])
  }

  @Test("Batch index paths refer to the old data for deletions and the new data for insertions")
  func batchIndexes() {
    let screen = ListScreen([["a", "b", "c", "d"]])
    _ = screen.pass()
    var finished: [Bool] = []

    screen.view.performBatchUpdates {
      screen.sections = [["x", "d", "b", "y"]]
      // The order of the calls does not matter.
      screen.view.insertItems(at: [[0, 3]])
      screen.view.moveItem(at: [0, 3], to: [0, 1])
      screen.view.deleteItems(at: [[0, 0]])
      screen.view.insertItems(at: [[0, 0]])
      screen.view.deleteItems(at: [[0, 2]])
    } completion: {
      finished.append($0)
    }

    #expect(screen.textsInOrder == ["x", "d", "b", "y"])
    #expect(finished == [true])
    #expect(screen.cellsAsked == 4 + 2)
  }

  @Test("Sections are inserted, deleted, moved and reloaded with their items")
  func sections() throws {
    let screen = ListScreen([["a"], ["b"], ["c"]])
    _ = screen.pass()
    let cell = try #require(screen.view.cellForItem(at: [2, 0]))

    screen.view.performBatchUpdates {
      screen.sections = [["c"], ["n1", "n2"], ["B"]]
      screen.view.deleteSections([0])
      screen.view.insertSections([1])
      screen.view.moveSection(2, toSection: 0)
      screen.view.reloadSections([1])
    }

    #expect(screen.textsInOrder == ["c", "n1", "n2", "B"])
    #expect(screen.view.cellForItem(at: [0, 0]) === cell)
  }

  @Test("A reloaded section may have another number of items")
  func reloadedSectionCounts() {
    let screen = ListScreen([["a", "b"], ["c"]])
    _ = screen.pass()
    screen.sections = [["x"], ["c"]]

    screen.view.reloadSections([0])

    #expect(screen.textsInOrder == ["x", "c"])
  }

  @Test("An update inside a batch becomes a part of it")
  func nested() {
    let screen = ListScreen([["a"]])
    _ = screen.pass()
    var log: [String] = []

    screen.view.performBatchUpdates {
      screen.sections = [["x", "y", "a"]]
      screen.view.insertItems(at: [[0, 0]])
      screen.view.performBatchUpdates {
        screen.view.insertItems(at: [[0, 1]])
      } completion: { _ in
        log.append("inner")
      }
      log.append("block ends")
    } completion: { _ in
      log.append("outer")
    }

    #expect(screen.textsInOrder == ["x", "y", "a"])
    #expect(Set(log) == ["block ends", "inner", "outer"])
    #expect(log.first == "block ends")
  }

  @Test("A batch without updates reloads the counts, prepares the layout, and requests no cells")
  func emptyBatch() {
    let screen = ListScreen([["a", "b"]])
    _ = screen.pass()
    screen.layout.rowHeight = 60

    screen.view.performBatchUpdates(nil)

    #expect(screen.view.cellForItem(at: [0, 1])?.frame.minY == 60)
    #expect(screen.pass() == ["sections", "items 0"])
  }

  @Test("The layout receives the updates after it was prepared and before attributes are requested")
  func layoutCalls() {
    let screen = ListScreen([["a", "b", "c"], ["d"]])
    _ = screen.pass()

    screen.view.performBatchUpdates {
      screen.sections = [["b", "x", "c"], ["e"]]
      screen.view.deleteItems(at: [[0, 0]])
      screen.view.insertItems(at: [[0, 1]])
      screen.view.reloadItems(at: [[0, 2]])
      screen.view.reloadSections([1])
    }

    #expect(
      screen.layout.log == ["prepare", "prepare", "prepare for updates", "finalize updates"])
    let updates = screen.layout.updates
    #expect(updates.map(\.updateAction) == [.delete, .insert, .reload, .reload])
    #expect(
      updates.map(\.indexPathBeforeUpdate)
        == [[0, 0], nil, [0, 2], IndexPath(item: NSNotFound, section: 1)])
    #expect(
      updates.map(\.indexPathAfterUpdate)
        == [nil, [0, 1], [0, 2], IndexPath(item: NSNotFound, section: 1)])
  }

  @Test("An update keeps the offset, unless the content ends before it")
  func offset() {
    let screen = ListScreen(count: 20)
    _ = screen.pass()
    screen.view.contentOffset.y = 400
    _ = screen.pass()

    screen.sections[0].insert("x", at: 0)
    screen.view.insertItems(at: [[0, 0]])
    #expect(screen.view.contentOffset.y == 400)

    screen.sections[0].removeLast(11)
    screen.view.deleteItems(at: (10..<21).map { [0, $0] })
    // Ten rows of 50 are 500 high, of which 200 are visible.
    #expect(screen.view.contentOffset.y == 300)
  }

  @Test("The layout may change the content offset of an update")
  func targetOffset() {
    let screen = ListScreen(count: 20)
    _ = screen.pass()
    screen.layout.target = CGPoint(x: 0, y: 50)

    screen.sections[0].insert("x", at: 0)
    screen.view.insertItems(at: [[0, 0]])

    #expect(screen.view.contentOffset.y == 50)
    #expect(screen.textsInOrder == ["0", "1", "2", "3"])
  }

  @Test("Loading more from within the display of a cell works")
  func updateWhileDisplaying() {
    let screen = ListScreen([["a", "b"]])
    var completions = 0
    screen.onDisplay = { [unowned screen] path in
      guard path == [0, 1], screen.sections[0].count == 2 else { return }
      screen.sections[0].append("c")
      screen.view.performBatchUpdates {
        screen.view.insertItems(at: [[0, 2]])
      } completion: { _ in
        completions += 1
      }
      #expect(completions == 0)
    }

    _ = screen.pass()

    #expect(screen.textsInOrder == ["a", "b", "c"])
    #expect(completions == 1)
    #expect(screen.cellsAsked == 3)
  }

  @Test("An update before the first layout starts from the data as it is then")
  func updateBeforeLayout() {
    let screen = ListScreen([["a"]])

    screen.view.performBatchUpdates {
      screen.sections = [["a", "b"]]
      screen.view.insertItems(at: [[0, 1]])
    }

    #expect(screen.textsInOrder == ["a", "b"])
  }

  @Test("Reloading the data in a batch overrides its updates")
  func reloadWithinBatch() {
    let screen = ListScreen([["a", "b"]])
    _ = screen.pass()

    screen.view.performBatchUpdates {
      screen.sections = [["x", "y", "z"]]
      screen.view.insertItems(at: [[0, 0]])
      screen.view.reloadData()
    }

    #expect(screen.textsInOrder == ["x", "y", "z"])
  }

  @Test("An item that an update moves off the screen ends display with its old index path")
  func pushedOff() {
    let screen = ListScreen(count: 4)
    _ = screen.pass()
    screen.sections[0].insert("x", at: 0)

    screen.view.insertItems(at: [[0, 0]])

    #expect(screen.pass() == ["sections", "items 0", "cell 0-0", "show 0-0", "end 0-3"])
  }
}
