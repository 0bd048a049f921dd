import SeededNumbers
import Testing
import UIKit

/// Tests section snapshots in a data source: visible items and expansion states.
@MainActor struct SectionSnapshotApplyTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  private let list = ShownList()

  /// Returns an outline of 1 with 11 and 12, 12 with 121, and 2 with 21, with `expanded` expanded.
  private func outline(expanded: [Int] = []) -> Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([121], to: 12)
    outline.append([21], to: 2)
    outline.expand(expanded)
    return outline
  }

  private func apply(_ outline: Outline, to section: Int = 0) {
    list.dataSource.apply(outline, to: section, animatingDifferences: false)
    list.collectionView.layoutIfNeeded()
  }

  private var outlineText: String { list.dataSource.snapshot(for: 0).visualDescription() }

  @Test("Visible items of a section snapshot are displayed, and all items are returned")
  func shown() {
    apply(outline(expanded: [1]))
    #expect(list.shownItems == [1, 11, 12, 2])
    #expect(list.dataSource.snapshot().content == ShownList.snapshot([1, 11, 12, 2]).content)
    #expect(outlineText == outline(expanded: [1]).visualDescription())
  }

  @Test("Expanding displays the children and keeps the other cells")
  func expanding() {
    apply(outline())
    let cell = list.cell(for: 2)
    list.asked = []
    apply(outline(expanded: [1, 12]))
    #expect(list.shownItems == [1, 11, 12, 121, 2])
    #expect(list.asked.sorted() == [11, 12, 121])
    #expect(list.cell(for: 2) === cell)
    apply(outline(expanded: [12]))
    #expect(list.shownItems == [1, 2])
    #expect(list.dataSource.snapshot(for: 0).isExpanded(12))
  }

  @Test("A missing section is appended, the others stay")
  func missingSection() {
    list.apply(ShownList.snapshot([5], [6]))
    apply(outline(), to: 7)
    #expect(list.dataSource.snapshot().sectionIdentifiers == [0, 1, 7])
    #expect(list.shownItems == [5, 6, 1, 2])
  }

  @Test("Items of other sections are moved and removed from their former outlines")
  func movingIn() {
    apply(outline(expanded: [1]))
    var other = Outline()
    other.append([9, 11])
    apply(other, to: 1)
    #expect(list.shownItems == [1, 12, 2, 9, 11])
    #expect(
      outlineText == """
        +* 1
          -* 12
            - 121
        -* 2
          - 21
        """)
  }

  @Test("A section without a section snapshot returns root items")
  func neverGiven() {
    list.apply(ShownList.snapshot([5, 6]))
    #expect(list.dataSource.snapshot(for: 0).rootItems == [5, 6])
    #expect(list.dataSource.snapshot(for: 8).items.isEmpty)
  }

  @Test("Changing a returned snapshot has no effect until it is applied")
  func answersAreCopies() {
    apply(outline())
    var answer = list.dataSource.snapshot(for: 0)
    answer.expand([1])
    #expect(outlineText == outline().visualDescription())
    apply(answer)
    #expect(list.shownItems == [1, 11, 12, 2])
  }

  @Test("A snapshot keeps outlines, and new items are siblings of the preceding visible item")
  func wholeSnapshot() {
    apply(outline(expanded: [1]))
    list.apply(ShownList.snapshot([1, 11, 5, 12, 2, 6]))
    #expect(
      outlineText == """
        +* 1
          -* 11
          -* 5
          -* 12
            - 121
        -* 2
          - 21
        -* 6
        """)
  }

  @Test("A new item between a parent and its first child is a child too")
  func newFirstChild() {
    apply(outline(expanded: [1]))
    list.apply(ShownList.snapshot([1, 5, 11, 12, 2]))
    #expect(list.dataSource.snapshot(for: 0).parent(of: 5) == 1)
    #expect(list.dataSource.snapshot(for: 0).parent(of: 11) == 1)
  }

  @Test("Deleting a parent deletes its hidden children; visible children become root items")
  func lostParent() {
    apply(outline(expanded: [1]))
    list.apply(ShownList.snapshot([11, 12]))
    #expect(
      outlineText == """
        -* 11
        -* 12
          - 121
        """)
  }

  @Test("Deleting a section deletes its outline")
  func deletedSection() {
    apply(outline(expanded: [1]))
    list.apply(ShownList.Snapshot())
    list.apply(ShownList.snapshot([1, 2]))
    #expect(list.dataSource.snapshot(for: 0).items == [1, 2])
  }

  @Test("Completion handlers are called after the update, also without changes")
  func completions() async {
    var counts: [Int] = []
    for expanded in [[1], [1], []] {
      list.dataSource.apply(outline(expanded: expanded), to: 0, animatingDifferences: true) {
        [list] in
        counts.append(list.collectionView.numberOfItems(inSection: 0))
      }
    }
    await list.dataSource.apply(outline(expanded: [12]), to: 0, animatingDifferences: false)
    #expect(counts == [4, 4, 2])
    #expect(list.dataSource.snapshot(for: 0).isExpanded(12))
  }

  @Test("A section snapshot applied in the cell provider is displayed after the layout")
  func applyInProvider() async {
    await withCheckedContinuation { continuation in
      list.whenAsked = { [list, outline = outline(expanded: [2])] in
        list.whenAsked = nil
        list.dataSource.apply(outline, to: 0, animatingDifferences: false) {
          continuation.resume()
        }
      }
      apply(outline())
    }
    list.collectionView.layoutIfNeeded()
    #expect(list.shownItems == [1, 2, 21])
  }

  @Test("After any snapshots, each outline contains its section's items")
  func randomApplies() {
    for seed in 0..<PropertyRuns.count(full: 100) {
      var random = SeededGenerator(seed: UInt64(seed))
      let list = ShownList()
      for step in 0..<15 {
        let comment = Comment(rawValue: "seed \(seed), step \(step)")
        let section = Int.random(in: 0...1, using: &random)
        let outline = Self.randomOutline(using: &random)
        list.dataSource.apply(outline, to: section, animatingDifferences: false)
        list.collectionView.layoutIfNeeded()
        #expect(list.dataSource.snapshot(for: section).items == outline.items, comment)
        if let (first, last) = ends(of: list.dataSource.snapshot()) {
          var snapshot = list.dataSource.snapshot()
          snapshot.moveItem(first, afterItem: last)
          list.apply(snapshot)
        }
        let snapshot = list.dataSource.snapshot()
        #expect(list.shownItems == Array(snapshot.itemIdentifiers.prefix(10)), comment)
        for section in snapshot.sectionIdentifiers {
          let visible = list.dataSource.snapshot(for: section).visibleItems
          #expect(visible == snapshot.itemIdentifiers(inSection: section), comment)
        }
      }
    }
  }

  private static func randomOutline(using random: inout SeededGenerator) -> Outline {
    var (model, outline) = (SectionSnapshotModel(), Outline())
    for _ in 0..<10 {
      let operation = SectionSnapshotOperation.random(for: model, using: &random)
      operation.play(on: &model)
      operation.play(on: &outline)
    }
    return outline
  }

  private func ends(of snapshot: ShownList.Snapshot) -> (Int, Int)? {
    let items = snapshot.itemIdentifiers
    guard let first = items.first, let last = items.last, first != last else { return nil }
    return (first, last)
  }
}
