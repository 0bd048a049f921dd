import BenchmarkHarness
import Foundation
import OrderedDifference

/// A change of a list, and the time limit for its difference.
struct DifferenceCase: Sendable {
  /// The name in the table.
  let name: String
  /// The number of identifiers before.
  let count: Int
  /// The change.
  let change: ListChange
  /// The time limit for the difference.
  let target: Target
  /// The parts of both lists that `dict2` looks up; `nil` if the floor is `eq`.
  var lookedUp: (source: Range<Int>, target: Range<Int>)?

  /// Measures the difference for identifiers of each kind, and checks each result.
  ///
  /// *shared*: the target contains the same string objects. *fresh*: each of its strings is a
  /// separate copy, as after decoding. The two lists never share their storage.
  @MainActor func measure(in run: BenchmarkRun) {
    let strings = IdentifierLists<String>(count, change: change)
    measure(strings, "strings shared", in: run)
    measure(strings.withCopiedTarget(), "strings fresh", in: run)
    measure(IdentifierLists<UUID>(count, change: change), "UUIDs", in: run)
    measure(IdentifierLists<Int>(count, change: change), "integers", in: run)
  }

  @MainActor private func measure<Identifier: RandomIdentifier>(
    _ lists: IdentifierLists<Identifier>, _ kind: String, in run: BenchmarkRun
  ) {
    let title = "\(name), \(kind)"
    let work = Work(title, target: target) {
      let difference = Self.difference(of: lists)
      return difference.deletedItems.count + difference.insertedItems.count
        + difference.movedItems.count
    }
    run.measure([work], floor: floor(of: lists))
    let difference = Self.difference(of: lists)
    run.expect(
      AppliedDifference(difference, of: lists).list == lists.target, "\(title) played")
    run.expect(
      difference.movedItems.count == FewestMoves.count(lists),
      "\(title): \(difference.movedItems.count) moves, not \(FewestMoves.count(lists))")
  }

  @MainActor private func floor<Identifier>(of lists: IdentifierLists<Identifier>) -> Work {
    guard let lookedUp else { return DifferenceFloor.comparing(lists) }
    return DifferenceFloor.lookingUp(lists, source: lookedUp.source, target: lookedUp.target)
  }

  private static func difference<Identifier>(of lists: IdentifierLists<Identifier>)
    -> OrderedDifference
  {
    OrderedDifferenceSolver(
      from: SectionedList(sections: [0], items: [lists.source]),
      to: SectionedList(sections: [0], items: [lists.target])
    ).solve()
  }
}
