import TestSupport
import Testing
import UIKit

struct SectionSnapshotMistakeTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private nonisolated static func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["a", "b"])
    snapshot.append(["c"], to: "a")
    return snapshot
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("Duplicate or existing items end with Apple's text and their names")
    func repeatedItems() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.append(["x", "b", "x"])
      }
      #expect(
        standardError(of: result).contains(
          """
          Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(
              b,
              x
          )}
          """))
    }

    @Test("A snapshot with an item that exists elsewhere can't replace children")
    func repeatedInReplacement() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var (snapshot, other) = (Self.sample(), Snapshot())
        other.append(["c", "b"])
        snapshot.replace(childrenOf: "a", using: other)
      }
      #expect(
        standardError(of: result).contains(
          """
          Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(
              b
          )}
          """))
    }

    @Test("Deleting an unknown item ends with Apple's text")
    func unknownDeletion() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.delete(["b", "z"])
      }
      #expect(standardError(of: result).contains("Failed to find index of item z"))
    }

    @Test("Queries of an unknown item end with Apple's text")
    func unknownQuestions() async {
      let expected = "Item identifier does not exist in section snapshot: z"
      let expanded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
      {
        _ = Self.sample().isExpanded("z")
      }
      #expect(standardError(of: expanded).contains(expected))
      let visible = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Self.sample().isVisible("z")
      }
      #expect(standardError(of: visible).contains(expected))
      let level = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Self.sample().level(of: "z")
      }
      #expect(standardError(of: level).contains(expected))
      let parent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Self.sample().parent(of: "z")
      }
      #expect(standardError(of: parent).contains(expected))
    }

    @Test("Inserting beside an unknown item ends with Apple's text")
    func unknownNeighbor() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.insert(["x"], after: "z")
      }
      #expect(
        standardError(of: result).contains("Item identifier does not exist in section snapshot: z"))
    }

    @Test("Naming an unknown parent ends with Apple's text")
    func unknownParent() async {
      let expected = "Parent item identifier does not exist in section snapshot"
      let append = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.append(["x"], to: "z")
      }
      #expect(standardError(of: append).contains(expected))
      let part = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Self.sample().snapshot(of: "z")
      }
      #expect(standardError(of: part).contains(expected))
      let replace = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var snapshot = Self.sample()
        snapshot.replace(childrenOf: "z", using: Snapshot())
      }
      #expect(standardError(of: replace).contains(expected))
    }
  #endif
}
