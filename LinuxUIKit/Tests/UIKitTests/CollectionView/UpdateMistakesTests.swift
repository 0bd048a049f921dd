import TestSupport
import Testing
import UIKit

/// Tests messages of uikit.md, 6.16 in programs that stop with them.
@MainActor struct UpdateMistakesTests {
  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("Item counts that don't match the updates are reported in full")
    func counts() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = ListScreen([["a", "b", "c"]])
        screen.view.layoutIfNeeded()
        screen.sections = [[]]
        screen.view.deleteItems(at: [[0, 1]])
      }
      let text = standardError(of: result)
      #expect(
        text.contains(
          """
          Invalid batch updates detected: the number of sections and/or items returned by the data \
          source before and/or after performing the batch updates are inconsistent with the updates.
          Data source before updates = { 1 section with item counts: [3] }
          Data source after updates = { 1 section with item counts: [0] }
          Updates = [
          \tDelete item (0 - 1),
          ]
          Collection view: <
          """), "\(text)")
    }

    @Test("A missing section count is reported in the same way")
    func sectionCounts() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = ListScreen([["a"], ["b"]])
        screen.view.layoutIfNeeded()
        screen.sections = [["a"], ["b"], ["c"]]
        screen.view.performBatchUpdates {
          screen.view.moveSection(0, toSection: 1)
          screen.view.reloadItems(at: [[1, 0]])
        }
      }
      let text = standardError(of: result)
      #expect(
        text.contains(
          """
          Data source before updates = { 2 sections with item counts: [1, 1] }
          Data source after updates = { 3 sections with item counts: [1, 1, 1] }
          Updates = [
          \tMove section (0) to (1),
          \tDelete item (1 - 0),
          \tInsert item (1 - 0),
          ]
          """), "\(text)")
    }

    @Test("Deleting an item that doesn't exist is reported with the count")
    func deleteOutOfRange() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = ListScreen([["a"]])
        screen.view.layoutIfNeeded()
        screen.view.deleteItems(at: [[0, 5]])
      }
      #expect(
        standardError(of: result).contains(
          "attempt to delete item 5 from section 0 which only contains 1 items before the update"))
    }

    @Test("Deleting from a section that doesn't exist is reported with the count")
    func deleteInMissingSection() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = ListScreen([["a"]])
        screen.view.layoutIfNeeded()
        screen.view.deleteItems(at: [[3, 0]])
      }
      #expect(
        standardError(of: result).contains(
          "attempt to delete item 0 from section 3, but there are only 1 sections before the update"
        ))
    }

    @Test("Inserting past the end is reported with the count")
    func insertOutOfRange() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = ListScreen([["a"]])
        screen.view.layoutIfNeeded()
        screen.view.insertItems(at: [[0, 4]])
      }
      #expect(
        standardError(of: result).contains(
          """
          attempt to insert item 4 into section 0, but there are only 1 items in section 0 after \
          the update
          """))
    }

    @Test("Inserting a section past the end is reported with the section count")
    func insertSectionOutOfRange() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = ListScreen([["a"]])
        screen.view.layoutIfNeeded()
        screen.view.insertSections([2])
      }
      #expect(
        standardError(of: result).contains(
          "attempt to insert section 2 but there are only 1 sections after the update"))
    }

    @Test("Deleting and moving one item is reported")
    func deleteAndMove() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = ListScreen([["a", "b"]])
        screen.view.layoutIfNeeded()
        screen.view.performBatchUpdates {
          screen.view.deleteItems(at: [[0, 0]])
          screen.view.moveItem(at: [0, 0], to: [0, 1])
        }
      }
      #expect(
        standardError(of: result).contains(
          "attempt to perform a delete and a move from the same index path (<NSIndexPath"))
    }

    @Test("Deleting and reloading one item is reported")
    func deleteAndReload() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = ListScreen([["a", "b"]])
        screen.view.layoutIfNeeded()
        screen.view.performBatchUpdates {
          screen.view.deleteItems(at: [[0, 0]])
          screen.view.reloadItems(at: [[0, 0]])
        }
      }
      #expect(
        standardError(of: result).contains(
          "attempt to delete and reload the same index path (<NSIndexPath")
      )
    }
  #endif
}
