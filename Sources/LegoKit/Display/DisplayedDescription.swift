import UIKit

/// A description in its collection view.
@MainActor final class DisplayedDescription {
  private(set) var traits = Traits()
  private(set) var sectionsWithTraits: [(index: Int, section: Section)] = []
  /// Whether an update of the collection view is being performed.
  private(set) var isUpdating = false
  let features: FeatureList

  private let stack: CollectionStack
  private let elements: ElementProvider
  private let mistakes: MistakeReporter
  private let requestUpdate: () -> Void
  private lazy var items = AppearingItems(screen: self)
  private lazy var delegate = ScreenDelegate(screen: self, items: items)
  private let sizes = SizeChecker()

  /// Begins to handle the events of a collection view.
  ///
  /// - Parameters:
  ///   - stack: The collection view with its layout and its data source.
  ///   - elements: The provider of what it displays.
  ///   - features: All features that the screen may have, in the order in which they are asked.
  ///   - mistakes: Prints and reports mistakes.
  ///   - requestUpdate: Displays the description again in the next layout pass.
  init(
    stack: CollectionStack, elements: ElementProvider, features: [any Feature.Type],
    mistakes: MistakeReporter, requestUpdate: @escaping () -> Void
  ) {
    (self.stack, self.elements, self.mistakes) = (stack, elements, mistakes)
    (self.features, self.requestUpdate) = (FeatureList(features), requestUpdate)
    self.features.connect(to: self)
    stack.collectionView.install(delegate)
    stack.collectionView.connect(self)
    (stack.layout as? LegoLayout)?.connect { [weak self] in
      self?.didMeasureCell(at: $0, $1, inPlaceOf: $2)
    }
    elements.reportMistakes { [weak self] in self?.report([$0]) }
    elements.holdUpdates { [weak self] lego in
      self?.features.contains { $0.mustWait(for: lego) } ?? false
    }
    stack.dataSource.reorderingHandlers.canReorderItem = { [weak self] token in
      self?.canReorderItem(token) ?? false
    }
    stack.dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.features.forEach { $0.didMoveItem(transaction) }
    }
  }

  private func canReorderItem(_ token: ItemToken) -> Bool {
    guard let path = stack.dataSource.indexPath(for: token) else { return false }
    return features.contains { $0.canMoveItem(at: path) }
  }

  private func didMeasureCell(at path: IndexPath, _ size: CGSize, inPlaceOf current: CGSize) {
    guard let token = stack.dataSource.itemIdentifier(for: path),
      let sizes = sizes.record(
        size, inPlaceOf: current, of: token, in: SizeChecker.Environment(stack.collectionView)),
      let item = item(at: path)
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
    traits = lego.traits
    sectionsWithTraits = []
    var background: UIColor?
    var otherType: ObjectIdentifier?
    for (index, section) in elements.content.sections.described.enumerated() {
      if section.hasTraits { sectionsWithTraits.append((index, section)) }
      // The first grouped list determines the background of all sections.
      guard background == nil else { continue }
      // Comparing types takes a fraction of a cast, which matters for thousands of sections.
      let layout = section.layout
      let layoutType = ObjectIdentifier(type(of: layout))
      guard layoutType != otherType else { continue }
      if let list = layout.systemList {
        background = list.appearance.pageBackground
      } else {
        otherType = layoutType
      }
    }
    let hasOwnLayout = stack.collectionView.hasOwnLayout
    stack.collectionView.setPageBackground(hasOwnLayout ? nil : background)
    if hasOwnLayout { reportModifiersWithoutEffect() }
    features.contentDidChange(of: self)
    items.contentDidChange()
    elements.updateBadges(in: stack.collectionView)
    for case let background as SectionBackgroundView in stack.collectionView.subviews {
      background.update()
    }
  }
}

extension DisplayedDescription {
  private func reportModifiersWithoutEffect() {
    let layout = stack.layout
    report(
      elements.content.sections.described.flatMap {
        ModifierIgnoredByLayout.mistakes(in: $0, laidOutBy: layout)
      })
  }
}

// MARK: Layout passes

extension DisplayedDescription {
  /// Prepares a layout pass, after changes of state were displayed.
  func layoutWillBegin() {
    items.layoutWillBegin()
    features.forEach { $0.layoutWillBegin() }
  }

  /// Ends a layout pass in which the content was scrolled to its position, and reports what is
  /// displayed and visible; `layOut` displays the views of another content offset.
  func layoutDidEnd(layOut: () -> Void) {
    features.forEach { $0.contentDidScroll(layOut: layOut) }
    deferringUpdates {
      items.layoutDidEnd()
      features.forEach { $0.layoutDidEnd() }
    }
  }
}

extension DisplayedDescription: DisplayedScreen {
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

  func height(ofItemAt path: IndexPath, width: CGFloat) -> CGFloat? {
    elements.height(ofItemAt: path, width: width, stack.collectionView.traitCollection)
  }

  func hasSystemSwipeActions(for cell: UICollectionViewCell, at path: IndexPath) -> Bool {
    cell is UICollectionViewListCell && !stack.collectionView.hasOwnLayout
      && elements.hasSystemSwipeActions(inSectionAt: path.section)
  }

  func willDisplay(_ view: UICollectionReusableView, ofKind kind: String, at path: IndexPath) {
    elements.deferringUpdates { elements.willDisplay(view, ofKind: kind, at: path) }
  }

  func setNeedsUpdate() {
    requestUpdate()
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
