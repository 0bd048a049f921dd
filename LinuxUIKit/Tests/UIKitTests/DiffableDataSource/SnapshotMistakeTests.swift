import TestSupport
import Testing
import UIKit

struct SnapshotMistakeTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private nonisolated static func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    return snapshot
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("Asking for the items of an unknown section ends with Apple's text")
    func unknownSection() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Self.sample().itemIdentifiers(inSection: "z")
      }
      #expect(
        standardError(of: result).contains(
          """
          Section identifier was not found. You can verify the section exists by calling the \
          indexOfSectionIdentifier API (which has O(1) performance)
          """))
    }

    @Test("Appending items without a section ends with Apple's text")
    func noSections() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Snapshot()
        snapshot.appendItems([1])
      }
      #expect(
        standardError(of: result).contains(
          "There are currently no sections in the data source. Please add a section first."))
    }

    @Test("An identifier given twice ends with Apple's text and its name")
    func repeatedItem() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.appendItems([7, 8, 7])
        _ = snapshot.numberOfItems
      }
      #expect(
        standardError(of: result).contains(
          """
          Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
              7
          )}
          """))
    }

    @Test("A section given twice ends with Apple's text and its name")
    func repeatedSection() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Snapshot()
        snapshot.appendSections(["x", "x"])
      }
      #expect(
        standardError(of: result).contains(
          """
          Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(
              x
          )}
          """))
    }

    @Test("An existing section ends with Apple's text")
    func existingSection() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.insertSections(["b"], beforeSection: "a")
      }
      #expect(
        standardError(of: result).contains(
          """
          Diffable data source detected an attempt to insert or append 1 section identifier that \
          already exists in the snapshot. Identifiers in a snapshot must be unique. Section \
          identifier that already exists: b
          """))
    }

    @Test("The message names several existing sections")
    func existingSections() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.appendSections(["b", "a"])
      }
      #expect(
        standardError(of: result).contains(
          """
          Diffable data source detected an attempt to insert or append 2 section identifiers that \
          already exist in the snapshot. Identifiers in a snapshot must be unique. Section \
          identifiers that already exist: (
              b,
              a
          )
          """))
    }

    @Test("An unknown destination ends with Apple's text")
    func unknownDestinations() async {
      let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.insertItems([5], afterItem: 9)
      }
      #expect(
        standardError(of: items).contains("Invalid parameter not satisfying: section != NSNotFound")
      )
      let sections = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
      {
        var snapshot = Self.sample()
        snapshot.insertSections(["c"], afterSection: "z")
      }
      #expect(
        standardError(of: sections).contains(
          "Invalid parameter not satisfying: insertIndex != NSNotFound"))
    }

    @Test("Moving from or to an unknown item ends with Apple's text")
    func unknownMoves() async {
      let source = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.moveItem(9, afterItem: 1)
      }
      #expect(
        standardError(of: source).contains(
          "Invalid parameter not satisfying: fromIndex != NSNotFound"))
      let target = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.moveSection("a", beforeSection: "z")
      }
      #expect(
        standardError(of: target).contains(
          "Invalid parameter not satisfying: toSection != NSNotFound"))
    }

    @Test("Moving an unknown section, or an item to an unknown one, ends with Apple's text")
    func unknownMovesOfOthers() async {
      let source = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.moveSection("z", afterSection: "a")
      }
      #expect(
        standardError(of: source).contains(
          "Invalid parameter not satisfying: fromSection != NSNotFound"))
      let target = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.moveItem(1, beforeItem: 9)
      }
      #expect(
        standardError(of: target).contains(
          "Invalid parameter not satisfying: toIndex != NSNotFound"))
    }

    @Test(
      "Appending to an unknown section, or asking for its number of items, ends with Apple's text")
    func unknownSectionOfItems() async {
      let append = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.appendItems([5], toSection: "z")
      }
      #expect(
        standardError(of: append).contains(
          "Invalid parameter not satisfying: section != NSNotFound"))
      let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Self.sample().numberOfItems(inSection: "z")
      }
      #expect(standardError(of: count).contains("Section identifier was not found."))
    }

    @Test("Moving an item next to itself ends with Apple's text")
    func moveToItself() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.moveItem(1, afterItem: 1)
      }
      #expect(
        standardError(of: result).contains(
          "Invalid update: destination for insertion operation [1] is in the insertion identifier"))
    }

    @Test("A destination among the inserted items ends with Apple's text")
    func destinationAmongInserted() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.insertItems([5, 1], beforeItem: 1)
      }
      #expect(
        standardError(of: result).contains(
          """
          Invalid update: destination for insertion operation [1] is in the insertion identifier \
          list for update: <_UIDiffableDataSourceUpdate
          """))
    }

    @Test("Marking an unknown item ends with Apple's text")
    func unknownMarks() async {
      let reload = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.reloadItems([1, 9])
      }
      #expect(
        standardError(of: reload).contains(
          "Attempted to reload item identifier that does not exist in the snapshot: 9"))
      let reconfigure = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var snapshot = Self.sample()
        snapshot.reconfigureItems([9])
      }
      #expect(
        standardError(of: reconfigure).contains(
          "Attempted to reconfigure item identifier that does not exist in the snapshot: 9"))
    }

    @Test("Marking an unknown section ends with a message like that for items")
    func unknownSectionMark() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.reloadSections(["z"])
      }
      #expect(
        standardError(of: result).contains(
          "Attempted to reload section identifier that does not exist in the snapshot: z"))
    }

    @Test("Inserting several existing items logs all of them and continues")
    func existingItems() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.appendItems([3], toSection: "b")
        snapshot.insertItems([2, 1], beforeItem: 3)
        precondition(snapshot.itemIdentifiers(inSection: "b") == [2, 1, 3])
      }
      #expect(
        standardError(of: result).contains(
          """
          detected an attempt to insert or append 2 item identifiers that already exist in the \
          snapshot. The existing item identifiers will be moved into place instead
          """))
      #expect(
        standardError(of: result).contains(
          "Item identifiers that already exist: (\n    2,\n    1\n)"))
    }

    @Test("Appending an existing item logs a warning and continues")
    func existingItem() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.appendItems([1], toSection: "b")
        precondition(snapshot.itemIdentifiers == [2, 1])
      }
      #expect(
        standardError(of: result).contains(
          """
          Diffable data source detected an attempt to insert or append 1 item identifier that \
          already exists in the snapshot. The existing item identifier will be moved into place \
          instead, but this operation will be more expensive. For best performance, inserted item \
          identifiers should always be unique. Set a symbolic breakpoint on \
          BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
          debugger. Item identifier that already exists: 1
          """))
    }
  #endif
}
