import UIKit

/// An object that keeps the position of the anchor while the content changes.
///
/// It records the positions of the visible items after each layout pass. The next pass or update
/// compares them with the new positions, and moves the content offset by the difference. Scrolling
/// changes the offset and not the positions in the content, so it is never reverted.
@MainActor final class ScrollAnchoring {
  /// The content that keeps its position.
  private(set) var anchor = ContentAnchor.none  // Public API of the renderer.

  private enum State {
    /// Nothing was laid out.
    case unknown
    /// The positions after the last layout pass.
    case recorded(ScrollRecord)
    /// The positions before an update that the next layout pass displays.
    case updating(ScrollRecord)
    /// The positions while an animation scrolls, which a correction would end.
    case paused(ScrollRecord)
  }

  private var state = State.unknown
  private weak var collectionView: UICollectionView?
  private weak var dataSource: UICollectionViewDiffableDataSource<SectionToken, ItemToken>?

  /// Keeps other content in its position from now on.
  func setAnchor(_ anchor: ContentAnchor) {
    guard anchor != self.anchor else { return }
    self.anchor = anchor
    recordPosition()
  }

  /// Keeps the positions of a stack.
  func connect(to stack: CollectionStack) {
    (collectionView, dataSource) = (stack.collectionView, stack.dataSource)
    (stack.layout as? AnchoredLayout)?.connect { [weak self] in self?.targetOffset }
  }

  /// Keeps no position until the user scrolls, or until the content or the size changes.
  func pause() {
    guard isActive else { return }
    state = currentRecord().map { .paused($0) } ?? .unknown
  }

  /// Records the current positions in place of those before.
  func recordPosition() {
    guard isActive else { return state = .unknown }
    state = currentRecord().map { .recorded($0) } ?? .unknown
  }

  // The collection view has content to keep, and scrolls vertically.
  private var isActive: Bool {
    guard anchor != .none, let collectionView, !collectionView.bounds.isEmpty,
      let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return false }
    return layout.configuration.scrollDirection == .vertical
  }
}

// MARK: Updates and layout passes

extension ScrollAnchoring {
  /// Records the positions before an update.
  func updateWillBegin() {
    guard isActive else { return }
    switch state {
    case .recorded(let record) where isCurrent(record), .paused(let record) where isCurrent(record):
      state = .updating(record)
    case .recorded, .paused: state = currentRecord().map { .updating($0) } ?? .unknown
    case .updating, .unknown: break
    }
  }

  /// Moves the content offset after an update.
  ///
  /// A reload is displayed by the next layout pass, which moves it then.
  func updateDidEnd(isReload: Bool) {
    guard isActive, case .updating = state, !isReload else { return }
    correctOffset(layOut: {})
    recordPosition()
  }

  /// Takes into account that the content was scrolled since the last pass.
  func layoutWillBegin() {
    guard isActive, let collectionView else { return }
    switch state {
    case .recorded(var record):
      guard record.viewport == Viewport(collectionView) else { return }
      record.scroll(to: collectionView.contentOffset.y)
      state = .recorded(record)
    case .paused(let record):
      let isCurrent = record.viewport == Viewport(collectionView) && !collectionView.isTracking
      if !isCurrent { state = .recorded(record) }
    case .updating, .unknown: break
    }
  }

  /// Moves the content offset at the end of a layout pass, and records the positions.
  func layoutDidEnd(layOut: () -> Void) {
    guard isActive else { return }
    if case .paused = state { return pause() }
    correctOffset(layOut: layOut)
    recordPosition()
  }

  // Rows that become visible by a correction are measured, which may move the anchor again.
  private func correctOffset(layOut: () -> Void) {
    for _ in 0..<Self.maximumCorrections {
      guard let collectionView, let target = targetOffset,
        abs(target - collectionView.contentOffset.y) > Self.tolerance
      else { return }
      collectionView.contentOffset.y = target
      layOut()
    }
  }

  private static let maximumCorrections = 10
  private static let tolerance: CGFloat = 0.25
}

// MARK: Positions

extension ScrollAnchoring {
  /// The vertical content offset at which the anchor has its recorded position; `nil` if there is
  /// none.
  private var targetOffset: CGFloat? {
    guard isActive, let collectionView else { return nil }
    let viewport = Viewport(collectionView)
    switch state {
    case .unknown: return anchor == .bottom ? viewport.endOffset(of: collectionView) : nil
    case .recorded(let record), .updating(let record):
      guard let offset = offset(keeping: record, viewport, collectionView) else { return nil }
      // The offset may be beyond the content while the user drags it.
      let isKept = abs(offset - collectionView.contentOffset.y) <= Self.tolerance
      if isKept, record.viewport == viewport { return offset }
      return min(max(offset, -viewport.top), viewport.endOffset(of: collectionView))
    case .paused: return nil
    }
  }

  private func offset(
    keeping record: ScrollRecord, _ viewport: Viewport, _ collectionView: UICollectionView
  ) -> CGFloat? {
    if anchor == .bottom, record.isAtEnd {
      return viewport.endOffset(of: collectionView) - record.distanceToEnd
    }
    let starts = record.items.lazy.compactMap { item in
      self.start(of: item.token).map { $0 - item.distance }
    }
    return starts.first.map { $0 - viewport.top }
  }

  private func start(of token: ItemToken) -> CGFloat? {
    guard let path = dataSource?.indexPath(for: token) else { return nil }
    return collectionView?.collectionViewLayout.layoutAttributesForItem(at: path)?.frame.minY
  }

  private func isCurrent(_ record: ScrollRecord) -> Bool {
    guard let collectionView else { return false }
    // After a change of the size, the recorded positions are those to keep.
    return record.viewport != Viewport(collectionView)
      || record.offset == collectionView.contentOffset.y
  }

  private func currentRecord() -> ScrollRecord? {
    guard let collectionView, let dataSource else { return nil }
    let viewport = Viewport(collectionView)
    let offset = collectionView.contentOffset.y
    let visibleTop = offset + viewport.top
    let elements = collectionView.collectionViewLayout.layoutAttributesForElements(
      in: collectionView.bounds)
    let cells = (elements ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.maxY > visibleTop
    }
    .sorted { ($0.frame.minY, $0.indexPath) < ($1.frame.minY, $1.indexPath) }
    return ScrollRecord(
      items: cells.compactMap { cell in
        dataSource.itemIdentifier(for: cell.indexPath).map {
          ScrollRecord.Item(token: $0, distance: cell.frame.minY - visibleTop)
        }
      }, offset: offset, distanceToEnd: viewport.endOffset(of: collectionView) - offset,
      viewport: viewport)
  }
}

/// The positions of the visible items and of the end of the content.
private struct ScrollRecord {
  struct Item {
    let token: ItemToken
    /// The distance of the item's start from the top of the visible area.
    var distance: CGFloat
  }

  /// The visible items, from top to bottom.
  private(set) var items: [Item]
  /// The vertical content offset.
  private(set) var offset: CGFloat
  /// The distance to the content offset at the end of the content; negative beyond it.
  private(set) var distanceToEnd: CGFloat
  let viewport: Viewport

  init(items: [Item], offset: CGFloat, distanceToEnd: CGFloat, viewport: Viewport) {
    (self.items, self.offset) = (items, offset)
    (self.distanceToEnd, self.viewport) = (distanceToEnd, viewport)
  }

  /// Whether the end of the content is visible.
  var isAtEnd: Bool { distanceToEnd <= 1 }

  /// Changes the positions to those at another offset.
  mutating func scroll(to offset: CGFloat) {
    let distance = offset - self.offset
    guard distance != 0 else { return }
    self.offset = offset
    distanceToEnd -= distance
    for index in items.indices { items[index].distance -= distance }
    // After a jump, no item has a position to keep.
    if abs(distance) >= viewport.height { items = [] }
  }
}

/// The size and the insets of the visible area.
private struct Viewport: Equatable {
  let size: CGSize
  let top: CGFloat
  let bottom: CGFloat

  @MainActor init(_ view: UIScrollView) {
    size = view.bounds.size
    top = view.adjustedContentInset.top
    bottom = view.adjustedContentInset.bottom
  }

  var height: CGFloat { size.height }

  /// Returns the vertical content offset at the end of the content.
  @MainActor func endOffset(of view: UICollectionView) -> CGFloat {
    let length = view.collectionViewLayout.collectionViewContentSize.height
    return max(-top, length + bottom - height)
  }
}

/// A compositional layout that animates updates to the content offset of an anchor.
final class AnchoredLayout: SidewaysLayout {
  private var targetOffset: (() -> CGFloat?)?

  /// Animates updates to the vertical content offset that a closure returns.
  func connect(targetOffset: @escaping () -> CGFloat?) {
    self.targetOffset = targetOffset
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    let proposed = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    return targetOffset?().map { CGPoint(x: proposed.x, y: $0) } ?? proposed
  }
}
