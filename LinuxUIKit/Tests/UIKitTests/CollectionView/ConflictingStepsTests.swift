import TestSupport
import Testing
import UIKit

/// Tests messages of uikit.md, 6.16 about conflicting update steps in programs that stop with them.
@MainActor struct ConflictingStepsTests {
  /// Two sections of two items, updated in one batch that leaves the data as it is.
  private static func update(_ steps: @escaping (UICollectionView) -> Void) {
    let screen = ListScreen([["a", "b"], ["c", "d"]])
    screen.view.layoutIfNeeded()
    screen.view.performBatchUpdates { steps(screen.view) }
    withExtendedLifetime(screen) {}
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("Deleting and moving one section")
    func deleteAndMoveSection() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.update {
          $0.deleteSections([1])
          $0.moveSection(1, toSection: 0)
        }
      }
      #expect(
        standardError(of: result).contains(
          "attempt to perform a delete and a move from the same section (1)"))
    }

    @Test("Inserting and moving to one index path")
    func insertAndMove() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.update {
          $0.insertItems(at: [[0, 1]])
          $0.moveItem(at: [0, 0], to: [0, 1])
        }
      }
      #expect(
        standardError(of: result).contains(
          """
          attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, \
          path = 0 - 1})
          """))
    }

    @Test("Inserting and moving to one section")
    func insertAndMoveSection() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.update {
          $0.insertSections([1])
          $0.moveSection(0, toSection: 1)
        }
      }
      #expect(
        standardError(of: result).contains(
          "attempt to perform an insert and a move to the same section (1)"))
    }

    @Test("Moving one item twice")
    func twiceFrom() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.update {
          $0.moveItem(at: [0, 0], to: [0, 1])
          $0.moveItem(at: [0, 0], to: [1, 0])
        }
      }
      #expect(
        standardError(of: result).contains(
          "attempt to perform multiple moves from the same index path (<NSIndexPath"))
    }

    @Test("Moving two items to one index path")
    func twiceTo() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.update {
          $0.moveItem(at: [0, 0], to: [1, 0])
          $0.moveItem(at: [0, 1], to: [1, 0])
        }
      }
      #expect(
        standardError(of: result).contains(
          "attempt to perform multiple moves to the same index path (<NSIndexPath"))
    }

    @Test("Deleting a section that doesn't exist")
    func deleteMissingSection() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        Self.update { $0.deleteSections([5]) }
      }
      #expect(
        standardError(of: result).contains(
          "attempt to delete section 5, but there are only 2 sections before the update"))
    }
  #endif
}
