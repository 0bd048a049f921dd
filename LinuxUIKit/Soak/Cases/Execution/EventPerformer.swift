import SeededNumbers
import UIKit

/// An object that performs events on a screen, as an app or a user does.
@MainActor struct EventPerformer {
  /// The completion handlers that were passed and called.
  let completions = CompletionCount()
  /// Whether no work and no animation is pending, so that the screen must match the model.
  private(set) var isSettled = false
  /// Whether no work is pending.
  private(set) var isLaidOut = false
  private let screen: SoakScreen
  // The generator of the times between events.
  private var random: SeededGenerator

  /// Creates a performer for a screen that hasn't been laid out.
  init(_ screen: SoakScreen, seed: UInt64) {
    self.screen = screen
    random = SeededGenerator(seed: seed)
  }

  /// Finishes all animations.
  mutating func finish() {
    settle(for: 1)
  }

  /// Performs an event and returns the expectation for the previously visible cells.
  mutating func perform(_ event: SoakEvent) -> Expectation {
    switch event {
    case .batch(let batch): return perform(batch)
    case .snapshot(let snapshot): return perform(snapshot)
    case .outline(let outline, let isAnimated): return perform(outline, isAnimated)
    case .scrollApplying(let offset, let snapshot): return scroll(to: offset, applying: snapshot)
    case .select(let remainders):
      settle()
      select(remainders)
      return Expectation(keepsSelection: false)
    case .scroll(let offset, let isLaidOut):
      screen.view.contentOffset.y = offset
      settle(isLaidOut)
    case .resize(let height):
      screen.view.frame.size.height = height
      settle()
    case .newLayout:
      screen.view.collectionViewLayout = screen.settings.layout.makeLayout()
      settle()
    case .reloadData(let isLaidOut):
      screen.view.reloadData()
      settle(isLaidOut)
      return .nothing
    }
    return Expectation()
  }

  private mutating func settle(_ isLaidOut: Bool = true) {
    self.isLaidOut = isLaidOut
    isSettled = false
    guard isLaidOut else { return }
    settle(for: [0, 0.05, 0.15, 1].randomElement(using: &random) ?? 1)
  }

  /// Performs layout and advances the time if animations are enabled; all animations finish within
  /// one second.
  private mutating func settle(for seconds: TimeInterval) {
    screen.view.layoutIfNeeded()
    isLaidOut = true
    isSettled = !screen.settings.isMoving || seconds >= 1
    guard screen.settings.isMoving else { return }
    FrameClock.shared.advance(by: seconds, framesPerSecond: 20)
  }

  private func select(_ remainders: Set<Int>) {
    for path in screen.view.indexPathsForVisibleItems.sorted() {
      guard let id = screen.model.item(at: path)?.id else { continue }
      if remainders.contains(id % 4) {
        screen.view.selectItem(at: path, animated: false, scrollPosition: [])
      } else {
        screen.view.deselectItem(at: path, animated: false)
      }
    }
  }

  // MARK: Batches

  private mutating func perform(_ batch: SoakBatch) -> Expectation {
    let view = screen.view
    switch batch.style {
    case .alone:
      // Without a block, the old counts must be read before the data changes.
      _ = view.numberOfSections
      screen.model = batch.after
      for step in batch.steps { step.perform(on: view) }
    case .block:
      perform {
        for step in batch.steps { step.perform(on: view) }
      } changing: { [screen] in
        screen.model = batch.after
      }
    case .nested:
      let (first, rest) = (batch.steps.first, batch.steps.dropFirst())
      perform { [completions] in
        view.performBatchUpdates {
          for step in rest { step.perform(on: view) }
        } completion: {
          completions.call($0)
        }
        completions.willCall()
        first?.perform(on: view)
      } changing: { [screen] in
        screen.model = batch.after
      }
    }
    settle()
    return Expectation(replacedItems: batch.replacedItems)
  }

  private func perform(
    _ steps: @escaping () -> Void, changing change: @escaping () -> Void
  ) {
    completions.willCall()
    screen.view.performBatchUpdates {
      change()
      steps()
    } completion: { [completions] in
      completions.call($0)
    }
  }

  // MARK: Snapshots

  private mutating func perform(_ snapshot: SoakSnapshot) -> Expectation {
    apply(snapshot)
    if snapshot.following.isEmpty {
      settle()
    } else {
      // The completion handler that applies the next snapshot is called after the animation.
      for _ in 0..<2 { settle(for: 1) }
    }
    return expectation(of: snapshot)
  }

  private func expectation(of snapshot: SoakSnapshot) -> Expectation {
    let all = [snapshot] + snapshot.following
    guard !all.contains(where: { $0.style == .reload }) else { return .nothing }
    var expectation = Expectation(keepsCells: snapshot.following.isEmpty)
    expectation.replacedItems = all.reduce([]) { $0.union($1.replacedItems) }
    // Items that the first snapshot deletes and the second inserts again don't survive.
    expectation.survivors = Set(snapshot.after.items.map(\.id))
    return expectation
  }

  private func apply(_ snapshot: SoakSnapshot) {
    guard let dataSource = screen.diffable else { return }
    setModel(snapshot.after)
    let made = snapshot.snapshot(from: dataSource.snapshot())
    completions.willCall()
    let performer = self
    let completion = { [completions] in
      completions.call(true)
      for next in snapshot.following { performer.apply(next) }
    }
    switch snapshot.style {
    case .animated: dataSource.apply(made, animatingDifferences: true, completion: completion)
    case .immediate: dataSource.apply(made, animatingDifferences: false, completion: completion)
    case .reload: dataSource.applySnapshotUsingReloadData(made, completion: completion)
    }
  }

  private mutating func perform(_ outline: SoakOutline, _ isAnimated: Bool) -> Expectation {
    setModel(outline.after)
    completions.willCall()
    screen.diffable?.apply(
      outline.snapshot, to: outline.section, animatingDifferences: isAnimated
    ) { [completions] in
      completions.call(true)
    }
    settle()
    return Expectation()
  }

  // An app loads more items when the last cell becomes visible.
  private mutating func scroll(to offset: CGFloat, applying snapshot: SoakSnapshot) -> Expectation {
    var isApplied = false
    let performer = self
    screen.onWillDisplay = {
      isApplied = true
      performer.apply(snapshot)
    }
    screen.view.contentOffset.y = offset
    settle()
    screen.onWillDisplay = nil
    if !isApplied { apply(snapshot) }
    settle()
    var expectation = expectation(of: snapshot)
    expectation.keepsCells = false
    return expectation
  }

  private func setModel(_ model: SoakModel) {
    screen.model = model
    for item in model.items { screen.versions[item.id] = item.version }
  }
}
