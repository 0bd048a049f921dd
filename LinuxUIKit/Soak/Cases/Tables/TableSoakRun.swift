import SeededNumbers
import SeededRuns
import UIKit

/// A run of a sequence that compares the table with the model after each event.
@MainActor struct TableSoakRun {
  private let events: [TableSoakEvent]
  private let screen: TableSoakScreen
  private let completions = CompletionCount()
  private var random: SeededGenerator
  private var found = Findings()
  /// Whether no work and no animation is pending, so that the table must match the model.
  private var isSettled = false

  /// Creates a run of one sequence.
  init(_ sequence: TableSoakCase) {
    events = sequence.events
    screen = TableSoakScreen(sequence.settings, showing: sequence.start)
    random = SeededGenerator(seed: sequence.seed)
  }

  private var table: UITableView { screen.table }

  /// Performs the events up to the first one after which a check fails, and returns the violations.
  mutating func findings() -> [String] {
    for (number, event) in events.enumerated() {
      let (cells, selected) = (isSettled ? self.cells : [:], self.selected)
      let expectation = perform(event)
      if isSettled {
        TableChecks(screen).check(&found)
        check(expectation, cells, selected)
      }
      guard found.texts.isEmpty else { return found.texts.map { "event \(number): \($0)" } }
    }
    settle(for: 1)
    TableChecks(screen).check(&found)
    found.expect(
      completions.callCount == completions.handlerCount,
      "\(completions.callCount) of \(completions.handlerCount) completions were called")
    return found.texts.map { "at the end: \($0)" }
  }

  // MARK: Events

  private mutating func perform(_ event: TableSoakEvent) -> Expectation {
    switch event {
    case .batch(let batch, let animation): return perform(batch, animation)
    case .scroll(let offset, let isLaidOut):
      table.contentOffset.y = offset
      settle(isLaidOut)
    case .scrollToRow(let part, let position):
      scroll(to: part, position)
    case .select(let remainders):
      settle()
      select(remainders)
      return Expectation(keepsSelection: false)
    case .resize(let height):
      table.frame.size.height = height
      settle()
    case .header(let height):
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
      settle()
    case .reloadData(let isLaidOut):
      table.reloadData()
      settle(isLaidOut)
      return .nothing
    }
    return Expectation()
  }

  private mutating func perform(
    _ batch: SoakBatch, _ animation: UITableView.RowAnimation
  ) -> Expectation {
    let (table, screen) = (table, screen)
    switch batch.style {
    case .alone:
      // Without a block, the old counts must be read before the data changes.
      _ = table.numberOfSections
      screen.model = batch.after
      for step in batch.steps { step.perform(on: table, with: animation) }
    case .nested:
      table.beginUpdates()
      screen.model = batch.after
      table.beginUpdates()
      for step in batch.steps { step.perform(on: table, with: animation) }
      table.endUpdates()
      table.endUpdates()
    case .block:
      completions.willCall()
      table.performBatchUpdates {
        screen.model = batch.after
        for step in batch.steps { step.perform(on: table, with: animation) }
      } completion: { [completions] in
        completions.call($0)
      }
    }
    settle()
    return Expectation(replacedItems: batch.replacedItems)
  }

  private mutating func scroll(to part: Double, _ position: UITableView.ScrollPosition) {
    let places = screen.model.places.values.sorted()
    // The counts of the table may be older than the model only before its first layout.
    settle()
    guard !places.isEmpty else { return }
    table.scrollToRow(
      at: places[Int(part * Double(places.count))], at: position, animated: false)
    settle()
  }

  private func select(_ remainders: [Int]) {
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let id = screen.model.item(at: path)?.id else { continue }
      if remainders.contains(id % 4) {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      } else {
        table.deselectRow(at: path, animated: false)
      }
    }
  }

  private mutating func settle(_ isLaidOut: Bool = true) {
    isSettled = false
    guard isLaidOut else { return }
    settle(for: [0, 0.05, 0.15, 1].randomElement(using: &random) ?? 1)
  }

  private mutating func settle(for seconds: TimeInterval) {
    table.layoutIfNeeded()
    isSettled = !screen.settings.isMoving || seconds >= 1
    guard screen.settings.isMoving else { return }
    FrameClock.shared.advance(by: seconds, framesPerSecond: 20)
  }

  // MARK: Cells and selection

  private var cells: [Int: UITableViewCell] {
    var cells: [Int: UITableViewCell] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let id = screen.model.item(at: path)?.id else { continue }
      cells[id] = table.cellForRow(at: path)
    }
    return cells
  }

  private var selected: Set<Int> {
    Set((table.indexPathsForSelectedRows ?? []).compactMap { screen.model.item(at: $0)?.id })
  }

  private mutating func check(
    _ expectation: Expectation, _ cells: [Int: UITableViewCell], _ before: Set<Int>
  ) {
    let now = selected
    if expectation.isReload { found.expect(now.isEmpty, "\(now.sorted()) are selected") }
    if expectation.keepsSelection {
      let expected = before.intersection(screen.model.items.map(\.id))
        .subtracting(expectation.replacedItems)
      found.expect(now == expected, "\(now.sorted()) are selected, not \(expected.sorted())")
    }
    guard expectation.keepsCells, !screen.settings.heightsDiffer else { return }
    for (id, cell) in self.cells where !expectation.replacedItems.contains(id) {
      guard let before = cells[id] else { continue }
      found.expect(before === cell, "item \(id) has another cell")
    }
  }
}

/// The invariants of a table when no work is pending.
@MainActor struct TableChecks {
  private let screen: TableSoakScreen

  /// Creates checks of a screen.
  init(_ screen: TableSoakScreen) { self.screen = screen }

  private var table: UITableView { screen.table }

  /// Records violations.
  func check(_ found: inout Findings) {
    let counts = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    let expected = screen.model.sections.map(\.items.count)
    found.expect(counts == expected, "it counts \(counts), not \(expected)")
    // Wrong counts make the other checks meaningless.
    guard found.texts.isEmpty else { return }
    checkCells(&found)
    checkHeaders(&found)
    for broken in table.brokenInvariants { found.expect(false, broken) }
  }

  private func checkCells(_ found: inout Findings) {
    var cells: Set<ObjectIdentifier> = []
    let paths = table.indexPathsForVisibleRows ?? []
    for path in paths {
      guard let cell = table.cellForRow(at: path) as? TableSoakCell else {
        found.expect(false, "there is no cell at \([path].text)")
        continue
      }
      cells.insert(ObjectIdentifier(cell))
      let item = screen.model.item(at: path)
      found.expect(cell.item == item, "\([path].text) shows another item")
      found.expect(
        cell.frame.height == screen.height(of: item), "\([path].text) is \(cell.frame.height) high")
      found.expect(cell.frame == table.rectForRow(at: path), "\([path].text) is misplaced")
    }
    found.expect(screen.errorCount == 0, "a cell was announced twice, or ended unannounced")
    found.expect(
      screen.displayed == cells, "\(screen.displayed.count) announced, \(cells.count) visible")
    checkFrames(paths, &found)
  }

  /// Checks that the rows in the visible bounds are displayed; equal rows are at positions that
  /// follow from the model.
  private func checkFrames(_ paths: [IndexPath], _ found: inout Findings) {
    guard !table.bounds.isEmpty else { return }
    var (expected, top) = (Set<IndexPath>(), table.tableHeaderView?.frame.height ?? 0)
    for (number, section) in screen.model.sections.enumerated() {
      top += TableSoakScreen.headerHeight
      for row in section.items.indices {
        let path = IndexPath(row: row, section: number)
        let frame = table.rectForRow(at: path)
        if !screen.settings.heightsDiffer {
          found.expect(isNear(frame.minY, top), "\([path].text) is at \(frame.minY), not \(top)")
        }
        top += TableSoakScreen.rowHeight
        if frame.minY < table.bounds.maxY, frame.maxY > table.bounds.minY { expected.insert(path) }
      }
      top += screen.sectionPadding
    }
    found.expect(
      Set(paths) == expected, "visible are \(paths.text), not \(expected.sorted().text)")
    guard !screen.settings.heightsDiffer else { return }
    found.expect(
      isNear(table.contentSize.height, top),
      "the content is \(table.contentSize.height), not \(top)")
  }

  /// Returns whether two positions differ by less than the rounding of one section to pixels.
  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.5 }

  private func checkHeaders(_ found: inout Findings) {
    for (number, section) in screen.model.sections.enumerated() {
      guard let header = table.headerView(forSection: number) else { continue }
      found.expect(header.tag == section.id, "section \(number) has the header of another one")
    }
  }
}
