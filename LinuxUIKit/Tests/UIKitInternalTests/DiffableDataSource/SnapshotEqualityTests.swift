import Testing
import UIKit

struct SnapshotEqualityTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  @Test("Snapshots are equal by their sections and items, not by their marks")
  func equality() {
    let plain = snapshot([("a", [1, 2])])
    var marked = plain
    marked.reloadItems([1])
    #expect(plain == marked)
    #expect(plain == snapshot([("a", [1, 2])]))
    #expect(plain != snapshot([("a", [2, 1])]))
    #expect(plain != snapshot([("a", [1, 2]), ("b", [])]))
  }
}
