import Foundation

/// The position of a scroll view, and its place among others.
///
/// A list is found again by the item at its start, since heights of items above may be other ones, or
/// estimates; other scroll views by their offset.
struct SavedScrollPosition: Codable, Equatable, Sendable {
  /// The item at the start of the visible part of a list.
  struct Anchor: Codable, Equatable, Sendable {
    var section: Int
    var item: Int
    /// The distance from the item's corner to the content offset.
    var distance: CGPoint
  }

  /// The classes of the scroll views around the scroll view and its own, each with its number among
  /// scroll views of the class beside it.
  var path: [String]
  /// The content offset.
  var offset: CGPoint
  /// The item at the start; `nil` without items.
  var anchor: Anchor?
}

extension SavedScrollPosition {
  /// Returns the positions in windows, from the outermost scroll views to the innermost.
  @MainActor static func all(in windows: [UIWindow]) -> [SavedScrollPosition] {
    FoundScrollView.all(in: windows).map {
      SavedScrollPosition(
        path: $0.path, offset: $0.view.contentOffset, anchor: Anchor(of: $0.view))
    }
  }

  /// Scrolls the scroll views of windows.
  ///
  /// - Returns: Whether all were found and have the positions: the content of some may be loaded later.
  @MainActor static func restore(_ positions: [SavedScrollPosition], in windows: [UIWindow]) -> Bool
  {
    positions.reduce(true) { areRestored, position in
      // Inner scroll views may exist only when the outer ones are scrolled.
      let found = FoundScrollView.all(in: windows).first { $0.path == position.path }
      return (found.map { position.restore($0.view) } ?? false) && areRestored
    }
  }

  @MainActor private func restore(_ view: UIScrollView) -> Bool {
    let target = anchor.flatMap { $0.offset(in: view) } ?? offset
    let reachable = view.reachable(target)
    if view.contentOffset != reachable {
      view.setContentOffset(reachable, animated: false)
      view.layoutIfNeeded()
    }
    return abs(view.contentOffset.x - target.x) < 1 && abs(view.contentOffset.y - target.y) < 1
  }
}

/// A scroll view in a window.
@MainActor private struct FoundScrollView {
  let path: [String]
  let view: UIScrollView

  static func all(in windows: [UIWindow]) -> [FoundScrollView] {
    windows.flatMap { all(in: $0, below: []) }
  }

  private static func all(in view: UIView, below path: [String]) -> [FoundScrollView] {
    var counts: [String: Int] = [:]
    return outermost(in: view).flatMap { scrollView in
      let name = "\(type(of: scrollView))"
      counts[name, default: 0] += 1
      let inner = path + ["\(name) \(counts[name, default: 0])"]
      return [FoundScrollView(path: inner, view: scrollView)] + all(in: scrollView, below: inner)
    }
  }

  /// The visible scroll views that are in no other one, from top to bottom.
  private static func outermost(in view: UIView) -> [UIScrollView] {
    let found: [UIScrollView] = view.subviews.filter { !$0.isHidden }.flatMap { view in
      (view as? UIScrollView).map { [$0] } ?? outermost(in: view)
    }
    let corners = found.map { $0.convert(CGPoint.zero, to: nil) }
    return found.indices
      .sorted { (corners[$0].y, corners[$0].x, $0) < (corners[$1].y, corners[$1].x, $1) }
      .map { found[$0] }
  }
}

extension SavedScrollPosition.Anchor {
  /// Finds the first visible item of a list.
  @MainActor fileprivate init?(of view: UIScrollView) {
    let indexPaths =
      switch view {
      case let list as UICollectionView: list.indexPathsForVisibleItems
      case let table as UITableView: table.indexPathsForVisibleRows ?? []
      default: [IndexPath]()
      }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let first = indexPaths.sorted().lazy
      .compactMap { path in view.frame(ofItemAt: path).map { (path, $0) } }
      .first { $1.intersects(visible) }
    guard let (path, frame) = first else { return nil }
    let offset = view.contentOffset
    self.init(
      section: path.section, item: path.item,
      distance: CGPoint(x: offset.x - frame.minX, y: offset.y - frame.minY))
  }

  /// Returns the offset at which the item is at the distance; `nil` if there is no such item.
  @MainActor fileprivate func offset(in view: UIScrollView) -> CGPoint? {
    view.frame(ofItemAt: IndexPath(item: item, section: section)).map {
      CGPoint(x: $0.minX + distance.x, y: $0.minY + distance.y)
    }
  }
}

extension UIScrollView {
  /// Returns the frame of an item of a list; `nil` if this is no list, or has no such item.
  fileprivate func frame(ofItemAt path: IndexPath) -> CGRect? {
    switch self {
    case let list as UICollectionView:
      guard path.section < list.numberOfSections,
        path.item < list.numberOfItems(inSection: path.section)
      else { return nil }
      return list.layoutAttributesForItem(at: path)?.frame
    case let table as UITableView:
      guard path.section < table.numberOfSections,
        path.item < table.numberOfRows(inSection: path.section)
      else { return nil }
      return table.rectForRow(at: path)
    default: return nil
    }
  }

  /// Returns the nearest offset to which a user can scroll.
  fileprivate func reachable(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let (left, top) = (-inset.left, -inset.top)
    let right = max(left, contentSize.width + inset.right - bounds.width)
    let bottom = max(top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(x: min(max(offset.x, left), right), y: min(max(offset.y, top), bottom))
  }
}
