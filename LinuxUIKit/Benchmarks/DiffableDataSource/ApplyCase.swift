import BenchmarkHarness
import EngineBenchmarkCases
import SeededNumbers
import UIKit

/// Changes of a displayed snapshot.
@MainActor struct ApplyCase<Identifier: RandomIdentifier> {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>

  private let input: SnapshotInput<Identifier>
  private let name: String

  /// Creates the changes of `input`, which the table calls `name`.
  init(_ input: SnapshotInput<Identifier>, name: String) {
    (self.input, self.name) = (input, name)
  }

  /// Measures each change and its reversal, and checks the displayed rows.
  func measure(in run: BenchmarkRun) {
    measure("one change out of sight", .microseconds(1_000), insertion(at: 0.5), in: run)
    measure("one change on the screen", .microseconds(1_000), insertion(at: 0), in: run)
    measure("one change, described anew", nil, insertion(at: 0.5), isRebuilt: true, in: run)
    measure("a section replaced", nil, replacedSection, in: run)
    measure("a shuffle", .microseconds(60_000), shuffled, in: run)
  }

  private func measure(
    _ change: String, _ target: Target?, _ changed: Snapshot, isRebuilt: Bool = false,
    in run: BenchmarkRun
  ) {
    let screen = SnapshotScreen(input.snapshot(), changed)
    let title = "\(change), \(name)"
    run.measure([
      Work(title, target: target) { isRebuilt ? screen.applyOtherRebuilt() : screen.applyOther() }
    ])
    run.expect(screen.displaysItsSnapshot, "\(title): the rows")
    _ = screen.applyOther()
    run.expect(screen.displaysItsSnapshot, "\(title): the rows before")
  }

  private func insertion(at part: Double) -> Snapshot {
    var snapshot = input.snapshot()
    snapshot.insertItems([input.fresh], beforeItem: input.identifier(at: part))
    return snapshot
  }

  private var replacedSection: Snapshot {
    var snapshot = input.snapshot()
    let others = IdentifierLists<Identifier>(input.identifiers.count, change: .replacementOfAll)
      .target
    snapshot.insertSections([99], afterSection: 5)
    snapshot.deleteSections([5])
    snapshot.appendItems(
      Array(others.prefix(input.identifiers.count / SnapshotInput<Identifier>.sections)),
      toSection: 99)
    return snapshot
  }

  private var shuffled: Snapshot {
    SnapshotInput(shuffling: input).snapshot()
  }
}
