import UIKit

/// An object that keeps the position of the anchor while the content changes.
///
/// It records the positions of the visible items after each layout pass. The next pass or update
/// compares them with the new positions, and moves the content offset by the difference. Scrolling
/// changes the offset and not the positions in the content, so it is never reverted.
@MainActor final class ScrollAnchoring {
  /// The content that keeps its position.
  private(set) var anchor = ContentAnchor.none  // Public API of the renderer.

  /// The data source of a collection view that displays items by their tokens.
  typealias DataSource = UICollectionViewDiffableDataSource<SectionToken, ItemToken>

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
  private let content: () -> IndexedContent
  private weak var collectionView: UICollectionView?
  private weak var dataSource: DataSource?

  /// Creates an object with a closure that returns the displayed content.
  init(content: @escaping () -> IndexedContent) {
    self.content = content
  }

  /// Keeps other content in its position from now on.
  func setAnchor(_ anchor: ContentAnchor) {
    guard anchor != self.anchor else { return }
    self.anchor = anchor
    recordPosition()
  }

  /// Keeps the positions in a collection view.
  func connect(to collectionView: UICollectionView, _ dataSource: DataSource) {
    (self.collectionView, self.dataSource) = (collectionView, dataSource)
    (collectionView.collectionViewLayout as? AnchoredLayout)?.connect { [weak self] in
      self?.targetContentOffset(forProposed: $0) ?? $0
    }
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

  // The collection view has content to keep.
  private var isActive: Bool {
    guard anchor != .none, let collectionView else { return false }
    return !collectionView.bounds.isEmpty
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
    guard isActive, case .updating(let record) = state, !isReload else { return }
    correctOffset(layOut: {})
    // An item that the update has uncovered above the anchor is not measured yet: the items that
    // were visible before it keep their positions in the next layout pass.
    let remaining = record.items.map(\.token)
    state = currentRecord(beginningWith: remaining).map { .recorded($0) } ?? .unknown
  }

  /// Takes into account that the content was scrolled since the last pass.
  func layoutWillBegin() {
    guard isActive, let collectionView else { return }
    switch state {
    case .recorded(var record):
      guard record.viewport == Viewport(collectionView) else { return }
      record.scroll(to: record.viewport.contentOffset(of: collectionView))
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
      guard let collectionView, let target = targetOffset else { return }
      let viewport = Viewport(collectionView)
      guard abs(target - viewport.offset(of: collectionView)) > Self.tolerance else { return }
      viewport.scroll(collectionView, to: target)
      layOut()
    }
  }

  private static let maximumCorrections = 10
  private static let tolerance: CGFloat = 0.25
}

// MARK: Positions

extension ScrollAnchoring {
  /// Returns the content offset at which the anchor has its recorded position, or the proposed one
  /// if there is none.
  private func targetContentOffset(forProposed proposed: CGPoint) -> CGPoint {
    guard let collectionView, let target = targetOffset else { return proposed }
    return Viewport(collectionView).contentOffset(
      at: target, of: collectionView, forProposed: proposed)
  }

  /// The offset at which the anchor has its recorded position; `nil` if there is none.
  private var targetOffset: CGFloat? {
    guard isActive, let collectionView else { return nil }
    let viewport = Viewport(collectionView)
    guard viewport.canScroll(collectionView) else { return nil }
    switch state {
    case .unknown: return anchor == .bottom ? viewport.endOffset(of: collectionView) : nil
    case .recorded(let record), .updating(let record):
      guard let offset = offset(keeping: record, viewport, collectionView) else { return nil }
      // The offset may be beyond the content while the user drags it.
      let isKept = abs(offset - viewport.offset(of: collectionView)) <= Self.tolerance
      if isKept, record.viewport == viewport { return offset }
      return min(max(offset, -viewport.startInset), viewport.endOffset(of: collectionView))
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
      self.start(of: item.token, viewport, collectionView).map { $0 - item.distance }
    }
    return starts.first.map { $0 - viewport.startInset }
  }

  private func start(
    of token: ItemToken, _ viewport: Viewport, _ collectionView: UICollectionView
  ) -> CGFloat? {
    guard let path = dataSource?.indexPath(for: token),
      let cell = collectionView.collectionViewLayout.layoutAttributesForItem(at: path)
    else { return nil }
    return viewport.range(of: cell.frame, in: collectionView).start
  }

  private func isCurrent(_ record: ScrollRecord) -> Bool {
    guard let collectionView else { return false }
    // After a change of the size, the recorded positions are those to keep.
    return record.viewport != Viewport(collectionView)
      || record.contentOffset == record.viewport.contentOffset(of: collectionView)
  }

  /// Returns the current positions: those of items that are preferred and still displayed, and of
  /// the other visible ones.
  private func currentRecord(beginningWith preferred: [ItemToken] = []) -> ScrollRecord? {
    guard let collectionView else { return nil }
    let viewport = Viewport(collectionView)
    let visibleStart = viewport.offset(of: collectionView) + viewport.startInset
    let remaining = preferred.compactMap { token in
      start(of: token, viewport, collectionView).map {
        ScrollRecord.Item(token: token, distance: $0 - visibleStart)
      }
    }
    let known = Set(remaining.map(\.token))
    let visible = visibleItems(in: viewport, collectionView).filter { !known.contains($0.token) }
    return ScrollRecord(
      items: remaining + visible, contentOffset: viewport.contentOffset(of: collectionView),
      distanceToEnd: viewport.endOffset(of: collectionView) - viewport.offset(of: collectionView),
      viewport: viewport)
  }

  /// Returns the visible items from start to end.
  ///
  /// Transient ones come last, since they are removed by the update that they announce.
  private func visibleItems(
    in viewport: Viewport, _ collectionView: UICollectionView
  ) -> [ScrollRecord.Item] {
    let visibleStart = viewport.offset(of: collectionView) + viewport.startInset
    let elements = collectionView.collectionViewLayout.layoutAttributesForElements(
      in: collectionView.bounds)
    let cells = (elements ?? []).filter { $0.representedElementCategory == .cell }
      .map { (path: $0.indexPath, range: viewport.range(of: $0.frame, in: collectionView)) }
      .filter { $0.range.end > visibleStart }
      .sorted { ($0.range.start, $0.path) < ($1.range.start, $1.path) }
    let items = cells.compactMap { cell in
      dataSource?.itemIdentifier(for: cell.path).map { token in
        (
          isTransient: isTransient(at: cell.path),
          item: ScrollRecord.Item(token: token, distance: cell.range.start - visibleStart)
        )
      }
    }
    return items.filter { !$0.isTransient }.map(\.item) + items.filter(\.isTransient).map(\.item)
  }

  private func isTransient(at path: IndexPath) -> Bool {
    let sections = content().sections
    guard sections.indices.contains(path.section) else { return false }
    let items = sections[path.section].section.items
    guard items.indices.contains(path.item) else { return false }
    return items.location(of: path.item).chunk.itemType is any TransientItem.Type
  }
}
