import LegoKit
import SeededNumbers
import SeededRuns
import UIKit

/// A run of a random program, which compares the screen with the model after each step.
@MainActor struct ProgramRun {
  private var random: SeededGenerator
  private var model: ProgramModel
  /// The items of an applied description, until state is displayed again.
  private var applied: [[ProgramItem]]?
  private let reordering: ProgramScreen.Reordering
  private let stepCount: Int
  private var display: (screen: ProgramScreen, window: UIWindow)?
  private let completions = CompletionLog()
  private var steps: [String]
  private var found = Findings()
  // The first description is evaluated as if one before had read models.
  private var hasReadModels = true

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    model = ProgramModel(using: &random)
    reordering = ProgramScreen.Reordering.allCases.randomElement(using: &random) ?? .none
    let isLong = Int.random(in: 0..<16, using: &random) == 0
    stepCount = Int.random(in: isLong ? 5...16 : 2...5, using: &random)
    let sections = model.sections.map { "\($0.form) of \($0.storage)" }
    steps = ["sections: \(sections.joined(separator: ", ")); reordering: \(reordering)"]
  }

  /// Runs the program up to the first step after which a check fails.
  mutating func run() -> (steps: [String], findings: [String]) {
    let screen = ProgramScreen(model, reordering: reordering)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.setDisablesAnimations(Bool.random(using: &random))
    window.rootViewController = screen
    window.isHidden = false
    window.layoutIfNeeded()
    display = (screen, window)
    check(
      StepExpectation(evaluated: nil, isDescribed: true), before: [:])
    for number in 0..<stepCount where found.texts.isEmpty {
      perform(number)
    }
    finish()
    return (steps, found.texts.map { "\($0), after \(steps.last ?? "")" })
  }

  private mutating func perform(_ number: Int) {
    guard let (screen, window) = display else { return }
    let before = visibleItems
    screen.clear()
    let step = ProgramStep.random(using: &random)
    let line = steps.count
    steps.append("\(number): \(step)")
    let expectation = perform(step, screen, window)
    settle()
    steps[line] += steps.dropFirst(line + 1).map { "; \($0)" }.joined()
    steps.removeSubrange((line + 1)...)
    check(expectation, before: before)
  }

  private mutating func finish() {
    guard let (screen, _) = display else { return }
    // Ends an update that waits for the next turn.
    completions.apply(screen.lego, by: screen.legoRenderer)
    settle()
    found.expect(completions.areEachOnce, "completions were called \(completions.counts)")
  }

  /// Displays changes of state, plays animations to their end, and calls completion handlers.
  private func settle() {
    repeat {
      display?.window.layoutIfNeeded()
      for _ in 0..<120 where !FrameClock.shared.isIdle { FrameClock.shared.advance(by: 1.0 / 30) }
      display?.window.layoutIfNeeded()
    } while DeferredCompletions.run()
  }

  /// Releases the screen, and returns descriptions of objects that aren't released.
  mutating func release() -> [String] {
    let owned = display?.screen.ownedObjects.map(WeakObject.init) ?? []
    FillLog.onNextFill = nil
    FillLog.clear()
    display?.window.rootViewController = nil
    display?.window.isHidden = true
    display = nil
    FrameClock.shared.advance(by: 0)
    let leaked = owned.filter { $0.object != nil }.map(\.name)
    return leaked.isEmpty ? [] : ["not released: \(leaked.joined(separator: ", "))"]
  }
}

/// A weak reference to an object with the name of its class.
private struct WeakObject {
  weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = String(describing: type(of: object))
  }
}

/// The calls of the completion handlers of updates.
@MainActor final class CompletionLog {
  private(set) var counts: [Int] = []

  /// Whether each handler was called once.
  var areEachOnce: Bool { counts.allSatisfy { $0 == 1 } }

  /// Applies a description, and counts the calls of its completion handler.
  func apply(_ lego: Lego, by renderer: LegoRenderer) {
    let number = counts.count
    counts.append(0)
    renderer.apply(lego) { _ in self.counts[number] += 1 }
  }
}

// MARK: Steps

extension ProgramRun {
  private mutating func perform(
    _ step: ProgramStep, _ screen: ProgramScreen, _ window: UIWindow
  ) -> StepExpectation {
    switch step {
    case .edit: return edit(screen)
    case .equalWrite:
      for id in model.sections.indices { screen.setRows(model.sections[id].rows, of: id) }
      screen.order = model.order
      return unchanged
    case .reorderSections:
      model.order = model.sections.indices.filter { _ in Bool.random(using: &random) }
      if Bool.random(using: &random) { model.order.shuffle(using: &random) }
      let order = model.order
      return write(isChanged: screen.order != order, "order \(order)") { screen.order = order }
    case .layout:
      let section = Int.random(in: 0..<model.sections.count, using: &random)
      let layout = Int.random(in: 0..<ProgramModel.layoutCount, using: &random)
      model.setLayout(layout, of: section)
      // The layouts are one value, which is read if a section is displayed.
      let isChanged = screen.layouts[section] != layout && !model.order.isEmpty
      return write(isChanged: isChanged, "layout \(layout) of \(section)") {
        screen.layouts[section] = layout
      }
    case .highlight: return highlight(screen)
    case .scroll:
      guard let view = screen.legoRenderer.collectionView else { return unchanged }
      view.contentOffset.y = CGFloat.random(
        in: 0...max(1, view.contentSize.height - view.bounds.height), using: &random)
      steps.append("to \(view.contentOffset.y)")
      return StepExpectation(scrolls: true)
    case .tap: return tap(screen, window)
    case .drag: return drag(screen, window)
    case .apply:
      apply(screen)
      return unchanged
    case .applyInFill: return applyInFill(screen)
    case .resize:
      window.frame.size = CGSize(
        width: CGFloat(Int.random(in: 160...400, using: &random)),
        height: CGFloat(Int.random(in: 200...600, using: &random)))
      steps.append("\(window.frame.size)")
      return unchanged
    }
  }

  /// What a step does that changes nothing.
  private var unchanged: StepExpectation { StepExpectation() }

  /// Writes state that the description itself reads.
  private mutating func write(
    isChanged: Bool, _ text: String, _ body: () -> Void
  ) -> StepExpectation {
    steps.append(text)
    body()
    if isChanged { applied = nil }
    // What the description reads counts for all of its sections.
    return isChanged
      ? StepExpectation(evaluated: Set(model.order), isExact: true, isDescribed: true) : unchanged
  }

  private mutating func edit(_ screen: ProgramScreen) -> StepExpectation {
    var written: Set<Int> = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let section = Int.random(in: 0..<model.sections.count, using: &random)
      let before = model.sections[section].rows
      steps.append(model.edit(section, using: &random))
      if model.sections[section].rows != before { written.insert(section) }
      screen.setRows(model.sections[section].rows, of: section)
    }
    return expectation(ofWrites: written)
  }

  /// Returns what is expected after writes of other rows to sections.
  private mutating func expectation(ofWrites written: Set<Int>) -> StepExpectation {
    var changed = written
    // Sections with rows in the controller's state read all of them.
    let isState = { [model] (id: Int) in model.sections[id].storage == .state }
    if changed.contains(where: isState) {
      changed.formUnion(model.sections.indices.filter(isState))
    }
    changed.formIntersection(model.order)
    guard !changed.isEmpty else { return unchanged }
    applied = nil
    return StepExpectation(evaluated: changed, isExact: true, isDescribed: true)
  }

  private mutating func highlight(_ screen: ProgramScreen) -> StepExpectation {
    // An applied description may hide the rows that have read which row is highlighted.
    guard applied == nil else { return unchanged }
    let ids = model.sections.flatMap { $0.rows.map(\.id) }
    let id = ids.randomElement(using: &random) ?? -1
    let readers = model.order.filter { model.sections[$0].form.readsHighlight }
    let isChanged = model.highlighted != id
    model.highlighted = id
    screen.highlighted = id
    steps.append("row \(id)")
    return StepExpectation(evaluated: Set(readers), isDescribed: isChanged && !readers.isEmpty)
  }

  private mutating func tap(_ screen: ProgramScreen, _ window: UIWindow) -> StepExpectation {
    let point = point(in: window)
    var written: Set<Int> = []
    let item = item(at: point, screen)
    Finger(on: window).tap(at: point)
    steps.append("at \(point): \(item.map { "row \($0.id)" } ?? "nothing")")
    // Applied descriptions have no handlers.
    guard let item, applied == nil else {
      found.expect(screen.tappedIDs.isEmpty, "row \(screen.tappedIDs) received a tap")
      return unchanged
    }
    found.expect(screen.tappedIDs == [item.id], "\(screen.tappedIDs) were tapped, not \(item.id)")
    for id in model.sections.indices {
      var rows = model.sections[id].rows
      guard let index = rows.firstIndex(where: { $0.id == item.id }) else { continue }
      rows[index].version += 1
      model.setRows(rows, of: id)
      written.insert(id)
    }
    return expectation(ofWrites: written)
  }

  private mutating func drag(_ screen: ProgramScreen, _ window: UIWindow) -> StepExpectation {
    let (start, end) = (point(in: window), point(in: window))
    let finger = Finger(on: window)
    finger.press(at: start)
    FrameClock.shared.advance(by: 0.6, framesPerSecond: 20)
    for step in 1...6 {
      let part = CGFloat(step) / 6
      finger.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      FrameClock.shared.advance(by: 1 / 30, framesPerSecond: 30)
    }
    finger.lift()
    steps.append("from \(start) to \(end)")
    let before = model.sections.flatMap { $0.rows }.sorted { $0.id < $1.id }
    for id in model.sections.indices { model.setRows(screen.rows(of: id), of: id) }
    let after = model.sections.flatMap { $0.rows }.sorted { $0.id < $1.id }
    // A finger that is lifted where it was pressed taps, if nothing can be moved.
    let expected = before.map { row in
      Record(id: row.id, version: row.version + (screen.tappedIDs.contains(row.id) ? 1 : 0))
    }
    found.expect(expected == after && screen.tappedIDs.count < 2, "a drag has changed the rows")
    if !screen.evaluatedSections.isEmpty { applied = nil }
    return StepExpectation(evaluated: nil, isDescribed: true, fillsAgain: true)
  }

  private mutating func apply(_ screen: ProgramScreen) {
    let lego = randomDescription(screen)
    completions.apply(lego, by: screen.legoRenderer)
  }

  private mutating func randomDescription(_ screen: ProgramScreen) -> Lego {
    var edited = model
    let ids = model.sections.indices.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    for id in ids { _ = edited.edit(id, using: &random) }
    let sections = ids.map {
      (id: $0, layout: edited.sections[$0].layout, rows: edited.sections[$0].rows)
    }
    applied = sections.map { section in
      section.rows.map { ProgramItem(id: $0.id, version: $0.version, isHighlighted: false) }
    }
    return screen.description(of: sections)
  }

  /// Changes a visible row, and applies two descriptions while its cell is filled.
  private mutating func applyInFill(_ screen: ProgramScreen) -> StepExpectation {
    let visible = model.order.filter { !model.sections[$0].rows.isEmpty }
    guard applied == nil, let section = visible.first,
      screen.legoRenderer.collectionView?.contentOffset.y == 0
    else { return unchanged }
    var rows = model.sections[section].rows
    rows[0].version += 1
    model.setRows(rows, of: section)
    let descriptions = [randomDescription(screen), randomDescription(screen)]
    FillLog.onNextFill = { [completions, weak screen] in
      guard let screen else { return }
      for lego in descriptions { completions.apply(lego, by: screen.legoRenderer) }
    }
    screen.setRows(rows, of: section)
    screen.view.layoutIfNeeded()
    FillLog.onNextFill = nil
    // The second one is performed in the next turn, or with the next update, whichever is first.
    completions.apply(randomDescription(screen), by: screen.legoRenderer)
    return StepExpectation(evaluated: nil, isDescribed: true, fillsAgain: true)
  }

  private mutating func point(in window: UIWindow) -> CGPoint {
    let size = window.bounds.size
    return CGPoint(
      x: CGFloat(Int.random(in: 1..<Int(size.width), using: &random)),
      y: CGFloat(Int.random(in: 1..<Int(size.height), using: &random)))
  }

  private func item(at point: CGPoint, _ screen: ProgramScreen) -> ProgramItem? {
    guard let view = screen.legoRenderer.collectionView,
      let path = view.indexPathForItem(at: view.convert(point, from: screen.view))
    else { return nil }
    return (view.cellForItem(at: path) as? ProgramCell)?.item
  }
}

// MARK: Checks

extension ProgramRun {
  /// The items of visible cells.
  private var visibleItems: [IndexPath: ProgramItem] {
    guard let view = display?.screen.legoRenderer.collectionView else { return [:] }
    return view.indexPathsForVisibleItems.reduce(into: [:]) { items, path in
      items[path] = (view.cellForItem(at: path) as? ProgramCell)?.item
    }
  }

  private mutating func check(
    _ expectation: StepExpectation, before: [IndexPath: ProgramItem]
  ) {
    guard let screen = display?.screen, let view = screen.legoRenderer.collectionView else {
      return found.expect(false, "there is no collection view")
    }
    for id in model.sections.indices {
      found.expect(
        screen.rows(of: id) == model.sections[id].rows, "the rows of \(id) are not those written")
    }
    let expected = applied ?? model.items
    let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
    found.expect(
      counts == expected.map(\.count), "it counts \(counts), not \(expected.map(\.count))")
    guard found.texts.isEmpty else { return }
    checkCells(view, expected)
    checkEvaluation(expectation, screen)
    if !expectation.fillsAgain { checkFills(before) }
    // UIKit may request cells before they are visible.
    if expectation.scrolls, !OpenChoices.current.contains(.preparesElementsAhead) {
      let known = Set(before.values.map(\.id))
      let expected = visibleItems.values.map(\.id).filter { !known.contains($0) }.sorted()
      let filled = FillLog.filled.map(\.id).sorted()
      found.expect(filled == expected, "a scroll has filled \(filled), not \(expected)")
    }
    for broken in view.brokenInvariants { found.expect(false, broken) }
  }

  private mutating func checkCells(_ view: UICollectionView, _ expected: [[ProgramItem]]) {
    let paths = Set(view.indexPathsForVisibleItems)
    for path in paths {
      let item = (view.cellForItem(at: path) as? ProgramCell)?.item
      found.expect(
        item == expected[path.section][path.item],
        "\(path) displays \(item.map { "\($0)" } ?? "nothing"), not "
          + "\(expected[path.section][path.item])")
    }
    // Frames that only touch the edge of the screen, within rounding, may be visible or not.
    for (section, items) in expected.enumerated() {
      for item in items.indices {
        let path = IndexPath(item: item, section: section)
        let frame = view.layoutAttributesForItem(at: path)?.frame ?? .null
        let isVisible = paths.contains(path)
        found.expect(
          isVisible
            ? frame.insetBy(dx: -0.5, dy: -0.5).intersects(view.bounds)
            : !frame.insetBy(dx: 0.5, dy: 0.5).intersects(view.bounds),
          "\(path) is \(isVisible ? "" : "not ")visible at \(frame) in \(view.bounds)")
      }
    }
  }

  private mutating func checkEvaluation(_ expectation: StepExpectation, _ screen: ProgramScreen) {
    let evaluated = screen.evaluatedSections
    found.expect(
      expectation.isDescribed || screen.descriptionCount == 0,
      "the description was evaluated although nothing that it reads has changed")
    let readsModels = model.order.contains { model.sections[$0].storage == .observable }
    // Blocks run once more if they read models, and those of the description before have not.
    let maximum = readsModels && !hasReadModels ? 2 : 1
    if screen.descriptionCount > 0 { hasReadModels = readsModels }
    guard let allowed = expectation.evaluated else { return }
    found.expect(
      !expectation.isExact || allowed.isSubset(of: evaluated),
      "only the blocks of \(evaluated) ran, and \(allowed) have changed")
    let unexpected = evaluated.filter { !allowed.contains($0) }
    found.expect(
      unexpected.isEmpty, "the blocks of \(unexpected) ran, and only \(allowed) have changed")
    let counts = Dictionary(evaluated.map { ($0, 1) }, uniquingKeysWith: +)
    found.expect(
      counts.values.allSatisfy { $0 <= maximum }, "a block ran too often: \(evaluated)")
  }

  /// Checks that no cell was filled whose item was displayed before, and is the same.
  private mutating func checkFills(_ before: [IndexPath: ProgramItem]) {
    let known = Dictionary(before.values.map { ($0.id, $0) }) { first, _ in first }
    let visible = Set(visibleItems.values.map(\.id))
    let needless = FillLog.filled.filter { visible.contains($0.id) && known[$0.id] == $0 }
    found.expect(needless.isEmpty, "unchanged cells were filled: \(needless.map(\.id))")
    found.expect(
      FillLog.repeated.isEmpty, "cells were filled twice: \(FillLog.repeated.map(\.id))")
  }
}
