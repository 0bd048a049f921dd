import UIKit

/// The scrolling of a collection view by the ids of its items.
@MainActor final class ScrollController {
  private enum Target {
    case item(ItemQuery, UICollectionView.ScrollPosition)
    case section(AnyHashable)
  }

  private let anchoring: ScrollAnchoring
  private let sections = SectionScrollTracker()
  private let content: () -> IndexedContent
  private let findItem: (ItemQuery) -> IndexPath?
  private weak var collectionView: UICollectionView?
  private var hasLaidOut = false
  // The target of a request before the first layout.
  private var waitingTarget: Target?

  /// Creates a controller with closures that return the displayed content and find items in it.
  init(
    content: @escaping () -> IndexedContent, findItem: @escaping (ItemQuery) -> IndexPath?
  ) {
    (self.content, self.findItem) = (content, findItem)
    anchoring = ScrollAnchoring(content: content)
  }

  /// The content that keeps its position.
  var anchor: ContentAnchor {
    get { anchoring.anchor }
    set { anchoring.setAnchor(newValue) }
  }

  /// Controls the scrolling of a collection view, whose data source finds the index paths of items.
  func connect(to collectionView: UICollectionView, _ dataSource: ScrollAnchoring.DataSource) {
    self.collectionView = collectionView
    anchoring.connect(to: collectionView, dataSource)
    sections.connect(to: collectionView)
  }

  /// Returns the index path of a displayed item.
  func indexPath(of query: ItemQuery) -> IndexPath? { findItem(query) }

  /// Scrolls to an item, or after the first layout if there was none; returns whether the item is
  /// displayed.
  func scroll(
    to query: ItemQuery, at position: UICollectionView.ScrollPosition, animated: Bool
  ) -> Bool {
    guard let path = findItem(query) else { return false }
    guard hasLaidOut, let collectionView else {
      waitingTarget = .item(query, position)
      return true
    }
    guard animated else {
      scroll(to: path, at: position) { collectionView.layoutIfNeeded() }
      return true
    }
    anchoring.pause()
    collectionView.scrollToItem(at: path, at: position, animated: true)
    return true
  }

  // Rows that become visible are measured and move the others, so the offset is computed again
  // until it stays.
  private func scroll(
    to path: IndexPath, at position: UICollectionView.ScrollPosition, layOut: () -> Void
  ) {
    guard let collectionView else { return }
    for _ in 0..<Self.maximumAttempts {
      let before = collectionView.contentOffset
      collectionView.scrollToItem(at: path, at: position, animated: false)
      layOut()
      if collectionView.contentOffset == before { break }
    }
    anchoring.recordPosition()
  }

  private static let maximumAttempts = 10
}

// MARK: Sections

extension ScrollController {
  /// Scrolls to the start of a section, or after the first layout if there was none; returns whether
  /// the section has a start.
  func scroll(toSection id: AnyHashable, animated: Bool) -> Bool {
    guard let index = index(ofSection: id) else { return false }
    guard hasLaidOut, let collectionView else {
      waitingTarget = .section(id)
      return true
    }
    guard animated else {
      scroll(toSection: index) { collectionView.layoutIfNeeded() }
      return true
    }
    guard let target = contentOffset(ofSection: index) else { return false }
    anchoring.pause()
    collectionView.setContentOffset(target, animated: true)
    return true
  }

  // Rows that become visible are measured and move the others.
  private func scroll(toSection index: Int, layOut: () -> Void) {
    guard let collectionView else { return }
    for _ in 0..<Self.maximumAttempts {
      guard let target = contentOffset(ofSection: index), target != collectionView.contentOffset
      else { break }
      collectionView.contentOffset = target
      layOut()
    }
    anchoring.recordPosition()
  }

  /// Returns the index of a displayed section with a header or an item.
  private func index(ofSection id: AnyHashable) -> Int? {
    content().sections.firstIndex {
      $0.section.id == id && ($0.section.header != nil || !$0.section.items.isEmpty)
    }
  }

  private func contentOffset(ofSection index: Int) -> CGPoint? {
    guard let collectionView, content().sections.indices.contains(index) else { return nil }
    let viewport = Viewport(collectionView)
    guard let start = start(ofSection: index, viewport, collectionView) else { return nil }
    let offset = min(
      max(start - viewport.startInset, -viewport.startInset),
      viewport.endOffset(of: collectionView))
    return viewport.contentOffset(
      at: offset, of: collectionView, forProposed: collectionView.contentOffset)
  }

  private func start(
    ofSection index: Int, _ viewport: Viewport, _ collectionView: UICollectionView
  ) -> CGFloat? {
    let section = content().sections[index].section
    let path = IndexPath(item: 0, section: index)
    let layout = collectionView.collectionViewLayout
    let item = section.items.isEmpty ? nil : layout.layoutAttributesForItem(at: path)
    let first = item.map { viewport.range(of: $0.frame, in: collectionView).start }
    guard section.header != nil,
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path)
    else { return first }
    let range = viewport.range(of: header.frame, in: collectionView)
    // The frame of a header that stays visible depends on the current offset.
    guard section.layout.pinsHeader, let first else { return range.start }
    return first - (range.end - range.start)
  }
}

// MARK: Updates and layout passes

extension ScrollController {
  /// Performs an update of the collection view, during which the anchor keeps its position.
  func anchoring(isReload: Bool, _ update: () -> Void) {
    anchoring.updateWillBegin()
    update()
    if isReload { sections.restoreAll() }
    anchoring.updateDidEnd(isReload: isReload)
  }

  /// The scroll views of the displayed sections whose pages are announced.
  var viewsThatAnnouncePages: [UIScrollView] { sections.viewsThatAnnouncePages(content()) }

  /// The distances of sections that scroll horizontally from their starts, by the ids of the sections.
  ///
  /// Setting them scrolls the sections in the next layout pass; those without one to their starts.
  var sectionPositions: [AnyHashable: CGFloat] {
    get { sections.positions }
    set { sections.setPositions(newValue) }
  }

  /// Begins a layout pass, before pending changes are displayed.
  func layoutWillBegin() {
    anchoring.layoutWillBegin()
  }

  /// Ends a layout pass; `layOut` displays the views of another content offset.
  func layoutDidEnd(layOut: () -> Void) {
    anchoring.layoutDidEnd(layOut: layOut)
    sections.layoutDidEnd(content(), layOut: layOut)
    guard !hasLaidOut, collectionView?.bounds.isEmpty == false else { return }
    hasLaidOut = true
    guard let target = waitingTarget else { return }
    waitingTarget = nil
    switch target {
    case .item(let query, let position):
      if let path = findItem(query) { scroll(to: path, at: position, layOut: layOut) }
    case .section(let id):
      if let index = index(ofSection: id) { scroll(toSection: index, layOut: layOut) }
    }
  }
}
