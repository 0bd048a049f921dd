import SeededRuns
import UIKit

/// The invariants of a screen when no work is pending.
@MainActor struct ScreenChecks {
  private let screen: SoakScreen
  private let completions: CompletionCount

  /// Creates checks of a screen and of the completion handlers of its updates.
  init(_ screen: SoakScreen, _ completions: CompletionCount) {
    (self.screen, self.completions) = (screen, completions)
  }

  private var view: UICollectionView { screen.view }

  /// Records violations.
  func check(_ found: inout Findings) {
    checkCounts(&found)
    // Wrong counts make the other checks meaningless.
    guard found.texts.isEmpty else { return }
    checkCells(&found)
    checkHeaders(&found)
    checkCompletions(&found)
    checkSource(&found)
    checkInvariants(&found)
  }

  /// Records violations of the collection view's own invariants.
  func checkInvariants(_ found: inout Findings) {
    for broken in view.brokenInvariants { found.expect(false, broken) }
  }

  private func checkCounts(_ found: inout Findings) {
    let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
    let expected = screen.model.sections.map(\.items.count)
    found.expect(counts == expected, "it counts \(counts), not \(expected)")
  }

  private func checkCells(_ found: inout Findings) {
    let paths = view.indexPathsForVisibleItems
    found.expect(Set(paths).count == paths.count, "an item is shown twice: \(paths.text)")
    var cells: Set<ObjectIdentifier> = []
    for path in paths {
      guard let cell = view.cellForItem(at: path) as? SoakCell else {
        found.expect(false, "\([path].text) is visible and has no cell")
        continue
      }
      let isNew = cells.insert(ObjectIdentifier(cell)).inserted
      found.expect(isNew, "a cell is shown twice, at \([path].text)")
      found.expect(
        view.indexPath(for: cell) == path, "the cell at \([path].text) says it is elsewhere")
      let item = screen.model.item(at: path)
      found.expect(
        cell.item == item, "\([path].text) shows \(cell.item.text), not \(item.text)")
    }
    checkVisible(Set(paths), &found)
    checkDisplayed(cells, &found)
  }

  private func checkVisible(_ paths: Set<IndexPath>, _ found: inout Findings) {
    guard screen.settings.layout != .carousel, !view.bounds.isEmpty else { return }
    let expected = screen.settings.layout.isPlain ? plainPaths : attributePaths
    found.expect(
      paths == expected,
      "visible are \(paths.sorted().text), not \(expected.sorted().text) at \(view.bounds)")
  }

  /// The items whose rows intersect the visible bounds, computed arithmetically.
  private var plainPaths: Set<IndexPath> {
    var (paths, top) = (Set<IndexPath>(), CGFloat.zero)
    for (number, section) in screen.model.sections.enumerated() {
      top += RowsLayout.headerHeight
      for item in section.items.indices {
        let bottom = top + RowsLayout.rowHeight
        if top < view.bounds.maxY, bottom > view.bounds.minY {
          paths.insert(IndexPath(item: item, section: number))
        }
        top = bottom
      }
    }
    return paths
  }

  /// The items whose layout attributes intersect the visible bounds.
  private var attributePaths: Set<IndexPath> {
    Set(
      screen.model.places.values.filter { path in
        guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return false }
        return frame.minY < view.bounds.maxY && frame.maxY > view.bounds.minY
      })
  }

  private func checkDisplayed(_ cells: Set<ObjectIdentifier>, _ found: inout Findings) {
    found.expect(screen.displayed.errorCount == 0, "a cell was announced twice, or ended untold")
    found.expect(
      screen.displayed.cells == cells,
      "\(screen.displayed.cells.count) cells are announced, \(cells.count) visible")
  }

  private func checkHeaders(_ found: inout Findings) {
    let kind = UICollectionView.elementKindSectionHeader
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = view.supplementaryView(forElementKind: kind, at: path) as? SoakHeader
      guard screen.model.sections.indices.contains(path.section) else {
        found.expect(false, "there is a header of section \(path.section)")
        continue
      }
      found.expect(
        header?.section == screen.model.sections[path.section].id,
        "the header of section \(path.section) is of another one")
    }
  }

  private func checkCompletions(_ found: inout Findings) {
    found.expect(
      completions.callCount == completions.handlerCount,
      "\(completions.callCount) of \(completions.handlerCount) completions were callCount")
    // Animated updates may be superseded.
    guard !screen.settings.isMoving else { return }
    found.expect(completions.unfinished == 0, "\(completions.unfinished) updates did not finish")
  }

  private func checkSource(_ found: inout Findings) {
    guard let dataSource = screen.diffable else { return }
    let snapshot = dataSource.snapshot()
    let ids = screen.model.items.map(\.id)
    found.expect(snapshot.itemIdentifiers == ids, "the snapshot says \(snapshot.itemIdentifiers)")
    found.expect(
      snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reconfiguredItemIdentifiers.isEmpty
        && snapshot.reloadedSectionIdentifiers.isEmpty, "the snapshot is still marked")
    for section in screen.model.sections {
      let outline = dataSource.snapshot(for: section.id)
      found.expect(
        outline.visibleItems == section.items.map(\.id),
        "the outline of section \(section.id) shows \(outline.visibleItems)")
    }
  }
}

extension SoakItem? {
  /// A description of the item, such as "7.1" for item 7 in version 1.
  fileprivate var text: String { map { "\($0.id).\($0.version)" } ?? "nothing" }
}
