import OrderedDifference
import Foundation

/// One change, and how long the difference may take that finds it.
struct DifferenceCase: Sendable {
  /// What the table calls it.
  let name: String
  /// The number of identifiers before.
  let count: Int
  /// What happens to them.
  let change: ListChange
  /// How long the difference may take.
  let target: Target
  /// The parts of both lists that `dict2` looks up; nil where the floor is `eq`.
  var lookedUp: (source: Range<Int>, target: Range<Int>)?

  /// Takes the times with identifiers of each kind, and checks each answer.
  ///
  /// *shared*: the target holds the same string objects. *fresh*: each of its strings is another
  /// one, as when it was decoded anew. The two lists never share their storage.
  @MainActor func measure(in run: BenchmarkRun) {
    let strings = MadeLists<String>(count, change: change)
    measure(strings, "strings shared", in: run)
    measure(strings.decodedAnew(), "strings fresh", in: run)
    measure(MadeLists<UUID>(count, change: change), "UUIDs", in: run)
    measure(MadeLists<Int>(count, change: change), "integers", in: run)
  }

  @MainActor private func measure<Identifier: MadeIdentifier>(
    _ lists: MadeLists<Identifier>, _ kind: String, in run: BenchmarkRun
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
      PlayedDifference(difference, of: lists).list == lists.target, "\(title) played")
    run.expect(
      difference.movedItems.count == FewestMoves.count(lists),
      "\(title): \(difference.movedItems.count) moves, not \(FewestMoves.count(lists))")
  }

  @MainActor private func floor<Identifier>(of lists: MadeLists<Identifier>) -> Work {
    guard let lookedUp else { return DifferenceFloor.comparing(lists) }
    return DifferenceFloor.lookingUp(lists, source: lookedUp.source, target: lookedUp.target)
  }

  private static func difference<Identifier>(of lists: MadeLists<Identifier>) -> OrderedDifference {
    OrderedDifferenceSolver(
      from: SectionedList(sections: [0], items: [lists.source]),
      to: SectionedList(sections: [0], items: [lists.target])
    ).solve()
  }
}
