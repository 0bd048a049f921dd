import UIKit

/// The scrolling of a collection view by the ids of its items.
@MainActor final class ScrollController {
  private struct Target {
    let query: ItemQuery
    let position: UICollectionView.ScrollPosition
  }

  private let anchoring = ScrollAnchoring()
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
  }

  /// The content that keeps its position.
  var anchor: ContentAnchor {
    get { anchoring.anchor }
    set { anchoring.setAnchor(newValue) }
  }

  /// Controls the scrolling of a stack, which does not retain the controller's owner.
  func connect(to stack: CollectionStack) {
    collectionView = stack.collectionView
    stack.collectionView.connect(self)
    anchoring.connect(to: stack)
    sections.connect(to: stack.collectionView)
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
      waitingTarget = Target(query: query, position: position)
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

// MARK: Updates and layout passes

extension ScrollController {
  /// Performs an update of the collection view, during which the anchor keeps its position.
  func anchoring(isReload: Bool, _ update: () -> Void) {
    anchoring.updateWillBegin()
    update()
    if isReload { sections.restoreAll() }
    anchoring.updateDidEnd(isReload: isReload)
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
    if let path = findItem(target.query) { scroll(to: path, at: target.position, layOut: layOut) }
  }
}
