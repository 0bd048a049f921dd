import LayoutGeometry
import UIKit

/// The positions of sections that scroll horizontally, by the ids of the sections.
///
/// After each layout pass, sections that have appeared get their remembered position, and the
/// others are remembered and reported.
@MainActor final class SectionScrollTracker {
  /// A displayed section that scrolls.
  private final class Scroller {
    let id: AnyHashable
    let index: Int
    let view: UIScrollView
    let observing: ScrollObservingLayout?

    init(id: AnyHashable, index: Int, view: UIScrollView, observing: ScrollObservingLayout?) {
      (self.id, self.index, self.view, self.observing) = (id, index, view, observing)
    }
  }

  /// The known state of a section.
  private struct Record {
    weak var view: UIScrollView?
    var offset: CGFloat = 0
    var reported = SectionScrolling.start
    /// The page that the description has last requested, and the one that is being scrolled to.
    var requestedPage: Int?
    var targetPage: Int?
    /// The page that VoiceOver has announced last, or the first one.
    var announcedPage: Int?
    var motion = SectionMotion(at: 0)
  }

  private var records: [AnyHashable: Record] = [:]
  private var isScheduled = false
  private let motionCheck = DelayedCall()
  private weak var collectionView: UICollectionView?

  /// Tracks the sections of a collection view.
  func connect(to collectionView: UICollectionView) {
    self.collectionView = collectionView
  }

  /// The distances of the sections from their starts, by their ids.
  var positions: [AnyHashable: CGFloat] {
    records.mapValues { $0.view?.distanceFromStart ?? $0.offset }
  }

  /// Scrolls the sections to positions in the next layout pass, and those without one to their starts.
  func setPositions(_ positions: [AnyHashable: CGFloat]) {
    let known = records.mapValues { _ in Record() }
    records = known.merging(positions.mapValues { Record(offset: $0) }) { $1 }
    collectionView?.setNeedsLayout()
  }

  /// Restores the positions of all sections in the next layout pass, as after a reload.
  func restoreAll() {
    for id in records.keys { records[id]?.view = nil }
  }

  /// Restores, remembers and reports positions at the end of a layout pass.
  ///
  /// - Parameters:
  ///   - content: The displayed content.
  ///   - layOut: Displays the items at restored positions.
  func layoutDidEnd(_ content: IndexedContent, layOut: () -> Void) {
    let scrollers = displayedScrollers(of: content)
    guard !scrollers.isEmpty || !records.isEmpty else { return }
    removeRecords(unlessIn: content)
    let restored = scrollers.filter { restore($0) }
    if !restored.isEmpty { layOut() }
    for id in records.keys where !scrollers.contains(where: { $0.id == id }) {
      records[id]?.view = nil
    }
    for scroller in scrollers { report(scroller) }
    if records.values.contains(where: { $0.view != nil && $0.motion.isPending }) {
      motionCheck.schedule(after: SectionMotion.longestPause / 2) { [weak self] in
        self?.collectionView?.setNeedsLayout()
      }
    }
  }

  private func displayedScrollers(of content: IndexedContent) -> [Scroller] {
    guard let collectionView else { return [] }
    return collectionView.subviews.compactMap { view in
      // Unverified: that the cells of such a section are subviews of a scroll view of its own;
      // inferred from compositional-layout.md, 5.1.
      guard let view = view as? UIScrollView,
        let cell = view.subviews.firstNonNil({ $0 as? UICollectionViewCell }),
        let index = collectionView.indexPath(for: cell)?.section,
        content.sections.indices.contains(index),
        let id = content.sections[index].section.id
      else { return nil }
      let observing = content.sections[index].section.layout as? ScrollObservingLayout
      return Scroller(id: id, index: index, view: view, observing: observing)
    }
  }

  /// Returns the scroll views of the sections whose pages are announced.
  func viewsThatAnnouncePages(_ content: IndexedContent) -> [UIScrollView] {
    displayedScrollers(of: content).filter { $0.observing?.page != nil }.map(\.view)
  }

  private func removeRecords(unlessIn content: IndexedContent) {
    guard records.count > content.sections.count else { return }
    let ids = Set(content.sections.compactMap(\.section.id))
    records = records.filter { ids.contains($0.key) }
  }
}

// MARK: Positions

extension SectionScrollTracker {
  /// Scrolls a section that has appeared to its remembered position, and remembers the position of
  /// any other; returns whether it was scrolled.
  private func restore(_ scroller: Scroller) -> Bool {
    var record = records[scroller.id] ?? Record()
    defer { records[scroller.id] = record }
    if record.view === scroller.view {
      record.offset = scroller.view.distanceFromStart
      return false
    }
    let isKnown = records[scroller.id] != nil
    record.view = scroller.view
    defer { record.motion = SectionMotion(at: scroller.view.contentOffset.x) }
    guard isKnown, scroller.view.distanceFromStart != record.offset else { return false }
    scroller.view.scroll(toDistanceFromStart: record.offset)
    return true
  }

  private func report(_ scroller: Scroller) {
    guard let observing = scroller.observing, let scrolling = scrolling(of: scroller) else {
      return
    }
    observing.signal.setHandler { [weak self] in self?.scheduleReports() }
    if let page = observing.page { synchronize(page, with: scrolling, of: scroller) }
    let time = CACurrentMediaTime()
    let changesPhase =
      records[scroller.id]?.motion.update(from: scroller.view, at: time) ?? false
    let phase = records[scroller.id]?.motion.phase ?? .idle
    // The begin of a scroll comes before its first position, and the end after the last.
    if changesPhase, phase != .idle {
      for handler in observing.phaseHandlers { handler(phase, scrolling) }
    }
    if scrolling != records[scroller.id]?.reported {
      records[scroller.id]?.reported = scrolling
      for handler in observing.handlers { handler(scrolling) }
    }
    if changesPhase, phase == .idle {
      for handler in observing.phaseHandlers { handler(phase, scrolling) }
    }
    if phase == .idle, let page = observing.page { announce(page, scrolling.page, of: scroller) }
  }

  /// Lets VoiceOver speak the page at which a scroll has ended.
  private func announce(_ page: SectionPage, _ index: Int, of scroller: Scroller) {
    let announced = records[scroller.id]?.announcedPage
    guard announced != index else { return }
    records[scroller.id]?.announcedPage = index
    guard announced != nil, UIAccessibility.isVoiceOverRunning, let collectionView else { return }
    let count = collectionView.numberOfItems(inSection: scroller.index)
    UIAccessibility.post(
      notification: .pageScrolled, argument: page.announcement(index + 1, count))
  }

  private func scrolling(of scroller: Scroller) -> SectionScrolling? {
    guard let collectionView, let page = scroller.view.leadingItem(in: collectionView) else {
      return nil
    }
    let range = scroller.view.scrollRange
    let offset = scroller.view.distanceFromStart
    let progress = range.length > 0 ? min(max(offset / range.length, 0), 1) : 0
    return SectionScrolling(offset: offset, page: page, progress: progress)
  }

  // Unverified: that UIKit lays out the collection view for each step of such a scroll. The signal
  // of the section makes up for it, in the next run of the main queue.
  private func scheduleReports() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor [weak self] in
      self?.isScheduled = false
      self?.setNeedsLayoutIfScrolled()
    }
  }

  private func setNeedsLayoutIfScrolled() {
    let isScrolled = records.values.contains { record in
      record.view.map { $0.distanceFromStart != record.offset } ?? false
    }
    if isScrolled { collectionView?.setNeedsLayout() }
  }
}

// MARK: Pages

extension SectionScrollTracker {
  /// Scrolls to a page that was requested by the description, or writes the page that the user has
  /// scrolled to.
  private func synchronize(
    _ page: SectionPage, with scrolling: SectionScrolling, of scroller: Scroller
  ) {
    guard var record = records[scroller.id] else { return }
    defer { records[scroller.id] = record }
    if record.requestedPage != page.requested {
      let isFirst = record.requestedPage == nil
      record.requestedPage = page.requested
      record.targetPage = nil
      guard page.requested != scrolling.page else { return }
      record.targetPage = page.requested
      scroll(scroller, toPage: page.requested, animated: !isFirst)
      if isFirst { record.motion.jump(to: scroller.view.contentOffset.x) }
      return
    }
    if let target = record.targetPage {
      guard scroller.view.isTracking || scrolling.page == target else { return }
      record.targetPage = nil
    }
    guard scrolling.page != page.requested else { return }
    record.requestedPage = scrolling.page
    page.write(scrolling.page)
  }

  private func scroll(_ scroller: Scroller, toPage page: Int, animated: Bool) {
    guard let collectionView, page >= 0,
      page < collectionView.numberOfItems(inSection: scroller.index)
    else { return }
    let isMirrored = scroller.view.isMirrored
    collectionView.scrollToItem(
      at: IndexPath(item: page, section: scroller.index), at: isMirrored ? .right : .left,
      animated: animated)
  }
}

// MARK: Scroll views

extension UIScrollView {
  fileprivate var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The lowest horizontal content offset and the distance to the highest one.
  fileprivate var scrollRange: (start: CGFloat, length: CGFloat) {
    let start = -adjustedContentInset.left
    let end = contentSize.width + adjustedContentInset.right - bounds.width
    return (start, max(0, end - start))
  }

  /// The horizontal distance from the start in reading direction.
  fileprivate var distanceFromStart: CGFloat {
    let range = scrollRange
    let distance = contentOffset.x - range.start
    return isMirrored ? range.length - distance : distance
  }

  /// Scrolls to a distance from the start, as far as the content allows.
  fileprivate func scroll(toDistanceFromStart distance: CGFloat) {
    let range = scrollRange
    let clamped = min(max(distance, 0), range.length)
    contentOffset.x = range.start + (isMirrored ? range.length - clamped : clamped)
  }

  /// Returns the index of the item whose leading edge is nearest to that of the visible area.
  @MainActor fileprivate func leadingItem(in collectionView: UICollectionView) -> Int? {
    let edge =
      isMirrored
      ? bounds.maxX - adjustedContentInset.right : bounds.minX + adjustedContentInset.left
    let cells = subviews.compactMap { $0 as? UICollectionViewCell }
    let paths = cells.compactMap { cell in
      collectionView.indexPath(for: cell).map { path in
        (path: path, distance: abs((isMirrored ? cell.frame.maxX : cell.frame.minX) - edge))
      }
    }
    return paths.min { ($0.distance, $0.path) < ($1.distance, $1.path) }?.path.item
  }
}
