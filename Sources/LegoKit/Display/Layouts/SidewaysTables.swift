import UIKit

/// The tables of a layout that scroll horizontally, and the scroll views that move them.
///
/// The positions belong to the sections and are kept when sections are inserted, moved or out of
/// sight.
@MainActor final class SidewaysTables {
  private var tokens: [Int: SectionToken] = [:]
  private var geometries: [SectionToken: any HorizontalGeometry] = [:]
  private var offsets: [SectionToken: CGFloat] = [:]
  private var scrollers: [SectionToken: SidewaysScroller] = [:]

  /// Whether there are no tables.
  var isEmpty: Bool { tokens.isEmpty }

  /// The indexes of the sections that are tables.
  var sections: [Int] { Array(tokens.keys).sorted() }

  /// Whether the first row of a table stays visible.
  var havePinnedRows: Bool {
    tokens.values.contains { geometries[$0]?.pinsFirstRow == true }
  }

  /// Sets the frames of a table; `nil` for a section that is none.
  func setTable(
    _ geometry: (any HorizontalGeometry)?, ofSection section: Int, _ token: SectionToken
  ) {
    geometries[token] = geometry
    setSection(section, token)
  }

  /// Sets the index of a section, which is a table if its frames were set.
  func setSection(_ section: Int, _ token: SectionToken) {
    tokens[section] = geometries[token] == nil ? nil : token
  }

  /// Removes the tables of sections that do not exist any more.
  func removeSections(from count: Int) {
    tokens = tokens.filter { $0.key < count }
    guard tokens.count < geometries.count else { return }
    let known = Set(tokens.values)
    geometries = geometries.filter { known.contains($0.key) }
  }

  /// Returns the frames of a table and the distance that it was scrolled; `nil` for a section that
  /// is none.
  func position(
    ofSection section: Int
  ) -> (geometry: any HorizontalGeometry, offset: CGFloat)? {
    guard let token = tokens[section], let geometry = geometries[token] else { return nil }
    return (geometry, geometry.maximumOffset > 0 ? offset(of: token, geometry) : 0)
  }

  /// Returns the distance that a table was scrolled, or where it begins.
  private func offset(of token: SectionToken, _ geometry: any HorizontalGeometry) -> CGFloat {
    offsets[token] ?? geometry.initialOffset
  }

  /// Marks the fields of the first rows that stay visible as invalid.
  func invalidatePinnedRows(in context: UICollectionViewLayoutInvalidationContext) {
    for section in sections {
      guard let (geometry, offset) = position(ofSection: section), geometry.pinsFirstRow else {
        continue
      }
      let items = geometry.pinnedItems(atOffset: offset)
      context.invalidateItems(at: items.map { IndexPath(item: $0, section: section) })
    }
  }
}

// MARK: Scroll views

extension SidewaysTables {
  /// Lays out the scroll views of the displayed tables, and removes the others.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, which displays the scroll views.
  ///   - onScroll: The closure that is called when the user has scrolled a table.
  ///   - visibleFrame: Returns the visible part of the table of a section, or `nil`.
  func layOutScrollers(
    in collectionView: UICollectionView, onScroll: @escaping () -> Void,
    visibleFrame: (_ section: Int) -> CGRect?
  ) {
    guard !tokens.isEmpty || !scrollers.isEmpty else { return }
    var remaining = scrollers
    for (section, token) in tokens {
      guard let geometry = geometries[token], geometry.maximumOffset > 0,
        let frame = visibleFrame(section), !frame.isEmpty
      else { continue }
      remaining[token] = nil
      // The first position is kept when the description changes.
      let offset = self.offset(of: token, geometry)
      offsets[token] = offset
      let scroller = scrollers[token] ?? addScroller(of: token, to: collectionView, onScroll)
      scroller.layOut(in: frame, geometry, offset: offset)
    }
    for (token, scroller) in remaining {
      scrollers[token] = nil
      scroller.remove(from: collectionView)
    }
    guard offsets.count > scrollers.count + Self.maximumHiddenOffsets else { return }
    let known = Set(tokens.values)
    offsets = offsets.filter { known.contains($0.key) }
  }

  /// Scrolls a table to a distance from its first column; one that is out of sight without animation.
  func scrollTable(ofSection section: Int, to offset: CGFloat, animated: Bool) {
    guard let token = tokens[section] else { return }
    guard let scroller = scrollers[token] else { return offsets[token] = offset }
    scroller.scroll(to: offset, animated: animated)
  }

  /// Removes all scroll views, when another layout replaces that of the tables.
  func removeScrollers(from collectionView: UICollectionView) {
    for scroller in scrollers.values { scroller.remove(from: collectionView) }
    scrollers = [:]
  }

  /// Returns whether a gesture recognizer may begin; one that scrolls a table only inside it.
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let scroller = scrollers.values.first(where: { $0.panGestureRecognizer === recognizer })
    else { return true }
    return scroller.allows(recognizer)
  }

  /// The number of positions that are kept although their sections may have been removed.
  private static let maximumHiddenOffsets = 32

  private func addScroller(
    of token: SectionToken, to collectionView: UICollectionView,
    _ onScroll: @escaping () -> Void
  ) -> SidewaysScroller {
    let scroller = SidewaysScroller { [weak self] offset in
      guard let self, offsets[token, default: 0] != offset else { return }
      offsets[token] = offset
      onScroll()
    }
    scrollers[token] = scroller
    scroller.add(to: collectionView)
    return scroller
  }
}

/// The scroll view of a table, which displays its indicator only.
///
/// Its pan gesture recognizer belongs to the collection view, so that the fields receive touches.
final class SidewaysScroller: UIScrollView {
  private let observer: ScrollObserver

  /// Creates a scroll view that reports the distance from the first column.
  init(onScroll: @escaping (CGFloat) -> Void) {
    observer = ScrollObserver(onScroll: onScroll)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    showsVerticalScrollIndicator = false
    ignoreStatusBarTaps()
    contentInsetAdjustmentBehavior = .never
    backgroundColor = .clear
    delegate = observer
    // The indicator is in front of the cells.
    layer.zPosition = 1
  }

  required init?(coder: NSCoder) { nil }

  /// Scrolls when the user drags the content of the collection view.
  func add(to collectionView: UICollectionView) {
    collectionView.addSubview(self)
    collectionView.addGestureRecognizer(panGestureRecognizer)
  }

  /// Stops scrolling.
  func remove(from collectionView: UICollectionView) {
    collectionView.removeGestureRecognizer(panGestureRecognizer)
    removeFromSuperview()
  }

  /// Sets the visible part of the table, its frames, and the distance from the first column.
  func layOut(in frame: CGRect, _ geometry: any HorizontalGeometry, offset: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = CGSize(
      width: frame.width + geometry.maximumOffset, height: frame.height)
    observer.set(isMirrored: isMirrored, maximumOffset: geometry.maximumOffset)
    guard self.frame != frame || contentSize != size else { return }
    self.frame = frame
    guard contentSize.width != size.width else { return contentSize = size }
    contentSize = size
    // A narrower table may end before the offset.
    let clamped = min(offset, geometry.maximumOffset)
    contentOffset.x = isMirrored ? geometry.maximumOffset - clamped : clamped
    observer.scrollViewDidScroll(self)
  }

  /// Scrolls to a distance from the first column.
  func scroll(to offset: CGFloat, animated: Bool) {
    let maximum = contentSize.width - bounds.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    setContentOffset(
      CGPoint(x: isMirrored ? maximum - offset : offset, y: contentOffset.y), animated: animated)
  }

  /// Returns whether the touches of a recognizer are inside the table.
  func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    point(inside: recognizer.location(in: self), with: nil)
  }

  // UIKit asks the delegate of a scroll view's recognizer, which is the scroll view.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && (gestureRecognizer !== panGestureRecognizer || allows(gestureRecognizer))
  }
}

/// The delegate of a table's scroll view.
private final class ScrollObserver: NSObject, UIScrollViewDelegate {
  private let onScroll: (CGFloat) -> Void
  private var isMirrored = false
  private var maximumOffset: CGFloat = 0

  init(onScroll: @escaping (CGFloat) -> Void) {
    self.onScroll = onScroll
  }

  func set(isMirrored: Bool, maximumOffset: CGFloat) {
    (self.isMirrored, self.maximumOffset) = (isMirrored, maximumOffset)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let x = scrollView.contentOffset.x
    onScroll(isMirrored ? maximumOffset - x : x)
  }
}
