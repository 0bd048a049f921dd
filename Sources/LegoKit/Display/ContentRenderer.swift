import UIKit

/// A renderer that displays descriptions in a collection view.
///
/// The snapshot of the data source and the content for callbacks change together, in one update of
/// the collection view.
@MainActor final class ContentRenderer {
  /// The configuration of the whole layout.
  private(set) var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { stack?.layout.configuration = layoutConfiguration }
  }

  /// The closure that is called with a report on each update.
  private(set) var onUpdate: ((UpdateReport) -> Void)?  // Public API of the renderer.
  /// The time that updates may take.
  private(set) var budget = UpdateBudget()  // Public API of the renderer.
  /// Whether updates are not animated while the user prefers reduced motion.
  private(set) var respectsReduceMotion = true  // Public API of the renderer.
  private var callbacks = LegoCollectionView.Callbacks()
  /// The scrolling of the collection view.
  private(set) lazy var scrolling = ScrollController { [weak elements] in
    elements?.content ?? IndexedContent()
  } findItem: { [weak self] in
    self?.indexPath(of: $0)
  }

  private var displayed: (stack: CollectionStack, lego: DisplayedDescription)?
  private var indexer = ContentIndexer()
  private var changes = ChangeChecker()
  private var cost = UpdateCost()
  private let elements: ElementProvider
  private let mistakes = MistakeReporter()
  private let features: [any Feature.Type]
  private var requestUpdate: () -> Void = {}

  init(
    elements: ElementProvider, features: [any Feature.Type],
    layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (self.elements, self.features) = (elements, features)
    self.layoutConfiguration = layoutConfiguration
  }

  private var stack: CollectionStack? { displayed?.stack }

  /// The collection view, `nil` before it is loaded.
  var collectionView: UICollectionView? { stack?.collectionView }

  /// Calls closures before and after layout passes, and when the view has left its window.
  func connect(_ callbacks: LegoCollectionView.Callbacks) {
    self.callbacks = callbacks
    stack?.collectionView.connect(callbacks)
  }

  /// Calls a closure after each layout pass.
  func connect(onLaidOut: (() -> Void)?) {
    callbacks.onLaidOut = onLaidOut
    stack?.collectionView.connect(callbacks)
  }

  /// Applies another configuration of the whole layout.
  func setLayoutConfiguration(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    layoutConfiguration = configuration
  }

  /// Reports updates to a closure.
  func setUpdateHandler(_ handler: ((UpdateReport) -> Void)?) {
    onUpdate = handler
  }

  /// Displays updates within another budget.
  func setBudget(_ budget: UpdateBudget) {
    self.budget = budget
  }

  /// Sets whether updates are not animated while the user prefers reduced motion.
  func setRespectsReduceMotion(_ respectsReduceMotion: Bool) {
    self.respectsReduceMotion = respectsReduceMotion
  }

  /// Lays out the collection view in the next layout pass, which shows pending changes of state.
  func setNeedsLayout() {
    stack?.collectionView.setNeedsLayout()
  }

  /// Calls a closure when a feature needs the description to be displayed again.
  func connect(onRequest requestUpdate: @escaping () -> Void) {
    self.requestUpdate = requestUpdate
  }

  /// Prints and reports mistakes that have not been reported before.
  func report(_ mistakes: [any LegoMistake]) {
    self.mistakes.report(mistakes)
  }

  /// The closure that is called once for each mistake in a description.
  var mistakeHandler: ((any LegoMistake) -> Void)? {
    get { mistakes.handler }
    set { mistakes.setHandler(newValue) }
  }

  /// Returns the collection view, which the first call creates.
  func loadCollectionView() -> UICollectionView {
    if let stack { return stack.collectionView }
    let stack = CollectionStack(
      elements: elements, configuration: layoutConfiguration, isAnchored: scrolling.anchor != .none)
    stack.collectionView.connect(callbacks)
    scrolling.connect(to: stack)
    let lego = DisplayedDescription(
      stack: stack, elements: elements, features: features, mistakes: mistakes
    ) { [weak self] in self?.requestUpdate() }
    displayed = (stack, lego)
    return stack.collectionView
  }

  /// Returns the displayed item at `path`, or `nil` if there is none.
  func item(at path: IndexPath) -> AnyItem? {
    stack?.dataSource.itemIdentifier(for: path).flatMap { elements.item($0, at: path) }
  }

  /// The displayed description, `nil` before the collection view is loaded.
  var displayedDescription: DisplayedDescription? { displayed?.lego }

  private func indexPath(of query: ItemQuery) -> IndexPath? {
    guard let dataSource = stack?.dataSource else { return nil }
    guard let tokens = indexer.tokens(of: query) else {
      return query.indexPath(in: elements.content)
    }
    return tokens.compactMap { dataSource.indexPath(for: $0) }.min()
  }

  /// The rule for items and sections with the same id.
  var duplicatePolicy: DuplicatePolicy {
    get { indexer.duplicatePolicy }
    set { indexer.duplicatePolicy = newValue }
  }

  private func report(_ next: ContentUpdate) {
    if duplicatePolicy == .trap, let mistake = next.mistakes.first {
      fatalError("LegoKit: \(mistake)")
    }
    mistakes.report(next.mistakes + changes.mistakes(in: next, after: elements.content))
  }

  /// Returns the way to display a change, and a sentence if it is not the one that was asked for.
  private func plan(
    of change: CollectionChange, animates: Bool, in collectionView: UICollectionView
  ) -> UpdateCost.Plan {
    let isReduced = animates && respectsReduceMotion && UIAccessibility.isReduceMotionEnabled
    var plan = cost.display(
      animates && !isReduced ? .animated : .plain, changes: change.count, budget: budget)
    if isReduced, plan.degradation == nil { plan.degradation = UpdateCost.reducedMotion }
    // A reload ends the editing of a field, and moves the focus of a keyboard to another item.
    guard plan.display == .reloaded, collectionView.containsFocus else { return plan }
    return (.plain, UpdateCost.focus)
  }

  /// Returns the cause of an update, if causes are recorded.
  private func cause(
    of change: CollectionChange, _ update: PendingUpdate, _ plan: UpdateCost.Plan
  ) -> UpdateCause? {
    guard UpdateInspection.isRecording else { return nil }
    return UpdateCause(change, update.reason, plan.display, degradation: plan.degradation)
  }

  /// Displays one description, or its next part.
  ///
  /// - Returns: The update whose other parts remain, or `nil` if it is displayed.
  func perform(_ update: PendingUpdate) -> PendingUpdate? {
    guard let (stack, screen) = displayed else { return nil }
    var timer = UpdateTimer()
    // 1. Compare with the displayed content, give each identity its token, and report mistakes.
    let prepared = screen.features.prepared(update.lego)
    let part = indexer.part(of: prepared, after: elements.content, cost, budget)
    let lego = part?.lego ?? prepared
    let next = timer.measure(.comparison) {
      let next = indexer.index(lego, after: elements.content)
      report(next)
      return next
    }
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
    if onUpdate != nil || UpdateObserver.isNeeded || UpdateInspection.isTracing {
      let summary = UpdateReport(
        reason: update.reason, display: plan.display, degradation: plan.degradation,
        durations: timer.durations, remainingInsertions: part?.remainingInsertions ?? 0,
        change: change)
      onUpdate?(summary)
      UpdateObserver.report(summary, of: stack.collectionView)
      if UpdateInspection.isTracing { UpdateInspection.trace(summary) }
    }
    return part == nil ? nil : update
  }
}
