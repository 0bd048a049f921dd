import UIKit

/// A renderer that displays descriptions in a collection view.
///
/// The snapshot of the data source and the content for callbacks change together, in one update of
/// the collection view.
@MainActor final class ContentRenderer {
  /// The configuration of the whole layout.
  private(set) var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { (stack?.layout as? LegoLayout)?.configuration = layoutConfiguration }
  }

  private var callbacks = LegoCollectionView.Callbacks()
  /// The scrolling of the collection view.
  private(set) lazy var scrolling = ScrollController { [weak elements] in
    elements?.content ?? IndexedContent()
  } findItem: { [weak self] in
    self?.indexPath(of: $0)
  }
  /// The updates of the collection view.
  private(set) lazy var updater = Updater(
    elements: elements, scrolling: scrolling, mistakes: mistakes)

  private var displayed: (stack: CollectionStack, screen: DisplayedDescription)?
  private let elements: ElementProvider
  private let features: [any Feature.Type]
  private let layout: UICollectionViewLayout?
  private var requestUpdate: () -> Void = {}
  private let mistakes = MistakeReporter()

  init(
    elements: ElementProvider, features: [any Feature.Type],
    layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration,
    layout: UICollectionViewLayout?
  ) {
    (self.elements, self.features, self.layout) = (elements, features, layout)
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

  /// Calls a closure when a feature needs the description to be displayed again.
  func connect(onRequest requestUpdate: @escaping () -> Void) {
    self.requestUpdate = requestUpdate
  }

  /// Applies another configuration of the whole layout.
  func setLayoutConfiguration(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    layoutConfiguration = configuration
  }

  /// Lays out the collection view in the next layout pass, which shows pending changes of state.
  func setNeedsLayout() {
    stack?.collectionView.setNeedsLayout()
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
    let isAnchored = scrolling.anchor != .none
    let stack = CollectionStack(
      elements: elements,
      layout: layout ?? LegoLayout.layout(of: elements, layoutConfiguration, isAnchored: isAnchored)
    )
    if features.isEmpty { stack.collectionView.makePrototype() }
    stack.collectionView.connect(callbacks)
    stack.collectionView.connect(scrolling)
    scrolling.connect(to: stack.collectionView, stack.dataSource)
    let screen = DisplayedDescription(
      stack: stack, elements: elements, features: features, mistakes: mistakes
    ) { [weak self] in self?.requestUpdate() }
    displayed = (stack, screen)
    return stack.collectionView
  }

  /// Displays one description, or its next part, once the collection view is loaded.
  ///
  /// - Returns: The update whose other parts remain, or `nil` if it is displayed.
  func perform(_ update: PendingUpdate) -> PendingUpdate? {
    guard let (stack, screen) = displayed else { return nil }
    return updater.perform(update, on: stack, in: screen)
  }

  /// Returns the displayed item at `path`, or `nil` if there is none.
  func item(at path: IndexPath) -> AnyItem? {
    stack?.dataSource.itemIdentifier(for: path).flatMap { elements.item($0, at: path) }
  }

  /// The displayed description, `nil` before the collection view is loaded.
  var displayedDescription: DisplayedDescription? { displayed?.screen }

  private func indexPath(of query: ItemQuery) -> IndexPath? {
    guard let dataSource = stack?.dataSource else { return nil }
    guard let tokens = updater.tokens(of: query) else {
      return query.indexPath(in: elements.content)
    }
    return tokens.compactMap { dataSource.indexPath(for: $0) }.min()
  }
}
