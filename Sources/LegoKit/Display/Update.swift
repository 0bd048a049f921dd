import UIKit

/// The performer of the updates of one screen.
///
/// ``perform(_:on:in:)`` is one update from the description to the report.
@MainActor final class Updater {
  /// The settings of a renderer.
  struct Settings {
    /// The closure that is called with a report on each update.
    var onUpdate: ((UpdateReport) -> Void)?
    /// The time that updates may take.
    var budget = UpdateBudget()
    /// Whether updates are not animated while the user prefers reduced motion.
    var respectsReduceMotion = true
  }

  private let streams = UpdateStreams()
  private var settings = Settings()
  private var indexer = ContentIndexer()
  private var changes = ChangeChecker()
  private var cost = UpdateCost()
  private let elements: ElementProvider
  private let scrolling: ScrollController
  private let mistakes: MistakeReporter

  init(elements: ElementProvider, scrolling: ScrollController, mistakes: MistakeReporter) {
    (self.elements, self.scrolling, self.mistakes) = (elements, scrolling, mistakes)
  }

  /// Displays one description, or its next part.
  ///
  /// - Parameters:
  ///   - update: The description, and how to display it.
  ///   - stack: The collection view with its layout and its data source.
  ///   - screen: What the collection view displays.
  /// - Returns: The update whose other parts remain, or `nil` if it is displayed.
  func perform(
    _ update: PendingUpdate, on stack: CollectionStack, in screen: DisplayedDescription
  ) -> PendingUpdate? {
    var timer = UpdateTimer()
    // 1. Compare with the displayed content, give each identity its token, and report mistakes.
    let prepared = screen.features.prepared(update.lego)
    let part = indexer.part(of: prepared, after: elements.content, cost, settings.budget)
    let lego = part?.lego ?? prepared
    let next = timer.measure(.comparison) { compare(lego) }
    // 2. Measure changed items with their cell types.
    let isResized = timer.measure(.measuring) { elements.updateSizes(for: next) }
    // 3. Display all changes in one update of the collection view.
    let change = CollectionChange(
      displayed: elements.content, content: next.content, difference: next.difference,
      invalidatesLayout: isResized || next.difference.changesLayout)
    let plan =
      part.map { (.plain, $0.explanation) }
      ?? plan(of: change, animates: update.animates, in: stack.collectionView)
    // Not the update: an animation must not retain the description, and with it the model.
    let completion = part == nil ? update.completion : UpdateCompletion(nil)
    timer.measure(.display) {
      scrolling.anchoring(isReload: plan.display == .reloaded) {
        screen.performUpdate(of: change) {
          elements.withCause(cause(of: change, update, plan)) {
            stack.apply(change, elements: elements, plan.display) { completion.finish(.applied) }
          }
        }
      }
    }
    // 4. Tell the features.
    screen.contentDidChange(to: lego)
    // 5. Learn from the time that it took, and report.
    cost.record(timer.durations.display, changes: change.count, plan.display)
    report(change, of: update, part, plan, timer.durations, in: stack.collectionView)
    return part == nil ? nil : update
  }

  private func compare(_ lego: Lego) -> ContentUpdate {
    let next = indexer.index(lego, after: elements.content)
    if duplicatePolicy == .trap, let mistake = next.mistakes.first {
      fatalError("LegoKit: \(mistake)")
    }
    mistakes.report(next.mistakes + changes.mistakes(in: next, after: elements.content))
    return next
  }

  /// Returns the way to display a change, and a sentence if it is not the one that was asked for.
  private func plan(
    of change: CollectionChange, animates: Bool, in collectionView: UICollectionView
  ) -> UpdateCost.Plan {
    let isReduced =
      animates && settings.respectsReduceMotion && UIAccessibility.isReduceMotionEnabled
    var plan = cost.display(
      animates && !isReduced ? .animated : .plain, changes: change.count, budget: settings.budget)
    if isReduced, plan.fallback == nil { plan.fallback = UpdateCost.reducedMotion }
    // A reload ends the editing of a field, and moves the focus of a keyboard to another item.
    guard plan.display == .reloaded, collectionView.containsFocus else { return plan }
    return (.plain, UpdateCost.focus)
  }

  /// Returns the cause of an update, if causes are recorded.
  private func cause(
    of change: CollectionChange, _ update: PendingUpdate, _ plan: UpdateCost.Plan
  ) -> UpdateCause? {
    guard UpdateInspection.isRecording else { return nil }
    return UpdateCause(change, update.reason, plan.display, fallback: plan.fallback)
  }

  private func report(
    _ change: CollectionChange, of update: PendingUpdate, _ part: UpdatePart?,
    _ plan: UpdateCost.Plan, _ durations: UpdateReport.Durations,
    in collectionView: UICollectionView
  ) {
    guard isReporting else { return }
    let summary = UpdateReport(
      reason: update.reason, display: plan.display, fallback: plan.fallback,
      durations: durations, remainingInsertions: part?.remainingInsertions ?? 0, change: change)
    settings.onUpdate?(summary)
    streams.report(summary)
    UpdateObserver.report(summary, of: collectionView)
    if UpdateInspection.isTracing { summary.trace() }
  }
}

// MARK: Settings and questions

extension Updater {
  /// Changes a setting of the renderer.
  func change<Value>(_ setting: WritableKeyPath<Settings, Value>, to value: Value) {
    settings[keyPath: setting] = value
  }

  /// Returns a setting of the renderer.
  func setting<Value>(_ setting: KeyPath<Settings, Value>) -> Value { settings[keyPath: setting] }

  /// The rule for items and sections with the same id.
  var duplicatePolicy: DuplicatePolicy {
    get { indexer.duplicatePolicy }
    set { indexer.duplicatePolicy = newValue }
  }

  /// Returns the reports on updates from now on, for one more client.
  func makeReports() -> AsyncStream<UpdateReport> { streams.makeStream() }

  /// Whether reports on updates are read.
  var isReporting: Bool {
    settings.onUpdate != nil || !streams.isEmpty || UpdateObserver.isNeeded
      || UpdateInspection.isTracing
  }

  /// Returns the tokens of the items that a query finds, or `nil` if they are not indexed.
  func tokens(of query: ItemQuery) -> [ItemToken]? { indexer.tokens(of: query) }
}
