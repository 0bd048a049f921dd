import SeededNumbers
import UIKit

/// Changes of a snapshot that is on show.
@MainActor struct ApplyCase<Identifier: MadeIdentifier> {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>

  private let made: MadeSnapshot<Identifier>
  private let name: String

  /// Changes of `made`, which the table calls `name`.
  init(_ made: MadeSnapshot<Identifier>, name: String) {
    (self.made, self.name) = (made, name)
  }

  /// Takes the times of each change and of its way back, and checks what is shown.
  func measure(in run: BenchmarkRun) {
    measure("one change out of sight", .microseconds(1_000), insertion(at: 0.5), in: run)
    measure("one change on the screen", .microseconds(1_000), insertion(at: 0), in: run)
    measure("one change, described anew", nil, insertion(at: 0.5), isMadeAnew: true, in: run)
    measure("a section replaced", nil, replacedSection, in: run)
    measure("a shuffle", .microseconds(60_000), shuffled, in: run)
  }

  private func measure(
    _ change: String, _ target: Target?, _ changed: Snapshot, isMadeAnew: Bool = false,
    in run: BenchmarkRun
  ) {
    let screen = ShownSnapshots(made.made(), changed)
    let title = "\(change), \(name)"
    run.measure([
      Work(title, target: target) { isMadeAnew ? screen.showOtherMadeAnew() : screen.showOther() }
    ])
    run.expect(screen.showsItsSnapshot, "\(title): the rows")
    _ = screen.showOther()
    run.expect(screen.showsItsSnapshot, "\(title): the rows before")
  }

  private func insertion(at part: Double) -> Snapshot {
    var snapshot = made.made()
    snapshot.insertItems([made.fresh], beforeItem: made.identifier(at: part))
    return snapshot
  }

  private var replacedSection: Snapshot {
    var snapshot = made.made()
    let others = MadeLists<Identifier>(made.identifiers.count, change: .replacementOfAll).target
    snapshot.insertSections([99], afterSection: 5)
    snapshot.deleteSections([5])
    snapshot.appendItems(
      Array(others.prefix(made.identifiers.count / MadeSnapshot<Identifier>.sections)),
      toSection: 99)
    return snapshot
  }

  private var shuffled: Snapshot {
    MadeSnapshot(shuffling: made).made()
  }
}
