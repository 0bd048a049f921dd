import SeededRuns
import UIKit

/// The cells and the selection of a screen before an event.
@MainActor struct DisplayedState {
  private let cells: [Int: UICollectionViewCell]
  private let selected: Set<Int>
  private let isSettled: Bool

  /// Creates the state of a screen.
  ///
  /// If work is pending, only the selection is recorded.
  init(of screen: SoakScreen, isSettled: Bool) {
    self.isSettled = isSettled
    selected = Self.selected(in: screen)
    cells = isSettled ? Self.cells(in: screen) : [:]
  }

  private static func cells(in screen: SoakScreen) -> [Int: UICollectionViewCell] {
    var cells: [Int: UICollectionViewCell] = [:]
    for path in screen.view.indexPathsForVisibleItems {
      guard let id = screen.model.item(at: path)?.id else { continue }
      cells[id] = screen.view.cellForItem(at: path)
    }
    return cells
  }

  private static func selected(in screen: SoakScreen) -> Set<Int> {
    Set((screen.view.indexPathsForSelectedItems ?? []).compactMap { screen.model.item(at: $0)?.id })
  }

  /// Records violations of an expectation.
  func check(_ expectation: Expectation, on screen: SoakScreen, _ found: inout Findings) {
    checkSelection(expectation, on: screen, &found)
    guard isSettled, expectation.keepsCells, screen.settings.layout.isPlain else { return }
    for (id, cell) in Self.cells(in: screen) where !expectation.replacedItems.contains(id) {
      guard let before = cells[id] else { continue }
      found.expect(before === cell, "item \(id) has another cell")
    }
  }

  private func checkSelection(
    _ expectation: Expectation, on screen: SoakScreen, _ found: inout Findings
  ) {
    let now = Self.selected(in: screen)
    if expectation.isReload { found.expect(now.isEmpty, "\(now.sorted()) are selected") }
    if expectation.keepsSelection {
      var expected = selected.intersection(screen.model.items.map(\.id))
      expected.subtract(expectation.replacedItems)
      if let survivors = expectation.survivors { expected.formIntersection(survivors) }
      found.expect(now == expected, "\(now.sorted()) are selected, not \(expected.sorted())")
    }
    for path in screen.view.indexPathsForVisibleItems {
      guard let id = screen.model.item(at: path)?.id else { continue }
      found.expect(
        screen.view.cellForItem(at: path)?.isSelected == now.contains(id),
        "the cell of item \(id) is not as selected as the item")
    }
  }
}
