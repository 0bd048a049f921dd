import UIKit

/// The interaction with a displayed collection view.
@MainActor final class DisplayedInteraction {
  private(set) var interaction = LegoInteraction()
  private(set) var interactiveSections: [(index: Int, section: Section)] = []
  /// Whether an update of the collection view is being performed.
  private(set) var isUpdating = false

  private let stack: CollectionStack
  private let elements: ElementProvider
  private let mistakes: MistakeReporter
  private lazy var controller = InteractionController(content: self)
  private let sizes = SizeChecker()

  /// Begins to handle the events of a collection view.
  init(stack: CollectionStack, elements: ElementProvider, mistakes: MistakeReporter) {
    (self.stack, self.elements, self.mistakes) = (stack, elements, mistakes)
    stack.collectionView.install(controller)
    stack.collectionView.connect(self)
    stack.layout.connect { [weak self] in self?.didMeasureCell(at: $0, $1, inPlaceOf: $2) }
    elements.holdUpdates { [weak self] in self?.controller.reordering.mustWait(for: $0) ?? false }
    stack.dataSource.reorderingHandlers.canReorderItem = { [weak self] token in
      self?.canReorderItem(token) ?? false
    }
    stack.dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.controller.reordering.didReorder(transaction)
    }
  }

  private func canReorderItem(_ token: ItemToken) -> Bool {
    stack.dataSource.indexPath(for: token).map { controller.reordering.canMoveItem(at: $0) }
      ?? false
  }

  private func didMeasureCell(at path: IndexPath, _ size: CGSize, inPlaceOf current: CGSize) {
    guard let token = stack.dataSource.itemIdentifier(for: path),
      let sizes = sizes.record(size, inPlaceOf: current, of: token), let item = item(at: path)
    else { return }
    let heights = sizes.map(\.height)
    let mistake = UnsettledSize(
      section: section(at: path.section)?.id.map { "\($0)" } ?? "\(path.section)",
      item: "\(item.id.base)", itemType: String(reflecting: type(of: item.base)),
      lengths: Array((Set(heights).count > 1 ? heights : sizes.map(\.width)).prefix(3)))
    report([mistake])
  }

  /// Performs an update of the collection view, through which VoiceOver stays on its item.
  func performUpdate(of change: CollectionChange, _ update: () -> Void) {
    let position = VoiceOverPosition(in: stack)
    sizes.itemsDidChange(change.changedTokens)
    isUpdating = true
    update()
    isUpdating = false
    position?.restore(after: change)
  }

  /// Adapts the collection view to a description that is displayed from now on.
  func contentDidChange(to lego: Lego) {
    interaction = lego.interaction
    let sections = elements.content.sections.described
    interactiveSections = []
    for (index, section) in sections.enumerated()
    where section.hasExtras && !section.interaction.isEmpty {
      interactiveSections.append((index, section))
    }
    controller.contentDidChange()
    elements.updateBadges(in: stack.collectionView)
    for case let background as SectionBackgroundView in stack.collectionView.subviews {
      background.update()
    }
  }

  /// Prepares a layout pass, after changes of state were displayed.
  func willLayOut() {
    controller.willLayOut()
  }

  /// Reports what is displayed and visible after a layout pass.
  func didLayOut() {
    controller.didLayOut()
  }

  /// Ends a layout pass in which the content was scrolled to its position; `layOut` displays the
  /// views of another content offset.
  func didScroll(layOut: () -> Void) {
    controller.didScroll(layOut: layOut)
  }
}

// MARK: Swipe actions and accessibility

extension DisplayedInteraction {
  /// Opens the swipe actions of a visible item; returns `false` if it has none.
  func openSwipeActions(at path: IndexPath, edge: SwipeEdge) -> Bool {
    controller.swiping.open(at: path, edge: edge)
  }

  /// Closes open swipe actions; returns `false` if there are none.
  func closeSwipeActions(animated: Bool) -> Bool {
    controller.swiping.close(animated: animated)
  }

  /// Returns the actions that assistive technologies offer for a visible item.
  func accessibilityActions(at path: IndexPath) -> [AccessibilityAttributes.Action] {
    guard let cell = stack.collectionView.cellForItem(at: path),
      let section = section(at: path.section), let interaction = interaction(at: path)
    else { return [] }
    return (interaction.accessibility?.actions ?? [])
      + controller.accessibilityActions(of: interaction, in: section, at: path, cell: cell)
  }
}

extension DisplayedInteraction: InteractionContent {
  var collectionView: UICollectionView? { stack.collectionView }

  var allSections: [(index: Int, section: Section)] {
    elements.content.sections.enumerated().map { (index: $0, section: $1.section) }
  }

  var isEmpty: Bool { elements.content.sections.allSatisfy { $0.items.isEmpty } }

  func item(at path: IndexPath) -> AnyItem? {
    stack.dataSource.itemIdentifier(for: path).flatMap { elements.item($0, at: path) }
  }

  func section(at index: Int) -> Section? {
    stack.dataSource.sectionIdentifier(for: index).flatMap { elements.content.section($0)?.section }
  }

  func deferringUpdates<Result>(during callback: () -> Result) -> Result {
    elements.deferringUpdates(during: callback)
  }

  func hasSystemSwipeActions(for cell: UICollectionViewCell, at path: IndexPath) -> Bool {
    cell is UICollectionViewListCell && elements.hasSystemSwipeActions(inSectionAt: path.section)
  }

  func willDisplay(_ view: UICollectionReusableView, ofKind kind: String, at path: IndexPath) {
    elements.deferringUpdates { elements.willDisplay(view, ofKind: kind, at: path) }
  }

  func resumeUpdates() {
    elements.resumeUpdates()
  }

  func restoreOrder() {
    let (content, displayed) = (elements.content, stack.dataSource.snapshot())
    let isRestored = content.sections.allSatisfy {
      displayed.indexOfSection($0.token) == nil
        || displayed.itemIdentifiers(inSection: $0.token) == $0.items
    }
    if !isRestored { stack.dataSource.apply(content.snapshot, animatingDifferences: true) }
  }

  func report(_ mistakes: [any LegoMistake]) {
    self.mistakes.report(mistakes)
  }
}
